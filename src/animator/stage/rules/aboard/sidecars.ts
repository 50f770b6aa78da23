import { addRole, type Draft, editBeats, editRole, isAlive, isPerson, relate, roleOf } from '../draft.ts';

const SIDECAR = /\bside ?car\b/;

/** Who is told of with a sidecar sits in it, beside whoever rides the motorcycle. */
export function rideInSidecar(draft: Draft): void {
  const guest = draft.cast.find(
    ({ id, parts, word, traits }) => isAlive(draft, id) && SIDECAR.test([...parts, word, ...traits].join(' ')),
  );
  const named = draft.cast.find(
    ({ thing, parts, word }) => thing === 'motorcycle' && SIDECAR.test([...parts, word].join(' ')),
  );
  if (guest === undefined && named === undefined) return;
  const bike =
    named?.id ?? draft.cast.find(({ thing }) => thing === 'motorcycle')?.id ?? addRole(draft, { thing: 'motorcycle' });
  editRole(draft, bike, { variety: [...(roleOf(draft, bike)?.variety ?? []), 'sidecar'] });
  const driver = draft.cast.find((role) => isPerson(role) && role.id !== guest?.id)?.id;
  const rides = ({ role, to, relation }: Draft['relations'][number]): boolean =>
    to === bike && /^(?:riding|driving|on)$/.test(relation) && role !== guest?.id;
  if (driver !== undefined && !draft.relations.some(rides)) relate(draft, driver, 'riding', bike);
  const other =
    guest ??
    draft.cast.find(
      ({ id }) =>
        isAlive(draft, id) && id !== driver && !draft.relations.some((each) => each.role === id && rides(each)),
    );
  if (other === undefined) return;
  draft.relations = draft.relations.filter(({ role }) => role !== other.id);
  relate(draft, other.id, 'in', bike);
  editBeats(draft, (beat) =>
    beat.role === other.id && /^(?:ride|drive|run|walk)$/.test(beat.act)
      ? { ...beat, act: 'sit', verb: 'sit', target: null }
      : beat,
  );
}
