import type { Script, Shot } from '../director/script.ts';
import type { Variation } from './arranging.ts';
import type { Bond } from './bonds.ts';
import { makeCameraMotion } from './camera/camera-motion.ts';
import { makeTestCamera, type SeenPlayer, type TakeTestShot } from './camera/test-shot.ts';
import { scoreGlimpse } from './camera/wishes.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';
import type { StageShot } from './stage.ts';
import type { Fate } from './ways/fate.ts';
import type { Journey } from './ways/journeys.ts';
import { makePathMotion } from './ways/path-motion.ts';
import type { WhereIs } from './whereabouts.ts';

/** How a film could be laid out; the best of several is taken. */
export interface Candidate extends Variation {
  readonly sense: 1 | -1;
  readonly around: number;
  /** The camera is as low as what it looks at, rather than at eye level. */
  readonly low: boolean;
  /** It looks over what stands before whoever the film is about. */
  readonly over?: true;
}

export interface Layout {
  readonly spots: ReadonlyMap<number, Spot>;
  readonly journeys: ReadonlyMap<number, Journey>;
  readonly shots: readonly StageShot[];
  readonly fates: ReadonlyMap<number, Fate>;
  readonly whereIs: WhereIs;
}

/** What a layout is judged by. */
export interface Judged {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly landmarks: ReadonlySet<number>;
  readonly shape: number;
  readonly seed: number;
  /** Roles of the prompt itself. */
  readonly given: ReadonlySet<number>;
  /** Metres from the middle to the walls; null in the open. */
  readonly walls: number | null;
  /** Two have their hands on each other: from beside both one sees two faces, from anywhere else the back of a head. */
  readonly faceToFace: boolean;
}

/** Metres from where everything can stand to the walls, and what a metre beyond them costs. */
export const TO_THE_WALL = 2;
const BEYOND_WALL = 0.4;

/** What a radian costs by which a camera goes around, and around two who are face to face. */
const [AROUND, AROUND_TWO] = [0.02, 0.35];

/** Nobody is put into a wall, or behind it. */
function priceOfWalls({ spots }: Layout, { walls }: Judged): number {
  if (walls === null || spots.size === 0) return 0;
  const beyond = [...spots.values()].map(({ across, near }) => Math.max(0, Math.hypot(across, near) - walls));
  return (BEYOND_WALL * beyond.reduce((sum, metres) => sum + metres, 0)) / spots.size;
}

/** Of the hero: of whom less is seen at eye level is looked at over the heads of the others; and what that must be worth. */
const [WELL_SEEN, WORTH_RISING] = [0.72, 0.012];

/** The one of them that shows best what the film is about. */
export function chooseBest(
  candidates: readonly Candidate[],
  layOut: (candidate: Candidate) => Layout,
  judged: Judged,
): Layout {
  let best: { readonly candidate: Candidate; readonly layout: Layout; readonly judgement: Judgement } | null = null;
  const take = makeTestCamera(judged.players, judged.shape);
  const judge = (candidate: Candidate, layout: Layout): Judgement => {
    const { score, hero } = scoreLayout(take, layout, judged);
    const aside = Math.abs(candidate.around) * (judged.faceToFace ? AROUND_TWO : AROUND);
    return { score: score - aside - priceOfWalls(layout, judged), hero };
  };
  for (const candidate of candidates) {
    const layout = layOut(candidate);
    // A film of a place alone has nothing to try out, nor has a sketch.
    if (judged.players.length === 0 || candidates.length === 1) return layout;
    const judgement = judge(candidate, layout);
    if (best === null || judgement.score > best.judgement.score + 1e-9) best = { candidate, layout, judgement };
  }
  if (best === null) throw new RangeError('There is no way to lay out this film.');
  if (best.judgement.hero >= WELL_SEEN) return best.layout;
  const { candidate, judgement } = best;
  const risen = [
    candidate,
    { ...candidate, mirrored: !candidate.mirrored },
    { ...candidate, around: -candidate.around },
  ]
    .map((each) => layOut({ ...each, low: false, over: true }))
    .map((layout) => ({ layout, score: judge(candidate, layout).score }))
    .filter(({ score }) => score > judgement.score + WORTH_RISING)
    .sort((a, b) => b.score - a.score);
  return risen[0]?.layout ?? best.layout;
}

/** From above one sees hats of who is near, and the feet of who stands beside a duck. */
const isLookedOver = ({ angle, size }: Shot, player: Player | undefined): boolean =>
  angle === 'eye' && (size === 'wide' || size === 'full') && player?.order.family === 'person';

/** How well a layout shows its film, and how much of whom it is about is seen, on the mean. */
interface Judgement {
  readonly score: number;
  readonly hero: number;
}

/** The mean over all shots of what three moments of each show. */
function scoreLayout(
  take: TakeTestShot,
  { shots, whereIs, journeys }: Layout,
  { script, players, bonds, landmarks, shape, seed, given }: Judged,
): Judgement {
  const motions = new Map([...journeys].map(([player, { path }]) => [player, makePathMotion(path)]));
  const cameraAt = makeCameraMotion({ shots, seed }, (figure, time) => {
    const { at, heading, speed } = whereIs(figure, time);
    return motions.get(figure)?.(time) ?? { at, heading, speed, gone: 0, turning: 0 };
  });
  let [sum, hero, count] = [0, 0, 0];
  for (const shot of script.shots) {
    const subject = players.findIndex(({ role }) => role.id === shot.subject);
    for (const share of [0.06, 0.5, 0.94]) {
      const time = shot.from + (shot.to - shot.from) * share;
      const where = players.map((_, player) => whereIs(player, time));
      const pose = cameraAt(time);
      const seen = withWhatIsHeld(take(where, pose), bonds);
      sum += scoreGlimpse({ script, shot, players, landmarks, seen, where, pose, shape, given });
      hero += isLookedOver(shot, players[subject]) ? (seen[subject]?.visible ?? 1) : 1;
      count += 1;
    }
  }
  return count === 0 ? { score: 0, hero: 1 } : { score: sum / count, hero: hero / count };
}

/** A guitar before the chest hides nobody who plays it, or players would be filmed from behind. */
function withWhatIsHeld(seen: readonly SeenPlayer[], bonds: readonly Bond[]): SeenPlayer[] {
  return seen.map((own, player) => {
    if (own.visible === 0) return own;
    const before = bonds.reduce(
      (sum, { child, parent, as }) => (parent === player && as === 'held' ? sum + (seen[child]?.area ?? 0) : sum),
      0,
    );
    return { ...own, visible: Math.min(1, own.visible * (1 + before / Math.max(1e-6, own.area))) };
  });
}
