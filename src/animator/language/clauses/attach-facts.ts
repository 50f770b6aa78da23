import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { VESSEL_WORDS } from '../../catalogue/looks-table.ts';
import type { Mention } from '../mentions/chunks.ts';
import { type Entity, plainEvent, type RelationFact } from '../reading.ts';
import type { Scope } from './scope.ts';

/** How much a place counts that is told with a preposition. */
export const PLACE_WEIGHTS: Readonly<Record<string, number>> = {
  ...{
    in: 3,
    inside: 3.2,
    on: 2.8,
    at: 2.8,
    through: 2.9,
    across: 2.7,
    along: 2.7,
    over: 2.4,
    under: 2.2,
    of: 2,
    near: 2.4,
    beside: 2.2,
  },
  ...{
    above: 2.2,
    into: 1.9,
    to: 1.2,
    toward: 1,
    from: 1.6,
    behind: 1.2,
    in_front_of: 2.2,
    between: 1.4,
    with: 0.9,
    around: 1.6,
    amid: 1.6,
    past: 2,
    leaning_on: 1.4,
    facing: 2,
  },
};

export const DIRECTION_OF: Readonly<Record<string, string>> = {
  ...{
    toward: 'toward',
    to: 'toward',
    from: 'away',
    into: 'into',
    across: 'across',
    along: 'along',
    through: 'through',
    past: 'across',
    around: 'in_circles',
  },
};

/** Whoever goes around these is gone: nobody circles a bend. */
const TURNS = /(?:^| )(?:bend|corner|curve|turn|turning)$/;

/** What rises into the distance. */
const SLOPES = /(?:hill|hillside|slope|dune|mountain|mountainside|volcano|ridge)$/;

/** "walks toward the door", "runs into the forest": where it leads, though no figure stands there. */
export function lead({ event }: Scope, relation: string, { noun }: Mention, text = relation): void {
  if (event !== null && SLOPES.test(noun) && /^(?:up|down)$/.test(text))
    event.heads ??= text === 'up' ? 'away' : 'toward';
  const direction = relation === 'around' && TURNS.test(noun) ? 'away' : DIRECTION_OF[relation];
  // "looks over the valley": that is what is looked at.
  if (event?.act?.act === 'look' && event.target === null && /^(?:over|across|into|above)$/.test(relation)) {
    event.where ??= noun;
    return;
  }
  if (event === null || (direction === undefined && relation !== 'at')) return;
  // Who looks from a hilltop goes nowhere.
  if (relation === 'from' && event.act !== null && event.act.frame !== 'go') return;
  if (event.direction === null && event.target === null) event.where ??= noun;
  event.direction ??= direction ?? null;
}

export const SET_RELATIONS =
  /^(?:on|in|inside|under|above|over|left_of|right_of|in_front_of|behind|beside|near|between|around|amid|leaning_on|with|facing|at|into|through|past|along|across)$/;

export function relationName(relation: string): RelationFact['relation'] {
  if (relation === 'over') return 'above';
  if (
    relation === 'at' ||
    relation === 'past' ||
    relation === 'along' ||
    relation === 'across' ||
    relation === 'through'
  )
    return 'near';
  if (relation === 'into') return 'in';
  return relation;
}

/** Words of a place in the picture: "on the left", "in the background". */
export const WHERE: Readonly<Record<string, string>> = {
  ...{
    left: 'left',
    right: 'right',
    middle: 'middle',
    center: 'middle',
    centre: 'middle',
    foreground: 'foreground',
    background: 'background',
    distance: 'background',
  },
  ...{
    sky: 'sky',
    air: 'sky',
    water: 'water',
    window: 'window',
    wall: 'wall',
    table: 'table',
    ground: 'ground',
    'left side': 'left',
    'right side': 'right',
  },
  ...{ floor: 'ground', counter: 'counter' },
};

export function isAlive({ senses }: Entity): boolean {
  return senses.person !== null || senses.thing?.alive === true;
}

/** An animal that is spoken of with "its". */
export function isOwnBody({ senses }: Entity): boolean {
  return senses.person === null && senses.thing?.alive === true;
}

const VESSELS: ReadonlySet<string> = new Set(VESSEL_WORDS.split(', '));
const LIQUID = /^(?:coffee|tea|milk|cocktail|beer|wine glass|soda|whiskey|honey|tea)$/;

export function isVessel({ noun, senses }: Entity): boolean {
  return VESSELS.has(noun) || VESSELS.has(senses.thing?.kind ?? '');
}

export function isLiquid({ noun, senses }: Entity): boolean {
  return (
    /^(?:soup|water|liquid|sauce)$/.test(noun) ||
    (LIQUID.test(senses.thing?.kind ?? '') && !isVessel({ noun, senses } as Entity))
  );
}

export function isSmaller(entity: Entity, anchor: Entity): boolean {
  return (entity.senses.thing?.metres ?? 0) < (anchor.senses.thing?.metres ?? 0) * 1.2;
}

/** What the set shall show, with the colour that is said of it. */
export function dress({ dressing }: Scope, { noun, modifiers }: Pick<Mention, 'noun' | 'modifiers'>): void {
  const colour = modifiers.findLast((word) => Object.hasOwn(COLOUR_WORDS, word));
  dressing.push(noun, ...(colour === undefined ? [] : [`${colour} ${noun}`]));
}

