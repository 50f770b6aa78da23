import { addRole, type Draft, editRole, isAlive, isBorne, isSmall, metresOf, relate, thingOf } from './draft.ts';

/** Metres of who is called a giant among houses: as high as they are. */
const GIANTS: Readonly<Record<string, number>> = {
  city: 12,
  old_town: 10,
  village: 9,
  harbour: 11,
  skyline: 12,
  bridge: 12,
};
const CALLED_GIANT = 2.2;

/** Of its usual size: what swims through the air over houses. */
const AIRBORNE = 1.8;

export function growGiants(draft: Draft): void {
  const high = GIANTS[draft.set.place];
  for (const { id, size } of draft.cast)
    if (
      high !== undefined &&
      draft.set.place !== 'harbour' &&
      draft.set.place !== 'bridge' &&
      thingOf(draft, id)?.realm === 'underwater' &&
      metresOf(draft, id) > 2
    )
      editRole(draft, id, { size: size * AIRBORNE });
  for (const { id, size } of draft.cast)
    if (high !== undefined && size >= CALLED_GIANT && isAlive(draft, id) && metresOf(draft, id) < high)
      editRole(draft, id, { size: (size * high) / metresOf(draft, id) });
}

/** What is advertised and lies nowhere stands on a plinth. */
export function raiseProduct(draft: Draft): void {
  const stand = draft.cast.find(({ thing }) => thing === 'pedestal');
  // "a bottle and a glass on a plinth": both.
  if (stand !== undefined && draft.set.dressing.includes('product'))
    for (const { id } of draft.cast)
      if (id !== stand.id && isSmall(draft, id) && !isBorne(draft, id)) relate(draft, id, 'on', stand.id);
  const [hero] = draft.cast;
  if (!draft.set.dressing.includes('product') || hero === undefined || isBorne(draft, hero.id)) return;
  const hangs = draft.beats.some(
    ({ role, act }) => role === hero.id && /^(?:float|fly|hover|rise|fall|explode)$/.test(act),
  );
  if (hangs || !isSmall(draft, hero.id) || draft.cast.length > 1) return;
  relate(draft, hero.id, 'on', addRole(draft, { thing: 'pedestal' }));
}
