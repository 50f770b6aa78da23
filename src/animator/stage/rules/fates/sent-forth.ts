import { SENT } from '../../../bodies/rhythms.ts';
import { type Sent, sentBy } from '../../../catalogue/blows.ts';
import { SENDING_VERBS } from '../../../catalogue/magic-table.ts';
import type { Beat } from '../../../director/script.ts';
import { type Draft, dropRole, editBeats, isAlive, roleOf } from '../draft.ts';
import { endOf, faceOff, giveWay, isSame, startsAt } from './blows.ts';

/** Acts that send something where a thing for it is named. */
const SENDS: ReadonlySet<string> = new Set(['throw', 'shoot', 'raise', 'conjure', 'point', 'drop', 'blow', 'fight']);
/** The same, however the deed was taken: what is named tells that it is none of another kind. */
const SENT_VERBS = new RegExp(`^(?:${SENDING_VERBS.split(', ').join('|')})\\b`);
/** Verbs that send something by themselves | what. */
const SENT_BY_VERB: readonly (readonly [RegExp, string])[] = [
  [/^(?:electrocute|zap)$/, 'lightning'],
  [/^freeze$/, 'frost'],
  [/^blast$/, 'force'],
  [/^(?:cast (?:a |an )?(?:spell|charm)|cast magic|enchant|bewitch)$/, 'magic'],
];
/** Seconds that it lasts: a ball is thrown once, a beam is held. */

const LASTS: Readonly<Record<Sent['shape'], number>> = { ball: 1.9, beam: 3.4, arc: 2.4, bolts: 3.4 };

const sentAs = (draft: Draft, id: number | null): Sent | null => {
  const role = roleOf(draft, id);
  return role === undefined ? null : (sentBy(role.word) ?? sentBy(role.noun));
};

/** What a machine fires, and what of; and what is seen of whose eyes it comes out. */
const SHOTS = 'laser fire';
const FIRES = /^(?:fire|shoot|blast|launch|attack|unleash)\b/;
const GUNS = /^(?:cannon|pistol|rifle|rocket|bomb|missile)$/;
const EYES = /\beyes?\b/;

const isMachine = (draft: Draft, id: number): boolean => roleOf(draft, id)?.thing === 'robot';

/** "fires its arm cannons": they are its own. */
function gunOf(draft: Draft, { role, verb, target, instrument }: Beat): number | null {
  if (!FIRES.test(verb)) return null;
  const own = (id: number | null): boolean => GUNS.test(roleOf(draft, id)?.thing ?? '');
  const held = draft.relations.find((each) => each.role === role && each.relation === 'holding' && own(each.to))?.to;
  return [target, instrument, held ?? null].find((id) => own(id)) ?? null;
}

/** Whom it is meant for: whoever it is told to be sent at, else the only other one there is. */
function meantFor(draft: Draft, { role: doer, target }: Beat, sent: number | null): number | null {
  if (target !== null && target !== sent) return target;
  const beside = draft.relations.flatMap(({ role, relation, to }) =>
    (role === sent || role === doer) && to !== doer && to !== sent && relation !== 'holding' ? (to ?? []) : [],
  );
  const others = draft.cast.filter(({ id, count }) => id !== doer && count === 1 && isAlive(draft, id));
  return beside[0] ?? (others.length === 1 ? (others[0]?.id ?? null) : null);
}

/** "throws a fireball at a skeleton": it leaves the hand, is seen on its way, and does something to whom it meets. */
export function sendForth(draft: Draft): void {
  const end = endOf(draft);
  for (const beat of [...draft.beats]) {
    if (!isAlive(draft, beat.role)) continue;
    const named = [beat.target, beat.instrument].find((id) => sentAs(draft, id) !== null) ?? null;
    // A class that freezes freezes nobody.
    const aims = beat.target !== null || beat.act === 'raise';
    const byVerb = aims ? SENT_BY_VERB.find(([verb]) => verb.test(beat.verb))?.[1] : undefined;
    const sends = SENDS.has(beat.act) || SENT_VERBS.test(beat.verb);
    const gun = named === null && isMachine(draft, beat.role) ? gunOf(draft, beat) : null;
    const sent = gun !== null ? sentBy(SHOTS) : named !== null && sends ? sentAs(draft, named) : sentBy(byVerb ?? '');
    if (sent === null) continue;
    const meant = meantFor(draft, beat, named ?? gun);
    if (meant === null) continue;
    const sentColour = roleOf(draft, named)?.colour ?? null;
    // Out of the eyes it comes without a hand.
    const part = draft.leftOut.some(({ word }) => EYES.test(word)) ? 'eyes' : null;
    const act = part === null ? 'send' : 'stand';
    const from = startsAt(draft, beat);
    // Who does nothing else goes on with it.
    const goesOn =
      sent.shape !== 'ball' && !draft.beats.some(({ role, from: then }) => role === beat.role && then > beat.from);
    const to = goesOn ? end : Math.min(end, from + LASTS[sent.shape]);
    editBeats(draft, (each) =>
      isSame(each, beat)
        ? { ...each, act, from, to, target: meant, instrument: null, sends: sent.name, sentColour, part }
        : each,
    );
    if (named !== null) dropRole(draft, named);
    if (gun !== null) dropRole(draft, gun);
    draft.relations = draft.relations.filter(
      ({ role, to: other, relation }) => !(role === beat.role && other === meant && relation !== 'facing'),
    );
    faceOff(draft, beat.role, meant);
    const at = from + SENT.leaves + (sent.shape === 'ball' ? SENT.flies : 0.1);
    giveWay(draft, { doer: beat.role, struck: meant, reaction: sent.reaction, at, end });
  }
}
