import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Omission } from '../omission.ts';
import type { EnclosedWorld, Role, RoleRelation, SetPlan } from '../script.ts';
import { chooseSet } from '../set/choose-set.ts';
import { namesOccasion, occasionOf } from '../set/come-together.ts';
import { asBall } from '../set/played-at.ts';
import { findScenery } from '../set/scenery.ts';
import { alike } from './alike.ts';
import { type Blend, blendRole, findBlend } from './blend.ts';
import { boardAtSea } from './board-at-sea.ts';
import { castRole } from './cast-roles.ts';
import { chooseCast } from './choose-cast.ts';
import { eraOfFilm, tellsEra } from './dressed-in.ts';
import { haveOneEach } from './one-each.ts';
import { relateRoles } from './relate-roles.ts';
import { asGiant, asYoung, measured } from './told-sizes.ts';

/** Who is in a film, and where: what its deeds and its shots are planned with. */
export interface Company {
  /** Of the reading: the one at index n plays role n. */
  readonly entities: readonly Entity[];
  /** Which role every mention is of, by the id of its entity. */
  readonly idOf: ReadonlyMap<number, number>;
  readonly roles: readonly Role[];
  readonly hero: number | null;
  readonly set: SetPlan;
  /** Roles that are part of the place and not played. */
  readonly scenery: ReadonlySet<number>;
  /** As they are told; those to what is part of the place are left out of `apart`. */
  readonly told: readonly RoleRelation[];
  readonly apart: readonly RoleRelation[];
  /** The time that everybody is dressed for. */
  readonly era: string | null;
  readonly leftOut: readonly Omission[];
  /** Whether the time or the occasion of the film is all that a word tells. */
  readonly isTold: (word: string) => boolean;
}

export function gatherCompany(reading: Reading, worlds: ReadonlyMap<number, EnclosedWorld>, lexicon: Lexicon): Company {
  const chosen = chooseCast(reading);
  const blend = findBlend(reading, chosen.cast);
  const entities = chosen.cast.filter((entity) => entity !== blend?.dropped);
  const idOf = rolesOfMentions(reading, entities, blend);
  const ground = chooseSet(reading, entities, lexicon);
  const told = boardAtSea(reading, entities, relateRoles(reading, idOf), ground.place);
  const scenery = findScenery(entities, reading, told, ground.place);
  const era = eraOfFilm(reading, ground.place);
  const occasion = occasionOf(reading, entities);
  const cast = entities.map((entity, id): Role => {
    const plain = asYoung(asGiant(castRole(entity, id, scenery.roles.has(id)), entity.id, reading));
    const role = stacked(measured(plain, reading.prompt, lexicon), reading.prompt);
    const world = worlds.get(entity.id);
    if (world !== undefined) return { ...role, encloses: world };
    return entity === blend?.kept ? blendRole(role, blend) : role;
  });
  const dressing = [...new Set([...ground.dressing, ...scenery.dressing, ...(occasion?.dressing ?? [])])];
  const roles = alike(haveOneEach(cast, entities, told), reading.told).map((role) => asBall(role, dressing));
  return {
    ...{ entities, idOf, roles, era, told, scenery: scenery.roles, leftOut: chosen.leftOut },
    hero: roles.find((role) => !role.scenery)?.id ?? null,
    set: {
      ...ground,
      ...(era === null ? {} : { era }),
      ...(occasion === null ? {} : { occasion: occasion.name }),
      dressing,
      becomes: ground.becomes.map((age) => ({ ...age, dressing: [...age.dressing, ...scenery.dressing] })),
      lights: isUnderLamp(scenery.dressing, entities) ? [...ground.lights, 'lamplight'] : ground.lights,
    },
    apart: told.filter(({ role, to }) => !scenery.roles.has(role) && !scenery.roles.has(to ?? -1)),
    isTold: (word) => tellsEra(era, word) || namesOccasion(occasion, word),
  };
}

/** What is said of a group is said of those it is made of, and the other way round where only the group is shown. */
function rolesOfMentions(reading: Reading, entities: readonly Entity[], blend: Blend | null): Map<number, number> {
  const idOf = new Map(entities.map((entity, id) => [entity.id, id]));
  if (blend?.dropped != null) idOf.set(blend.dropped.id, idOf.get(blend.kept.id) ?? 0);
  for (const entity of reading.entities) {
    const group = entity.memberOf === null ? undefined : idOf.get(entity.memberOf);
    if (!idOf.has(entity.id) && group !== undefined) idOf.set(entity.id, group);
    const [member] = entity.members;
    const first = member === undefined ? undefined : idOf.get(member);
    if (!idOf.has(entity.id) && first !== undefined) idOf.set(entity.id, first);
  }
  return idOf;
}

const STACKED =
  /\b(?:stacks?|walls?|piles?|towers?|pyramids?|banks?|columns?) of (?:[a-z-]+ ){0,4}?(?:tvs?|televisions?|monitors?|screens?)\b/i;

/** A wall of television sets is one thing. */
const stacked = (role: Role, prompt: string): Role =>
  role.thing === 'tv' && STACKED.test(prompt)
    ? { ...role, count: 1, size: 2.8, traits: [...role.traits, 'stacked'] }
    : role;

/** One of the street's, or one that stands alone. */
const isUnderLamp = (dressing: readonly string[], entities: readonly Entity[]): boolean =>
  dressing.includes('street lamp') || entities.some(({ senses }) => senses.thing?.kind === 'street lamp');
