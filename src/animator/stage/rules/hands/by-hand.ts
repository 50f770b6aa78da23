import { isStraddled } from '../../../catalogue/transits.ts';
import { holdWayOf } from '../../../catalogue/uses.ts';
import type { Role } from '../../../director/script.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** What hands do that hold each other, a ring or a cake's candles. */

const BEDS = /\b(?:bed|stretcher|crib)\b/;
const HAND = /^(?:hands?|fingers)$/;

/** Who holds somebody's hand does not take them into the arms; whoever is sat beside on a bed lies in it. */
function holdByHand(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, part }) => act === 'hold' && HAND.test(part ?? ''))) {
    const { role, target } = beat;
    if (target === null || target === role || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target)))
      continue;
    const bed = draft.relations.find(
      (each) => each.role === role && each.relation === 'on' && BEDS.test(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    const placed = draft.relations.some((each) => each.role === target && /^(?:on|in|inside)$/.test(each.relation));
    if (bed === undefined || bed === null || placed) {
      editBeats(draft, (each) => (each === beat ? { ...each, act: 'hold_hands' } : each));
      continue;
    }
    withoutRelations(draft, role, bed);
    relate(draft, target, 'in', bed);
    const lying = draft.beats.some((each) => each.role === target && /^(?:lie|sleep)$/.test(each.act));
    if (!lying) draft.beats = [...draft.beats, { ...beatOf(draft, 'lie'), role: target }];
    editBeats(draft, (each) => (each.role === role && each.act === 'sit' ? null : each));
    editBeats(draft, (each) => (each === beat ? { ...each, from: 0 } : each));
  }
}

const RING_BOX = /\b(?:box|case|ring)\b/;
/** Metres a box with a ring in it measures. */
const RING_BOX_METRES = 0.09;

/** "kneels down and opens a small box": who kneels with that in the hands proposes, whatever words it is told with. */
function proposeOnKnee(draft: Draft): void {
  const small = ({ id, noun, thing }: Role): boolean => isSmall(draft, id) && RING_BOX.test(`${noun} ${thing}`);
  const boxes = new Set(draft.cast.filter(small).map(({ id }) => id));
  const offers = draft.beats.filter(({ act, target }) => SHOWS.test(act) && target !== null && boxes.has(target));
  editBeats(draft, (beat) => {
    const whom = draft.cast.find((other) => other.id !== beat.role && isPerson(other) && other.count === 1);
    const proposes = beat.act === 'kneel' && whom !== undefined && offers.some(({ role }) => role === beat.role);
    return proposes ? { ...beat, act: 'propose', verb: 'propose', target: whom.id } : beat;
  });
}
const SHOWS = /^(?:open|hold|give|show|raise|put|pick_up)$/;

/** The ring of who proposes is in the raised hands, and on no table. */
function offerRing(draft: Draft): void {
  for (const { role, to } of draft.beats.filter(({ act }) => act === 'propose')) {
    const box = draft.cast.find(({ id, noun, thing }) => isSmall(draft, id) && RING_BOX.test(`${noun} ${thing}`));
    if (box === undefined || !isPerson(roleOf(draft, role))) continue;
    const opened = draft.beats.filter((beat) => beat.role === role && beat.target === box.id);
    const end = Math.max(to, ...opened.map((beat) => beat.to));
    editBeats(draft, (beat) =>
      opened.includes(beat) ? null : beat.role === role && beat.act === 'propose' ? { ...beat, to: end } : beat,
    );
    draft.relations = draft.relations.filter((each) => each.role !== box.id && each.to !== box.id);
    editRole(draft, box.id, { count: 1, size: RING_BOX_METRES / (thingOf(draft, box.id)?.metres ?? 1) });
    relate(draft, role, 'holding', box.id);
  }
}

const BIRTHDAY = /\b(?:birthday|cake)\b/;

/** Candles that are blown out at a birthday stand on its cake, though there was no room for it in the cast. */
function bakeCake(draft: Draft): void {
  if (!draft.leftOut.some(({ word }) => BIRTHDAY.test(word))) return;
  for (const { act, target } of draft.beats) {
    const candle = roleOf(draft, target);
    if (act !== 'blow' || target === null || candle?.thing !== 'candle') continue;
    if (draft.cast.some(({ thing }) => thing === 'cake')) dropRole(draft, target);
    else editRole(draft, target, { thing: 'cake', count: 1, parts: [...candle.parts, 'candle'] });
  }
}

