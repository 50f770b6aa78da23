import { WRECKED } from '../../../bodies/families.ts';
import { SHATTERED } from '../../../bodies/wreck-ways.ts';
import { causedBy } from '../../../catalogue/events.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { blowsUp, runsInto, sendsFlying, wreckedIn, wrecks } from '../../../catalogue/wrecks.ts';
import type { Beat } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { EXPLOSION, endOf } from './blows.ts';

/** Things that go to pieces while one looks: what collapses, bursts or is run into. Small ones that fall off tables have their own fate: see happenings.ts. */

/** Metres: what is larger is none of what falls off a table and breaks there; what is taller goes over as a whole and breaks where it comes down. */
const [LARGE, FELLED] = [1.2, 4];
/** Seconds that something is seen before it goes, at least, and of the film; of the film until somebody has run into it; and until a fist is there. */
const [SEEN_FIRST, SHARE_FIRST, RUN_UP, FIST] = [1.2, 0.25, 0.36, 0.7];

/** Of the film: what takes its time to go over begins by then. */
const LATEST = 0.3;
/** Seconds from the crash until what crashed goes up. */
const BURSTS_AFTER = 0.2;

/** What has no life of its own, and is no person in a costume. */
function isMade(draft: Draft, id: number | null): id is number {
  const thing = thingOf(draft, id);
  return id !== null && thing !== null && !thing.alive && !isPerson(roleOf(draft, id));
}
const drives = (draft: Draft, id: number): boolean => isMade(draft, id) && thingOf(draft, id)?.moves === true;

/** "two cars collide": one of them is the other's. */
function partCollided(draft: Draft): void {
  for (const { id, count } of [...draft.cast]) {
    const beat = draft.beats.find(({ role, verb, target }) => role === id && target === null && COLLIDES.test(verb));
    const own = roleOf(draft, id);
    if (beat === undefined || own === undefined || count !== 2 || !drives(draft, id)) continue;
    const other = addRole(draft, { ...own, count: 1 });
    editRole(draft, id, { count: 1 });
    editBeats(draft, (each) => (each === beat ? { ...each, target: other } : each));
    draft.beats = [...draft.beats, { ...beatOf(draft, 'drive'), role: other, verb: 'drive', speed: 1.4 }];
  }
}
const COLLIDES = /^(?:collide|crash|smash|slam)/;

export function goToPieces(draft: Draft): void {
  partCollided(draft);
  for (const { id } of [...draft.cast]) runIntoThings(draft, id);
  for (const { id } of [...draft.cast]) comeDownAlone(draft, id);
  // "small explosions at its base" are what throws it over, and lie nowhere.
  if (draft.cast.some(({ traits }) => traits.includes(WRECKED)))
    for (const { id, thing } of [...draft.cast]) if (thing === EXPLOSION) dropRole(draft, id);
}

const seenFirst = (draft: Draft, from: number): number => {
  const end = endOf(draft);
  return Math.min(end - 1.2, Math.max(from, SEEN_FIRST, end * SHARE_FIRST));
};

/** From then on it does nothing else. */
function wreck(draft: Draft, id: number, act: string, from: number, told: Partial<Beat>): void {
  const [own, end] = [roleOf(draft, id), endOf(draft)];
  if (own === undefined) return;
  if (!own.traits.includes(WRECKED)) editRole(draft, id, { traits: [...own.traits, WRECKED] });
  editBeats(draft, (beat) =>
    beat.role !== id
      ? beat
      : beat.from >= from - 0.05 || wreckedIn(beat.verb) !== null
        ? null
        : { ...beat, to: Math.min(beat.to, from) },
  );
  const beat = { ...beatOf(draft, act), role: id, verb: told.verb ?? act, from, instrument: told.instrument ?? null };
  draft.beats = [...draft.beats, { ...beat, to: Math.max(end, from + 1) }];
}

