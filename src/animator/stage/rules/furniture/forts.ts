import { placeHas } from '../../../catalogue/places.ts';
import type { Shot } from '../../../director/script.ts';
import type { Stand } from '../../../director/stand.ts';
import { addRole, type Draft, editBeats, isPerson, relate } from '../draft.ts';

const FORT =
  /\b(?:blanket|pillow|cushion|sofa|couch|sheet|duvet)[- ](?:fort|den|tent)s?\b|\bforts? (?:made )?(?:out )?of (?:blankets?|pillows?|cushions?|sheets)\b/i;
const LIT = /^(?:flashlight|lantern)$/;
/** Metres and radians: two face each other before its middle, others are behind them. */
const PLACES = [
  { across: -0.46, near: 0.12, facing: 0.75 },
  { across: 0.46, near: 0.12, facing: -0.75 },
  { across: 0, near: -0.3, facing: 0 },
  { across: -0.8, near: -0.35, facing: 0.4 },
  { across: 0.8, near: -0.35, facing: -0.4 },
] as const;
const ALONE = { across: 0, near: 0.05, facing: 0.12 } as const;

/** Whoever is in a fort of blankets sits in it on the floor: blankets are around them, and their light is in it. */
export function sitInFort(draft: Draft): void {
  if (!placeHas(draft.set.place, 'room') || !FORT.test(draft.prompt)) return;
  const inside = draft.cast.filter(
    (role) =>
      isPerson(role) &&
      !draft.relations.some(({ role: own, relation }) => own === role.id && /^(?:riding|driving)$/.test(relation)),
  );
  const places = inside.flatMap(({ id, count }) => Array.from({ length: count }, (_, instance) => ({ id, instance })));
  if (places.length === 0 || places.length > PLACES.length) return;
  const fort = addRole(draft, { thing: 'blanket fort' });
  const group = 'blanket fort';
  const sits = places.map(({ id, instance }, k): Stand => {
    const { across, near, facing } = places.length === 1 ? ALONE : (PLACES[k] ?? PLACES[0]);
    return { group, role: id, instance, across, near, facing, floor: true };
  });
  draft.stands = [
    { group, role: fort, instance: 0, across: 0, near: 0, facing: 0, floor: false },
    ...draft.stands.filter(({ role }) => !inside.some(({ id }) => id === role)),
    ...sits,
  ];
  const held = (id: number): boolean => draft.relations.some(({ relation, to }) => relation === 'holding' && to === id);
  const own = new Set(inside.map(({ id }) => id));
  // Where they sit is said: nobody has a chair besides.
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) =>
      !(own.has(role) && /^(?:on|in|inside|under|near|beside|with)$/.test(relation) && to !== null),
  );
  const [first] = inside;
  for (const { id, thing } of draft.cast) {
    if (!LIT.test(thing) || held(id) || first === undefined) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    // Between two it lies on the floor, and its light comes back from the blankets to both.
    if (places.length === 1) relate(draft, first.id, 'holding', id);
    else relate(draft, id, 'in', fort);
  }
  editBeats(draft, (beat) =>
    own.has(beat.role) && /^(?:stand|sit|hide)$/.test(beat.act) ? { ...beat, act: 'sit' } : beat,
  );
}

/** Of who is in it one sees that they are. */
export const seeFort = (shots: readonly Shot[], { cast }: Draft): readonly Shot[] =>
  cast.some(({ thing }) => thing === 'blanket fort')
    ? shots.map((shot) => (shot.size === 'medium' && !shot.sizeStated ? { ...shot, size: 'wide' } : shot))
    : shots;
