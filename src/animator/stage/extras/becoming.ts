import { airOf, FROM_BELOW, runsDown } from '../../catalogue/becoming-table.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { makeRandom } from '../../maths/random.ts';
import type { FilmFrame } from '../film-frame.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { Becoming, ParticleSource, PathPoint, StageFigure } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Of its time: how long a thing is seen whole before it goes, and after it has come. */
const [SEEN_FIRST, SEEN_LAST] = [0.16, 0.12];
/** Of the time of a change: when the one goes, and when the other is there. */
const [GOES, COMES] = [
  [0.3, 0.66],
  [0.4, 0.78],
] as const;

const RECOLOURED = [0.22, 0.7] as const;

const within = ({ from, to }: Beat, a: number, b: number) => ({
  from: from + (to - from) * a,
  to: from + (to - from) * b,
});

/** Who becomes somebody else, and whom: one thing that turns into another of which nothing else is told before. */
const changesOf = ({ beats }: Pick<Script, 'beats'>): Beat[] =>
  beats.filter(({ act, target, role }) => act === 'change' && target !== null && target !== role);

/** When each of them goes to pieces or comes together, by its number. */
export function becomingOf(script: Script, players: readonly Player[]): ReadonlyMap<number, readonly Becoming[]> {
  const all = new Map<number, Becoming[]>();
  const add = (role: number | null, becoming: Becoming): void => {
    for (const [index, player] of players.entries())
      if (player.role.id === role) all.set(index, [...(all.get(index) ?? []), becoming]);
  };
  const kindOf = (id: number): string => players.find(({ role }) => role.id === id)?.thing?.kind ?? '';
  for (const beat of script.beats) {
    const { role, act, where, verb } = beat;
    if (act === 'dissolve')
      add(role, {
        ...within(beat, SEEN_FIRST, 1 - SEEN_LAST),
        comes: false,
        way: FROM_BELOW.test(verb) ? 'across' : 'down',
        into: airOf(where, kindOf(role)),
      });
    if (act === 'assemble')
      add(role, { ...within(beat, 0, 1 - SEEN_LAST), comes: true, way: 'down', into: airOf(where, kindOf(role)) });
  }
  for (const beat of changesOf(script)) {
    if (isOfOnePiece(beat, players)) continue;
    const to = players.find(({ role }) => role.id === beat.target);
    const own = players.find(({ role }) => role.id === beat.role);
    // A chameleon that turns orange stays whole: the one colour goes where the other comes.
    if (to !== undefined && own?.thing?.alive === true && own.thing.kind === to.thing?.kind) {
      add(beat.role, { ...within(beat, ...RECOLOURED), comes: false, way: 'up', into: 'nothing' });
      add(beat.target, { ...within(beat, ...RECOLOURED), comes: true, way: 'down', into: 'nothing' });
      continue;
    }
    const many = to !== undefined && isFlock(to);
    const into =
      many && to.role.count > 1 ? airOf(to.role.noun, '') : players.some(isLiving(beat)) ? 'light' : 'sparks';
    add(beat.role, { ...within(beat, ...GOES), comes: false, way: 'down', into });
    // A carriage comes with its horses and whoever drives it.
    if (!many)
      for (const role of [beat.target, ...crewOf(beat, script)])
        add(role, { ...within(beat, ...COMES), comes: true, way: 'down', into });
  }
  return all;
}

/** Things that swell and shrink into each other: neither is alive, drives, or is a house. */
const isOfOnePiece = ({ role, target }: Beat, players: readonly Player[]): boolean =>
  [role, target].every((id) => {
    const thing = players.find((player) => player.role.id === id)?.thing;
    return thing?.alive === false && !thing.moves && thing.metres < ONE_PIECE;
  });
const ONE_PIECE = 1.5;

/** Of the time of a change: when the other swells within it, and when it shrinks into that. Between them both are there, as one. */
const [SWELLS, SHRINKS] = [
  [0.18, 0.5],
  [0.36, 0.78],
] as const;
const AND_BACK = /\bback (?:again|to|into)\b|\band back\b|\bloop/i;

/** What of such a change a figure is, if it is any of it. */
function morphsOf(script: Script, players: readonly Player[], index: number): NonNullable<StageFigure['morphs']> {
  const own = players[index];
  const beat = changesOf(script).find(({ role, target }) => role === own?.role.id || target === own?.role.id);
  if (own === undefined || beat === undefined || !isOfOnePiece(beat, players)) return [];
  const middle = heightOf(own) / 2;
  const becomes = beat.target === own.role.id;
  const back = AND_BACK.test(script.prompt);
  const there = (from: number, to: number) => ({ ...within(beat, from, to), comes: becomes, middle });
  const [first, last] = becomes ? SWELLS : SHRINKS;
  if (!back) return [there(first, last)];
  const half = (a: number, b: number): readonly [number, number] => [a / 2, b / 2];
  const [swells, shrinks] = becomes ? [half(...SWELLS), half(...SHRINKS)] : [half(...SHRINKS), half(...SWELLS)];
  return [there(...swells), { ...within(beat, 0.5 + shrinks[0], 0.5 + shrinks[1]), comes: !becomes, middle }];
}

