import { PEOPLE } from '../../catalogue/people.ts';
import type { Token } from '../words/words.ts';

export const STYLE_HEADS =
  /^(?:style|styles|mood|moods|vibe|vibes|aesthetic|aesthetics|look|feel|feeling|footage|atmosphere|grain|tone|tones)$/;

export function isDescribed(next: Token | undefined): boolean {
  return next !== undefined && !next.opens && next.role === null && /^(?:quality|names?)$/.test(next.part ?? '');
}

const FILMED =
  /^(?:poster|postcard|print|painting|art|design|graphic|filter|lens|film|films|footage|photo|photos|photograph|photography|movie|cinematography|cinema|portrait|image|picture|shot|video|documentary|noir|animation|illustration|drawing|sketch|manga|comic|world|scene|still|tv|television|cartoon|camera|35mm|16mm)$/;

/** Something that stands there, and no film or picture that has a look. */
export const isThing = (next: Token | undefined): boolean =>
  isDescribed(next) &&
  next?.part !== 'quality' &&
  !STYLE_HEADS.test(next?.text ?? '') &&
  !FILMED.test(next?.text ?? '');

/** "a black and white cat": its own two colours, and not those of the film. */
export function isOfTwoColours(tokens: readonly Token[], at: number): boolean {
  const black = [at, at - 1, at - 2].find((each) => tokens[each]?.text === 'black' && tokens[each]?.role === null);
  if (black === undefined) return false;
  const white = tokens[black + 1]?.text === 'and' ? black + 2 : black + 1;
  const next = tokens[white + 1];
  if (tokens[white]?.text !== 'white' || at > white || next === undefined || next.starts) return false;
  return (
    isDescribed(next) &&
    !FILMED.test(next.text) &&
    !STYLE_HEADS.test(next.text) &&
    /^(?:an?|the|his|her|its|their|two|three|in|with|large|small|big|fluffy|little)$/.test(
      tokens[black - 1]?.text ?? '',
    ) &&
    !next.nounForms.some((form) => PEOPLE.has(form))
  );
}
