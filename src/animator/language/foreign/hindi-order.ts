import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { PREPOSITIONS } from '../words/english.ts';
import { DOES_MARK } from '../words/words.ts';

const VERB_LAST = new RegExp(
  `\\b([a-z]+) {1,3}((?:(?:an?|one|two|three|his|her|hot|cold|red|big|small|old|fresh|warm) )?)([a-z_]+)([^ a-z]?) {1,3}([a-z]+${DOES_MARK}[a-z_]*)`,
  'g',
);

/** "फूलों को पानी दे रहा है": whom it is done to is told as whom it is given to. */
const DONE_TO = new RegExp(
  `\\b((?!(?:gives|says|tells|speaks|shows|teaches|offers|goes|walks|runs|comes|explains|reads|sells)${DOES_MARK})[a-z]+${DOES_MARK}) {1,3}to `,
  'g',
);

const isDoer = (noun: string): boolean => PEOPLE.has(noun) || findThing(noun)?.alive === true;

/** "बाघ पानी पी रहा है": what it is done to stands between who does it and the verb. */
export function orderHindi(text: string): string {
  return text
    .replace(DONE_TO, '$1 ')
    .replace(VERB_LAST, (whole, doer: string, qualities: string, what: string, mark: string, deed: string) =>
      !isDoer(doer) ||
      PREPOSITIONS.has(what) ||
      /^(?:and|wearing|slowly|quickly|happily|quietly|together|outside|inside)$/.test(what)
        ? whole
        : `${doer} ${deed} ${qualities}${what}${mark}`,
    );
}
