import { SENT } from '../../bodies/rhythms.ts';
import { type Sent, sentBy } from '../../catalogue/blows.ts';
import type { Beat } from '../../director/script.ts';
import { endOf, faceOff, giveWay, isSame, startsAt } from './blows.ts';
import { type Draft, dropRole, editBeats, isAlive, roleOf } from './draft.ts';

/** Acts that send something where a thing for it is named. */
const SENDS: ReadonlySet<string> = new Set(['throw', 'shoot', 'raise', 'conjure', 'point', 'drop', 'blow', 'fight']);
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
    const sent = named !== null && SENDS.has(beat.act) ? sentAs(draft, named) : sentBy(byVerb ?? '');
    if (sent === null) continue;
    const meant = meantFor(draft, beat, named);
    if (meant === null) continue;
    const from = startsAt(draft, beat);
    const to = Math.min(end, from + LASTS[sent.shape]);
    editBeats(draft, (each) =>
      isSame(each, beat) ? { ...each, act: 'send', from, to, target: meant, instrument: null, sends: sent.name } : each,
    );
    if (named !== null) dropRole(draft, named);
    draft.relations = draft.relations.filter(
      ({ role, to: other, relation }) => !(role === beat.role && other === meant && relation !== 'facing'),
    );
    faceOff(draft, beat.role, meant);
    const at = from + SENT.leaves + (sent.shape === 'ball' ? SENT.flies : 0.1);
    giveWay(draft, { doer: beat.role, struck: meant, reaction: sent.reaction, at, end });
  }
}
