import { FAMILIES } from '../../src/animator/bodies/families.ts';
import { findThing } from '../../src/animator/catalogue/things.ts';
import type { Script, Shot } from '../../src/animator/director/script.ts';
import type { PlaceFacts } from '../../src/animator/land/place.ts';
import type { StandingFigure } from '../../src/animator/lens/pose-figures.ts';
import type { Vector } from '../../src/animator/maths/vector.ts';
import type { Stage, StageFigure } from '../../src/animator/stage/stage.ts';
import { type Look, lookAtFilm, type Seen } from './look-at-film.ts';

/**
 * What no film should have, whatever it is about: somebody told of who is never seen, is hidden, tiny, cut off by the edge or behind something
 * large, or has no head in the picture; who hangs in the air or stands in the ground; who does not do what is told; a picture too dark to see, or a hero too bright; and a room that is seen from beyond its
 * walls, one of which would be missing.
 */
export const FAULTS = [
  ...[
    'unseen',
    'hidden',
    'small',
    'cut_off',
    'in_the_way',
    'hangs',
    'buried',
    'idle',
    'dark',
    'burnt',
    'outside',
    'headless',
  ],
] as const;
export type FaultName = (typeof FAULTS)[number];

export interface Fault {
  readonly name: FaultName;
  readonly about: string;
}

/** Shares of the picture's height below which whoever a shot is about is hardly seen, by the size of the shot. */
const LEAST_HEIGHT: Readonly<Record<string, number>> = { establishing: 0.04, wide: 0.12, full: 0.2 };
const LEAST_HEIGHT_ELSE = 0.22;
const LEAST_VISIBLE = 0.4;
const MOST_IN_THE_WAY = 0.4;
/** Metres over and under the ground. */
const [HANGS, BURIED] = [0.5, 0.35];
/** Means of 255: of the picture by day and by night, and of the hero. */
const DARK = { day: 14, night: 7, hero: 9 } as const;
/** Of the three moments of a shot: so many must show it. */
const OFTEN = 2;
const EDGE = 0.004;
/** Of the hero: more of it without any drawing left is paper. */
const MOST_BURNT = 0.3;

/** Acts that any way of standing or going shows. */
const PLAIN_ACTS: ReadonlySet<string> = new Set(['stand', 'walk', 'run', 'look', 'hold', 'wait', 'follow']);
/** Feet leave the ground. */
const LEAPS: ReadonlySet<string> = new Set(['jump', 'leap', 'climb', 'fall', 'throw', 'swing', 'dive']);
const FLIES: ReadonlySet<string> = new Set(['fly', 'hover', 'float', 'drift']);
const WEIGHTLESS: ReadonlySet<string> = new Set(['space', 'underwater', 'starship']);

/** What is wrong with a film that can be measured without knowing what its prompt meant. */
export async function reviewFilm(script: Script, stage: Stage, facts: PlaceFacts): Promise<Fault[]> {
  const { film, looks } = await lookAtFilm(script, stage);
  const night = stage.place.time.includes('night');
  const dark = looks.filter(({ light }) => light < (night ? DARK.night : DARK.day)).length;
  const all: Fault[] = [
    ...script.cast.flatMap(({ id, noun, ...role }): Fault[] =>
      !isFilming(script, { id, noun, ...role }) &&
      looks.every(({ seen }) => seen.every(({ role, pixels }) => role !== id || pixels === 0))
        ? [{ name: 'unseen', about: noun }]
        : [],
    ),
    ...script.shots.flatMap((shot, index) => reviewShot(script, shot, index, looks)),
    ...(looks.some(({ time }) => isBeyondWalls(film.cameraAt(time).eye, facts))
      ? [{ name: 'outside' as const, about: 'the camera of the room' }]
      : []),
    ...(dark >= OFTEN ? [{ name: 'dark' as const, about: 'the whole picture' }] : []),
    ...looks.flatMap(({ time }) =>
      film.standingAt(time).flatMap((posed, index) => {
        const figure = stage.figures[index];
        return posed === null || figure === undefined ? [] : reviewFooting(script, stage, facts, figure, posed);
      }),
    ),
    ...reviewActs(script, stage),
  ];
  return all.filter(
    ({ name, about }, index) => all.findIndex((other) => other.name === name && other.about === about) === index,
  );
}

/** The front wall may be missing, as on a stage. */
const isBeyondWalls = ([x, , z]: Vector, { walls }: PlaceFacts): boolean =>
  walls !== undefined && (x < walls.left || x > walls.right || z < walls.back);

const nounOf = ({ cast }: Script, role: number | null): string => cast.find(({ id }) => id === role)?.noun ?? '-';
const thingOf = ({ cast }: Script, role: number | null) => findThing(cast.find(({ id }) => id === role)?.thing ?? '');

/** Through whose eyes one looks, and over whose shoulder, is not what one sees. */
const UNSEEN_HERO: ReadonlySet<string> = new Set(['point_of_view', 'over_shoulder']);

