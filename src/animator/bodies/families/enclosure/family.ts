import { glassVesselOf, MINIATURE_LANDS } from '../../../catalogue/glass-worlds.ts';
import type { Role } from '../../../director/script.ts';
import { TAU } from '../../../maths/ease.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Body, BodyFamily, Sheet } from '../../body.ts';
import { madeBody } from '../../forge/made-body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { THING_ACTS, thingBones } from '../../thing-poses.ts';
import { CLEAR_GLASS, DARK_GLASS, GLASSES } from './glasses.ts';
import { addLand, groundAt } from './lands.ts';
import { putInside } from './put-inside.ts';
import type { RoomInside } from './room-inside.ts';

interface Order {
  readonly family: string;
  readonly sheet: Sheet;
}

/** Each of them in life: its height tells how large it is beside the others. */
interface Content extends Order {
  readonly metres: number;
}

interface EnclosureSheet {
  readonly shape: keyof typeof GLASSES;
  readonly land: (typeof MINIATURE_LANDS)[number] | null;
  readonly snowy: boolean;
  readonly contents: readonly Content[];
  readonly seed: number;
}

/** Vessels of glass with a world in them. What stands in it is made by the other families, and drawn as small as the glass asks for. */
export function makeEnclosures(others: readonly BodyFamily[]): BodyFamily {
  const castInside = (role: Role, chance: Random): Order | null => {
    for (const family of others) {
      const sheet = family.cast(role, chance);
      if (sheet !== null) return { family: family.name, sheet: { ...sheet, fineness: 'crowd' } };
    }
    return null;
  };
  return {
    name: 'enclosure',
    acts: THING_ACTS,
    cast(role, chance) {
      const [vessel, world] = [glassVesselOf(role.thing), role.encloses];
      if (vessel === null || world === undefined) return null;
      const contents = world.cast.flatMap((each): Content[] => {
        const order = castInside(each, chance.spawn(each.noun));
        const metres = each.metres * each.size;
        return order === null
          ? []
          : Array.from({ length: Math.min(each.count, MOST_ALIKE) }, () => ({ ...order, metres }));
      });
      return { shape: vessel.shape, land: world.land, snowy: world.snowy, contents, seed: chance.index(1_000_000) };
    },
    makeBody: (sheet, kernel) => makeEnclosure(readSheet(sheet), kernel, others),
  };
}

const MOST_ALIKE = 6;

function readSheet(sheet: Sheet): EnclosureSheet {
  const shape = Object.keys(GLASSES).find((each): each is keyof typeof GLASSES => each === sheet.shape);
  if (shape === undefined) throw new RangeError(`There is no vessel of glass called '${String(sheet.shape)}'.`);
  const contents: unknown[] = Array.isArray(sheet.contents) ? sheet.contents : [];
  return {
    shape,
    land: MINIATURE_LANDS.find((each) => each === sheet.land) ?? null,
    snowy: sheet.snowy === true,
    contents: contents.filter(isContent),
    seed: typeof sheet.seed === 'number' ? sheet.seed : 1,
  };
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && 'family' in value && 'sheet' in value && 'metres' in value;

/** Of the free height, and of the narrow half of the ground: how large the largest of what stands there may be. */
const [HIGHEST, BROADEST] = [0.86, 1.25];
/** Of the largest: whatever is smaller in life is still seen. */
const LEAST_SHARE = 0.34;

interface Placed {
  readonly body: Body;
  readonly at: Vector;
  readonly size: number;
  readonly heading: number;
}

/** The largest in the middle, the others around it. */
function standInside(
  contents: readonly { readonly body: Body; readonly metres: number }[],
  room: RoomInside,
  chance: Random,
): Placed[] {
  const ordered = [...contents].sort((a, b) => b.metres - a.metres);
  const most = ordered[0]?.metres ?? 1;
  const small = Math.min(room.across, room.along);
  return ordered.map(({ body, metres }, k): Placed => {
    const angle = k * 2.4 + 0.6;
    const out = k === 0 ? 0 : 0.55 + 0.1 * (k % 3);
    const [x, z] = [Math.sin(angle) * out * room.across, Math.cos(angle) * out * room.along];
    const up = groundAt(room, x, z);
    const share = Math.max(LEAST_SHARE, metres / most) * (k === 0 ? 1 : 0.62);
    const high = (HIGHEST * (room.free(x, z) - up)) / body.height;
    const broad = (small * BROADEST) / Math.max(body.width, body.length);
    const longest = (room.across * BROADEST) / body.length;
    // What is long lies along the vessel.
    const lengthwise = body.length > body.width * 1.6;
    return {
      body,
      at: [room.middle[0] + x, room.middle[1] + up * 0.94, room.middle[2] + z],
      size: Math.min(high, lengthwise && room.across > room.along * 1.3 ? longest : broad) * share,
      heading: lengthwise ? TAU / 4 : chance.between(-0.5, 0.5),
    };
  });
}

function makeEnclosure(
  { shape, land, snowy, contents, seed }: EnclosureSheet,
  kernel: FieldKernel,
  families: readonly BodyFamily[],
): Body {
  const glass = GLASSES[shape]();
  const { height, inside } = glass;
  const middle: Vector = [inside.middle[0], height / 2, inside.middle[2]];
  const bones = thingBones(height)
    .bone('swirl', 'whole', middle, [middle[0], height, middle[2]])
    .bone('swirl2', 'whole', middle, [middle[0], height, middle[2]])
    .bone('rocked', 'whole', inside.middle, [inside.middle[0], height, inside.middle[2]]);
  const bodies = contents.flatMap(({ family, sheet, metres }) => {
    const found = families.find(({ name }) => name === family);
    return found === undefined ? [] : [{ body: found.makeBody(sheet, kernel), metres }];
  });
  const body = madeBody({
    ...{ bones, height, length: glass.length, width: glass.width },
    anchors: { inside: inside.middle, top: [0, height, 0], handle: [0, height / 2, 0] },
    forge(forge) {
      glass.forge(forge, land === 'space' ? DARK_GLASS : CLEAR_GLASS);
      if (land !== null) addLand(forge, inside, { land, snowy, freeMiddle: bodies.length > 0 }, makeRandom(seed));
    },
    move(pose, { time }) {
      pose
        .turn('swirl', aboutY(time * 0.35))
        .turn('swirl2', combine(aboutY(-time * 0.22), aboutX(0.1 * Math.sin(time))));
      // Ships rock on their waves.
      if (land === 'sea') pose.turn('rocked', aboutX(0.07 * Math.sin(time * 1.6)));
    },
  });
  const rocked = body.skeleton.number('rocked');
  return {
    ...body,
    makeParts: (own) => [
      ...body.makeParts(own),
      ...standInside(bodies, inside, makeRandom(seed).spawn('contents')).flatMap(
        ({ body: content, at, size, heading }, k) =>
          content.makeParts(own).map((part) => ({
            ...putInside(part, { at, size, turn: aboutY(heading), bone: rocked }),
            name: `${k} ${part.name}`,
          })),
      ),
    ],
  };
}
