import { HANDED_AFTER } from '../../../bodies/rhythms.ts';
import { ANSWERS, isWrap } from '../../../catalogue/answers-table.ts';
import type { Beat } from '../../../director/script.ts';
import { bearOnBody, giveRide } from '../animals/perched.ts';
import {
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { giftOf, waitForGift } from '../hands/gifts.ts';

/** What one does to somebody, and what becomes of them: who is handed something takes it, who is licked laughs, who is struck strikes back. */

/** Whom an act is done to: who is named, or the only other one there. */
function otherOf(draft: Draft, beat: Beat, fits: (id: number) => boolean): number | null {
  const named = [beat.toWhom ?? null, beat.target].find((id) => id !== null && id !== beat.role && fits(id));
  if (named != null) return named;
  const others = draft.cast.filter(({ id, count }) => id !== beat.role && count === 1 && fits(id));
  return others.length === 1 ? (others[0]?.id ?? null) : null;
}

const isSomebody =
  (draft: Draft) =>
  (id: number): boolean =>
    isPerson(roleOf(draft, id)) || thingOf(draft, id)?.asPeople === true;

/** Seconds that handing something over takes, and after which both go on with what they have. */
const HANDS_OVER = 2.8;
/** Not handed over: fed, sold across a counter, served at a table. */
const HANDED_OVER = /^(?:give|hand|hand over|offer|pass|present|present with|pass to|bring)$/;

/** "hands a flower to a robot": it takes it, and has it from then on. */
export function handOver(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, verb }) => act === 'give' && HANDED_OVER.test(verb))) {
    const { role, from } = beat;
    const whom = otherOf(draft, beat, isSomebody(draft));
    const gift = [beat.target, beat.instrument, giftOf(draft, role)].find((id) => id != null && isSmall(draft, id));
    if (whom === null || gift == null || !isSomebody(draft)(role) || isSeated(draft, role)) continue;
    if (isSeated(draft, whom)) {
      // Who sits is brought it: it is in the hand that holds it out.
      if (!isBorne(draft, gift)) relate(draft, role, 'holding', gift);
      continue;
    }
    if ((roleOf(draft, role)?.count ?? 1) > 1 || (roleOf(draft, whom)?.count ?? 1) > 1) continue;
    waitForGift(draft, whom, gift, from + HANDS_OVER);
    // Who takes it has waited for it.
    const theirs = draft.beats.filter((each) => each.role === whom).sort((a, b) => a.from - b.from);
    if (theirs.some((each) => each.from < from + HANDS_OVER && each.to > from + 0.2 && !WAITS.test(each.act))) continue;
    const until = Math.min(beat.to, from + HANDS_OVER);
    draft.relations = draft.relations.filter((each) => each.to !== gift && each.role !== gift);
    withoutRelations(draft, role, whom);
    editRole(draft, gift, { count: 1 });
    relate(draft, role, 'holding', gift);
    draft.holdings = [...draft.holdings, { thing: gift, at: from + HANDED_AFTER, by: whom, to: 'hand' }];
    const rest = { ...beat, instrument: null, direction: null, target: whom };
    draft.beats = [
      ...draft.beats.flatMap((each): Beat[] =>
        each === beat
          ? [
              { ...rest, to: until },
              ...(beat.to > until + 0.2 ? [{ ...rest, act: 'smile', verb: 'smile', from: until }] : []),
            ]
          : each.role === whom && each.from < until && each.to > from
            ? [
                ...(each.from < from - 0.2 ? [{ ...each, to: from }] : []),
                ...(each.to > until + 0.2 ? [{ ...each, from: until }] : []),
              ]
            : [each],
      ),
      { ...rest, role: whom, act: 'receive', verb: 'receive', target: role, instrument: gift, to: until },
      ...(theirs.some((each) => each.to > until + 0.2)
        ? []
        : [{ ...rest, role: whom, act: 'hold', verb: 'hold', target: gift, from: until }]),
    ];
  }
}

const WAITS = /^(?:stand|look|smile|wait|listen|blink|nod)$/;

const isSeated = (draft: Draft, id: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) => role === id && to !== null && /^(?:on|in|inside|riding)$/.test(relation),
  );

