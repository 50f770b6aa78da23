import { propFor } from '../../bodies/families/person/props.ts';
import { castRole } from '../../bodies/families.ts';
import { customOf } from '../../catalogue/walk-ons.ts';
import type { SetPlan } from '../../director/script.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { memberOf } from '../members.ts';
import type { BodyOf, CastRole } from '../players.ts';
import type { PathPoint, StageAct, StageFigure } from '../stage.ts';
import { takeTurns } from '../ways/beats-of.ts';
import { paceOf } from '../ways/paces.ts';
import { swimPast } from './beyond-panes.ts';
import { DEPTHS, findPartner, findPlaceFor, isFree, type Placed, type Room, TRIES } from './find-room.ts';
import { sceneryFigure } from './scenery-figure.ts';
import { castStranger, isBusy } from './strangers.ts';
import type { WalkOns } from './walk-ons.ts';

interface Placing extends Room {
  readonly seed: number;
  readonly bodyOf: BodyOf;
  readonly cast?: CastRole | undefined;
}

const TALKS: ReadonlySet<string> = new Set(['speak', 'laugh', 'whisper', 'listen', 'drink', 'argue']);
const STEP_SECONDS = 0.5;

/** Figures of those who are only there, as the prompt tells of them. */
export function placeWalkOns(walkOns: readonly WalkOns[], placing: Placing): StageFigure[] {
  const taken: Vector[] = [];
  const figures = walkOns.flatMap((each) => {
    const chance = makeRandom(placing.seed).spawn(`walk-ons ${each.role.id}`);
    if (each.how === 'swim') return swimPast(each.role, chance, placing);
    return each.how === 'pass' ? letPass(each, chance, placing, taken) : keepBusy(each, chance, placing, taken);
  });
  return [...figures, ...fillBusyPlace(placing, taken, walkOns)];
}

function bodyFor(
  { role }: WalkOns,
  instance: number,
  chance: Random,
  { script, cast = castRole }: Placing,
): StageFigure['body'] | null {
  const choice = cast(memberOf(role, instance), chance.spawn('body'), instance);
  if (choice === null) return null;
  const holds = choice.family === 'person' ? propFor(role.id, script) : undefined;
  return { ...choice, sheet: { ...choice.sheet, ...(holds === undefined ? {} : { holds }), fineness: 'crowd' } };
}

function figureAt(
  { at, heading, seat }: Placed,
  body: StageFigure['body'],
  acts: readonly StageAct[],
  chance: Random,
  length: number,
): StageFigure {
  const figure = sceneryFigure({ body, path: [{ time: 0, at, heading }], acts, phase: chance.next() }, length);
  return seat === undefined ? figure : { ...figure, support: { on: 'ground', seat } };
}

/** As the prompt tells of them. */
const said = ({ role, watches }: WalkOns, instance: number): Partial<StageFigure> => ({
  ...{ role: role.id, instance, expression: role.expression, walksOn: true },
  ...(watches ? { gaze: 0 } : {}),
});

function keepBusy(walkOns: WalkOns, chance: Random, placing: Placing, taken: Vector[]): StageFigure[] {
  const { script } = placing;
  const length = script.durationSeconds;
  const custom = customOf(script.set.place);
  const own = walkOns.beats.map(({ act }) => act);
  const open = custom === null ? ['stand'] : [...custom.stand, ...custom.seat, ...custom.floor];
  const found: {
    readonly placed: Placed;
    readonly body: StageFigure['body'];
    readonly acts: readonly StageAct[];
    readonly chance: Random;
  }[] = [];
  for (let instance = 0; instance < walkOns.count; instance++) {
    const mine = chance.spawn(`${instance}`);
    const act = own[instance % Math.max(1, own.length)] ?? open[instance % open.length] ?? 'stand';
    const before = found.at(-1)?.placed;
    const partner =
      TALKS.has(act) && instance % 2 === 1 && before !== undefined && before.seat === undefined ? before : null;
    const placed =
      (partner === null ? null : findPartner(partner, mine, placing, taken)) ??
      findPlaceFor(act, instance, walkOns.around, mine, placing, taken);
    const body = bodyFor(walkOns, instance, mine, placing);
    if (placed === null || body === null) continue;
    taken.push(placed.at);
    const beats =
      walkOns.beats.length > 1
        ? takeTurns(
            walkOns.beats.map((beat) => ({ ...beat, inTurns: true as const })),
            instance,
          )
        : null;
    const speed = mine.between(0.85, 1.15);
    const acts: StageAct[] =
      beats === null
        ? [{ act, from: 0, to: length, speed, target: null }]
        : beats.map(({ act: each, from, to }) => ({ act: each, from, to, speed, target: null }));
    found.push({ placed, body, acts, chance: mine });
  }
  return found.map(({ placed, body, acts, chance: mine }, instance) => ({
    ...figureAt(placed, body, acts, mine, length),
    ...said(walkOns, instance),
  }));
}

