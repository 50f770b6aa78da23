import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Player, reachOf } from '../players.ts';

/** Metres from side to side: those who need more room are in the street. */
const ROOM_METRES = 2.6;

/** People in a street are on its pavement, or in its middle where it is closed to what drives: that is where the film plays, unless something drives in it or they are many. Null where there is none. */
export function findPavement(players: readonly Player[], facts: PlaceFacts): Vector | null {
  const pavement = facts.ways.find(({ kind }) => kind === 'promenade' || kind === 'pavement');
  const driven = facts.ways.some(({ kind }) => kind === 'road');
  if (pavement === undefined || !driven || players.length === 0) return null;
  if (players.reduce((sum, player) => sum + reachOf(player) * 2, 0) > ROOM_METRES) return null;
  const onFoot = players.every(({ thing, size, body }) =>
    thing === null ? true : thing.alive ? body.height * size < 2.5 : !thing.moves && body.width * size < 1.5,
  );
  if (!onFoot || !players.some(({ order }) => order.family === 'person')) return null;
  const [x] = pavement.points.reduce((best, point) => (Math.abs(point[2]) < Math.abs(best[2]) ? point : best));
  return [x, facts.heightAt(x, 0), 0];
}