/** Who holds a microphone to somebody asks them, face to face; and who shouts into one has it before the mouth. */
function holdMicrophone(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ thing }) => thing === 'microphone')) {
    const holder = draft.relations.find((each) => each.to === id && each.relation === 'holding')?.role;
    const sings = draft.beats.find(({ role, target }) => target === id && isPerson(roleOf(draft, role)))?.role;
    if (holder === undefined && sings !== undefined) relate(draft, sings, 'holding', id);
    editBeats(draft, (beat) =>
      beat.act === 'shout' && (beat.target === id || beat.role === holder)
        ? { ...beat, act: 'sing', target: null }
        : beat,
    );
    const asked = draft.relations.find((each) => each.role === id && isAlive(draft, each.to))?.to;
    if (holder === undefined || asked === undefined || asked === null || asked === holder) continue;
    draft.relations = draft.relations.filter((each) => each.role !== id);
    editBeats(draft, (beat) =>
      beat.role === holder && (beat.target === id || beat.act === 'speak')
        ? { ...beat, act: 'speak', target: asked, direction: null }
        : beat.role === asked && beat.act === 'speak' && beat.target === null
          ? { ...beat, target: holder }
          : beat,
    );
  }
}

const BLOWS = /^(?:hook|jab|uppercut|punch)$/;

/** A right hook is what a boxer does, and nothing that lies in the hand. */
function strikeBlows(draft: Draft): void {
  const fights = draft.beats.some(({ act, role }) => act === 'fight' && isPerson(roleOf(draft, role)));
  for (const { id, noun } of draft.cast) if (fights && BLOWS.test(noun)) dropRole(draft, id);
}

/** Of a baby that crawls: how large one is that sleeps in the arms. */
const IN_ARMS = 0.8;

/** A baby on somebody's chest is in their arms. */
function holdBaby(draft: Draft): void {
  for (const { role, relation, to } of [...draft.relations]) {
    const baby = roleOf(draft, role);
    if (relation !== 'on' || to === null || baby?.person?.age !== 'baby' || !isPerson(roleOf(draft, to))) continue;
    withoutRelations(draft, role, to);
    relate(draft, to, 'holding', role);
    editRole(draft, role, { size: Math.min(baby.size, IN_ARMS) });
  }
}

const RIDDEN = /^(?:horse|kick scooter)$/;

/** The seat of a bicycle that somebody holds is no chair. */
function holdBySeat(draft: Draft): void {
  const seat = draft.cast.find(({ thing, noun }) => thing === 'chair' && /^(?:seat|saddle)$/.test(noun));
  if (seat !== undefined && draft.cast.some(({ thing }) => isStraddled(thing) || RIDDEN.test(thing)))
    dropRole(draft, seat.id);
}

const OF_PAPER = /paper|chinese|red|silk|sky|floating|festival|japanese|vietnamese/;

/** A lantern in somebody's hand is one with a handle and a flame, and so is a lamp; those of paper are told as such. */
function carryLantern(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const lantern = relation === 'holding' && isPerson(roleOf(draft, role)) ? roleOf(draft, to) : undefined;
    if (lantern?.thing !== 'lantern' && lantern?.noun !== 'lamp') continue;
    const said = [lantern.colour ?? '', lantern.word, lantern.noun, ...lantern.traits, ...lantern.variety].join(' ');
    if (!OF_PAPER.test(said))
      editRole(draft, lantern.id, { thing: 'lantern', traits: [...lantern.traits, 'metal'], size: LANTERN_SHARE });
  }
}
/** Of the height of those that hang in streets. */
const LANTERN_SHARE = 0.7;

/** "tucks it under his arm": in his hand; "over her shoulder": where it is thrown, and not where it hangs. */
function carryUnderArm(draft: Draft): void {
  const ofArm = draft.leftOut.some(({ word }) => /\barms?$/.test(word));
  draft.relations = draft.relations.flatMap((each) => {
    const { role, relation, to } = each;
    if (to === null || !isPerson(roleOf(draft, to)) || isPerson(roleOf(draft, role)) || isAlive(draft, role))
      return [each];
    if (relation === 'under' && ofArm) return [{ role: to, relation: 'holding' as const, to: role, where: null }];
    const thrown = draft.beats.some(({ act, target, role: own }) => act === 'throw' && target === role && own === to);
    return relation === 'above' && thrown ? [] : [each];
  });
}

/** What is given to somebody is in the giver's hand, and there is one thing that nobody has yet. */
export function giveFromHand(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (act !== 'give' || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target))) continue;
    const [gift, ...more] = draft.cast.filter(
      ({ id, count, thing }) =>
        count === 1 && (isSmall(draft, id) || holdWayOf(thing) === 'page') && !isBorne(draft, id),
    );
    if (gift !== undefined && more.length === 0) relate(draft, role, 'holding', gift.id);
  }
}

export const BY_HAND_RULES = [
  carryUnderArm,
  carryLantern,
  holdBaby,
  holdBySeat,
  strikeBlows,
  holdMicrophone,
  holdByHand,
  proposeOnKnee,
  offerRing,
  bakeCake,
] as const;