/** "takes her hand", "helps her up from the bench": she has sat there, and gets up. */
export function reachOut(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => /^(?:take_hand|help_up)$/.test(act))) {
    const { role, act } = beat;
    const whom = otherOf(draft, beat, (id) => isPerson(roleOf(draft, id)));
    if (whom === null || !isPerson(roleOf(draft, role))) {
      // Two of one kind take each other's.
      if ((roleOf(draft, role)?.count ?? 1) < 2)
        editBeats(draft, (each) => (each === beat ? { ...each, act: 'point', target: null } : each));
      continue;
    }
    editBeats(draft, (each) => (each === beat ? { ...each, target: whom, direction: null, where: null } : each));
    if (act !== 'help_up') continue;
    const seats = draft.cast.filter(({ id }) => draft.relations.some((each) => each.role === whom && each.to === id));
    for (const { id } of seats) withoutRelations(draft, whom, id);
    const seat = seats[0]?.id ?? (isAlive(draft, beat.target) ? null : beat.target);
    if (seat !== null && !isAlive(draft, seat)) relate(draft, seat, 'behind', whom);
    // First the hand, then up with both: all of it is one deed.
    const then = draft.beats.filter(
      (each) => (each.role === whom || each.role === role) && each.from > beat.from + 0.5 && !UP.test(each.act),
    );
    const whole = Math.max(beat.to, ...draft.beats.filter((each) => each.role === whom).map(({ to }) => to));
    const end = Math.max(beat.from + RISES_SECONDS, Math.min(whole, ...then.map(({ from }) => from)));
    editBeats(draft, (each) =>
      (each.role === whom && UP.test(each.act)) || (each.role === role && each.act === 'take_hand')
        ? null
        : each.role === role && each.act === 'help_up'
          ? { ...each, from: 0, to: end }
          : each,
    );
    draft.beats = [
      ...draft.beats,
      { ...beat, role: whom, act: 'get_up', verb: 'get up', target: role, from: 0, to: end },
    ];
  }
}

/** Part of being helped up. */
const UP = /^(?:sit|stand|rise|pull|lie|fall|lean|nestle)$/;
const RISES_SECONDS = 1.6;

/** Done by an animal with its mouth or nose to somebody. */
const WITH_MUZZLE = /^(?:lick|nuzzle|sniff|kiss|nudge|rub against|hug|cuddle)/;

/** "a dog licks the boy's face": near it, and the boy laughs; whoever stands goes down to a small one. */
export function nuzzle(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, verb } = beat;
    const kind = thingOf(draft, role);
    if (!WITH_MUZZLE.test(verb) || kind?.alive !== true || kind.realm !== 'ground' || isPerson(roleOf(draft, role)))
      continue;
    const whom = otherOf(draft, beat, (id) => isAlive(draft, id));
    if (whom === null || isBorne(draft, role)) continue;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'lick', target: whom, direction: null } : each));
    if (!isPerson(roleOf(draft, whom))) continue;
    const low = isSeated(draft, whom) || draft.beats.some((each) => each.role === whom && LOW.test(each.act));
    const small = metresOf(draft, role) < metresOf(draft, whom) * GOES_DOWN_TO;
    const own = draft.beats.filter((each) => each.role === whom);
    if (own.length === 0 || (small && !low && own.every(({ act }) => /^(?:laugh|smile|pet|look|stand)$/.test(act)))) {
      editBeats(draft, (each) => (each.role === whom ? null : each));
      draft.beats = [
        ...draft.beats,
        { ...beat, role: whom, act: small && !low ? 'crouch' : 'pet', verb: 'pet', target: role, direction: null },
      ];
      if (roleOf(draft, whom)?.expression === 'calm') editRole(draft, whom, { expression: 'joy' });
    }
  }
}
const LOW = /^(?:sit|lie|sleep|kneel|crouch)$/;
/** Of somebody's height: an animal that is lower is met on one's knees. */
const GOES_DOWN_TO = 0.55;

/** Metres: what is smaller eats from the ground, at one's feet. */
const FED_BY_HAND = 0.45;

