import { isStraddled } from '../../catalogue/transits.ts';
import type { Reading } from '../../language/reading.ts';
import { RELATIONS, type RelationName, type RoleRelation } from '../script.ts';

/** They bear what stands so to them. */
const BEARING: ReadonlySet<string> = new Set(['on', 'in', 'inside', 'riding', 'driving', 'holding']);

/** Who bears whom is a tree: "a cat on a dog. The dog is on the cat." keeps the first of both. */
function refuseCycles(relations: readonly RoleRelation[]): RoleRelation[] {
  const bearer = new Map<number, number>();
  return relations.filter(({ role, relation, to }) => {
    if (to === null || !BEARING.has(relation)) return true;
    const [borne, by] = relation === 'holding' ? [to, role] : [role, to];
    for (let at: number | undefined = by; at !== undefined; at = bearer.get(at)) if (at === borne) return false;
    if (!bearer.has(borne)) bearer.set(borne, by);
    return true;
  });
}

/** "nibbles on clover": it is eaten, and nobody stands on it. */
const EATS = /^(?:nibble|munch|chew|feed|graze|snack|gnaw|feast)$/;
const eatsOn = ({ events }: Reading, entity: number): boolean =>
  events.some(({ subjects, verb, target }) => target === null && subjects.includes(entity) && EATS.test(verb));

const isRidden = (kind: string): boolean => isStraddled(kind) || kind === 'horse' || kind === 'skateboard';

const ON_FOOT =
  /^(?:stand|walk|run|sit|kneel|lie|lean|march|stroll|wait|dance|row|cycle|ride|drive|swim|fish|read|write|paint)$/;

/** "A knight stands on a hill, lightning in the sky": not he is up there. */
function staysDown({ entities, events }: Reading, id: number): boolean {
  const realm = entities[id]?.senses.thing?.realm;
  return (
    (entities[id]?.senses.person != null || realm === 'ground') &&
    events.some(({ subjects, act }) => subjects.includes(id) && ON_FOOT.test(act?.act ?? ''))
  );
}

/** "warm light from the oven on his arms": the light is there, and nobody bears the oven. */
const LIGHT_FROM =
  /\b(?:light|glow|shine|warmth|heat|reflections?|shadows?)\b[a-z ]{0,16}\b(?:from|of) (?:the |an? |his |her |their )?(?:[a-z]{1,12} )?$/i;
function shinesOn({ entities, offsets, told }: Reading, id: number, to: number | null): boolean {
  const at = offsets[entities[id]?.at ?? -1] ?? 0;
  const bearer = entities[to ?? -1]?.senses.person != null;
  return bearer && LIGHT_FROM.test(told.slice(Math.max(0, at - LIGHT_LETTERS), at));
}
const LIGHT_LETTERS = 60;

/** "a star surrounded by photographers": it is they who stand around, and who is amid a single thing is near it. */
const standAmid = (role: number, among: number, many: boolean): RoleRelation =>
  many
    ? { role: among, relation: 'around', to: role, where: null }
    : { role, relation: 'near', to: among, where: null };

/** How those who are cast stand to each other and to the set. */
export function relateRoles(reading: Reading, idOf: ReadonlyMap<number, number>): RoleRelation[] {
  const found = reading.relations.flatMap(({ entity, relation, to, where }): RoleRelation[] => {
    const [role, other] = [idOf.get(entity), to === null ? null : idOf.get(to)];
    if (relation === 'amid' && role !== undefined && other != null && role !== other)
      return [standAmid(role, other, reading.entities[to ?? -1]?.plural === true)];
    const name = RELATIONS.find((each): each is RelationName => each === relation);
    if (name === 'on' && eatsOn(reading, entity)) return [];
    if (role === undefined || other === undefined || name === undefined || role === other) return [];
    if (where === 'sky' && staysDown(reading, entity)) return [];
    if (name === 'on' && shinesOn(reading, entity, to)) return [];
    // "a boy in bicycle", as other languages say it.
    const mount = reading.entities[to ?? -1];
    const goes = reading.events.some(
      ({ subjects, act, verb, direction }) =>
        // A rider on a snowmobile that speeds by goes with it.
        (subjects.includes(entity) || (to !== null && subjects.includes(to))) &&
        (act?.frame === 'go' || direction !== null) &&
        !/^(?:walk|step|jump|leap|climb|hop)$/.test(verb),
    );
    const wheeled = isRidden(mount?.senses.thing?.kind ?? '') && reading.entities[entity]?.senses.person != null;
    const ridden =
      // "a courier on a scooter zips past": whoever goes on it rides it.
      (name === 'on' && wheeled && goes) ||
      (name === 'in' && isRidden(mount?.senses.thing?.kind ?? '')) ||
      (name === 'on' && mount?.noun === 'horseback');
    const both = mount?.senses.person != null && reading.entities[entity]?.senses.person != null;
    // "two women against two men": before each other; nobody is in anybody.
    if (both && name === 'leaning_on' && mount.plural) return [{ role, relation: 'facing', to: other, where }];
    if (both && /^(?:in|inside)$/.test(name) && mount.senses.person?.age !== 'baby') return [];
    // "a stretcher with an injured man": he lies on it.
    const lain = name === 'with' && other !== null && mount?.senses.person != null;
    if (lain && reading.entities[entity]?.senses.thing?.kind === 'bed')
      return [{ role: other, relation: 'on', to: role, where: null }];
    return [{ role, relation: ridden ? 'riding' : name, to: other, where }];
  });
  const unique = found.filter(
    (one, i) =>
      found.findIndex(
        (other) =>
          other.role === one.role &&
          other.relation === one.relation &&
          other.to === one.to &&
          other.where === one.where,
      ) === i,
  );
  return refuseCycles(unique);
}
