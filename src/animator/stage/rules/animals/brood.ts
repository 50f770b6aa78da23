import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

const YOUNG = /\b(?:baby|babies|chicks?|hatchlings?|nestlings?|young|owlets?|eaglets?|fledglings?)\b/;
/** Metres of who the nest is made for, and what its young are of that. */
const [MADE_FOR, YOUNG_SHARE] = [0.5, 1.05];
/** So many there is room for. */
const MOST = 4;
const HOLDS_NEST = /^(?:tree|branch|bush|log|apple tree)$/;
const SONGBIRD = 'robin';
const COMES: ReadonlySet<string> = new Set(['land', 'fly', 'hover', 'arrive', 'return']);

const isBird = (draft: Draft, id: number): boolean => thingOf(draft, id)?.realm === 'sky' && isAlive(draft, id);
const isYoung = (draft: Draft, id: number): boolean => {
  const role = roleOf(draft, id);
  return (
    role !== undefined &&
    (role.thing === 'chick' || YOUNG.test([role.word, role.noun, ...role.traits, ...role.variety].join(' ')))
  );
};

/** "a robin feeds three chicks in her nest": they are in a nest on a branch and beg, and whoever feeds them is on its rim and bends down to them. */
export function raiseBrood(draft: Draft): void {
  const nest = draft.cast.find(({ thing }) => thing === 'nest');
  if (nest === undefined) return;
  const birds = draft.cast.filter(({ id, person }) => person === null && isAlive(draft, id));
  const young = birds.find(({ id }) => isYoung(draft, id));
  const parent = birds.find(({ id }) => id !== young?.id && isBird(draft, id) && !isYoung(draft, id));
  if (parent === undefined || isPerson(parent)) return;
  const feeds = draft.beats.find(({ role, act, verb }) => role === parent.id && (act === 'give' || /^feed/.test(verb)));
  const brood = young ?? (feeds === undefined ? undefined : hatchlings(draft, parent.id));
  // Without young it is the nest with eggs that it was.
  if (brood === undefined) return;
  const tall = metresOf(draft, parent.id);
  // Of whatever kind it is, its young are of that kind.
  if (parent.noun === 'bird') editRole(draft, parent.id, { noun: SONGBIRD });
  const blooming = draft.beats.some(
    ({ act, role }) => act === 'bloom' && HOLDS_NEST.test(thingOf(draft, role)?.kind ?? ''),
  );
  editRole(draft, nest.id, {
    ...{ thing: 'brood nest', count: 1, size: tall / MADE_FOR },
    parts: blooming ? [...nest.parts, 'blossom'] : nest.parts,
  });
  editRole(draft, brood.id, {
    thing: parent.thing,
    variety: [...parent.variety, 'baby'],
    noun: parent.noun === 'bird' ? SONGBIRD : parent.noun,
    count: Math.min(MOST, Math.max(2, brood.count)),
    size: parent.size * YOUNG_SHARE,
  });
  // The branch is part of the nest: a whole tree would be seen, and no bird.
  for (const { id, thing } of [...draft.cast]) if (HOLDS_NEST.test(thing) && id !== nest.id) dropRole(draft, id);
  draft.relations = draft.relations.filter(
    ({ role, to }) =>
      ![nest.id, brood.id].includes(role) && !(role === parent.id && (to === nest.id || to === brood.id)),
  );
  relate(draft, brood.id, 'in', nest.id);
  const flown = draft.beats.some(({ role, act }) => role === parent.id && act === 'take_off');
  if (!flown) relate(draft, parent.id, 'on', nest.id);
  editBeats(draft, (beat) => {
    if (beat.role === brood.id) return null;
    if (beat.role !== parent.id || flown) return beat;
    const still = { direction: null, where: null };
    if (COMES.has(beat.act)) return { ...beat, ...still, act: 'look_around', target: null, together: [brood.id] };
    return beat.act === feeds?.act
      ? { ...beat, ...still, act: 'feed_young', target: null, together: [brood.id] }
      : beat;
  });
  draft.beats = [...draft.beats, { ...beatOf(draft, 'beg'), role: brood.id, together: [parent.id] }];
  bringInBeak(draft, parent.id, feeds?.target ?? null, tall);
}

/** Of its own height: what a bird brings in its beak, before what is tiny is shown larger. */
const MORSEL = 0.05;

/** The worm is in the beak, and not on the ground below the tree. */
function bringInBeak(draft: Draft, parent: number, food: number | null, tall: number): void {
  const brought = roleOf(draft, food);
  if (food === null || brought === undefined || isBird(draft, food) || metresOf(draft, food) > tall) return;
  draft.relations = draft.relations.filter(({ role, to }) => role !== food && to !== food);
  draft.beats = draft.beats.filter(({ role }) => role !== food);
  editRole(draft, food, { count: 1, size: (brought.size * tall * MORSEL) / metresOf(draft, food) });
  relate(draft, parent, 'holding', food);
}

const hatchlings = (draft: Draft, parent: number): Draft['cast'][number] | undefined => {
  const fed = draft.beats.find(({ role, act }) => role === parent && act === 'give')?.target ?? null;
  return fed !== null && isAlive(draft, fed) ? roleOf(draft, fed) : undefined;
};
