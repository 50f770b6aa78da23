import { COACHES } from '../../bodies/families/vehicle/coaches-table.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { backToWagon, pulledAlong } from './railways.ts';

/** Who looks out of the wagons that an engine pulls: these are nobody's to name, and go around bends behind it. */

const PULLS: ReadonlySet<string> = new Set(['locomotive']);
const wagon = COACHES['passenger train'];
/** Metres: inside of the wall, and below the edge of the window on which the elbows are. */
const [INSIDE_WALL, BELOW_EDGE] = [0.08, 1.13];

export const isInWagon = (child: Player, parent: Player, where: string | null): boolean =>
  child.order.family === 'person' && PULLS.has(parent.role.thing) && where === 'window';

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
}

/** The engine in whose wagons somebody is; null for all others. */
export function engineOf(player: number, { script, players }: Parts): number | null {
  const own = players[player];
  const relation = script.relations.find(({ role, where }) => role === own?.role.id && where === 'window');
  const engine = players.findIndex(({ role }) => role.id === relation?.to);
  const pulls = players[engine];
  return own === undefined || pulls === undefined || !isInWagon(own, pulls, 'window') ? null : engine;
}

/** The way of somebody at a window: that of the engine, so far behind it, turned to the side. */
export function wagonPath(
  own: Player,
  engine: Player,
  path: readonly PathPoint[],
  facts: PlaceFacts,
): readonly PathPoint[] {
  const [band] = wagon?.windows ?? [];
  if (wagon === undefined || band === undefined) return path;
  const side = own.instance % 2 === 0 ? 1 : -1;
  const at = Math.floor(own.instance / 2);
  const window = band.count - 1 - (at % band.count);
  const ahead = band.from + ((band.to - band.from) / band.count) * (window + 0.5);
  const back = backToWagon(engine, wagon.length, Math.floor(at / band.count)) - ahead;
  const aside = side * (wagon.width / 2 - INSIDE_WALL);
  return path.map((point) => {
    const { time, at: spot, heading } = pulledAlong(point, back, engine, facts);
    return {
      time,
      at: [
        spot[0] + Math.cos(heading) * aside,
        spot[1] + band.low - BELOW_EDGE,
        spot[2] - Math.sin(heading) * aside,
      ] as const,
      heading: heading + (side * Math.PI) / 2,
    };
  });
}
