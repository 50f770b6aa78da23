import { COLOUR_WORDS, spellColour } from '../../catalogue/attributes.ts';
import { roleOf } from '../../catalogue/people.ts';
import type { Entity } from '../../language/reading.ts';
import type { Garment } from '../script.ts';

const PATTERNS = /^(?:striped|checkered|spotted|dotted|floral|plaid|starry|flowered|patterned|camouflage|polka)$/;

/** They only shade the colour after them: "golden brown", "silver grey". */
const GLINTS = /^(?:gold|golden|silver|silvery|bronze|copper|pinkish)$/;

export const isColour = (word: string): boolean => Object.hasOwn(COLOUR_WORDS, word);

/** The last that is named; of "red and white" the first, which is most of it. */
export function colourOf(said: readonly string[]): string | null {
  const words = said.filter((word) => word !== 'and');
  let at = words.findLastIndex(isColour);
  while (isColour(words[at - 1] ?? '') && !GLINTS.test(words[at - 1] ?? '')) at -= 1;
  const named = words[at];
  return named === undefined ? null : spellColour(named).replace('gray', 'grey');
}

const CLOTHS =
  /^(?:leather|straw|wool|woolen|denim|silk|satin|velvet|linen|cotton|fur|lace|tweed|knitted|sequined|latex|felt)$/;

function clothOf(words: readonly string[]): string | null {
  const cloth = words.find((word) => CLOTHS.test(word)) ?? null;
  return cloth === 'woolen' ? 'wool' : cloth;
}

/** Whose hat is known: what is only called a hat is that one. */
const OWN_HATS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chef|cook|baker|pizzaiolo)$/, 'chef hat'],
  [/\b(?:cowboy|cowgirl|rancher)$/, 'cowboy hat'],
  [/\b(?:wizard|sorcerer)$/, 'wizard hat'],
  [/\bwitch$/, 'witch hat'],
  [/\b(?:builder|construction worker|engineer|miner)$/, 'hard hat'],
];
/** What is only called a mask is over the mouth of whoever cares for others. */
const CARERS = /\b(?:nurse|doctor|surgeon|dentist|paramedic|medic|scientist|chemist|patient|hygienist|veterinarian)$/;
const ownHat = (noun: string): string | undefined => OWN_HATS.find(([role]) => role.test(noun))?.[1];

const KNITTED = /^(?:knit(?:ted)?|wool(?:l?en|ly)?|crochet(?:ed)?)$/;

const LONG = /^(?:long|flowing|maxi|floor(?:[ -]length)?|full-length|ankle-length|trailing|sweeping)$/;

/** Which dress or skirt it is: of a bride, or one that reaches the ground. */
function lengthened(noun: string, { garment, modifiers }: Entity['garments'][number]): string {
  if (garment === 'dress' && /\bbride$/.test(noun)) return 'wedding dress';
  return /^(?:dress|skirt)$/.test(garment) && modifiers.some((word) => LONG.test(word)) ? `long ${garment}` : garment;
}

/** "in red", "white linen clothes": of what only the colour or the cloth is said. */
const isOnlyClothes = ({ garment, modifiers }: Entity['garments'][number]): boolean =>
  /^(?:clothes|clothing|outfit|attire|garment)$/.test(garment) &&
  modifiers.some((word) => isColour(word) || PATTERNS.test(word));

/** Who is told to be in one of these wears nothing else. */
const PLAIN = /^(?:white|black|gr[ae]y)$/;
const BELOW = /(?:pants|trousers|jeans|shorts|skirt|leggings)$/;

/** Whose clothes are those of their sport. */
const ATHLETES = /(?:runner|sprinter|jogger|athlete|player|hurdler|cyclist|racer)s?$/;

const clothesOf = ({ noun, gender, senses }: Entity): string =>
  ATHLETES.test(noun)
    ? 'jersey'
    : (gender ?? senses.person?.gender) === 'woman'
      ? 'dress'
      : roleOf(noun) === null
        ? 'shirt'
        : 'uniform';

/** "in a top hat … out of his hat", "a red raincoat … her coat": of which one is known already. */
const isToldAgain = ({ garment, modifiers }: Entity['garments'][number], before: Entity['garments']): boolean =>
  /^(?:hat|coat|dress|jacket|shoes|cap)$/.test(garment) &&
  !modifiers.some(isColour) &&
  before.some((other) => other.garment !== garment && other.garment.endsWith(garment));

/** "golden light in his visor": of the helmet that astronauts, knights and riders have on anyway, and no cap. */
const isOfHelmet = (garment: string, { noun, senses }: Entity): boolean =>
  garment === 'visor' && (senses.person?.kind === 'astronaut' || HELMETED.test(noun));
const HELMETED = /(?:astronaut|cosmonaut|knight|pilot|motorcyclist|biker|racer|rider|welder|trooper|soldier|robot)$/;

/** "a leather aviator cap", "a flying helmet": close to the head, and without a peak. */
const FLOWN_IN = /^(?:aviator|aviators|aviation|flying|flight|pilot|pilots)$/;

/** What somebody wears, by the catalogue's names. */
export function readGarments(entity: Entity): Garment[] {
  const worn = entity.garments
    .filter((each, at, all) => !isToldAgain(each, all.slice(0, at)) && !isOfHelmet(each.garment, entity))
    .map((each) => (each.garment === 'hat' ? { ...each, garment: ownHat(entity.noun) ?? each.garment } : each))
    .map((each) =>
      /^(?:hat|cap)$/.test(each.garment) && each.modifiers.some((word) => KNITTED.test(word))
        ? { ...each, garment: 'beanie' }
        : /^(?:hat|cap|helmet)$/.test(each.garment) && each.modifiers.some((word) => FLOWN_IN.test(word))
          ? { ...each, garment: 'aviator cap' }
          : each,
    )
    .map((each) => (each.garment === 'mask' && CARERS.test(entity.noun) ? { ...each, garment: 'surgical mask' } : each))
    .map((each) => ({ ...each, garment: lengthened(entity.noun, each) }))
    .flatMap((each, _at, all) => {
      if (!isOnlyClothes(each)) return [each];
      const garment = clothesOf(entity);
      // "friends in white clothes", "a man in black": below the belt as well.
      const whole =
        /^(?:clothes|clothing|attire)$/.test(each.garment) || each.modifiers.some((word) => PLAIN.test(word));
      const below = garment === 'shirt' && whole && !all.some((other) => BELOW.test(other.garment));
      return [{ ...each, garment }, ...(below ? [{ ...each, garment: 'pants' }] : [])];
    })
    .filter(({ garment }) => !/^(?:glasses|spectacles|clothes|clothing|outfit|attire|garment|harness)$/.test(garment))
    .map(({ garment, modifiers }) => ({
      garment: /^(?:t shirt|tshirt|tee)$/.test(garment)
        ? 't-shirt'
        : garment === 'headset'
          ? 'headphones'
          : modifiers.includes('leather') && garment === 'jacket'
            ? 'leather jacket'
            : modifiers.includes('straw')
              ? `straw ${garment}`
              : garment,
      colour: colourOf(modifiers),
      pattern: modifiers.find((word) => PATTERNS.test(word)) ?? null,
      material: clothOf([...garment.split(' ').slice(0, -1), ...modifiers]),
    }));
  return worn.filter(({ garment }, i) => worn.findIndex((other) => other.garment === garment) === i);
}
