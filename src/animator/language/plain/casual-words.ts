import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';

/** Said as people talk and as they fill in forms; in plain words who is who. */

const SHORTENED = /(?<![A-Za-z'])(he|she|it|that|who|there|they|we|you|i)['\u2019](s|re|m)(?![A-Za-z'])/gi;
const IN_FULL: Readonly<Record<string, string>> = { s: 'is', re: 'are', m: 'am' };

/** "(subject)", "(via cameo)": what part of the prompt the words before are. */
const NOTED =
  / \((?:composition|subject|context|ambiance|ambience|camera motion|camera movement|camera|action|style|lighting|mood|setting|scene|via cameo|cameo)\)/gi;

/** "You are a lounge singer": the film shows one; "You are generating clips" tells whoever makes it. */
const YOU_ARE = /(^|[.!?] )You are (an?|the) /g;
const YOU_DO = /(^|[.!?] )You are (?=[a-z]+ing\b)/g;

/** "Except all walkers are replaced with giant ducks": ducks are there, and no walkers. */
const REPLACED =
  /(?:^|(?<=[.!?] ))(?:Except|But) (?:that )?(?:all |the |every )?([A-Za-z-]+?)s? (?:is|are|has been|have been|gets?) (?:all )?(?:replaced (?:with|by)|swapped (?:for|with)) ([^.!?]{3,60})(?=[.!?]|$)/;

function sayReplaced(text: string): string {
  const found = REPLACED.exec(text);
  if (found === null) return text;
  const [whole, old = '', other = ''] = found;
  const noun = other.replace(/ (?:marching|walking|running|flying|dancing|wearing|in|on|with) .*$/, '');
  const told = text.replace(whole, `${other.charAt(0).toUpperCase()}${other.slice(1)}`);
  return told.replaceAll(new RegExp(`(?<![A-Za-z-])(?:the )?${old}s?(?![A-Za-z-])`, 'g'), noun);
}

/** "The new Lumora X1 rotates on a pedestal": a name that nobody knows, of what is sold. */
const UNKNOWN_GOODS =
  /(?<=\b(?:[Tt]he|[Oo]ur|[Aa]|[Tt]his) (?:(?:brand-|all-)?new |sleek |revolutionary )?)([A-Z][A-Za-z\d]{2,}(?: (?:[A-Z][A-Za-z\d-]*|\d{1,4})){0,3})(?= (?:slowly |gently |smoothly |elegantly )?(?:rotates|spins|floats|stands|sits|hovers|turns|levitates|rises|appears|gleams|glows|rests|emerges|rotating|spinning|floating|standing|sitting|hovering|resting)\b)/g;
const SOLD = /\b(?:pedestal|plinth|podium|commercial|advert\w*|ad|product|launch|introducing|brand|packshot|studio)\b/i;

const sayGoods = (text: string): string =>
  SOLD.test(text)
    ? text.replace(UNKNOWN_GOODS, (name) => {
        const last = name.toLowerCase().split(' ').at(-1) ?? '';
        const known = [name.toLowerCase(), last].some((word) => findThing(word) !== null || PEOPLE.has(word));
        return known || findUses(last) !== null ? name : 'product';
      })
    : text;

/** Whatever is told to whoever makes the film, of pictures that came along. */
const TOLD_MAKER =
  /(?:^|(?<=[.!?] ))(?:the person as (?:the )?(?:first|last|start|end) frame|(?:Use|Using|Keep|Maintain|Match)\b[^.!?]{0,80}\b(?:image ?\d|reference)\b[^.!?]{0,60})[.!?]/gi;
const REFERS = /(?:^|(?<=[.!?] ))(?:Refer|Referring|According) to [^.!?]{0,120}? to (?:create|make|generate|produce) /g;
/** "iPhone documentary look": how it is filmed. */
const BY_PHONE =
  /\b(?:iphone|smartphone|phone|cellphone)(?: (?:documentary|vlog|handheld|video|selfie|camera))* (?:look|footage|style|aesthetic|quality|realism|feel)\b/gi;
/** What a wave swallows nobody eats, and a sky from amber to violet holds no flowers. */
const SWALLOWED =
  /,? (?:swallow(?:s|ing)|devour(?:s|ing)|consum(?:es|ing)) (?:everything|all|the (?:city|town|streets?|camera|screen|frame|world|coast))[^.,;]{0,40}/gi;
const SHADES =
  /\b(?:of|from|in) (?:deep |soft |warm |pale )?(?:amber|orange|gold|pink|red|peach|coral|rose|blue|crimson) (?:to|into|and) (?:deep |soft |dark |pale )?(?:violet|lavender|plum|lilac|indigo|purple|rose|peach)\b/gi;
/** "a perfume commercial … a glass bottle": that bottle. */
const ADVERT =
  /\b(?:ultra-luxury |luxury |high-end )?(?:perfume|fragrance|skincare|cosmetics) (?=(?:commercial|ad|advert|advertisement)\b)/gi;

/** "a smartphone commercial: a black smartphone …": it is told of there, and is no second one. */
const ADVERT_OF = /\b([a-z]{3,14}) (?=(?:commercial|ad|advert|advertisement|promo)\b)/gi;

/** "a running shoe": what it is for, and nothing runs. */
const RUNNING_SHOE =
  /\b(?:running|walking|hiking|jogging|skating|climbing) (?=(?:sneakers?|shoes?|trainers?|boots?)\b)/gi;

/** "floats in black space": in a void, and not among planets. */
const EMPTY_SPACE = /\bin (?:an? )?(?:pure |pitch |deep )?(black|dark|empty|white) space(?= ?[.,;]|$)/gi;

/** "writes a single large character with a brush": a sign, and nobody. */
const WRITTEN_SIGN =
  /\b((?:writ|paint|draw|brush|ink)(?:es|s|ing|e)?) ((?:an?|the|one|his|her) (?:[a-z]+ ){0,3})characters?\b(?=[^.!?]{0,80}\b(?:brush|ink|rice paper|scroll)\b)/gi;

const sayFilmed = (text: string): string =>
  (/\bbottle\b/i.test(text) ? text.replace(ADVERT, '') : text)
    .replace(ADVERT_OF, (whole, thing: string, at: number, all: string) =>
      new RegExp(`\\b${thing}s?\\b`, 'i').test(all.slice(at + whole.length)) ? '' : whole,
    )
    .replace(RUNNING_SHOE, '')
    .replace(WRITTEN_SIGN, '$1 $2kanji')
    .replace(EMPTY_SPACE, (_whole, shade: string) => `in a ${shade === 'white' ? 'white' : 'black'} void`)
    .replace(TOLD_MAKER, '')
    .replace(REFERS, 'Create ')
    .replace(BY_PHONE, 'documentary look')
    .replace(SWALLOWED, '')
    .replace(SHADES, '');

export function sayCasual(text: string): string {
  return sayGoods(sayReplaced(sayFilmed(text)))
    .replace(NOTED, '')
    .replace(SHORTENED, (_whole, who: string, is: string) => `${who} ${IN_FULL[is.toLowerCase()] ?? 'is'}`)
    .replace(YOU_DO, (whole, before: string, at: number, all: string) =>
      /^\w+ing (?:\d+|a|an|the) (?:\w+ ){0,2}(?:clips?|videos?|film|scene|image)/.test(all.slice(at + whole.length))
        ? whole
        : `${before}The subject is `,
    )
    .replace(YOU_ARE, (_whole, before: string, article: string) => `${before}${article === 'an' ? 'An' : 'A'} `)
    .replace(/(^|[.!?] )Except(?: that)? (?=(?:the|a|an|he|she|it|they|both|all|every|everyone)\b)/g, '$1');
}
