import { ownLexicon } from '../../catalogue/lexicon.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { DOES_MARK } from '../words/words.ts';
import { isQuality } from './groups.ts';
import { NAME_JOINT, startOfNoun } from './postpositions.ts';

const OWNED = /([a-z_]{2,60}) {1,3}of {1,3}([a-z_]{2,60})(?![a-z_\uf8f0]| {0,3}of )/;
const MOST_TURNS = 6;

/** "公園のベンチ", word by word "park of bench": what it is of stands first in Japanese, and last in English. Both go together from then on. */
export function turnOwners(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const match = OWNED.exec(turned);
    if (match === null) break;
    const [whole, owner = '', owned = ''] = match;
    const after = turned.slice(match.index + whole.length);
    if (isAdjective(owner) || isSamePerson(owner, owned)) {
      turned = `${turned.slice(0, match.index)}${isAdjective(owner) ? `${owner} ${owned}` : owner}${after}`;
      continue;
    }
    // "湯気の立つカップの": its qualities go with it.
    const end = match.index + owner.length;
    const start = startOfNoun(turned, end);
    const words = turned.slice(start, end).split(/ +/);
    const first = words.findIndex((_word, i) => words.slice(i, -1).every(isQuality));
    const from = first === 0 ? start : match.index;
    const described = first === 0 ? words : [owner];
    turned = `${turned.slice(0, from)}${[owned, isPlace(owner) ? 'in' : 'of', ...described].join(NAME_JOINT)}${after}`;
  }
  return turned;
}

const isPlace = (owner: string): boolean => ownLexicon().senses(owner.replaceAll(NAME_JOINT, ' '))?.place != null;

/** "客の男": a man who is a customer. */
function isSamePerson(owner: string, owned: string): boolean {
  return /^(?:man|woman|boy|girl|child|old_man|old_woman|young_man|young_woman)$/.test(owned) && PEOPLE.has(owner);
}

/** Put behind a verb that a noun follows at once: "遊ぶ猫", a cat that plays. */
export const DESCRIBES_MARK = '\uf8f2';
const VERB_BEFORE_NOUN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}])([るうくすぐむぶつぬただ])(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

export const markDescribing = (text: string): string => text.replace(VERB_BEFORE_NOUN, `$1${DESCRIBES_MARK}`);

/** "猫がテーブルの上で寝ている": it does so, where "寝ている猫" is one that sleeps. */
const ASLEEP = /(, {1,10})sleeping(?= {1,5}(?:on|in|under|next to|at) | {0,5}[.,]| {0,5}$)/g;
/** "電車を待っている": for what stands before it. */
const WAITS = new RegExp(`\\b([a-z]+) {1,5}waits${DOES_MARK} for(?= {0,5}[.,]| {0,5}$)`, 'g');

export const tellStates = (text: string): string =>
  text.replace(ASLEEP, `$1sleeps${DOES_MARK}`).replace(WAITS, `waits${DOES_MARK} for $1`);

/** "透明な傘を差した黒いコートの女性が": told of whoever is described twice over after them, "黒いコートの女性が透明な傘を差して、". */
const DESCRIBED_TWICE =
  /([^、。.,\ue000-\uefff]{1,14}を(?:差し|さし|持っ|着|羽織っ|かぶっ|被っ|抱え|背負っ|巻い|つけ|着け|かけ|掛け|握っ|手にし))た([^、。.,をがはに\ue000-\uefff]{1,12}の[^、。.,をがはに\ue000-\uefff]{1,8})(が|は)、?/gu;
export const tellTwice = (text: string): string => text.replace(DESCRIBED_TWICE, '$2$3$1て、');
