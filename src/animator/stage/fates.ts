import { isEvent, type Landing, landingOf, undergoneIn } from '../catalogue/events.ts';
import type { Beat, Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import type { FilmFrame } from './film-frame.ts';
import { heightOf, type Player } from './players.ts';
import { type Fate, fateAt } from './ways/fate.ts';
import type { WhereIs } from './whereabouts.ts';

export interface FateParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  readonly facts: Pick<PlaceFacts, 'heightAt' | 'waterLevel' | 'indoor' | 'street'>;
}

/** How each lands: what is left of its speed, and seconds in which it rolls out. */
const LANDS: Readonly<Record<Landing, Pick<Fate, 'bounce' | 'rolls' | 'weight' | 'ends'>>> = {
  breaks: { bounce: 0, rolls: 0, weight: 1, ends: true },
  splats: { bounce: 0, rolls: 0, weight: 1, ends: false },
  bounces: { bounce: 0.64, rolls: 1.3, weight: 1, ends: false },
  rolls: { bounce: 0.28, rolls: 1.5, weight: 1, ends: false },
  flutters: { bounce: 0, rolls: 0, weight: 0.1, ends: false },
  lies: { bounce: 0.24, rolls: 0, weight: 1, ends: false },
};

/** Metres a second along and up. */
const SPEEDS: Readonly<Record<string, readonly [number, number]>> = {
  drops: [0.85, 0.35],
  let_go: [0.12, 0],
  topples: [1, 0],
  bounces: [1.1, 2.6],
  rolls: [2.1, 0],
  kick: [4.4, 2.4],
};
/** Indoors and between houses nothing is kicked through a wall. */
const INDOORS = 0.5;
/** Seconds and radians by which several are apart. */
const [LATER, FANNED, IN_TURN] = [0.07, 0.7, 0.22];
/** Metres: from so high comes what falls out of a tree or out of the air. */
const FALLS_FROM = 2.2;
/** Radians: so far a domino falls until it lies on the next. */
const LEANS = 1.2;
/** Metres: from less nothing breaks. */
const LEAST_DROP = 0.25;

const TALL = 1.25;

/** What becomes of the things to which something happens, by their number. */
export function fatesOf(parts: FateParts): ReadonlyMap<number, Fate> {
  const { script, players } = parts;
  const fates = new Map<number, Fate>();
  for (const beat of script.beats) {
    if (!isEvent(beat.act)) continue;
    for (const [index, player] of players.entries())
      if (player.role.id === beat.role)
        fates.set(
          index,
          beat.direction === 'toward' ? caught(index, player, beat, parts) : fateOf(index, player, beat, parts),
        );
  }
  return fates;
}

