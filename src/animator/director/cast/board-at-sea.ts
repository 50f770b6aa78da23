import { placeHas } from '../../catalogue/places.ts';
import { isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { RoleRelation } from '../script.ts';

/** Told of who stays on board: in the water one does other things. */
const ON_BOARD = /^(?:stand|sit|row|shout|speak|look|hold|steer|lean|cheer|point|work|wave|pull)$/;
/** Metres: what is smaller has no room for others. */
const ROOMY_METRES = 2.2;
const BOUND = /^(?:on|in|inside|riding|driving|near|beside|behind|in_front_of|around)$/;

/**
 * "A longship cuts through the seas. Warriors row, a chieftain stands at the prow": far out nobody stands on the water, and
 * where a single vessel was told of before, it is the one they are on.
 */
export function boardAtSea(
  { events }: Reading,
  cast: readonly Entity[],
  relations: RoleRelation[],
  place: string,
): RoleRelation[] {
  if (!placeHas(place, 'open water') || placeHas(place, 'banks')) return relations;
  const vessels = cast.filter(({ senses: { thing } }) => thing?.realm === 'water' && thing.moves && !thing.alive);
  const [vessel] = vessels;
  if (vessel === undefined || vessels.length > 1 || (vessel.count ?? 1) > 1 || vessel.plural) return relations;
  if ((vessel.senses.thing?.metres ?? 0) < ROOMY_METRES) return relations;
  const to = cast.indexOf(vessel);
  const aboard = cast.flatMap((entity, role): RoleRelation[] => {
    const own = events.filter(({ subjects }) => subjects.includes(entity.id));
    const stays = own.length > 0 && own.every(({ act }) => act !== null && ON_BOARD.test(act.act));
    const bound = relations.some(
      (each) => (each.role === role && BOUND.test(each.relation)) || (each.role === to && each.to === role),
    );
    if (!isPerson(entity) || !stays || bound || entity.at < vessel.at) return [];
    return [{ role, relation: 'on', to, where: null }];
  });
  return [...relations, ...aboard];
}