/** Who crashes into something, or does it with its fists. */
function runIntoThings(draft: Draft, doer: number): void {
  const meets = draft.beats.filter(({ role, target }) => role === doer && target !== doer);
  const blow = meets.find(
    ({ verb, target }) =>
      isMade(draft, target) &&
      // A cat that knocks over a vase runs into no wall: it falls as things do.
      !(causedBy(verb) === 'topples' && metresOf(draft, target) <= LARGE && !drives(draft, doer)) &&
      (drives(draft, doer) ? runsInto(verb) : isAlive(draft, doer) && !isPerson(roleOf(draft, doer)) && runsInto(verb)),
  );
  const target = blow?.target ?? null;
  if (blow !== undefined && isMade(draft, target) && runs(draft, doer, target)) {
    const end = endOf(draft);
    const at = Math.min(end - 1.4, Math.max(blow.from + 0.4, end * RUN_UP));
    withoutRelations(draft, doer, target);
    const gait = drives(draft, doer) ? 'drive' : 'run';
    const through =
      blow.direction === 'through' || !drives(draft, doer) || metresOf(draft, target) < metresOf(draft, doer) * 0.7;
    editBeats(draft, (beat) => (beat.role === doer && (beat.from > blow.from || beat === blow) ? null : beat));
    editBeats(draft, (beat) => (beat.role === doer ? { ...beat, to: Math.min(beat.to, at) } : beat));
    const going = draft.beats.some(({ role, act }) => role === doer && /^(?:drive|drift|run|chase)$/.test(act));
    const from = going ? Math.max(0, ...draft.beats.filter(({ role }) => role === doer).map(({ to }) => to)) : 0;
    draft.beats = [
      ...draft.beats,
      { ...beatOf(draft, gait), role: doer, verb: gait, from: Math.min(from, at - 0.4), to: end, speed: 1.4 },
    ];
    const parked = roleOf(draft, target);
    if (parked !== undefined && thingOf(draft, target)?.moves === true && !isMoving(draft, target))
      editRole(draft, target, { traits: [...parked.traits, 'parked'] });
    wreck(draft, target, drives(draft, target) && !through ? 'crumple' : 'be_struck', at, {
      verb: blow.verb,
      instrument: doer,
    });
    // "smashes through the fence and explodes": first the one, then the other.
    const burst = meets.find(({ verb }) => wreckedIn(verb) === 'explode');
    if (burst !== undefined && drives(draft, doer))
      wreck(draft, doer, 'explode', at + BURSTS_AFTER, { verb: burst.verb });
    else if (!through) wreck(draft, doer, 'crumple', at, { verb: blow.verb, instrument: target });
    sendFlying(draft, doer, at, meets);
    return;
  }
  for (const beat of meets) {
    const struck = beat.target;
    if (!isMade(draft, struck) || metresOf(draft, struck) <= LARGE || drives(draft, doer)) continue;
    if (!wrecks(beat.verb) && !blowsUp(beat.verb)) continue;
    const at = seenFirst(draft, beat.from + FIST);
    editBeats(draft, (each) => (each === beat ? { ...each, act: isAlive(draft, doer) ? 'hit' : each.act } : each));
    wreck(draft, struck, blowsUp(beat.verb) ? 'explode' : isAlive(draft, doer) ? 'be_struck' : 'collapse', at, {
      verb: beat.verb,
      instrument: doer,
    });
  }
}

/** What runs can run into it: neither hangs in the air. */
const runs = (draft: Draft, doer: number, target: number): boolean =>
  thingOf(draft, doer)?.moves === true &&
  thingOf(draft, doer)?.realm === 'ground' &&
  thingOf(draft, target)?.realm === 'ground' &&
  metresOf(draft, target) > 0.3;

const isMoving = (draft: Draft, id: number): boolean =>
  draft.beats.some(({ role, act }) => role === id && /^(?:drive|run|chase|drift|push)$/.test(act));

/** "and sends crates flying": they stood there, and go with it. */
function sendFlying(draft: Draft, doer: number, at: number, meets: readonly Beat[]): void {
  const sent = new Set(
    meets.flatMap(({ verb, target }) =>
      sendsFlying(verb) && isMade(draft, target) && !drives(draft, target) ? [target] : [],
    ),
  );
  for (const { id } of draft.cast) {
    const flies = draft.beats.some(({ role, act, verb }) => role === id && (act === 'fly' || /^fly/.test(verb)));
    // "sends oranges, crates and planks flying": of all of them nothing else is told.
    const listed =
      !draft.beats.some(({ role, target }) => role === id || target === id) &&
      !draft.relations.some(({ role, to }) => role === id || to === id);
    if (!sent.has(id) && !((flies || listed) && sent.size > 0)) continue;
    if (!isMade(draft, id) || drives(draft, id) || metresOf(draft, id) > LARGE) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    editBeats(draft, (beat) => (beat.role === id ? null : beat));
    draft.beats = [
      ...draft.beats,
      { ...beatOf(draft, 'flies'), role: id, verb: 'fly', from: at, to: endOf(draft), instrument: doer },
    ];
  }
}

