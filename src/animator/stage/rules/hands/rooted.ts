import { placeHas } from '../../../catalogue/places.ts';
import type { Beat } from '../../../director/script.ts';
import { type Draft, editBeats, editRole, isPerson, metresOf, roleOf, thingOf } from '../draft.ts';

const GROWS =
  /^(?:flower|tulip|rose|sunflower|daisy|dandelion|lily|lotus|peony|poppy|mushroom|cactus|fern|sapling|bush)$/;
/** What is done with one that was picked, and what is done to one where it grows. */
const PICKED: ReadonlySet<string> = new Set([
  'pick_up',
  'hold',
  'give',
  'carry',
  'put',
  'throw',
  'wear',
  'eat',
  'cut',
  'pull',
  'receive',
  'kiss',
]);
const TENDED: ReadonlySet<string> = new Set([
  'pet',
  'plant',
  'water',
  'point',
  'kneel',
  'crouch',
  'reach',
  'handcraft',
]);
const IN_GROUND =
  /\b(?:grow(?:s|ing|n)?|sprout\w*|bloom(?:s|ing)?|blossoming) (?:[a-z]+ ){0,3}?(?:in|on|from|out of|through|between|at|by|among)\b|\b(?:kneels?|crouch\w*|bends?|waters?|watering)\b/i;
/** Metres: one that a film is about is as high as a knee, and a sunflower as a hip. */
const [KNEE_HIGH, HIP_HIGH] = [0.55, 0.8];

/** "a flower growing on Mars. She kneels and touches it": it grows there, and is in nobody's hand; whoever kneels before it has the hands at it. */
export function leaveRooted(draft: Draft, indoor: boolean): void {
  if (indoor || placeHas(draft.set.place, 'weightless') || !IN_GROUND.test(draft.prompt)) return;
  for (const { id, thing, count, scenery } of [...draft.cast]) {
    if (scenery || count > 3 || !GROWS.test(thing)) continue;
    const told = draft.beats.filter(({ target }) => target === id);
    const gone = told.some(({ act }) => PICKED.has(act)) || isOnSomething(draft, id);
    if (gone || !told.some(({ role }) => isPerson(roleOf(draft, role)) || thingOf(draft, role)?.moves === true))
      continue;
    const high = thing === 'sunflower' ? HIP_HIGH : KNEE_HIGH;
    // A flower that opens is one whose petals one sees opening.
    const opens = draft.beats.some(({ role, act }) => role === id && (act === 'open' || act === 'bloom'));
    if (opens && thing === 'flower') editRole(draft, id, { thing: 'lotus' });
    if (metresOf(draft, id) < high)
      editRole(draft, id, { size: (roleOf(draft, id)?.size ?? 1) * (high / metresOf(draft, id)) });
    kneelBefore(draft, id, told);
  }
}

const isOnSomething = (draft: Draft, id: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) =>
      (to === id && /^(?:holding|wearing)$/.test(relation)) ||
      (role === id && to !== null && /^(?:in|on|inside)$/.test(relation)),
  );

/** From the moment somebody kneels, reaches out or touches, the hands are at it. */
function kneelBefore(draft: Draft, id: number, told: readonly Beat[]): void {
  const who = told.find(({ role }) => isPerson(roleOf(draft, role)))?.role;
  if (who === undefined || told.some(({ act }) => act === 'water')) return;
  const own = draft.beats.filter(({ role }) => role === who).sort((a, b) => a.from - b.from);
  const first = own.find(({ act, target }) => TENDED.has(act) && (target === id || target === null));
  if (first === undefined) return;
  const until = Math.max(
    ...own.filter(({ act, target }) => TENDED.has(act) && (target === id || target === null)).map(({ to }) => to),
  );
  editBeats(draft, (beat) => {
    if (beat.role !== who || beat.from < first.from || beat.from >= until) return beat;
    return beat.from === first.from
      ? { ...beat, act: 'plant', target: id, to: until, direction: null, where: null, part: null }
      : null;
  });
}
