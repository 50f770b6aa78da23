import { THROWN_AFTER } from '../../../bodies/rhythms.ts';
import { landingOf } from '../../../catalogue/events.ts';
import type { Beat } from '../../../director/script.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  withoutRelations,
} from '../draft.ts';

const BALLS = /ball/;

/** Snowballs are made of what lies there, and are no thing of their own. */
export function makeSnowballs(draft: Draft): void {
  if (!draft.beats.some(({ act }) => act === 'snowball')) return;
  for (const { id } of draft.cast.filter(({ noun }) => noun === 'snowball')) dropRole(draft, id);
}

/** Who tosses several balls up and catches them juggles; who throws one at a hoop shoots for it. The balls belong to what they play. */
export function playBalls(draft: Draft): void {
  for (const beat of draft.beats) {
    const [own, thing] = [roleOf(draft, beat.role), roleOf(draft, beat.target)];
    if (!/^(?:throw|catch|lift_up|raise)$/.test(beat.act) || !isPerson(own) || thing === undefined) continue;
    // Nobody juggles with the coins that go into a hat.
    const round = thing.thing !== 'coin' && ['bounces', 'rolls'].includes(landingOf(thing.thing));
    const hoop = draft.cast.find((role) => role.thing === 'basketball hoop');
    const plays = hoop !== undefined && BALLS.test(thing.thing) ? 'dunk' : round && thing.count > 1 ? 'juggle' : null;
    if (plays === null) continue;
    const first = draft.beats.find(({ role, target }) => role === beat.role && target === thing.id) ?? beat;
    editBeats(draft, (each) => {
      if (each.role !== beat.role || each.target !== thing.id) return each;
      return each === first ? { ...each, act: plays, verb: plays, target: null, direction: null } : null;
    });
    dropRole(draft, thing.id);
    if (plays === 'dunk' && hoop !== undefined) {
      draft.relations = draft.relations.filter(({ role }) => role !== hoop.id);
      relate(draft, beat.role, 'near', hoop.id);
    }
    return;
  }
}

/** Seconds of a leap, from the ground to its height; until somebody's hands are up; and that something is in the air at least. */
const [LEAP, TO_HEIGHT, HANDS_UP, IN_AIR] = [0.85, 0.47, 0.8, 0.7];

/** What somebody catches comes flying to it: from whoever threw it, or from where nobody sees. */
export function catchIt(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => act === 'catch' && isAlive(draft, role))) {
    const thrown = draft.beats.find(
      ({ act, target, role }) =>
        act === 'throw' &&
        role !== beat.role &&
        (beat.target === null ? isSmall(draft, target) : target === beat.target),
    );
    const thing = beat.target ?? thrown?.target ?? null;
    if (
      thing === null ||
      !(isSmall(draft, thing) || isPrey(draft, beat.role, thing)) ||
      roleOf(draft, thing)?.count !== 1
    )
      continue;
    if (draft.beats.some(({ role, act }) => role === thing && act === 'flies')) continue;
    const first = thrown === undefined ? null : thrown.from + THROWN_AFTER;
    const caught = isPerson(roleOf(draft, beat.role)) ? byHand(draft, beat, first) : byLeap(draft, beat, first);
    // What is caught late is thrown late: in four seconds it would fly as high as a house.
    const released = first === null ? null : Math.max(first, caught - MOST_IN_AIR);
    const later = (released ?? 0) - (first ?? 0);
    if (thrown !== undefined) {
      withoutRelations(draft, thrown.role, thing);
      relate(draft, thrown.role, 'facing', beat.role);
      editBeats(draft, (each) =>
        each === thrown
          ? { ...each, target: null, from: each.from + later, to: Math.max(caught, Math.min(each.to, caught + 1)) }
          : each,
      );
    }
    draft.relations = draft.relations.filter(
      ({ role, where }) => role !== thing && !(role === beat.role && where === 'sky'),
    );
    relate(draft, beat.role, 'holding', thing);
    fitMouth(draft, beat.role, thing);
    editBeats(draft, (each) => (each.role === thing ? null : each));
    draft.beats = [
      ...draft.beats,
      {
        ...{
          ...beatOf(draft, 'flies'),
          role: thing,
          verb: 'throw',
          from: released ?? Math.max(0.1, caught - 1.2),
          to: caught,
        },
        ...{ instrument: thrown?.role ?? null, target: beat.role, direction: 'toward' },
      },
    ];
  }
}

