import { placeHas } from '../../../catalogue/places.ts';
import { isLurker } from '../../../catalogue/uses.ts';
import { type Draft, editBeats, isAlive, isPerson, relate, roleOf, thingOf } from '../draft.ts';

const SPRINGS = /hot spring|onsen|hot tub|jacuzzi/;
const RESTS: ReadonlySet<string> = new Set(['lie', 'sit', 'rest', 'sleep', 'stand', 'wash', 'float']);

/** One rests in a hot spring, not beside it. */
function soakInSpring(draft: Draft): void {
  if (!SPRINGS.test([draft.set.word ?? '', ...draft.set.dressing].join(' '))) return;
  editBeats(draft, (beat) =>
    RESTS.has(beat.act) && isAlive(draft, beat.role) && !isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'soak', direction: null }
      : beat,
  );
}

const AFLOAT: ReadonlySet<string> = new Set(['swim', 'float', 'soak']);
const ON_LEGS: ReadonlySet<string> = new Set([
  'stand',
  'look',
  'hold_hands',
  'hug',
  'look_around',
  'rest',
  'lie',
  'sit',
  'sleep',
  'play',
]);

/** Who floats for a part of the film does not stand on the water for the rest. */
function stayAfloat(draft: Draft): void {
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    if (
      !ON_LEGS.has(beat.act) ||
      thing?.alive !== true ||
      thing.realm !== 'ground' ||
      isPerson(roleOf(draft, beat.role))
    )
      return beat;
    const floats = draft.beats.some((each) => each.role === beat.role && AFLOAT.has(each.act));
    return floats ? { ...beat, act: 'soak' } : beat;
  });
}

const ON_BACKS = /^otter$/;
const FLOATS: ReadonlySet<string> = new Set(['float', 'soak', 'sleep', 'lie', 'rest', 'eat']);

const HOLDS = /^hold(?:ing)? (?:hand|paw)/;
/** On its back it goes nowhere by itself. */
const drifting = (direction: string | null): string => (direction === 'left' ? 'left' : 'right');

/** Otters float on their backs, and hold each other by the paw. */
function floatOnBack(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ thing, person }) => ON_BACKS.test(thing) && person === null)) {
    const own = draft.beats.filter(({ role }) => role === id);
    if (!own.some(({ act }) => AFLOAT.has(act) && act !== 'swim')) continue;
    const paws = own.some(({ verb }) => HOLDS.test(verb));
    editBeats(draft, (beat) =>
      beat.role === id && (FLOATS.has(beat.act) || HOLDS.test(beat.verb))
        ? { ...beat, act: paws ? 'hold_paws' : 'float_on_back', direction: drifting(beat.direction), where: null }
        : beat,
    );
  }
}

/** Who catches what leaps out of a river stands in it, and not on the meadow beside. */
function wadeToCatch(draft: Draft): void {
  if (!placeHas(draft.set.place, 'banks')) return;
  for (const { role: prey, act, target } of draft.beats) {
    if (act !== 'flies' || target === null || thingOf(draft, prey)?.realm !== 'underwater') continue;
    if (isPerson(roleOf(draft, target)) || thingOf(draft, target)?.realm !== 'ground') continue;
    const idle = draft.beats.find((beat) => beat.role === target && (beat.act === 'stand' || beat.act === 'wag'));
    editBeats(draft, (beat) => (beat === idle ? { ...beat, act: 'wade' } : beat));
  }
}

const WATER = /\b(?:water|river|lake|pond|swamp|lagoon|waterhole|stream)\b/;
const LURKING: ReadonlySet<string> = new Set([...ON_LEGS, 'wait', 'hide', 'float']);

/** "a crocodile waits in the water": it lies in it, eyes and back above. */
function lieInWater(draft: Draft): void {
  for (const { id, thing } of draft.cast) {
    if (!isLurker(thing)) continue;
    const told = draft.relations.find(
      ({ role, relation, to, where }) => role === id && relation === 'in' && to === null && WATER.test(where ?? ''),
    );
    if (told === undefined) continue;
    editBeats(draft, (beat) => (beat.role === id && LURKING.has(beat.act) ? { ...beat, act: 'soak' } : beat));
  }
}

/** So many are a shoal. */
const SHOAL = 3;

/** Who swims through a shoal has it about all the way: fish that stay behind are seen for a moment. */
function swimAmongShoal(draft: Draft): void {
  for (const { id, count } of draft.cast) {
    if (count < SHOAL || thingOf(draft, id)?.realm !== 'underwater' || !isAlive(draft, id)) continue;
    if (draft.beats.some(({ role }) => role === id)) continue;
    const beat = draft.beats.find(
      ({ role, act }) => act === 'swim' && role !== id && (roleOf(draft, role)?.count ?? 1) < SHOAL,
    );
    if (beat === undefined) continue;
    editBeats(draft, (each) => (each === beat ? { ...each, target: null } : each));
    draft.beats = [...draft.beats, { ...beat, role: id, target: null, together: [beat.role] }];
    if (!draft.relations.some(({ role, to }) => role === id || to === id)) relate(draft, id, 'around', beat.role);
  }
}

/** What animals do in the water that people say of them on land. */
export const IN_WATER_RULES = [stayAfloat, floatOnBack, soakInSpring, wadeToCatch, lieInWater, swimAmongShoal] as const;