/** What something becomes is where that was, on the same plinth and at the same spot of it. */
function whereItWas(
  figures: readonly StageFigure[],
  players: readonly Player[],
  change: Beat | undefined,
): Partial<Pick<StageFigure, 'path' | 'support'>> {
  const source = figures[players.findIndex(({ role }) => role.id === change?.role)];
  return source === undefined ? {} : { path: source.path, support: source.support };
}

const crewOf = ({ role: own, target }: Beat, { relations, beats, cast }: Script): number[] =>
  cast
    .map(({ id }) => id)
    .filter(
      (id) =>
        id !== own &&
        id !== target &&
        (beats.some((beat) => beat.role === id && beat.act === 'pull' && beat.target === target) ||
          relations.some(
            ({ role, relation, to }) => role === id && to === target && /^(?:riding|driving)$/.test(relation),
          )),
    );

const isLiving =
  ({ role, target }: Beat) =>
  (player: Player): boolean =>
    (player.role.id === role || player.role.id === target) && player.thing?.alive === true;

/** Who flies away from where somebody was who became them. */
const isFlock = ({ thing }: Player): boolean => thing?.alive === true && thing.realm === 'sky';

/** Cameras look at where it happens, and not after those who fly away from there. */
export function withBecoming(whereIs: WhereIs, script: Script, players: readonly Player[]): WhereIs {
  const changes = changesOf(script);
  if (changes.length === 0) return whereIs;
  return (index, time) => {
    const player = players[index];
    const change = changes.find(({ target }) => target === player?.role.id);
    const from = players.findIndex(({ role }) => role.id === change?.role);
    return from < 0 || player === undefined || !isFlock(player) ? whereIs(index, time) : whereIs(from, time);
  };
}

/** What somebody becomes is where they were. */
export function standInPlace(spots: ReadonlyMap<number, Spot>, script: Script, players: readonly Player[]): void {
  for (const { role, target } of changesOf(script)) {
    const own = spots.get(players.findIndex((player) => player.role.id === role));
    for (const [index, player] of players.entries()) {
      const spot = spots.get(index);
      if (player.role.id !== target || spot === undefined || own === undefined) continue;
      spot.across = own.across;
      spot.near = own.near;
      if (own.facing !== undefined && spot.facing === undefined) spot.facing = own.facing;
    }
  }
}

/** Of the size of what they come from: how far they fly, how high, and to each side. */
const [FLOWN, RISEN, WIDE] = [5.5, 1.7, 1.5];

/** Figures with what becomes of them; those who fly out of somebody who becomes them all begin there. */
export function letBecome(
  figures: readonly StageFigure[],
  players: readonly Player[],
  script: Script,
  { seed, frame }: { readonly seed: number; readonly frame: FilmFrame },
): StageFigure[] {
  const becoming = becomingOf(script, players);
  const changes = changesOf(script);
  return figures.map((figure, index): StageFigure => {
    const own = becoming.get(index);
    const player = players[index];
    const change = changes.find(({ target }) => target === player?.role.id);
    if (player !== undefined && change !== undefined && isFlock(player)) {
      const from = players.findIndex(({ role }) => role.id === change.role);
      const [source, start] = [players[from], figures[from]?.path[0]];
      if (source === undefined || start === undefined) return figure;
      return flyOut(figure, change, {
        ...{ start, size: extentOf(source), seed: seed + index, until: script.durationSeconds },
        away: frame.heading(0) + Math.PI,
      });
    }
    const morphs = morphsOf(script, players, index);
    if (morphs.length > 0) return { ...figure, ...whereItWas(figures, players, change), morphs };
    const sinks = sinksOf(script, player);
    return own === undefined && sinks === null
      ? figure
      : { ...figure, ...(own === undefined ? {} : { becoming: own }), ...(sinks === null ? {} : { sinks }) };
  });
}

/** Who shrinks is as large as a doll in the end, and who grows a head taller than a door. */
const [SHRUNK, ENLARGED] = [
  { left: 0.2, spread: 0.2 },
  { left: 1.8, spread: 1.8 },
] as const;
/** What melts is low and broad in the end; what the sea takes is flat when it is gone. */
const [MELTED, WASHED] = [
  { left: 0.14, spread: 1.35 },
  { left: 0.3, spread: 1.25 },
] as const;