/** Across the picture behind the others, or along the way that the place has, to both sides and not all at once. */
function letPass(walkOns: WalkOns, chance: Random, placing: Placing, taken: Vector[]): StageFigure[] {
  const { script, bodyOf } = placing;
  const length = script.durationSeconds;
  const paths: (readonly PathPoint[])[] = [];
  const figures: StageFigure[] = [];
  for (let instance = 0; instance < walkOns.count; instance++) {
    const mine = chance.spawn(`${instance}`);
    const body = bodyFor(walkOns, instance, mine, placing);
    if (body === null) continue;
    const beat = walkOns.beats[instance % walkOns.beats.length];
    const act = beat?.act ?? 'walk';
    const made = bodyOf(body);
    const speed = (beat?.speed ?? 1) * mine.between(0.88, 1.14);
    const pace = paceOf(act, null, made, 1) * speed;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const path = passing(instance, mine.spawn(`way ${attempt}`), pace, placing, attempt);
      if (path === null || path.some(({ at }, i) => paths.some((other) => !isFree(at, [other[i]?.at ?? [99, 0, 99]]))))
        continue;
      if (path.some(({ at, time }) => !isFree(at, taken) || placing.picture.disturbs(at, time))) continue;
      paths.push(path);
      const acts = doInPassing(walkOns.inPassing, { act, from: 0, to: length, speed, target: null }, path, placing);
      figures.push({
        ...sceneryFigure({ body, path, acts, phase: mine.next() }, length),
        ...said(walkOns, instance),
      });
      break;
    }
  }
  return figures;
}

/** Seconds. */
const TOSS_SECONDS = 1.3;

/** Who tosses a coin does so where the way comes nearest to whom it is for. */
function doInPassing(
  deed: string | null,
  gait: StageAct,
  path: readonly PathPoint[],
  { picture }: Placing,
): StageAct[] {
  const away = ({ at, time }: PathPoint): number => {
    const hero = picture.heroAt(time);
    return hero === null ? 0 : Math.hypot(at[0] - hero[0], at[2] - hero[2]);
  };
  const nearest = [...path].sort((a, b) => away(a) - away(b))[0];
  if (deed === null || nearest === undefined) return [gait];
  const from = Math.min(Math.max(0, nearest.time - TOSS_SECONDS / 2), gait.to - TOSS_SECONDS);
  return [
    { ...gait, to: from },
    { ...gait, act: deed, from, to: from + TOSS_SECONDS },
    { ...gait, from: from + TOSS_SECONDS },
  ].filter((each) => each.to > each.from);
}

function passing(
  instance: number,
  chance: Random,
  pace: number,
  { facts, picture, script }: Placing,
  attempt: number,
): PathPoint[] | null {
  const length = script.durationSeconds;
  const when = length * chance.between(0.05, 0.95);
  const { eye, target } = picture.poseAt(length / 2);
  const view = Math.atan2(target[0] - eye[0], target[2] - eye[2]);
  const depth =
    (DEPTHS[instance % DEPTHS.length] ?? 2) + chance.between(-0.5, 0.5) + (attempt > 30 ? chance.between(-1, 2) : 0);
  const far = picture.heroAway(length / 2) + depth;
  // On a platform or in a narrow street one comes and goes; elsewhere one crosses.
  const lengthwise = facts.street !== undefined || attempt % 3 === 2;
  const sense = (instance + (attempt > 40 ? 1 : 0)) % 2 === 0 ? 1 : -1;
  const heading = lengthwise
    ? (facts.street === undefined ? view : 0) + (sense > 0 ? 0 : Math.PI)
    : view + (sense * Math.PI) / 2;
  const aside = lengthwise ? chance.between(-0.85, 0.85) * far * 0.7 : 0;
  const [mx, mz] = [
    eye[0] + Math.sin(view) * far - Math.cos(view) * aside,
    eye[2] + Math.cos(view) * far + Math.sin(view) * aside,
  ];
  const path: PathPoint[] = [];
  let seen = 0;
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const gone = (time - when) * pace;
    const [x, z] = [mx + Math.sin(heading) * gone, mz + Math.cos(heading) * gone];
    const at: Vector = [x, facts.heightAt(x, z), z];
    const there = picture.project(at, time);
    const visible = there !== null && Math.abs(there.across) < 1.1;
    if (visible) seen += 1;
    if (visible && !picture.isWay(at)) return null;
    path.push({ time, at, heading });
  }
  return seen >= 3 ? path : null;
}

/** As many, of whom no prompt says anything, are in a place that is said to be busy; fewer in a room in which all of them stand, and are as tall as whom the film is about. */
const [IN_BUSY_PLACE, ALL_STANDING] = [7, 3];

/** "a busy restaurant": people are there, each with what one does there. */
function fillBusyPlace(placing: Placing, taken: Vector[], walkOns: readonly WalkOns[]): StageFigure[] {
  const { script, seed } = placing;
  const set: SetPlan = script.set;
  const custom = customOf(set.place);
  if (custom === null || !isBusy(set) || walkOns.some(({ how }) => how === 'busy')) return [];
  const chance = makeRandom(seed).spawn('busy place');
  const acts = [...custom.stand, ...custom.seat, ...custom.floor];
  const length = script.durationSeconds;
  const most = placing.facts.indoor && custom.seat.length === 0 ? ALL_STANDING : IN_BUSY_PLACE;
  return Array.from({ length: most }, (_, number): StageFigure[] => {
    const mine = chance.spawn(`${number}`);
    const act = acts[number % acts.length] ?? 'stand';
    const placed = findPlaceFor(act, number, false, mine, placing, taken);
    const body = castStranger(mine, set);
    if (placed === null || body === null) return [];
    taken.push(placed.at);
    return [
      figureAt(
        placed,
        body,
        [{ act, from: 0, to: length, speed: mine.between(0.85, 1.1), target: null }],
        mine,
        length,
      ),
    ];
  }).flat();
}
