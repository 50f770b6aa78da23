import { findAct } from '../../../catalogue/acts.ts';
import {
  changeSeconds,
  comesDown,
  getsUp,
  isDoneSitting,
  type KeptPosture,
  postureOf,
} from '../../../catalogue/postures.ts';
import { isSeat, isTable } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import { type Draft, editBeats, editRole, isAlive, isBorne, isPerson, relate, roleOf, thingOf } from '../draft.ts';
import { takeChairAt } from './seats.ts';

/**
 * Who is told to come into a posture is seen coming into it: whoever sits down stood before, whoever stands up sat. "sits" and "is sitting" stay from the beginning.
 * Said here as beats; how long a body takes for it, and where it stands meanwhile, the stage knows.
 */
export function changePostures(draft: Draft): void {
  for (const { id, count } of draft.cast) {
    if (!isAlive(draft, id) || count > FEW) continue;
    meanPostures(draft, id);
    wakeUp(draft, id);
    slideOut(draft, id);
    slideDown(draft, id);
    takeOwnSeat(draft, id);
    faceWhom(draft, id);
    riseFirst(draft, id);
    comeFirst(draft, id);
    digOnKnees(draft, id);
    standBeforeGoing(draft, id);
    stayDown(draft, id);
    openEyes(draft, id);
  }
}

/** So many are told of one by one. */
const FEW = 4;

const beatsOf = ({ beats }: Draft, id: number): Beat[] =>
  beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);

const kindOf = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';

/** What it is on, and can sit or lie on. */
const seatUnder = (draft: Draft, id: number): number | null =>
  draft.relations.find(
    ({ role, relation, to }) => role === id && /^(?:on|in|inside)$/.test(relation) && isSeat(kindOf(draft, to)),
  )?.to ?? null;

const SINKS = /^(?:sink|slump|collapse|flop|drop|plop|fall|settle)(?: down)?$/;
const OUT_OF = /^(?:get out|get out of|jump|leap|climb|climb out|climb out of|roll|slide|step|spring|hop|rise)$/;

/** "rises" of somebody on legs, "sinks" of somebody on a sofa, "sits up" of somebody in bed: what they mean of a body. */
function meanPostures(draft: Draft, id: number): void {
  const person = isPerson(roleOf(draft, id));
  const onGround = person || thingOf(draft, id)?.realm === 'ground';
  const own = beatsOf(draft, id);
  const seat = seatUnder(draft, id);
  const under = draft.relations.some(({ role, relation, to }) => role === id && relation === 'under' && to !== null);
  const lay = own.some(({ act }) => postureOf(act) === 'lying' || act === 'wake');
  editBeats(draft, (beat) => {
    if (beat.role !== id) return beat;
    const { act, verb, direction, target, where } = beat;
    const goesUp = direction === 'up' || where !== null;
    if (act === 'rise' && onGround && !goesUp) return { ...beat, act: 'stand', direction: null };
    if (!person) return beat;
    const on = isSeat(kindOf(draft, target)) ? target : seat;
    if (OUT_OF.test(verb) && on !== null && target === on && direction !== 'toward' && direction !== 'into')
      return { ...beat, act: 'stand', verb: 'get up', direction: null };
    if (act === 'fall' && SINKS.test(verb) && on !== null)
      return { ...beat, act: 'sit', verb: 'sit down', direction: null, target: null };
    // Who has lain down and closes the eyes does not sit up for it.
    if (act === 'close_eyes' && lay) return { ...beat, act: 'sleep' };
    if (act === 'hide' && under) return { ...beat, act: 'crouch' };
    if (act === 'exercise' && verb === 'sit up' && (lay || seat !== null))
      return { ...beat, act: kindOf(draft, seat) === 'bench' ? 'sit' : 'sit_up' };
    return beat;
  });
}