function fateOf(index: number, player: Player, beat: Beat, parts: FateParts): Fate {
  const { whereIs, facts, script, bonds } = parts;
  // Dominoes go one after the other, along their row.
  const inRow = beat.act === 'topples' && player.role.count > 2 && beat.instrument === null;
  const from = beat.from + player.instance * (inRow ? IN_TURN : LATER);
  const at = whereIs(index, from);
  const half = at.height / 2;
  const above =
    beat.act === 'drops' && beat.direction === 'down' ? Math.min(FALLS_FROM, Math.max(0.9, at.height * 8)) : 0;
  const start: Vector = [at.at[0], at.at[1] + half + above, at.at[2]];
  const ground = facts.heightAt(start[0], start[2]);
  const wet = facts.waterLevel !== null && facts.waterLevel > ground + 0.05;
  const floor = wet ? (facts.waterLevel ?? ground) : ground;
  const tall = player.body.height > Math.max(player.body.width, player.body.length) * TALL;
  const radius = (tall ? Math.min(player.body.width, player.body.length) * player.size : at.height) / 2;
  const bond = bonds.find(({ child }) => child === index);
  const [pushed, up] = speedOf(beat, bond, parts);
  const along = pushed * beat.speed;
  const heading =
    wayOf(index, beat, bond, parts) +
    (inRow ? 0 : (player.instance % 2 === 0 ? 1 : -1) * Math.ceil(player.instance / 2) * FANNED);
  const landing = landingOf(player.thing?.kind ?? '');
  const told = undergoneIn(beat.verb);
  const falls = start[1] - half - floor > LEAST_DROP;
  const breaks =
    beat.act === 'rises' ? false : wet || told === 'breaks' || told === 'pops' || (landing === 'breaks' && falls);
  // In slow motion everything comes down slowly.
  const pace = slownessOf(script);
  const free = landing === 'bounces' || landing === 'rolls';
  return {
    ...LANDS[landing],
    kind:
      beat.act === 'rises'
        ? 'rises'
        : beat.act === 'breaks' || beat.act === 'pops'
          ? 'goes'
          : beat.act === 'topples'
            ? 'topples'
            : 'falls',
    ...{ from, until: script.durationSeconds + 1, start },
    velocity: [Math.sin(heading) * along * pace, up * pace, Math.cos(heading) * along * pace],
    weight: LANDS[landing].weight * pace * pace,
    // What topples on a table lies on it.
    floor: (beat.act === 'topples' ? at.at[1] : floor) + radius,
    ...(beat.act === 'bounces' ? { bounce: 0.78 } : {}),
    ...(free && beat.act !== 'topples' ? {} : { rolls: free ? LANDS[landing].rolls : 0 }),
    radius: Math.max(0.01, radius),
    lies:
      beat.act === 'topples'
        ? inRow && player.instance < player.role.count - 1
          ? LEANS
          : Math.PI / 2
        : free
          ? null
          : tall
            ? Math.PI / 2 + (falls ? Math.PI * 2 : 0)
            : falls
              ? Math.PI * 2
              : 0,
    ends: breaks,
  };
}

/** Slow motion, and never so slow that nothing happens. */
export const slownessOf = ({ shots }: Pick<Script, 'shots'>): number =>
  Math.min(1, Math.max(0.35, shots[0]?.pace ?? 1));

/** Metres it comes from where nobody is seen to throw it, and how far above where it is caught. */
const [FROM_AFAR, FROM_HIGH] = [4.5, 0.5];
/** Of somebody's height: where a hand lets something go. */
const HAND = 0.8;
const GLIDES = /^(?:frisbee|airplane|feather|letter)$/;
const GRAVITY = 9.8;

/** In an arc to whoever catches it, from the hand that threw it. */
function caught(
  index: number,
  player: Player,
  beat: Beat,
  { players, whereIs, frame, script, facts }: FateParts,
): Fate {
  const [to, thrower] = [whereIs(index, beat.to), players.findIndex(({ role }) => role.id === beat.instrument)];
  const end: Vector = [to.at[0], to.at[1] + to.height / 2, to.at[2]];
  const hand = thrower < 0 ? null : whereIs(thrower, beat.from);
  const side = end[0] > frame.middle[0] ? -1 : 1;
  const heading = frame.heading(side * 1.2);
  const start: Vector =
    hand === null
      ? [end[0] + Math.sin(heading) * FROM_AFAR, end[1] + FROM_HIGH, end[2] + Math.cos(heading) * FROM_AFAR]
      : [
          hand.at[0] + Math.sin(hand.heading) * 0.3,
          hand.at[1] + hand.height * HAND,
          hand.at[2] + Math.cos(hand.heading) * 0.3,
        ];
  const lasts = Math.max(0.2, beat.to - beat.from);
  const weight = (GLIDES.test(player.thing?.kind ?? '') ? 0.18 : 1) * slownessOf(script) ** 2;
  const radius = Math.max(0.01, to.height / 2);
  return {
    ...{
      kind: 'falls',
      from: beat.from,
      until: beat.to,
      start,
      bounce: 0,
      rolls: 0,
      radius,
      weight,
      ends: false,
      arrives: true,
    },
    velocity: [
      (end[0] - start[0]) / lasts,
      (end[1] - start[1]) / lasts + (GRAVITY * weight * lasts) / 2,
      (end[2] - start[2]) / lasts,
    ],
    floor: facts.heightAt(end[0], end[2]) + radius,
    lies: GLIDES.test(player.thing?.kind ?? '') ? 0 : Math.PI * 2,
  };
}

