import { isStraddled } from '../../../catalogue/transits.ts';
import { beatOf, type Draft, editBeats, isPerson, roleOf, thingOf } from '../draft.ts';

/** "Geese chase a postman on a bicycle": it is his bicycle that gets away, and he rides it. */

const MOUNTED = /^(?:on|riding|driving)$/;
const AFTER: ReadonlySet<string> = new Set(['chase', 'follow']);
const CYCLES = /^(?:bicycle|tricycle)$/;

export function fleeOnWheels(draft: Draft): void {
  for (const chase of draft.beats.filter(({ act, target }) => AFTER.has(act) && target !== null)) {
    const rider = roleOf(draft, chase.target ?? -1);
    if (rider === undefined || !isPerson(rider)) continue;
    const seat = draft.relations.find(
      ({ role, relation, to }) => role === rider.id && MOUNTED.test(relation) && to !== null,
    );
    const mount = thingOf(draft, seat?.to ?? -1);
    const [id, kind] = [seat?.to ?? null, mount?.kind ?? ''];
    const rides = isStraddled(kind) || (mount?.alive === true && mount.moves);
    if (seat === undefined || id === null || !rides || chase.role === id) continue;
    const { from, to } = chase;
    draft.relations = draft.relations.map((each) =>
      each === seat
        ? { ...each, relation: 'riding' }
        : each.role === chase.role && each.relation === 'chasing' && each.to === rider.id
          ? { ...each, to: id }
          : each,
    );
    editBeats(draft, (each) => (each === chase ? { ...each, target: id } : each));
    if (draft.beats.some(({ role }) => role === rider.id)) continue;
    const act = CYCLES.test(kind) ? 'cycle' : 'ride';
    draft.beats = [...draft.beats, { ...beatOf(draft, act), role: rider.id, target: id, from, to }];
  }
}
