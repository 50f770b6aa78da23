import type { Beat } from '../../director/script.ts';
import { add, type Vector } from '../../maths/vector.ts';
import { heightOf, isGiant, type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { GIANT_GAP } from './followers.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { makePathMotion } from './path-motion.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/**
 * A puppy and its butterfly, an owl and its mouse: one of them on the ground and one in the air would each go their own way, and soon only one of them would be in the
 * picture. So the way of who flies is made of the other's: just out of reach before it, or close behind it, for as long as the chase lasts.
 */

const AFTER: ReadonlySet<string> = new Set(['chase', 'follow']);
/** Of the hunter's reach: what is left between both. */
const OUT_OF_REACH = 0.75;
/** Of the height of who runs: how high before it somebody flies, and how far up and down and to the sides it flutters. */
const [BEFORE_NOSE, FLUTTER_UP, FLUTTER_ASIDE] = [1.02, 0.16, 0.3];
/** Of the height of who is hunted from above: how far over it. */
const ABOVE_BACK = 1.5;
/** Turns a second. */
const [RISES, SWAYS] = [0.45, 0.31];

export function keepPursuits(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): Map<number, Journey> {
  const kept = new Map(journeys);
  for (const beat of parts.script.beats.filter(({ act, target }) => AFTER.has(act) && target !== null)) {
    const hunter = parts.players.findIndex(({ role }) => role.id === beat.role);
    for (const [hunted, { role }] of parts.players.entries()) {
      if (role.id !== beat.target || hunter < 0 || hunted === hunter || isBorne(hunted, hunter, parts)) continue;
      const [before, after] = [parts.bearerOf(hunted) === 'air', parts.bearerOf(hunter) === 'air'];
      if (before === after) continue;
      const [flyer, other] = before ? [hunted, hunter] : [hunter, hunted];
      const [own, way] = [kept.get(flyer), kept.get(other)];
      if (own === undefined || way === undefined || way.path.length < 2) continue;
      kept.set(flyer, { ...own, path: besides(way, beat, { flyer, other, before }, parts) });
    }
  }
  return kept;
}

const isBorne = (hunted: number, hunter: number, { bonds }: JourneyParts): boolean =>
  bonds.some(({ child }) => child === hunted || child === hunter);

interface Pair {
  readonly flyer: number;
  readonly other: number;
  /** Whether who flies is the one that is hunted. */
  readonly before: boolean;
}

function besides(
  way: Journey,
  { from, to }: Beat,
  { flyer, other, before }: Pair,
  { players, script }: JourneyParts,
): PathPoint[] {
  const [wings, feet] = [players[flyer], players[other]] as [Player, Player];
  const run = makePathMotion(way.path);
  const giant = isGiant(wings) ? heightOf(wings) * GIANT_GAP : 0;
  const gap =
    reachOf(feet) + reachOf(wings) + reachOf(feet) * OUT_OF_REACH + wings.instance * reachOf(wings) * 2 + giant;
  const tall = heightOf(feet);
  const found: PathPoint[] = [];
  for (let time = 0; time <= script.durationSeconds + 1e-6; time += STEP_SECONDS) {
    // Before and after the chase it stays as far from the other as it was then.
    const { at, heading } = run(Math.min(to, Math.max(from, time)));
    const turn = (rate: number): number => Math.sin((time + wings.instance * 1.3) * rate * Math.PI * 2);
    const ahead = before ? gap : -gap;
    const up = before ? tall * (BEFORE_NOSE + FLUTTER_UP * turn(RISES)) : tall * ABOVE_BACK;
    const aside = before ? tall * FLUTTER_ASIDE * turn(SWAYS) : 0;
    const shift: Vector = [
      Math.sin(heading) * ahead + Math.cos(heading) * aside,
      up,
      Math.cos(heading) * ahead - Math.sin(heading) * aside,
    ];
    found.push({ time, at: add(at, shift), heading });
  }
  return found;
}