/** Seconds that somebody sleeps on who is told to wake up, and lies with open eyes then; of the time there is at most. */
const [SLEEPS_ON, LIES_ON, AT_MOST] = [1.3, 0.9, 0.45];

/** "wakes up": asleep until then, and up in bed where nothing else is told. */
function wakeUp(draft: Draft, id: number): void {
  const own = beatsOf(draft, id);
  const wakes = own.find(({ act }) => act === 'wake');
  if (wakes === undefined || (!isPerson(roleOf(draft, id)) && thingOf(draft, id)?.realm !== 'ground')) return;
  const slept = own.some(({ act, from }) => act === 'sleep' && from < wakes.from);
  const next = own.find(({ from }) => from > wakes.from);
  const rises =
    next !== undefined && (next.act === 'sit_up' || next.act === 'stand' || findAct(next.act)?.frame === 'go');
  const room = wakes.to - wakes.from;
  const until = wakes.from + (slept ? 0 : Math.min(SLEEPS_ON, room * AT_MOST));
  const person = isPerson(roleOf(draft, id));
  const awake: Beat = { ...wakes, from: until, act: rises || !person ? 'lie' : 'sit_up', verb: 'wake up' };
  const whole: Beat[] = [
    ...(slept ? [] : [{ ...wakes, act: 'sleep', verb: 'sleep', to: until }]),
    ...(rises || !person
      ? [awake]
      : [
          { ...awake, act: 'lie', to: until + LIES_ON * 0.6 },
          { ...awake, from: until + LIES_ON * 0.6 },
        ]),
  ];
  draft.beats = draft.beats.flatMap((beat) => (beat === wakes ? whole : [beat]));
}

const ON_THE_BACK = /^(?:slide|roll|wriggle|scoot) out$/;
/** Seconds in which somebody is out from under a car. */
const SLIDES = 2;

/** "slides out from under the car": on the back, and up then. */
function slideOut(draft: Draft, id: number): void {
  const [first, next] = beatsOf(draft, id);
  const under = draft.relations.some(({ role, relation, to }) => role === id && relation === 'under' && to !== null);
  if (first === undefined || !under || !isPerson(roleOf(draft, id)) || !ON_THE_BACK.test(first.verb)) return;
  const until = Math.min(first.to, first.from + SLIDES);
  const rest: Beat = { ...first, act: 'stand', verb: 'get up', from: until, direction: null };
  draft.beats = draft.beats.flatMap((beat) =>
    beat === first
      ? [{ ...first, act: 'lie', to: until }, ...(next === undefined ? [rest] : [])]
      : beat === next
        ? [{ ...next, from: until }]
        : [beat],
  );
}

const DOWN = /^(?:slide|sink|slip|slump) down$/;

/** "leans against the wall, slides down and cries": sits at its foot, and stays there until told to go. */
function slideDown(draft: Draft, id: number): void {
  const own = beatsOf(draft, id);
  const at = own.findIndex(({ act, verb }, i) => act === 'slide' && DOWN.test(verb) && own[i - 1]?.act === 'lean');
  const slides = own[at];
  if (slides === undefined || !isPerson(roleOf(draft, id)) || isBorne(draft, id)) return;
  const after = own.slice(at + 1);
  const ends = after.findIndex(({ act }) => findAct(act)?.frame === 'go' || postureOf(act) !== 'upright');
  const kept = ends < 0 ? after : after.slice(0, ends);
  const to = Math.max(slides.to, ...kept.map((beat) => beat.to));
  editBeats(draft, (beat) => {
    if (kept.includes(beat)) return null;
    return beat === slides ? { ...beat, act: 'sit', verb: 'sit down', direction: null, target: null, to } : beat;
  });
}

const SEATED_ACTS: ReadonlySet<string> = new Set(['lean_back']);

