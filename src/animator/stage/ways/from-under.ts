import type { Beat } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { type JourneyParts, planJourney } from './journeys.ts';
import { goesBy } from './paces.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** Metres: what is higher one goes under without more ado; and what is so thin one comes out of on its other side. */
const [LOW, THIN] = [2.6, 0.45];
/** Of who lies under it: how much is still seen of them. */
const LEGS_SEEN = 0.62;
const OUT = /\bout\b|^(?:emerge|appear|reappear|come)/;
const LYING: ReadonlySet<string> = new Set(['lie', 'sleep']);
/** Seconds in which one has come out or gone in. */
const LASTS = 2.6;

/** The beat in which somebody goes to, from or through below something: in, out, or through it. */
export function underBeat(own: readonly Beat[]): { readonly beat: Beat; readonly out: boolean } | null {
  const beat = own.find(({ act, verb }) => goesBy(act) || (LYING.has(act) && OUT.test(verb)));
  return beat === undefined ? null : { beat, out: OUT.test(beat.verb) };
}

/** Out from under a car, under a table, through below a fence: at its long side, as far as one has room there; null for all who go elsewhere. */
export function pathUnder(player: number, parts: JourneyParts): PathPoint[] | null {
  const { players, script, spots, frame, facts } = parts;
  const own = players[player];
  const to = script.relations.find(({ role, relation }) => role === own?.role.id && relation === 'under')?.to;
  const index = players.findIndex(({ role }) => role.id === to);
  const [above, spot] = [players[index], spots.get(index)];
  const going = underBeat(script.beats.filter(({ role }) => role === own?.role.id));
  if (own === undefined || above === undefined || spot === undefined || going === null || above.thing?.alive === true)
    return null;
  if (above.thing?.realm !== 'ground' || heightOf(above) > LOW || script.beats.some(({ role }) => role === to))
    return null;
  const { at: middle, heading } = planJourney(index, parts).path[0] ?? { at: frame.middle, heading: 0 };
  const exit = sideToUs(heading, above, frame.view);
  const half = (Math.min(above.body.width, above.body.length) / 2) * above.size;
  const beyond = half + reachOf(own) + heightOf(own) * (LYING.has(going.beat.act) ? 0.42 : 0.1);
  const within = LYING.has(going.beat.act) ? Math.max(0, half - heightOf(own) * (LEGS_SEEN - 0.5)) : 0;
  const through = half * 2 < THIN;
  const [from, goal] = through ? [-beyond, beyond] : going.out ? [within, beyond] : [beyond, within];
  const { beat } = going;
  const until = Math.min(beat.to, beat.from + LASTS);
  const facing = going.out || through ? exit : exit + Math.PI;
  const at = (far: number): Vector => {
    const [x, z] = [middle[0] + Math.sin(exit) * far, middle[2] + Math.cos(exit) * far];
    return [x, floorAt(facts, x, z, 'ground'), z];
  };
  const path: PathPoint[] = [{ time: 0, at: at(from), heading: facing }];
  for (let time = Math.max(0.05, beat.from); time < until + STEP_SECONDS; time += STEP_SECONDS) {
    const share = Math.min(1, Math.max(0, (time - beat.from) / (until - beat.from)));
    path.push({ time, at: at(from + (goal - from) * share), heading: facing });
  }
  if (going.out || through) return path;
  // Who hides there looks out.
  return [...path, { time: until + STEP_SECONDS + TURNS, at: at(goal), heading: exit }];
}
/** Seconds. */
const TURNS = 0.7;

/** Of its two long sides the one that looks to the camera. */
function sideToUs(heading: number, { body }: Player, view: number): number {
  const along = body.length > body.width ? heading + Math.PI / 2 : heading;
  return Math.cos(along - view) >= 0 ? along : along + Math.PI;
}
