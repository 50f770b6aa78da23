import { type Draft, dropRole, editBeats, editRole, isAlive, metresOf, roleOf } from '../draft.ts';

const BORNE = /^(?:on|in|inside|under)$/;

/** "a caterpillar turns into a butterfly on a leaf": what somebody becomes is where they were, on the same leaf. */
export function becomeInPlace(draft: Draft): void {
  tellOnce(draft);
  for (const { act, role, target } of draft.beats) {
    if (act !== 'change' || target === null || target === role) continue;
    const borne = (id: number) => draft.relations.find((each) => each.role === id && BORNE.test(each.relation));
    const [own, other] = [borne(role), borne(target)];
    likeIt(draft, role, target);
    recolour(draft, role, target);
    if (own !== undefined && other === undefined && own.to !== target)
      draft.relations = [...draft.relations, { ...own, role: target }];
    if (own === undefined && other !== undefined && other.to !== role)
      draft.relations = [...draft.relations, { ...other, role }];
  }
}

/** "turns from green to orange": the same animal, as large, and what it does from then on it does in the new colour. */
function recolour(draft: Draft, role: number, target: number): void {
  const [own, other] = [roleOf(draft, role), roleOf(draft, target)];
  if (own === undefined || other === undefined || own.thing !== other.thing || !isAlive(draft, role)) return;
  editRole(draft, target, { size: own.size, variety: own.variety, parts: own.parts });
  const later = draft.beats.filter((beat) => beat.role === role && beat.act !== 'change');
  draft.beats = [
    ...draft.beats.filter((beat) => beat.role !== target || beat.act !== 'appear'),
    ...later.map((beat) => ({ ...beat, role: target })),
  ];
}

/** "a chrome cube morphs into a sphere": of chrome, and as large, where nothing else is told of the sphere. */
function likeIt(draft: Draft, role: number, target: number): void {
  const [own, other] = [roleOf(draft, role), roleOf(draft, target)];
  if (own === undefined || other === undefined || isAlive(draft, role) || isAlive(draft, target)) return;
  // It swells out of what it was.
  editBeats(draft, (beat) => (beat.role === target && beat.act === 'appear' ? null : beat));
  if (other.colour === null && other.material === null)
    editRole(draft, target, { colour: own.colour, material: own.material });
  if (draft.set.dressing.includes('product') && other.size === 1)
    editRole(draft, target, { size: metresOf(draft, role) / Math.max(0.01, metresOf(draft, target)) });
}

const CHANGES = /^(?:transform|change|shapeshift|shift|morph|turn|become)/;

/** "A werewolf transforms: a man falls to his knees and turns into a wolf": who is told to transform is who then does. */
function tellOnce(draft: Draft): void {
  const told = draft.beats.find(({ act, target, verb }) => act === 'change' && target === null && CHANGES.test(verb));
  const done = draft.beats.find(({ act, target, role }) => act === 'change' && target !== null && role !== told?.role);
  if (told === undefined || done === undefined || told.role === done.target) return;
  if (draft.beats.some(({ role, act }) => role === told.role && act !== 'change')) return;
  dropRole(draft, told.role);
}