/** "leans back in his chair": he sits in it. */
function takeOwnSeat(draft: Draft, id: number): void {
  if (isBorne(draft, id) || !draft.beats.some(({ role, act }) => role === id && SEATED_ACTS.has(act))) return;
  const near = draft.relations.find(({ role, to }) => role === id && isSeat(kindOf(draft, to)));
  const seat = near?.to ?? draft.cast.find(({ thing }) => isSeat(thing))?.id;
  if (seat === undefined || seat === null) return;
  draft.relations = draft.relations.filter((each) => each !== near);
  relate(draft, id, 'on', seat);
}

const BEFORE_SOMEBODY: ReadonlySet<string> = new Set(['kneel', 'propose', 'bow', 'pray']);

/** "kneels before the king": turned to him. */
function faceWhom(draft: Draft, id: number): void {
  const before = draft.relations.find(
    ({ role, relation, to }) => role === id && relation === 'in_front_of' && isPerson(roleOf(draft, to)),
  );
  if (before?.to == null) return;
  const { to } = before;
  const kneels = draft.beats.some(
    ({ role, act, target }) => role === id && BEFORE_SOMEBODY.has(act) && target === null,
  );
  if (!kneels || !isPerson(roleOf(draft, id))) return;
  draft.relations = draft.relations.map((each) => (each === before ? { ...each, relation: 'facing' } : each));
  editBeats(draft, (beat) => (beat.role === id && BEFORE_SOMEBODY.has(beat.act) ? { ...beat, target: to } : beat));
}

/** Seconds that somebody is seen as they are before they change it. */
const SEEN_FIRST = 1.2;

/** Makes room at the beginning of somebody's beats. */
function startLater(draft: Draft, id: number, seconds: number): void {
  const end = Math.max(...beatsOf(draft, id).map(({ to }) => to));
  const later = (time: number): number => seconds + (time * (end - seconds)) / end;
  editBeats(draft, (beat) => (beat.role === id ? { ...beat, from: later(beat.from), to: later(beat.to) } : beat));
}

/** "gets up from his armchair": he sat in it; from the table, on a chair at it; out of bed, he lay there. */
function riseFirst(draft: Draft, id: number): void {
  const own = beatsOf(draft, id);
  const at = own.findIndex(({ act, verb }) => act === 'stand' && getsUp(verb));
  const rises = own[at];
  const before = own.slice(0, Math.max(0, at));
  if (rises === undefined || before.some(({ act }) => postureOf(act) !== 'upright' || findAct(act)?.frame === 'go'))
    return;
  const { target } = rises;
  const person = isPerson(roleOf(draft, id));
  if (person && target !== null && !isBorne(draft, id)) {
    if (isSeat(kindOf(draft, target))) relate(draft, id, 'on', target);
    else if (isTable(kindOf(draft, target))) takeChairAt(draft, id, target);
  }
  if (before.length > 0) return;
  const bed = kindOf(draft, seatUnder(draft, id)) === 'bed';
  startLater(draft, id, SEEN_FIRST);
  const act = !person || bed ? 'lie' : 'sit';
  const [moved] = beatsOf(draft, id);
  if (moved !== undefined)
    draft.beats = [
      ...draft.beats,
      { ...moved, act, verb: act, from: 0, to: SEEN_FIRST, target: null, direction: null },
    ];
}

/** Seconds in which somebody comes to a seat, of the film at most. */
const [COMES_FOR, OF_FILM] = [1.9, 0.32];

/** "sits down on a bench": comes to it first; "kneels down": stands first. */
function comeFirst(draft: Draft, id: number): void {
  const [first] = beatsOf(draft, id);
  if (first === undefined || first.from > 0.4 || !comesDown(first.act, first.verb)) return;
  const walks = isPerson(roleOf(draft, id)) && (seatUnder(draft, id) !== null || first.act === 'sit');
  const seconds = walks ? Math.min(COMES_FOR, first.to * OF_FILM) : Math.min(SEEN_FIRST, first.to * OF_FILM);
  startLater(draft, id, seconds);
  const act = walks && seatUnder(draft, id) !== null ? 'walk' : 'stand';
  draft.beats = [
    ...draft.beats,
    { ...first, act, verb: act, from: 0, to: seconds, target: null, direction: null, where: null },
  ];
}