/** "howls at the moon", "two moons": seen in the sky, and nobody is there. */
export function isInSky({ noun, plural }: Mention, relation: string | null): boolean {
  if (relation === null) return noun === 'moon' || (noun === 'planet' && plural);
  return (
    /^(?:moon|planet)$/.test(noun) && /^(?:at|under|toward|behind|in_front_of|near|facing|with|beside)$/.test(relation)
  );
}

/** "on fire", "in flames": a preposition with a noun that says how something is. */
const STATES: Readonly<Record<string, { readonly trait: string; readonly act: string; readonly dressing: string }>> = {
  'on fire': { trait: 'burning', act: 'burn', dressing: 'fire' },
  'in flame': { trait: 'burning', act: 'burn', dressing: 'fire' },
  'in flames': { trait: 'burning', act: 'burn', dressing: 'fire' },
  'in bloom': { trait: 'blooming', act: 'bloom', dressing: 'flower' },
  'in blossom': { trait: 'blooming', act: 'bloom', dressing: 'flower' },
};

/** Whether it was one of these; it is told of the figure, or seen in the place. */
export function takeState(
  scope: Scope,
  relation: string,
  { noun, determiner, from }: Mention,
  anchor: Entity | undefined,
): boolean {
  const state = determiner === null ? STATES[`${relation} ${noun}`] : undefined;
  if (state === undefined) return false;
  if (anchor === undefined) {
    scope.dressing.push(state.dressing);
    return true;
  }
  anchor.modifiers.push(state.trait);
  scope.events.push(plainEvent(state.act, [anchor.id], from));
  return true;
}

/** Told only as part of another: no figure of its own. */
export function forget(entity: Entity | null): void {
  if (entity !== null && entity.mentions <= 1) entity.hidden = true;
}

/** "a jacket over a grey turtleneck": whoever wears the one wears the other. */
export function findDressed(
  { discourse, subjects }: Scope,
  relation: string,
  { owner }: Mention,
  anchors: readonly number[],
): Entity | undefined {
  if (!/^(?:over|under|above)$/.test(relation) || owner !== null) return undefined;
  return [...anchors, ...subjects]
    .map((id) => discourse.entities[id])
    .find((entity) => entity !== undefined && entity.garments.length > 0);
}

export const SMALL_METRES = 0.35;

export function isGrown({ senses, modifiers }: Entity): boolean {
  return (
    senses.person !== null &&
    senses.person.age !== 'baby' &&
    !modifiers.some((word) => /^(?:tiny|miniature)$/.test(word))
  );
}

// Nobody stands on what is held by its hilt.
const HILTED = /^(?:sword|dagger|gun|pistol|rifle|bow|spear|stick|wand|umbrella|cane|axe|crossbow)$/;
const RESTS = /^(?:sit|stand|lie|sleep|jump|land|walk|fall|climb|dance|kneel|crouch|run|lean|slide)$/;

/** "texts on her phone": in the hand, unless somebody as small sits on it. */
export function isHandheld({ event }: Scope, { senses }: Entity): boolean {
  // "hand on the hilt of his katana".
  if (HILTED.test(senses.thing?.kind ?? '')) return true;
  // "a woman on the phone paces".
  if (senses.thing?.kind === 'cell phone') return true;
  return (senses.thing?.metres ?? 9) < 0.3 && event !== null && !RESTS.test(event.act?.act ?? '');
}

export const ABOARD = /^(?:train|subway|high speed train|locomotive|bus|tram)$/;
export const BODY =
  /^(?:hands?|fingers?|fists?|arms?|eyes?|face|smile|grin|frown|tears?|head|hair|lips|mouth|teeth|feet|legs?|shoulders?|paws?|beak|wings?)$/;

export const HEAD = /^(?:head|nose)$/;

/** "with an orange on its head": it lies there, and nobody holds it. */
export function wearOnHead(scope: Scope, { id }: Entity, { id: worn }: Entity): void {
  const held = scope.relations.findIndex(
    (each) => each.entity === id && each.to === worn && each.relation === 'holding',
  );
  if (held >= 0) scope.relations.splice(held, 1);
  scope.relations.push({ entity: id, relation: 'wearing', to: worn, where: null });
}

/** "a studio with mirrors", "a room with a piano": the place has them; a cup in a cafe is whose it is. */
export function standsThere(relation: string, entity: Entity): boolean {
  const { plural, count, senses } = entity;
  return (
    relation === 'with' &&
    senses.thing?.alive === false &&
    !senses.thing.moves &&
    (plural || (count ?? 1) > 1 || senses.thing.metres > SMALL_METRES * 2)
  );
}

const AGE = /^(?:early |mid |late )?(?:(?:\d)0s?|twenties|thirties|forties|fifties|sixties|seventies|eighties)$/;

/** "in his 60s", "at seventy". */
export const isAge = (relation: string, { noun, word }: Mention): boolean =>
  (relation === 'in' || relation === 'at') && (AGE.test(noun) || AGE.test(word));