/** What an animal catches alive: a bear its salmon, which comes flying out of the water. */
const isPrey = (draft: Draft, hunter: number, prey: number): boolean =>
  isAlive(draft, prey) &&
  !isPerson(roleOf(draft, prey)) &&
  !isPerson(roleOf(draft, hunter)) &&
  metresOf(draft, prey) < metresOf(draft, hunter) * PREY_SHARE &&
  draft.beats.some(({ role, act }) => role === prey && act === 'jump');
const PREY_SHARE = 0.5;

/** Seconds. */
const MOST_IN_AIR = 1.5;

/** Hands go up as it comes. */
function byHand(draft: Draft, beat: Beat, released: number | null): number {
  const caught = Math.max(beat.from + HANDS_UP, (released ?? 0) + IN_AIR);
  editBeats(draft, (each) => (each === beat ? { ...each, from: caught - HANDS_UP, target: null } : each));
  return caught;
}

/** Of the film: by then one has seen it come. */
const CAUGHT_AT = 0.4;

/** At the height of its leap it has it: of the one that is told, or of one made for it. */
function byLeap(draft: Draft, beat: Beat, released: number | null): number {
  const leap = draft.beats.find(({ role, act, from }) => role === beat.role && act === 'jump' && from <= beat.from);
  const whole = Math.max(0, ...draft.beats.map(({ to }) => to));
  const earliest = Math.max((released ?? 0) + IN_AIR, 1.2, whole * CAUGHT_AT);
  if (leap !== undefined && leap.to - leap.from > LEAP) {
    // It runs until it leaps, once.
    const starts = Math.max(leap.from, earliest - TO_HEIGHT);
    const [caught, lands] = [starts + TO_HEIGHT, starts + LEAP];
    if (starts - leap.from > 0.3)
      draft.beats = [...draft.beats, { ...leap, act: 'trot', verb: 'run', to: starts, direction: null, where: null }];
    editBeats(draft, (each) =>
      each === leap
        ? { ...each, from: starts, to: lands, direction: null }
        : each === beat
          ? { ...each, act: 'wag', from: lands, to: Math.max(each.to, lands + 0.5), target: null }
          : each,
    );
    return caught;
  }
  const jumps = Math.max(beat.from, earliest - TO_HEIGHT);
  editBeats(draft, (each) =>
    each === beat
      ? { ...each, act: 'wag', from: jumps + LEAP, to: Math.max(each.to, jumps + LEAP + 0.5), target: null }
      : each,
  );
  draft.beats = [
    ...draft.beats,
    ...(jumps - beat.from > 0.3 ? [{ ...beat, act: 'look', verb: 'look', to: jumps, target: null }] : []),
    { ...beat, act: 'jump', verb: 'jump', from: jumps, to: jumps + LEAP, target: null, direction: null, where: null },
  ];
  return jumps + TO_HEIGHT;
}

/** Of an animal's height: what it has in its mouth is no larger. */
const MOUTHFUL = 0.2;

function fitMouth(draft: Draft, role: number, thing: number): void {
  const own = roleOf(draft, thing);
  const most = metresOf(draft, role) * MOUTHFUL;
  if (own === undefined || isPerson(roleOf(draft, role)) || !BALLS.test(own.thing) || metresOf(draft, thing) <= most)
    return;
  editRole(draft, thing, { size: (own.size * most) / metresOf(draft, thing) });
}