/** Whether somebody is behind the camera, or the car is in which it drives. */
const isFilming = ({ shots }: Script, { id, noun }: Script['cast'][number]): boolean =>
  shots.some(
    ({ angle, subject }) =>
      (angle === 'point_of_view' && subject === id) || (angle === 'dashcam' && subject !== id && noun === 'car'),
  );

/** Whether whoever a shot is about is seen in it. */
function reviewShot(script: Script, shot: Shot, index: number, looks: readonly Look[]): Fault[] {
  const hero = shot.subject;
  if (hero === null || shot.part !== null || UNSEEN_HERO.has(shot.angle)) return [];
  const own = looks.filter((each) => each.shot === shot);
  const mine = own.map(({ seen }) => seen.filter(({ role }) => role === hero).sort((a, b) => b.pixels - a.pixels)[0]);
  const often = (test: (it: Seen) => boolean): boolean =>
    mine.filter((it) => it !== undefined && it.pixels > 0 && test(it)).length >= OFTEN;
  const about = `${nounOf(script, hero)} in shot ${index + 1} (${shot.size})`;
  const faults: Fault[] = [];
  const tell = (name: FaultName, told = about) => faults.push({ name, about: told });
  if (mine.filter((it) => it === undefined || it.pixels === 0).length >= OFTEN) tell('unseen');
  if (often(({ pixels, alone }) => pixels < alone * LEAST_VISIBLE)) tell('hidden');
  const least = LEAST_HEIGHT[shot.size] ?? LEAST_HEIGHT_ELSE;
  if (often(({ box }) => Math.max(box.bottom - box.top, (box.right - box.left) * 1.2) < least)) tell('small');
  const near = shot.size === 'close' || shot.size === 'extreme_close';
  if (!near && often(({ box }) => box.left <= EDGE || box.right >= 1 - EDGE)) tell('cut_off');
  // Of who has a face the head is in the picture.
  if (!near && thingOf(script, hero)?.alive === true && often(({ box }) => box.top <= EDGE)) tell('headless');
  if (often(({ burnt }) => burnt > MOST_BURNT)) tell('burnt');
  if (often(({ light }) => light < DARK.hero)) tell('dark');
  for (const { seen } of own) {
    const before = seen.find(({ role, pixels }) => role !== hero && pixels > MOST_IN_THE_WAY && !fills(script, role));
    if (before !== undefined) tell('in_the_way', `${nounOf(script, before.role)} before ${about}`);
  }
  return faults;
}

/** What one is in or before may fill the picture. */
function fills(script: Script, role: number | null): boolean {
  const thing = thingOf(script, role);
  return thing !== null && !thing.alive && (thing.moves || thing.metres > 2);
}

/** Whether somebody stands on the ground who should. */
function reviewFooting(
  script: Script,
  { place }: Stage,
  facts: PlaceFacts,
  { role, support }: StageFigure,
  { at, act }: StandingFigure,
): Fault[] {
  if (role === null || !('on' in support) || WEIGHTLESS.has(place.name)) return [];
  const noun = nounOf(script, role);
  if (support.on === 'air') {
    const flies = script.beats.some((beat) => beat.role === role && FLIES.has(beat.act));
    return thingOf(script, role)?.realm === 'ground' && !flies ? [{ name: 'hangs', about: `${noun} in the air` }] : [];
  }
  if (support.on !== 'ground' || LEAPS.has(act)) return [];
  const above = at[1] - facts.heightAt(at[0], at[2]);
  if (above > HANGS) return [{ name: 'hangs', about: `${noun} above the ground` }];
  return above < -BURIED ? [{ name: 'buried', about: `${noun} in the ground` }] : [];
}

/** Whether everybody does what is told, and has a body that can. */
function reviewActs({ beats, cast }: Script, { figures }: Stage): Fault[] {
  return beats.flatMap(({ role, act }): Fault[] => {
    const own = figures.filter((figure) => figure.role === role);
    if (PLAIN_ACTS.has(act) || own.length === 0) return [];
    const noun = cast.find(({ id }) => id === role)?.noun ?? '-';
    const played = new Set(own.flatMap(({ acts }) => acts.map((each) => each.act)));
    // Many acts are played under another name: who bends over a bench repairs. Only who does nothing at all is idle.
    if (!played.has(act) && [...played].every((each) => PLAIN_ACTS.has(each)))
      return [{ name: 'idle', about: `${noun} does not ${act}, but ${[...played].join(', ')}` }];
    const can = own.some(({ body }) => FAMILIES.find(({ name }) => name === body.family)?.acts.includes(act));
    const alive = findThing(cast.find(({ id }) => id === role)?.thing ?? '')?.alive === true;
    return alive && !can && played.has(act) ? [{ name: 'idle', about: `${noun} has no clip for ${act}` }] : [];
  });
}
