import { findAct } from '../../../catalogue/acts.ts';
import { isFried, standsOnTables } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

const IDLE =
  /^(?:sit|stand|meet|look|speak|listen|warm|smile|laugh|sing|think|hold|drink|eat|rest|roast|play_guitar|play_flute)$/;
/** Metres: what is built on the ground and is lower than this is built on one's knees. */
const LOW_METRES = 0.75;

/** "roasting marshmallows": on sticks, over the fire they sit at, and on no table. */
function roastAtFire(draft: Draft): void {
  const fire = draft.cast.find(({ id, thing, noun }) => thing === 'fire' && /fire$/.test(noun) && !isBorne(draft, id));
  if (fire === undefined) return;
  for (const { role, act, target, to: until } of [...draft.beats]) {
    const cook = roleOf(draft, role);
    if (act !== 'cook' || cook === undefined || !isPerson(cook) || !(target === null || isSmall(draft, target)))
      continue;
    const plays = draft.relations.some((each) => each.role === role && each.relation === 'holding');
    if (!plays) relate(draft, role, 'holding', addRole(draft, { thing: 'stick', count: cook.count, size: STICK }));
    const sits = draft.beats.findLast((beat) => beat.role === role && beat.act === 'sit');
    editBeats(draft, (beat) => {
      if (beat.role !== role) return beat;
      if (beat === sits) return { ...beat, to: Math.max(beat.to, until) };
      if (beat.act !== 'cook') return beat;
      return sits === undefined ? { ...beat, act: 'sit', verb: 'sit', target: fire.id } : null;
    });
    if (target !== null && !draft.beats.some((beat) => beat.act === 'cook' && beat.target === target))
      dropRole(draft, target);
  }
}
const STICK = 0.8;

/** "a bonfire crackles as they sit around": those who rest where a fire burns sit around it. */
function gatherAtFire(draft: Draft): void {
  const fire = draft.cast.find(({ id, thing, noun }) => thing === 'fire' && /fire$/.test(noun) && !isBorne(draft, id));
  if (fire === undefined) return;
  const gathers = draft.beats.some(({ act, target }) => act === 'meet' && target === fire.id);
  for (const role of draft.cast) {
    if (!isPerson(role) || isBorne(draft, role.id)) continue;
    const own = draft.beats.filter((beat) => beat.role === role.id);
    const idle = own.every(({ act }) => IDLE.test(act) || findAct(act)?.frame === 'face');
    // Who gathers around a fire sits down at it, and so does whoever of them tells a story.
    const sits = own.some(({ act }) => act === 'sit') || (gathers && own.some(({ act }) => act !== 'stand'));
    const elsewhere = draft.relations.some(
      (each) => each.role === role.id && each.to !== null && each.to !== fire.id && each.relation !== 'holding',
    );
    if (!idle || !sits || elsewhere) continue;
    withoutRelations(draft, role.id, fire.id);
    relate(draft, role.id, role.count > 1 || gathers ? 'around' : 'near', fire.id);
    if (!own.some(({ act }) => act === 'sit'))
      draft.beats = [
        ...draft.beats.filter((beat) => beat.role !== role.id || beat.act !== 'meet'),
        { ...beatOf(draft, 'sit'), role: role.id },
      ];
    editBeats(draft, (beat) =>
      beat.role === role.id && beat.act === 'sit' ? { ...beat, target: fire.id, direction: null } : beat,
    );
    // They sit from the start: how they came together was before.
    const [first] = own;
    if (first !== undefined && first.act === 'stand')
      editBeats(draft, (beat) =>
        beat.role !== role.id ? beat : beat.act === 'stand' ? null : beat.act === 'sit' ? { ...beat, from: 0 } : beat,
      );
  }
}

/** Sandcastles are built on one's knees; what stands on tables is made there, and in a kitchen it is cooked. */
function kneelToBuild(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act !== 'build' || beat.target === null || !isPerson(roleOf(draft, beat.role))) return beat;
    const thing = thingOf(draft, beat.target);
    if (standsOnTables(thing?.kind ?? '')) return draft.set.place === 'kitchen' ? { ...beat, act: 'cook' } : beat;
    const stands = !isBorne(draft, beat.target) && thing?.realm === 'ground' && thing.metres < LOW_METRES;
    return stands ? { ...beat, act: 'plant' } : beat;
  });
}

/** "two nobles lean over a map": it lies on a table, where there is one, and they stand at that and look down on it. */
function leanOver(draft: Draft): void {
  const table = draft.cast.find(({ thing }) => /(?:^| )(?:table|desk)$/.test(thing));
  for (const { role, relation, to } of [...draft.relations]) {
    if (relation !== 'leaning_on' || to === null || !isSmall(draft, to) || isAlive(draft, to)) continue;
    withoutRelations(draft, role, to);
    const site = table?.id ?? addRole(draft, { thing: 'dining table', word: 'table', noun: 'table' });
    if (!isBorne(draft, to)) relate(draft, to, 'on', site);
    relate(draft, role, 'near', site);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'lean' ? { ...beat, act: 'look', target: to } : beat,
    );
  }
}

const FALLS = /^(?:trip|stumble|slip|fall|collapse|tumble|faint|topple)\b/;
/** Seconds: from the feet to the ground. */
const GOES_DOWN = 0.5;

/** "trips and falls": down on the ground he stood on, and not through the air. */
function fallDown(draft: Draft): void {
  draft.beats = draft.beats.flatMap((beat): Beat[] => {
    const falls = beat.act === 'fall' && beat.target === null && FALLS.test(beat.verb);
    if (!falls || !isPerson(roleOf(draft, beat.role)) || isBorne(draft, beat.role) || !isOnFoot(draft, beat))
      return [beat];
    const down = Math.min(beat.to, beat.from + GOES_DOWN);
    return [
      { ...beat, act: 'crouch', to: down },
      { ...beat, act: 'lie', from: down, direction: null },
    ];
  });
}

/** Who went there before stood on the ground. */
const isOnFoot = ({ beats }: Draft, { role, from }: Beat): boolean =>
  beats.some(
    ({ role: own, act, to }) => own === role && to <= from + 0.1 && /^(?:walk|run|dance|stand|trot|sneak)$/.test(act),
  );

/** Turned over in the air, out of the pan and back. */
const INTO_THE_AIR = /^(?:pancake|omelette|egg)$/;
const FLIPS = /^(?:flip|turn over|toss|sizzle)\b/;

/** "flips tacos on a griddle", "burgers on the grill": cooked, wherever the stove comes from. */
function flipFood(draft: Draft): void {
  editBeats(draft, (beat) =>
    /^(?:turn|toss_pan|throw)$/.test(beat.act) &&
    FLIPS.test(beat.verb) &&
    isPerson(roleOf(draft, beat.role)) &&
    !(beat.act === 'toss_pan' && INTO_THE_AIR.test(thingOf(draft, beat.target)?.kind ?? '')) &&
    isFried(thingOf(draft, beat.target)?.kind ?? '')
      ? { ...beat, act: 'cook' }
      : beat,
  );
}

export const GROUND_RULES = [flipFood, fallDown, roastAtFire, gatherAtFire, kneelToBuild, leanOver] as const;