/** "feeds carrots to a horse": one of them from the hand, to its mouth. */
export function feedByHand(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, verb }) => /^(?:eat|give)$/.test(act) && /^feed/.test(verb))) {
    if (!isPerson(roleOf(draft, beat.role)) || (roleOf(draft, beat.role)?.count ?? 1) > 1) continue;
    const beast = otherOf(
      draft,
      beat,
      (id) =>
        thingOf(draft, id)?.realm === 'ground' &&
        isAlive(draft, id) &&
        !isPerson(roleOf(draft, id)) &&
        metresOf(draft, id) > FED_BY_HAND,
    );
    if (beast === null || (roleOf(draft, beast)?.count ?? 1) > 1 || isBorne(draft, beat.role)) continue;
    const own = draft.cast.filter(({ id }) => isSmall(draft, id));
    const food =
      own.find(({ id }) => id === beat.target || id === beat.instrument) ?? (own.length === 1 ? own[0] : undefined);
    withoutRelations(draft, beat.role, beast);
    draft.relations = draft.relations.filter(({ role, relation }) => !(role === beast && relation === 'above'));
    if (food !== undefined) {
      draft.relations = draft.relations.filter(({ role, to }) => role !== food.id && to !== food.id);
      editRole(draft, food.id, { count: 1 });
      relate(draft, beat.role, 'holding', food.id);
    }
    const feeds = { ...beat, instrument: null, direction: null, where: null };
    draft.beats = [
      ...draft.beats.filter((each) => each !== beat && each.role !== beast),
      // How near they are is told by the first of both: by its nose.
      { ...feeds, role: beast, act: 'lick', verb: 'lick', target: beat.role },
      { ...feeds, act: 'pet', target: beast },
    ];
  }
}

const BY_BLOWS = /\b(?:punch|hook|jab|uppercut|blow|slap|hit|strike|box|kick)/;

/** Who throws punches at somebody fights with them. */
export function tradeBlows(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'hit' &&
    BY_BLOWS.test(beat.verb) &&
    isPerson(roleOf(draft, beat.role)) &&
    isPerson(roleOf(draft, beat.target))
      ? { ...beat, act: 'fight', direction: null }
      : beat,
  );
}

/** Cubs that wrestle and tumble do both at once. */
export function tumbleTogether(draft: Draft): void {
  for (const { role, act } of draft.beats) {
    if (act !== 'fight' || isPerson(roleOf(draft, role))) continue;
    const own = draft.beats.filter((each) => each.role === role);
    const to = Math.max(...own.map((each) => each.to));
    editBeats(draft, (each) =>
      each.role !== role
        ? each
        : each.act === 'fight'
          ? { ...each, to }
          : /^(?:trip|roll_over|fall|play)$/.test(each.act)
            ? null
            : each,
    );
  }
}

/** "he dips her at the end" of a dance: they dance on. */
export function dipPartner(draft: Draft): void {
  for (const beat of draft.beats.filter(({ verb }) => /^(?:dip|twirl|spin|lead|lift)$/.test(verb))) {
    const dances = draft.beats.find((each) => each.role === beat.role && each.act === 'dance' && each !== beat);
    if (dances === undefined || !isPerson(roleOf(draft, beat.target))) continue;
    const to = Math.max(dances.to, beat.to);
    editBeats(draft, (each) => (each === beat ? null : each === dances ? { ...each, to } : each));
  }
}

/** Who is fought with fights, who is whispered to listens: whatever the catalogue has for an answer, from whoever has nothing else to do. */
export function answer(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    const back = ANSWERS[act];
    if (back === undefined || target === null || target === role || (roleOf(draft, target)?.count ?? 1) > 1) continue;
    if (
      !isAlive(draft, role) ||
      !isAlive(draft, target) ||
      isPerson(roleOf(draft, role)) !== isPerson(roleOf(draft, target))
    )
      continue;
    if (draft.beats.some((each) => each.role === target && !WAITS.test(each.act))) continue;
    draft.beats = [
      ...draft.beats.filter((each) => each.role !== target),
      { ...beat, role: target, act: back, verb: back, target: role, instrument: null, direction: null },
    ];
  }
}

/** "gives a presentation", "gives a hug": nothing that one has on. */
const GIVES_NOTHING = /^(?:explain|speak|sing|hug|kiss|high_five|shake_hands)$/;
const DRAPES = /^(?:drape|put|wrap|place|lay|throw|hang|give|offer)\b/;

/** "drapes his coat over her shoulders": his own, that he wears until then. */
export function drapeOver(draft: Draft): void {
  for (const beat of draft.beats) {
    const [giver, whom] = [roleOf(draft, beat.role), roleOf(draft, beat.target)];
    if (
      GIVES_NOTHING.test(beat.act) ||
      !DRAPES.test(beat.verb) ||
      !isPerson(giver) ||
      !isPerson(whom) ||
      giver === whom
    )
      continue;
    if (giver?.wears.some(({ garment }) => isWrap(garment)) !== true) continue;
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'cover', instrument: null, direction: null, where: null } : each,
    );
  }
}

export const TO_EACH_OTHER_RULES = [
  giveRide,
  bearOnBody,
  tradeBlows,
  tumbleTogether,
  dipPartner,
  drapeOver,
  handOver,
  reachOut,
  feedByHand,
  nuzzle,
  answer,
] as const;
