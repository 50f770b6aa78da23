import { GIVES_WAY, type Reaction, reactionTo, sentBy } from '../../../catalogue/blows.ts';
import type { Beat, Role } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
} from '../draft.ts';

/** Who is struck gives way: a blow has a moment before it, its own moment, and what comes of it for the rest of the film. */

/** A noun that is nothing but a moment: it has no body where it throws somebody, and whom it throws goes away from it. */
export const EXPLOSION = 'explosion';

/** Seconds that two are seen before the blow, at most, and of the film. */
const [SEEN_BEFORE, SHARE_BEFORE] = [1.5, 0.26];
/** Seconds from the beginning of an act until it meets whom it is meant for, and that it goes on after that. */
const MEETS: Readonly<Record<string, number>> = { kick: 0.72, hit: 0.7, knock: 0.6 };
const [ANY_MEETS, RECOVERS] = [0.6, 0.7];
/** Who is so many times as large as the other stands firm. */
const STANDS_FIRM = 2.4;

export const endOf = ({ beats }: Pick<Draft, 'beats'>): number => Math.max(0, ...beats.map(({ to }) => to));

/** When it begins: one sees both first. */
export const startsAt = (draft: Draft, { from }: Beat): number =>
  from < 0.1 ? Math.min(SEEN_BEFORE, endOf(draft) * SHARE_BEFORE) : from;

export const isSame = (a: Beat, b: Beat): boolean =>
  a.role === b.role && a.from === b.from && a.verb === b.verb && a.target === b.target;

export function faceOff(draft: Draft, a: number, b: number): void {
  for (const [role, to] of [
    [a, b],
    [b, a],
  ] as const)
    if (isAlive(draft, role) && !draft.relations.some((each) => each.role === role && each.to === to))
      relate(draft, role, 'facing', to);
}

/** What was told of it wins: who is told to fall falls, though a slap alone brings nobody down. */
function reactionOf(told: readonly Beat[], reaction: Reaction): string {
  const acts = new Set(told.map(({ act }) => act));
  if (acts.has('flung') || (acts.has('fall') && reaction === 'flung')) return 'flung';
  if (acts.has('fall') || acts.has('fall_back')) return 'fall_back';
  return acts.has('reel') ? 'reel' : reaction;
}

export interface Struck {
  readonly doer: number | null;
  readonly struck: number;
  readonly reaction: Reaction;
  readonly at: number;
  /** Of the film. */
  readonly end: number;
}

/** Whoever is struck does until then whatever was told before, and gives way from then on. */
export function giveWay(draft: Draft, { doer, struck, reaction, at, end }: Struck): void {
  if (!isPerson(roleOf(draft, struck))) return;
  if (doer !== null && metresOf(draft, struck) > metresOf(draft, doer) * STANDS_FIRM) return;
  const all = draft.beats.filter(({ role, act, to }) => role === struck && GIVES_WAY.has(act) && to > at);
  const [told] = all;
  const act = reactionOf(all, reaction);
  const after: Beat = {
    ...(told ?? beatOf(draft, act)),
    ...{ role: struck, act, verb: told?.verb ?? act, from: at, to: Math.max(end, at + 1) },
    ...{ target: doer, direction: null, where: null },
  };
  draft.beats = [
    ...draft.beats.flatMap((beat): Beat[] => {
      if (beat.role !== struck || beat.to <= at) return [beat];
      return all.includes(beat) || beat.from >= at - 0.05 ? [] : [{ ...beat, to: at }];
    }),
    after,
  ];
}

/** Of somebody that is no haircut. */
const WITH_BLADE = /^(?:slash|stab|hack|pierce|impale|slice)$/;