function sinksOf({ beats }: Script, player: Player | undefined): NonNullable<StageFigure['sinks']> | null {
  const beat = beats.find(
    ({ role, act, verb }) =>
      role === player?.role.id &&
      (act === 'melt' || act === 'shrink' || act === 'enlarge' || (act === 'dissolve' && FROM_BELOW.test(verb))),
  );
  if (beat === undefined || player === undefined) return null;
  if (beat.act === 'shrink' || beat.act === 'enlarge')
    return { ...within(beat, SEEN_FIRST, 0.8), ...(beat.act === 'shrink' ? SHRUNK : ENLARGED) };
  if (beat.act === 'dissolve') return { ...within(beat, SEEN_FIRST, 1 - SEEN_LAST), ...WASHED };
  return runsDown(player.thing?.kind ?? '') ? null : { ...within(beat, 0.06, 0.97), ...MELTED };
}

/** Of what they wash away: how wide waves are, from how far they come, and how often. */
const WAVES = { wide: 4.2, from: 2.6, every: 2.3 } as const;

/** Waves that run up the sand, over what they take, and back. */
export function washOver(
  script: Script,
  players: readonly Player[],
  { whereIs, frame, facts }: { readonly whereIs: WhereIs; readonly frame: FilmFrame; readonly facts: PlaceFacts },
): StageFigure[] {
  const { beats, durationSeconds } = script;
  const beat = beats.find(({ act, verb }) => act === 'dissolve' && FROM_BELOW.test(verb));
  const index = players.findIndex(({ role }) => role.id === beat?.role);
  const player = players[index];
  if (beat === undefined || player === undefined) return [];
  const { at } = whereIs(index, beat.from);
  const size = extentOf(player) * WAVES.wide;
  const behind = frame.heading(0) + Math.PI;
  const reached = (share: number): PathPoint['at'] => {
    const back = extentOf(player) * (WAVES.from * (1 - share) + 0.4);
    const [x, z] = [at[0] + Math.sin(behind) * back, at[2] + Math.cos(behind) * back];
    return [x, facts.heightAt(x, z) + 0.015, z];
  };
  const path = Array.from({ length: Math.ceil(durationSeconds / WAVES.every) + 1 }, (_, number): PathPoint[] => [
    { time: number * WAVES.every, at: reached(0), heading: 0 },
    { time: (number + 0.45) * WAVES.every, at: reached(1), heading: 0 },
  ]).flat();
  const body = { family: 'household', sheet: { thing: 'puddle', parts: ['water'] } };
  return [sceneryFigure({ body, path, acts: [], size }, durationSeconds)];
}

interface Origin {
  readonly start: PathPoint;
  readonly size: number;
  readonly seed: number;
  readonly until: number;
  /** Radians: away from the camera. */
  readonly away: number;
}

function flyOut(figure: StageFigure, change: Beat, { start, size, seed, until, away }: Origin): StageFigure {
  const chance = makeRandom(seed).spawn('flock');
  const { from, to } = within(change, ...GOES);
  const begins = from + (to - from) * (figure.instance === 0 ? 0.4 : chance.next());
  const [aside, high, far] = [chance.between(-1, 1), chance.between(0.6, 1.15), chance.between(0.75, 1.2)];
  const ends = begins + Math.max(2.4, until + 0.5 - begins);
  const at = (share: number): PathPoint => {
    // Around where they were at first, then away.
    const gone = share ** 1.7;
    const across = size * (aside * WIDE * (share * 0.4 + gone * 0.6) + Math.sin(share * 5 + aside * 4) * 0.25);
    const back = size * FLOWN * gone * far;
    return {
      time: begins + (ends - begins) * share,
      at: [
        start.at[0] + Math.sin(away) * back + Math.cos(away) * across,
        start.at[1] + size * (0.35 + 0.45 * chance.next() * share + RISEN * gone * high),
        start.at[2] + Math.cos(away) * back - Math.sin(away) * across,
      ],
      heading: away + aside * (1.2 - share) + Math.cos(share * 5 + aside * 4) * 0.6,
    };
  };
  return {
    ...figure,
    path: [0, 0.2, 0.4, 0.6, 0.8, 1].map(at),
    support: { on: 'air' },
    acts: [{ act: 'fly', from: 0, to: until + 1, speed: 1, target: null }],
    seen: { from: begins, to: until + 1 },
  };
}

/** What is in the air of them. */
export const crumblingOf = (script: Script, players: readonly Player[]): ParticleSource[] =>
  [...becomingOf(script, players).keys()].map((figure) => ({
    ...{ kind: 'crumbling', amount: 1, from: { figure, anchor: 'middle' } },
  }));
