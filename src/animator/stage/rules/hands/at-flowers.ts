import { type Draft, editBeats, editRole, metresOf, relate, thingOf } from '../draft.ts';

const FLOWERS = /flower|rose|tulip|lily|daisy|hibiscus|blossom|lavender|bouquet/;
/** Done at a flower by who flies to it. */
const GATHERING: ReadonlySet<string> = new Set([
  'pick_up',
  'eat',
  'drink',
  'feed',
  'look',
  'fly',
  'land',
  'crawl',
  'walk',
  'stand',
]);
/** What is smaller sits down on the flower. */
const [INSECT_METRES, BUTTERFLY_METRES] = [0.15, 0.25];

/** Bees sit on the flower they gather from, hummingbirds stand in the air before it. */
export function visitFlower(draft: Draft): void {
  // Who hovers before a flower drinks from that one.
  for (const { role, relation, to } of draft.relations)
    if (/^(?:in_front_of|near|beside)$/.test(relation) && FLOWERS.test(thingOf(draft, to)?.kind ?? ''))
      editBeats(draft, (each) =>
        each.role === role && each.target === null && (GATHERING.has(each.act) || each.act === 'hover')
          ? { ...each, act: 'drink', target: to }
          : each,
      );
  for (const each of draft.relations.filter(({ relation }) => relation === 'above')) {
    const [flyer, kind] = [thingOf(draft, each.role), thingOf(draft, each.to)?.kind ?? ''];
    const busy = draft.beats.some(({ role, act }) => role === each.role && !/^(?:hover|fly|stand)$/.test(act));
    if (busy || !FLOWERS.test(kind) || flyer?.realm !== 'sky' || !flyer.alive || flyer.metres > BUTTERFLY_METRES)
      continue;
    // A butterfly above one flower is at it.
    draft.relations = draft.relations.filter((other) => other !== each);
    editBeats(draft, (beat) => (beat.role === each.role ? { ...beat, act: 'stand' } : beat));
    if (each.to !== null) relate(draft, each.role, 'on', each.to);
  }
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    const flyer = thingOf(draft, role);
    if (target === null || flyer?.realm !== 'sky' || !flyer.alive || flyer.metres > 0.5) continue;
    if (!GATHERING.has(act) || !FLOWERS.test(thingOf(draft, target)?.kind ?? '')) continue;
    const sits = flyer.metres < INSECT_METRES && !flyer.kind.endsWith('bird');
    editBeats(draft, (each) => (each === beat ? { ...each, act: sits ? 'stand' : 'hover', direction: null } : each));
    draft.relations = draft.relations.filter((each) => !(each.role === role && each.to === target));
    relate(draft, role, sits ? 'on' : 'near', target);
  }
}

/** Of a flower's height: how large what sits on its head is at most. */
const [ON_FLOWER, ON_SUNFLOWER] = [0.2, 0.11];

/** Whoever sits on a flower leaves something of it to be seen. */
export function fitToFlower(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const [flyer, flower] = [thingOf(draft, role), thingOf(draft, to)];
    if (relation !== 'on' || to === null || flyer?.realm !== 'sky' || !flyer.alive || !FLOWERS.test(flower?.kind ?? ''))
      continue;
    const most = metresOf(draft, to) * (flower?.kind === 'sunflower' ? ON_SUNFLOWER : ON_FLOWER);
    if (metresOf(draft, role) > most) editRole(draft, role, { size: most / flyer.metres });
  }
}