/** "kicks a samurai, who falls": he falls when he is struck, and nobody goes on kicking who lies there. */
export function takeBlows(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'cut' && isAlive(draft, beat.target) && WITH_BLADE.test(beat.verb) ? { ...beat, act: 'fight' } : beat,
  );
  const end = endOf(draft);
  for (const beat of [...draft.beats]) {
    const reaction = reactionTo(beat.verb);
    const struck = beat.target;
    if (reaction === null || struck === null || struck === beat.role || beat.inTurns === true) continue;
    if (!isPerson(roleOf(draft, struck)) || beat.act === 'send' || !isAlive(draft, beat.role)) continue;
    const from = startsAt(draft, beat);
    const act = beat.act === 'throw' ? 'hit' : beat.act;
    const at = from + (MEETS[act] ?? ANY_MEETS);
    editBeats(draft, (each) =>
      isSame(each, beat) ? { ...each, act, from, to: at + RECOVERS, direction: null, where: null } : each,
    );
    faceOff(draft, beat.role, struck);
    giveWay(draft, { doer: beat.role, struck, reaction, at, end });
  }
}

/** What bursts, and is nobody. */
const isBlast = ({ thing, word, noun }: Role): boolean =>
  thing === EXPLOSION || (thing === 'sphere' && (sentBy(word) ?? sentBy(noun)) !== null);

/** "An explosion throws a soldier", "is thrown back by a blast of energy": both are the moment at which it bursts. */
export function throwByBlast(draft: Draft): void {
  const blast = draft.cast.find(isBlast);
  if (blast === undefined) return;
  const thrown = draft.beats.find(
    ({ role, target, act, verb }) =>
      (role === blast.id && target !== null && reactionTo(verb) !== null) ||
      (act === 'flung' && isPerson(roleOf(draft, role)) && target === null),
  );
  const struck = thrown?.role === blast.id ? thrown.target : (thrown?.role ?? null);
  if (thrown === undefined || struck === null || !isPerson(roleOf(draft, struck))) return;
  const [at, end] = [startsAt(draft, thrown), endOf(draft)];
  dropRole(draft, blast.id);
  giveWay(draft, { doer: null, struck, reaction: 'flung', at, end });
  const where = sentBy(blast.word)?.name ?? sentBy(blast.noun)?.name ?? EXPLOSION;
  editBeats(draft, (beat) => (beat.role === struck && beat.act === 'flung' ? { ...beat, where } : beat));
}

/** Whose blows come from one of their own kind, whom no prompt mentions. */
const SPARS = /boxer|fighter|wrestler|gladiator|samurai|ninja|knight|swordsman/;

/** "takes a punch to the jaw": somebody gave it. */
function bringOpponent(draft: Draft, { role, from, to }: Beat): number | null {
  const own = roleOf(draft, role);
  if (own === undefined || own.count > 1 || !SPARS.test(own.person?.role ?? '')) return null;
  if (draft.cast.some(({ id, person, count }) => id !== role && person !== null && count === 1)) return null;
  const { person, thing, word, noun } = own;
  const opponent = addRole(draft, { person, thing, word, noun });
  draft.beats = [...draft.beats, { ...beatOf(draft, 'hit'), role: opponent, verb: 'punch', target: role, from, to }];
  return opponent;
}

/** "is knocked out and falls": it is one fall, and not the first thing one sees. */
export function sufferBlows(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, from }) => from < 0.1 && /^(?:reel|fall_back|flung)$/.test(act))) {
    if (!isPerson(roleOf(draft, beat.role))) continue;
    const opponent = beat.target ?? bringOpponent(draft, beat);
    if (opponent !== beat.target) continue;
    const [at, end] = [startsAt(draft, beat), endOf(draft)];
    giveWay(draft, { doer: beat.target, struck: beat.role, reaction: 'reel', at, end });
  }
  // Nobody who flies backward is up in the sky.
  const flung = new Set(draft.beats.flatMap(({ role, act }) => (act === 'flung' ? [role] : [])));
  draft.relations = draft.relations.filter(({ role, to }) => to !== null || !flung.has(role));
}