/** Times as fast as by a foot. */
const SENT = 1.9;
const KICKED = /^(?:kick|throw|toss|hurl|fling|launch)/;

function speedOf(
  { act, verb, instrument }: Beat,
  bond: Bond | undefined,
  { players, facts }: FateParts,
): readonly [number, number] {
  if (act === 'drops' && bond?.as === 'held') return SPEEDS.let_go ?? [0, 0];
  const kicked = act === 'flies' || KICKED.test(verb);
  const [along, up] = SPEEDS[kicked ? 'kick' : act] ?? [0.5, 0];
  const doer = players.find(({ role }) => role.id === instrument);
  const strength =
    (kicked && doer !== undefined ? Math.min(1.2, heightOf(doer) / 1.6) : 1) *
    // What a car sends flying goes as far as what breaks there.
    (kicked && doer?.role.person === null && doer.thing?.moves === true ? SENT : 1) *
    (kicked && (facts.indoor || facts.street !== undefined) ? INDOORS : 1);
  return [along * strength, up * strength];
}

/** Away from who did it; off the front of what bears it; across the picture where neither is. */
function wayOf(
  index: number,
  { instrument, from, act }: Beat,
  bond: Bond | undefined,
  { players, whereIs, frame, script }: FateParts,
): number {
  const doer = players.findIndex(({ role }) => role.id === instrument);
  if (bond !== undefined && act === 'drops')
    return whereIs(bond.parent, from).heading + (bond.as === 'held' ? 0 : 0.12);
  if (doer >= 0 && act === 'flies') return whereIs(doer, from).heading;
  if (doer >= 0) {
    const [a, b] = [whereIs(doer, from).at, whereIs(index, from).at];
    if (Math.hypot(b[0] - a[0], b[2] - a[2]) > 0.05) return Math.atan2(b[0] - a[0], b[2] - a[2]);
  }
  const struck = players.findIndex(({ role }) =>
    script.beats.some(
      (beat) => beat.role === role.id && isEvent(beat.act) && beat.instrument === players[index]?.role.id,
    ),
  );
  if (struck >= 0) {
    const [a, b] = [whereIs(index, from).at, whereIs(struck, from).at];
    return Math.atan2(b[0] - a[0], b[2] - a[2]);
  }
  if (act === 'topples' && bond !== undefined) return whereIs(bond.parent, from).heading + Math.PI / 2;
  const side = players[index]?.chance.spawn('fate').chance(0.5) === true ? 1 : -1;
  return frame.heading(side * 1.25);
}

/** Metres that a camera has room for above what begins to rise. */
const SEEN_RISING = 1.2;

/** Cameras follow what falls, and see where it was in the end. */
export function withFates(whereIs: WhereIs, fates: ReadonlyMap<number, Fate>): WhereIs {
  if (fates.size === 0) return whereIs;
  return (player, time) => {
    const fate = fates.get(player);
    const own = whereIs(player, time);
    if (fate === undefined || time <= fate.from || time >= fate.until) return own;
    const flown = fateAt(fate, time).middle;
    // What rises goes out of the picture: whoever let it go stays as near as before.
    const middle: Vector =
      fate.kind === 'rises' ? [flown[0], Math.min(flown[1], fate.start[1] + SEEN_RISING), flown[2]] : flown;
    const at: Vector = [middle[0], middle[1] - own.height / 2, middle[2]];
    return { ...own, at, eyes: middle };
  };
}
