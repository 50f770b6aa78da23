import { COMPANIES } from '../../catalogue/people.ts';
import type { Entity } from '../reading.ts';

const WOMENS =
  /(?:^| )(?:dress(?:es)?|sundress|gowns?|ball ?gown|nightgown|evening gown|wedding gown|skirts?|miniskirt|tutu|petticoat|bikini|corset|blouse|sari|saree|cheongsam|qipao|hijab|stilettos|high heels)$/;
const MENS = /(?:^| )(?:suits?|tuxedos?|tux|bow tie|tie|kilt|trunks|lederhosen)$/;
/** Gowns that anybody has on: of the sick and the learned. */
const [PLAIN_GOWNS, GOWNED] = [
  /^(?:hospital|dressing|surgical|academic|graduation|judicial|bath|patient|isolation)$/,
  /(?:judge|professor|graduate|doctor|surgeon|patient|wizard|priest|monk|lawyer|barrister|scholar|student|scientist|nurse)$/,
];

const isWomens = ({ garment, modifiers }: Entity['garments'][number], { noun }: Entity): boolean =>
  WOMENS.test(garment) &&
  !(
    /gowns?$/.test(garment) &&
    (GOWNED.test(noun) || [...garment.split(' '), ...modifiers].some((word) => PLAIN_GOWNS.test(word)))
  );

/** "a singer in a sequined gold dress": a woman, until something else is told. */
export function isDressedAsWoman(entity: Entity): boolean {
  const { gender, senses, garments, noun } = entity;
  if (gender !== null || senses.person === null || senses.person.gender === 'man' || Object.hasOwn(COMPANIES, noun))
    return false;
  return garments.some((each) => isWomens(each, entity)) && !garments.some(({ garment }) => MENS.test(garment));
}

/** When all is read, what somebody wears says what no word and no pronoun has said. */
export function tellByDress(entities: readonly Entity[]): void {
  for (const entity of entities) if (isDressedAsWoman(entity)) entity.gender = 'woman';
}
