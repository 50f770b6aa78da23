import { animalOfToy, CALLED_ALIVE, comesAlive, isDoneByToys, isLivelyAct } from '../../catalogue/living-things.ts';
import { PEOPLE, roleOf } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Entity } from '../../language/reading.ts';
import type { Beat, Role, RoleRelation } from '../script.ts';
import { ANYBODY } from './plain-role.ts';

/**
 * "A raccoon chef flips pancakes", "a fox in a raincoat and boots": animals of tales walk on two legs and have hands. A role becomes one of them by its trade, by what
 * only hands can do, and by clothes that no animal is put into; whoever only has a hat or a scarf on stays as it is.
 */
const BY_HAND: ReadonlySet<string> = new Set([
  ...[
    'cook',
    'stir',
    'toss_pan',
    'knead',
    'handcraft',
    'brew',
    'pour',
    'type',
    'read',
    'write',
    'draw_picture',
    'paint',
    'phone',
  ],
  ...['photograph', 'play_guitar', 'play_piano', 'play_violin', 'play_cello', 'play_drums', 'play_flute', 'play_bass'],
  ...['dj', 'drive', 'cycle', 'row', 'sweep', 'wipe', 'sew', 'knit', 'hammer', 'build', 'juggle', 'play_game', 'water'],
  ...['lift_weights', 'yoga', 'meditate', 'salute', 'plant', 'throw_pot', 'plane_wood', 'explain', 'repair', 'iron'],
  ...['cut_hair', 'shave', 'brush_teeth', 'conjure', 'ski', 'fly_kite', 'shoot', 'make_up'],
]);
/** What monkeys do with their hands. */
const BY_PAW: ReadonlySet<string> = new Set([
  'swing',
  'pick_up',
  'eat',
  'hold',
  'give',
  'throw',
  'drink',
  'wave',
  'dance',
  'clap',
  'steal',
  'open',
]);
/** What nobody holds with the mouth. */
const IN_HAND =
  /^(?:umbrella|lantern|cup|mug|glass|wine glass|sword|book|phone|cell phone|briefcase|suitcase|microphone|guitar|violin|sign|flashlight|torch|pan|spoon|paintbrush|camera|map|wand|shield|bouquet|balloon|leaf|tray|teapot|magnifying glass|beer)$/;
/** What animals are seen in as well. */
const ANY_ANIMAL =
  /hat|cap\b|crown|helmet|glasses|goggles|beanie|beret|headphones|headband|tiara|scarf|collar|bandana|tie$|bow\b|harness|saddle|leash|necklace|ribbon|cape|cloak|bell|flower|wreath|mask|monocle|medal/;
/** What people put on their pets. */
const PET_WEAR = /sweater|coat|jacket|vest|hoodie|costume|pajamas|jersey|life|shirt|onesie/;
const PETS = /^(?:dog|cat|horse|poodle|pony|pig|hamster|turtle|elephant|cow|sheep|goat|llama|donkey)$/;
const UPRIGHT =
  /^(?:anthropomorphic|anthropomorphized|humanoid|bipedal|upright|two-legged|walking upright|human-like|humanlike)$/;
/** Whose heads and coats are known to those who walk upright; birds and fish stay as they are. */
const HANDY =
  /^(?:fox|dog|poodle|cat|horse|lion|lioness|bear|pig|sheep|goat|cow|deer|mouse|rabbit|lizard|turtle|frog|wolf|zebra|donkey|tiger|leopard|cheetah|ox|bison|ram|polar bear|panda|red panda|koala|rhinoceros|hippopotamus|camel|llama|stag|squirrel|hamster|rat|hedgehog|badger|skunk|raccoon|capybara|beaver|otter|sloth|monkey|gorilla|chimpanzee|orangutan|elephant)$/;

/** Birds that stand upright, and metres that they are tall at a trade of people. */
const WADDLES = /^(?:penguin|duck|duckling|owl|goose|chicken|rooster|flamingo|pelican|ostrich)$/;
const WORKING_METRES = 1.3;
const hasTrade = (entity: Entity | undefined): boolean =>
  entity?.modifiers.some((word) => PEOPLE.has(word) && entity.word.endsWith(word)) ?? false;

