import { COLLECTIVE_WORDS, COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { type Lexicon, NO_SENSES } from '../../catalogue/lexicon.ts';
import { CARRIER_WORDS, MATERIALS, REGION_WORDS, VESSEL_WORDS } from '../../catalogue/looks-table.ts';
import { COMPANIES, roleOf } from '../../catalogue/people.ts';
import type { Token } from '../words/words.ts';
import type { Mention } from './chunks.ts';

const CARRIERS: ReadonlySet<string> = new Set(CARRIER_WORDS.split(', '));
const REGIONS: ReadonlySet<string> = new Set(REGION_WORDS.split(', '));
const VESSELS: ReadonlySet<string> = new Set(VESSEL_WORDS.split(', '));

const MANY = /^(?:dozens|hundreds|thousands|millions|scores|swarms|herds|flocks)$/;

/** What is only shown on them is not there. */
const DEPICTIONS =
  /^(?:mural|painting|poster|drawing|sketch|hologram|tattoo|graffiti|statue|bust|sculpture|figurine|fresco|mosaic|billboard|sticker|print)$/;

/** Shaped like somebody wherever it is told: "The statue of an emperor cracks". */
const MADE_AS = /^(?:statue|bust|sculpture|figurine|tattoo|hologram|billboard|mural|graffiti|sticker)$/;
const ROYAL = /^(?:king|queen|prince|princess|lord|leader|chief|ruler)$/;
const OUTLINES = /^(?:figure|silhouette|outline|shape|form|shadow)$/;
const SHADES =
  /^(?:band|shade|hue|tone|splash|streak|burst|wash|gradient|mix|blend|swirl|tint|hint|touch|spot|palette)$/;
const HEIGHTS = /^(?:peak|height|summit|apex)$/;
const isSomebody = ({ senses }: Mention): boolean => senses?.person != null || senses?.thing?.alive === true;

const PICTURES = /^(?:photograph|photo|snapshot|polaroid|picture|portrait)$/;
const LIKENED =
  /^(?:sea|ocean|river|stream|wave|waterfall|blanket|carpet|curtain|ribbon|tapestry|sheet|veil|cascade|canopy|dome|symphony|explosion|flood|pool|halo|cathedral|labyrinth|maze|wall|mountain|peak|height|edge|barrel|bear|mountain)$/;
/** "the peak of tension", "a cathedral of natural geometry": what has no height has no summit. */
const UNSEEN_STUFF =
  /(?:tion|sion|ness|ity|ment|ance|ence|ism|hood|geometry|despair|success|fear|joy|calm|power|silence|noise|fame|love|hope)$/;
const POURS = /^(?:flood|stream|river|tide|torrent|flow|wave)s?$/;
const GLEAMS =
  /^(?:headlights?|taillights?|traffic|gold|silver|bronze|copper|light|lights|colou?rs?|glitter|diamonds?|jewels?|emeralds?|sapphires?|darkness|shadows?|silk|velvet|sound|emotions?|possibilit(?:y|ies)|memories|energy|glass|neon|faces|sparks?|embers?|petals?|confetti|feathers?|notes|laughter|curls|hair|clouds?|mist|fog|smoke|steam)$/;

/** "ultra-detailed digital painting of a palace": how the film shall look, and no painting is there. */
const DRAWN = /^(?:painting|drawing|sketch|illustration|artwork|rendering|render|print)$/;
const BY_CRAFT =
  /^(?:animated|moving|digital|detailed|cinematic|quality|realistic|photorealistic|stylized|concept|hyperrealistic|fantasy)$/;

/** "the barrel of a huge wave": water, and no barrel; "fountains of lava" are none of a park. */
function isOfWater(noun: string, inner: Mention): boolean {
  if (
    /^(?:fountain|column|jet|river|stream|curtain|plume)s?$/.test(noun) &&
    /(?:^| )(?:lava|magma|fire|ash)$/.test(inner.noun)
  )
    return true;
  return /^(?:barrel|tube|pipe|wall|curl|crest|face|lip)$/.test(noun) && /(?:^| )(?:wave|sea|ocean)$/.test(inner.noun);
}

const AGES_SAID: Readonly<Record<string, readonly string[]>> = { teen: ['teenage'], young: ['young'], old: ['old'] };

/** What does one thing together, each in a way of their own. */
const PLAYS_TOGETHER = /(?:^| )(?:band|orchestra|choir|ensemble)$/;

const MANY_GROW = 7;
const isMade = (word: string): boolean => Object.hasOwn(MATERIALS, word) && !/^(?:gold|golden|silver)$/.test(word);

const GLOWS =
  /^(?:fire|flames?|light|lightning|smoke|stars?|starlight|water|snakes?|vines?|leaves|moss|feathers|clouds?)$/;
const GROWN =
  /^(?:hair|manes?|wings?|eyes?|skin|fur|tails?|scales?|teeth|horns?|antlers?|beard|hands?|arms?|legs?|claws?|heart|fins?|feathers|braids?)$/;

/** Of nothing that is told by an article or as somebody's: "the wings of the angel" are hers. */
function isMadeOf({ noun, word }: Mention, inner: Mention): boolean {
  const bare = inner.determiner === null && inner.owner === null && inner.count === null;
  return (
    bare &&
    (GROWN.test(noun) || GROWN.test(word)) &&
    (GLOWS.test(inner.noun) || Object.hasOwn(MATERIALS, inner.noun) || GLOWS.test(inner.word))
  );
}

/** What is told to be built of something. */
const BUILT_OF =
  /^(?:castle|palace|tower|house|bridge|statue|temple|throne|wall|gate|ship|dragon|horse|golem|sword|fortress|cathedral|staircase|tree)$/;

const ROOMS =
  /^(?:rooftop|balcony|terrace|courtyard|corridor|hallway|lobby|kitchen|bathroom|basement|attic|cellar|garden)$/;

/** "a curtain of rain", "a wall of fog": the weather, which is read with the film, and nothing that holds it. */
export const isOfWeather = ({ noun, senses }: Mention, stuff: Token | undefined): boolean =>
  stuff?.role === 'weather' && !stuff.opens && senses?.thing?.alive === false && !VESSELS.has(noun);

/** What two nouns with "of" between them speak of: one of both, both as one, or null where each stands for itself. */
export function joinOf(outer: Mention, inner: Mention, lexicon: Lexicon, opens: boolean): Mention | null {
  const { noun, from, senses } = outer;
  // "three glasses of wine": to drink from.
  if (noun === 'glasses' && inner.determiner === null && !inner.plural)
    return joinOf({ ...outer, noun: 'glass', senses: lexicon.senses('glass'), plural: true }, inner, lexicon, opens);
  const called = `${noun} of ${inner.noun}`;
  const compound = lexicon.senses(called);
  // A ball of fire is nobody, though a dictionary knows people who are called so.
  // "a field of crystal flowers": of those that are like no other the film is.
  const unlike = compound?.place != null && inner.senses?.thing != null && inner.modifiers.some(isMade);
  if (unlike) return { ...inner, from, carrier: noun, determiner: outer.determiner, count: inner.count ?? MANY_GROW };
  if (compound !== null && (compound.person === null || lexicon.lists(called)))
    return {
      ...outer,
      to: inner.to,
      noun: called,
      senses: compound,
      modifiers: [...outer.modifiers, ...inner.modifiers],
    };
  // "a mural of a whale": what is only shown on it is not there.
  const made = DRAWN.test(noun) && outer.owner === null && outer.modifiers.some((word) => BY_CRAFT.test(word));
  if (made && inner.senses !== null) return { ...inner, from, carrier: noun };
  // "the tiny figure of a monk", "the silhouette of a dancer": the monk and the dancer.
  if (OUTLINES.test(noun) && outer.owner === null && isSomebody(inner)) return { ...inner, from, carrier: noun };
  // "a bear of a man", "a mountain of a woman": somebody, told by what they are like.
  const likened = senses?.person == null && (senses?.thing?.alive === true || LIKENED.test(noun));
  if (likened && inner.senses?.person != null && /^an?$/.test(outer.determiner ?? '') && inner.determiner === 'a')
    return { ...inner, from, modifiers: [...outer.modifiers, ...inner.modifiers] };
  // "bands of violet and green": light, and no flower.
  if (Object.hasOwn(COLOUR_WORDS, inner.noun) && inner.determiner === null && SHADES.test(noun))
    return { ...outer, to: inner.to, senses: { ...NO_SENSES, abstract: true } };
  // "at the peak of the jump": of nothing that stands there.
  if (HEIGHTS.test(noun) && inner.senses?.thing == null && inner.senses?.place == null)
    return { ...outer, to: inner.to, senses: { ...NO_SENSES, abstract: true } };
  // "the queen of the bees": one of them.
  if (ROYAL.test(noun) && inner.plural && inner.senses?.thing?.alive === true && inner.senses.person === null)
    return {
      ...inner,
      from,
      determiner: outer.determiner,
      count: 1,
      plural: false,
      modifiers: [...outer.modifiers, noun],
    };
  if (outer.senses?.thing?.kind === 'photograph') return { ...outer, to: inner.to };
  if (DEPICTIONS.test(noun) && (!opens || MADE_AS.test(noun))) return { ...outer, to: inner.to, filling: inner.noun };
  // "a photograph of a woman" among other things: she is not there, unless the film is told as one.
  const kept = /^(?:an?|the|his|her|their)$/.test(outer.determiner ?? '');
  // "Photographs of a girl are taped to the glass".
  const several = outer.plural && outer.from > 0;
  if (PICTURES.test(noun) && (several || (!opens && kept)) && !outer.modifiers.some((word) => BY_CRAFT.test(word)))
    return { ...outer, to: inner.to, senses: { ...NO_SENSES, abstract: true } };
  // "a flood of commuters pours out", "streams of cars": as many as that, and no water.
  if (POURS.test(noun) && inner.plural && (inner.senses?.person != null || inner.senses?.thing?.moves === true))
    return { ...inner, from, carrier: 'crowd', determiner: outer.determiner };
  // "a river of gold", "a sea of light": how it looks, and no river.
  if (
    LIKENED.test(noun) &&
    inner.determiner === null &&
    (GLEAMS.test(inner.noun) ||
      (inner.senses?.thing == null && inner.senses?.place == null && UNSEEN_STUFF.test(inner.noun)))
  )
    return { ...outer, to: inner.to, senses: { ...NO_SENSES, abstract: true }, modifiers: [] };
  const collective = COLLECTIVE_WORDS[noun] ?? COMPANIES[noun];
  // "a garage band of four teenagers": a band, of so many and of that age; whoever is told of next plays in it.
  if (
    collective !== undefined &&
    PLAYS_TOGETHER.test(noun) &&
    inner.senses?.person != null &&
    roleOf(inner.noun) === null
  )
    return {
      ...outer,
      to: inner.to,
      count: inner.count ?? collective,
      plural: false,
      modifiers: [...outer.modifiers, ...inner.modifiers, ...(AGES_SAID[inner.senses.person.age] ?? [])],
    };
  // "a herd of buffalo": of animals one says so though their name has no plural.
  const grazes = inner.senses?.thing?.alive === true && inner.senses.person === null && inner.determiner === null;
  if (collective !== undefined && (inner.plural || grazes))
    return {
      ...inner,
      from,
      count: inner.count ?? (outer.count !== null && outer.count > 1 ? outer.count * collective : collective),
      plural: true,
      determiner: outer.determiner ?? 'a',
      carrier: noun,
      modifiers: [...outer.modifiers, ...inner.modifiers],
    };
  // "a tunnel of trees": they arch over the road, and nobody is underground.
  if (
    /^(?:tunnel|arch|archway|canopy|cathedral|corridor)$/.test(noun) &&
    inner.plural &&
    inner.senses?.thing?.surrounds
  )
    return { ...inner, from, carrier: noun };
  if (isOfWater(noun, inner)) return { ...inner, from, carrier: noun };
  // "pyramids of saffron": so heaped, and no tombs of kings. Those of stone, of gold or of Sudan are built.
  if (
    noun === 'pyramid' &&
    inner.determiner === null &&
    inner.senses?.place == null &&
    !inner.named &&
    !Object.hasOwn(MATERIALS, inner.noun)
  )
    return { ...inner, from, carrier: noun };
  // "the train of the dress", "a cushion of dust": of what is worn, and of what lies about.
  const named = noun.split(' ').at(-1) ?? '';
  const holds = VESSELS.has(noun) || (VESSELS.has(named) && !Object.hasOwn(MATERIALS, inner.noun));
  const thing = senses !== null && senses.thing !== null && senses.person === null && !holds;
  const stuff = inner.determiner === null && inner.owner === null && Object.hasOwn(MATERIALS, inner.noun);
  const strewn = inner.senses?.thing == null && inner.senses?.dressing === true && !stuff;
  if (thing && (strewn || (inner.senses?.garment === true && (!inner.plural || inner.owner !== null))))
    return { ...inner, from, carrier: noun };
  if (holds && senses?.thing) return { ...outer, to: inner.to, filling: [...inner.modifiers, inner.noun].join(' ') };
  if (CARRIERS.has(noun) || (senses?.abstract && !senses.thing) || collective !== undefined)
    return MANY.test(noun)
      ? { ...inner, from, carrier: noun, count: inner.count ?? 12, plural: true }
      : { ...inner, from, carrier: noun };
  // "the rooftop of an old hospital": one is on it, and in no ward.
  if (ROOMS.test(noun) && senses?.place != null && inner.senses !== null && inner.senses.person === null) {
    // "the courtyard of a temple" is a temple courtyard, where those are known by their own name.
    const [room, own] = [`${inner.noun} ${noun}`, `${inner.noun.split(' ').at(-1)} ${noun}`].filter((name) =>
      lexicon.lists(name),
    );
    const listed = room ?? own;
    return listed === undefined
      ? { ...outer, to: inner.to }
      : { ...outer, to: inner.to, noun: listed, word: listed, senses: lexicon.senses(listed) ?? senses };
  }
  // "a castle of ice".
  if (thing && stuff && BUILT_OF.test(named))
    return { ...outer, to: inner.to, modifiers: [...outer.modifiers, ...inner.modifiers, inner.noun] };
  // "wings of glass", "a mane of fire": what the part is made of, and nothing that is there.
  if (senses?.part === true && isMadeOf(outer, inner))
    return { ...outer, to: inner.to, modifiers: [...outer.modifiers, ...inner.modifiers, inner.noun] };
  // "on the deck of a boat": where it is on the boat, which is what is seen.
  const whole = inner.senses !== null && (inner.senses.thing !== null || inner.senses.place !== null);
  if (whole && (REGIONS.has(noun) || senses?.part === true || senses?.setPart === true))
    return { ...inner, from, carrier: noun, part: noun };
  return null;
}