/** What collapses, bursts or goes over by itself. */
function comeDownAlone(draft: Draft, id: number): void {
  if (!isMade(draft, id) || roleOf(draft, id)?.traits.includes(WRECKED) || placeHas(draft.set.place, 'submerged'))
    return;
  const told = draft.beats
    // "crumbles to dust" goes another way: see extras/becoming.ts.
    .filter(({ role, act }) => role === id && act !== 'dissolve')
    .flatMap((beat) => {
      const way = wreckedIn(beat.verb);
      return way === null ? [] : [{ beat, way }];
    });
  const [first] = told;
  if (first === undefined) return;
  const tall = metresOf(draft, id) >= FELLED;
  const large = metresOf(draft, id) > LARGE;
  const bursts = told.find(({ way }) => way === 'explode');
  const over = told.find(({ way }) => way === 'topple_down');
  const breaks = told.find(({ way }) => way === 'collapse');
  const { thing: kind } = roleOf(draft, id) ?? { thing: '' };
  if (UNBROKEN.test(kind)) return;
  // "falls" alone is told of rain and of leaves as well: what falls and breaks is felled.
  if (bursts !== undefined && (large || drives(draft, id)))
    wreck(draft, id, 'explode', seenFirst(draft, bursts.beat.from) - 0.3, { verb: bursts.beat.verb });
  else if (shatters(draft, id, told)) {
    wreck(draft, id, 'explode', seenFirst(draft, told[0]?.beat.from ?? 0) - 0.3, { verb: 'shatter' });
    comeTogether(draft, id);
  } else if (over !== undefined && tall && !drives(draft, id))
    wreck(draft, id, 'topple_down', Math.min(seenFirst(draft, over.beat.from), endOf(draft) * LATEST), {
      verb: over.beat.verb,
    });
  else if (breaks !== undefined && large && !drives(draft, id))
    wreck(draft, id, 'collapse', seenFirst(draft, breaks.beat.from), { verb: breaks.beat.verb });
  else if (breaks !== undefined && drives(draft, id) && thingOf(draft, id)?.realm === 'ground') {
    const at = Math.max(breaks.beat.from + 0.4, endOf(draft) * RUN_UP);
    wreck(draft, id, 'crumple', at, { verb: breaks.beat.verb });
    if (!isMoving(draft, id))
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, 'drive'), role: id, verb: 'drive', from: 0, to: at, speed: 1.4 },
      ];
  }
}

const SHATTERS = /^(?:shatter|explode|burst apart|burst into piece|break into piece|break apart|splinter|blow apart)/;
const FALLS = /\b(?:falls?|falling|drops?|dropp\w+|knock\w*|throw\w*|smash\w*|tips?|floor)\b/i;
/** Said of what is whole again in the end. */
const WHOLE_AGAIN =
  /\b(?:reassembl\w+|(?:fl(?:y|ies|ying)|come|comes|coming|move|moves|pull\w*|form|forms|knit|knits|piec\w+)(?: themselves| itself)? back together|whole again|in reverse|rewinds?|(?:re-?forms?|repairs itself|restor\w+ itself))\b/i;

/** "a vase shatters in slow motion": the film is of that, and its pieces are seen flying; nothing knocked it over. */
const shatters = (draft: Draft, id: number, told: readonly { readonly beat: Beat }[]): boolean =>
  draft.cast[0]?.id === id &&
  !drives(draft, id) &&
  told.some(({ beat }) => SHATTERS.test(beat.verb)) &&
  !FALLS.test(draft.prompt) &&
  !draft.beats.some(({ target }) => target === id);

/** "then the pieces fly back together": the way it went, backward. */
function comeTogether(draft: Draft, id: number): void {
  const bursts = draft.beats.find(({ role, act }) => role === id && act === 'explode');
  if (bursts === undefined || !WHOLE_AGAIN.test(draft.prompt)) return;
  const turns = bursts.from + (endOf(draft) - bursts.from) * SHATTERED;
  editBeats(draft, (beat) => (beat === bursts ? { ...beat, to: turns } : beat));
  draft.beats = [...draft.beats, { ...bursts, act: 'reassemble', from: turns, to: endOf(draft) }];
}

/** What is told to break and burst in ways of its own. */
const UNBROKEN =
  /^(?:volcano|explosion|fire|firework|fireworks|wave|cloud|sun|moon|planet|star|balloon|water|tree|pine|palm|bare tree|glacier|iceberg)$/;