export function personify(
  roles: readonly Role[],
  cast: readonly Entity[],
  beats: readonly Beat[],
  relations: readonly RoleRelation[],
  speakers: ReadonlySet<number> = new Set(),
): Role[] {
  const thingAt = (id: number | null): string => roles.find((role) => role.id === id)?.thing ?? '';
  // A dog at the window of a car does not drive it.
  if (roles.some(({ thing, word }) => thing === 'car' && /window/.test(word))) return [...roles];
  const whole = roles.map((role): Role => {
    const thing = findThing(role.thing);
    if (role.person === null && isAlive(role, cast[role.id], beats, speakers))
      return { ...role, person: { ...ANYBODY, gender: cast[role.id]?.gender ?? 'any' } };
    const entity = cast[role.id];
    // "a penguin businessman": as it is, and as tall as those it deals with.
    if (role.person === null && thing?.alive === true && WADDLES.test(role.thing) && hasTrade(entity))
      return { ...role, size: Math.max(role.size, WORKING_METRES / thing.metres) };
    if (role.person !== null || thing?.alive !== true || !HANDY.test(role.thing)) return role;
    // "a bear detective" has a trade, a police dog has none.
    const trade =
      entity?.modifiers.find((word) => PEOPLE.has(word) && roleOf(word) !== null && entity.word.endsWith(word)) ?? null;
    const pet = PETS.test(role.thing);
    const dressed = role.wears.some(
      ({ garment }) => !ANY_ANIMAL.test(garment) && !(pet && PET_WEAR.test(garment) && role.wears.length < 3),
    );
    const apish =
      /^(?:monkey|sloth)$/.test(role.thing) && beats.some((beat) => beat.role === role.id && BY_PAW.has(beat.act));
    const works =
      apish ||
      beats.some(
        (beat) => beat.role === role.id && BY_HAND.has(beat.act) && !/^(?:rub|roll|help|assist)/.test(beat.verb),
      );
    const holds = relations.some(
      ({ role: holder, relation, to }) => holder === role.id && relation === 'holding' && IN_HAND.test(thingAt(to)),
    );
    const flies =
      beats.some((beat) => beat.role === role.id && beat.act === 'fly') &&
      relations.some(
        ({ role: who, relation, to }) =>
          who === role.id && /^(?:in|inside|driving)$/.test(relation) && thingAt(to) === 'airplane',
      );
    const upright = [...role.traits, ...(entity?.modifiers ?? [])].some((word) => UPRIGHT.test(word));
    if (!(trade !== null || dressed || works || flies || upright || (holds && role.thing !== 'dog'))) return role;
    const person = { ...ANYBODY, role: trade, gender: entity?.gender ?? 'any' } as const;
    return { ...role, person, size: role.size * besideBeasts(role, roles) };
  });
  return whole.map((role) => fitToHolder(role, whole, relations));
}

/** Of how tall people are: an animal on its hind legs. */
const ON_HIND_LEGS = 0.9;

/** "A squirrel knight faces a huge cat": beside a beast of this world whoever walks upright is as small as life. */
function besideBeasts(role: Role, roles: readonly Role[]): number {
  const own = findThing(role.thing)?.metres ?? 1;
  const towers = roles.some(({ id, thing, person, size, scenery }) => {
    const other = findThing(thing);
    return id !== role.id && person === null && !scenery && other?.alive === true && other.metres * size > own * 1.2;
  });
  return towers && own < SMALL_METRES ? Math.max(LEAST_SIZE, own * ON_HIND_LEGS) : 1;
}
/** What they have in hand is made for them, where it is made for people. */
function fitToHolder(role: Role, roles: readonly Role[], relations: readonly RoleRelation[]): Role {
  const holder = roles.find(
    ({ id, thing, person, size }) =>
      person !== null &&
      thing !== 'person' &&
      size < SMALL_METRES &&
      relations.some((each) => each.role === id && each.relation === 'holding' && each.to === role.id),
  );
  const own = findThing(role.thing);
  const large = holder !== undefined && own !== null && !own.alive && own.metres > holder.size;
  return large ? { ...role, size: role.size * holder.size } : role;
}

/** Metres of who is small beside others; and no smaller than that, of people. */
const [SMALL_METRES, LEAST_SIZE] = [0.6, 0.12];

/** A teddy bear that dances, a talking toaster, a banana that says something. */
function isAlive(
  { id, thing, traits }: Role,
  entity: Entity | undefined,
  beats: readonly Beat[],
  speakers: ReadonlySet<number>,
): boolean {
  const acts = beats.filter(({ role }) => role === id).map(({ act }) => act);
  if (animalOfToy(thing) !== null) return speakers.has(id) || acts.some(isDoneByToys);
  if (!comesAlive(thing)) return false;
  const called = [...traits, ...(entity?.modifiers ?? [])].some((word) => CALLED_ALIVE.test(word));
  return called || speakers.has(id) || acts.some((act) => isLivelyAct(act, thing));
}
