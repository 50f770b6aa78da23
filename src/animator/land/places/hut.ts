import { mannersOf } from '../../catalogue/manners.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf } from '../kits/architecture/solids.ts';
import { makeFireplace } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeCandle } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench, makeStool } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import { makeWareShelf } from '../kits/rooms/ware-shelf.ts';
import { makeCrate } from '../kits/rooms/works.ts';
import type { PlaceOrder } from '../place.ts';

/** The one room of a hut, a cabin or a cottage: a hearth of stone, rough wood, jars on a board, and nothing that came out of a shop. */
const SIZE = { left: -3.3, right: 3.3, back: -3.4, front: 5.8, height: 2.75 } as const;

const HUT = /\b(?:hut|shack|cottage|cabin|log house|tree ?house|farmhouse)\b/;
const PARLOUR = /\b(?:living room|lounge|parlou?r|sofa|couch)\b/;

/** Whether the room is all there is of a small house, and nobody calls it a living room. */
export const isHut = ({ dressing }: PlaceOrder): boolean =>
  mannersOf(dressing).includes('rustic') &&
  dressing.some((word) => HUT.test(word)) &&
  !dressing.some((word) => PARLOUR.test(word));

function wallOf({ dressing }: PlaceOrder): Look {
  const says = (words: RegExp): boolean => dressing.some((word) => words.test(word));
  if (says(/\b(?:stone|rock)\b/)) return lookOf(0x7d746a, 'stone');
  return says(/\bcottage\b/) ? lookOf(0xd8ccb4, 'plaster') : lookOf(0x8a5c36, 'planks');
}

export function planHut(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('hut');
  const light = lightRoom(order, -2.15, { tint: [1.06, 0.98, 0.86], dark: 1.15 });
  const [wall, rough] = [wallOf(order), lookOf(random.pick([0x6a4628, 0x5a3a22, 0x74502f]), 'wood')];
  const stone = lookOf(0x8a8076, 'stone');
  const board = makeTable({ width: 1.5, depth: 0.7, height: 0.76, wood: rough });
  const stool = makeStool(rough, lookOf(0x7a5a38, 'cloth'), 0.46);
  // What burns is not put out with the lamps.
  const candle = makeCandle(true, 0.2);
  const placed: Placed[] = [
    put(makeFireplace(true, stone, SIZE.height), 1.6, SIZE.back + 0.27),
    put(
      makeWareShelf(['potion', 'vase', 'herbs', 'candlestick'], 1.5, 1.95, rough, order.seed),
      -1.5,
      SIZE.back + 0.02,
    ),
    put(board, SIZE.left + 0.45, -0.7, Math.PI / 2),
    put(candle, SIZE.left + 0.4, -0.3, 0, 0.76),
    put(candle, SIZE.left + 0.5, -1.1, 0, 0.76),
    put(stool, SIZE.left + 1.1, -0.6),
    put(makeBench(rough, 1.6, false), SIZE.right - 0.3, -0.9, -Math.PI / 2),
    put(makeCrate(0.55), 2.9, SIZE.back + 1.2, 0.2),
    put(makeCrate(0.42), -2.9, SIZE.back + 0.4, -0.15),
    put(
      makeWareShelf(['vase', 'herbs', 'chest'], 1.3, 1.7, rough, order.seed + 1),
      SIZE.right - 0.02,
      1.6,
      -Math.PI / 2,
    ),
    ...dressRoom(order, { left: -2.2, right: 2.2, back: -2.6, table: [SIZE.left + 0.45, 0.76, -0.7] }),
  ];
  const window = { width: 0.8, bottom: 1.05, top: 1.95, kind: 'window', panes: [2, 2] } as const;
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ ...window, width: 1.1, middle: SIZE.right }] },
      { side: 'left', openings: [{ ...window, middle: 6.4 }] },
      { side: 'right', openings: [{ ...window, middle: 3.2 }] },
      { side: 'front', openings: [{ middle: 2.4, width: 0.95, bottom: 0, top: 2, kind: 'door' }] },
    ],
    looks: {
      ...{ wall, trim: darker(rough, 0.9), door: rough, frame: rough },
      ceiling: lookOf(0x6e4a2c, 'planks'),
    },
    floor: {
      kind: wall.material === stone.material ? 'stone' : 'boards',
      look: lookOf(0x7c746a, 'stone'),
      second: lookOf(0x6c655c, 'stone'),
    },
    placed,
    // Its candles and its fire are all the lamps there are.
    light: { ...light, lamps: light.unlit ? 0 : Math.max(0.3, light.lamps) },
    view: 'garden',
    openRadius: 2,
    keepsWindows: true,
  };
}
