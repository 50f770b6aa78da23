import { ownLexicon } from '../../catalogue/lexicon.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { NAME_JOINT } from './postpositions.ts';

const OWNED = /([a-z_]{2,60}) {1,3}of {1,3}([a-z_]{2,60})(?! {0,3}of )/;
const MOST_TURNS = 6;

/** "公園のベンチ", word by word "park of bench": what it is of stands first in Japanese, and last in English. Both go together from then on. */
export function turnOwners(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS && OWNED.test(turned); turn++)
    turned = turned.replace(OWNED, (_whole, owner: string, owned: string) =>
      isAdjective(owner) ? `${owner} ${owned}` : [owned, isPlace(owner) ? 'in' : 'of', owner].join(NAME_JOINT),
    );
  return turned;
}

const isPlace = (owner: string): boolean => ownLexicon().senses(owner.replaceAll(NAME_JOINT, ' '))?.place != null;