/** "kneels and digs in the dust": with the hands, and not upright with a spade. */
function digOnKnees(draft: Draft, id: number): void {
  if (!isPerson(roleOf(draft, id)) || isBorne(draft, id)) return;
  const own = beatsOf(draft, id);
  const low = own.filter(({ act }, at) => act === 'dig' && own[at - 1]?.act === 'kneel');
  editBeats(draft, (beat) => (low.includes(beat) ? { ...beat, act: 'plant' } : beat));
}

/** Who lay, knelt or has fallen gets up before going on. */
function standBeforeGoing(draft: Draft, id: number): void {
  // From a seat one gets up as its way has it.
  if (isBorne(draft, id)) return;
  const share = isPerson(roleOf(draft, id)) ? 1 : BEAST_SHARE;
  for (const [index, beat] of beatsOf(draft, id).entries()) {
    const before = beatsOf(draft, id)[index - 1];
    const down = before === undefined ? 'upright' : postureOf(before.act);
    if (before === undefined || down === 'upright' || down === 'fours' || beat.onTheWay === true) continue;
    if (findAct(beat.act)?.frame !== 'go' || postureOf(beat.act) !== 'upright') continue;
    // Getting out of a car is how one gets up there.
    if (beat.transit !== undefined) continue;
    const risen = beat.from + Math.min(changeSeconds(down, 'upright') * share, (beat.to - beat.from) / 2);
    const rises: Beat = {
      ...beat,
      act: 'stand',
      verb: 'get up',
      to: risen,
      target: null,
      direction: null,
      where: null,
    };
    draft.beats = draft.beats.flatMap((each) => (each === beat ? [rises, { ...beat, from: risen }] : [each]));
  }
}
/** Of a grown-up's seconds. */
const BEAST_SHARE = 0.5;

/** What one does on one's back: the rest one sits up for. */
const ON_ONES_BACK: ReadonlySet<string> = new Set(['read', 'phone', 'point', 'wave', 'raise_arms', 'stretch', 'hold']);

/** "kneels and picks a flower", "lies on the grass and reads": nobody gets up for what the hands do. */
function stayDown(draft: Draft, id: number): void {
  // A blanket lies on the ground itself.
  const onRug = draft.relations.some(
    ({ role, relation, to }) => role === id && relation === 'on' && kindOf(draft, to) === 'rug',
  );
  if ((isBorne(draft, id) && !onRug) || !isPerson(roleOf(draft, id))) return;
  let down: KeptPosture | null = null;
  const kept = new Map<Beat, KeptPosture>();
  for (const beat of beatsOf(draft, id)) {
    const { act } = beat;
    const posture = postureOf(act);
    const frame = findAct(act)?.frame;
    const lying = ON_ONES_BACK.has(act) || frame === 'face' || frame === 'voice';
    if (posture === 'upright' && down !== null && isDoneSitting(act) && (down === 'kneel' || lying))
      kept.set(beat, down);
    // On one's knees one digs without getting up.
    else if (act !== 'plant' || down !== 'kneel') down = act === 'kneel' || act === 'lie' ? act : null;
  }
  editBeats(draft, (beat) => {
    const within = kept.get(beat);
    return within === undefined ? beat : { ...beat, within };
  });
}

/** Who falls asleep at last has open eyes until then. */
function openEyes(draft: Draft, id: number): void {
  const own = beatsOf(draft, id);
  const awake = own.some(({ act }) => act !== 'sleep' && act !== 'lie');
  if (roleOf(draft, id)?.expression === 'sleep' && own.some(({ act }) => act === 'sleep') && awake)
    editRole(draft, id, { expression: 'calm' });
}
