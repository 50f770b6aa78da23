import { STYLE_ROWS } from '../../catalogue/styles.ts';
import { SYNONYMS_TABLE } from '../../catalogue/synonyms-table.ts';
import { sayAdverts } from './advert-words.ts';
import { sayAmongPeople } from './among-people.ts';
import { sayBeastDeeds } from './beast-deeds.ts';
import { sayBodyLanguage } from './body-language.ts';
import { sayByTrade } from './by-trade.ts';
import { sayCasual } from './casual-words.ts';
import { sayChores } from './chores.ts';
import { sayCreatures } from './creature-words.ts';
import { sayDaily } from './daily-words.ts';
import { tellAsides } from './dashes.ts';
import { sayFilmTerms } from './film-terms.ts';
import { sayGenres } from './genre-words.ts';
import { sayHeldPictures } from './held-pictures.ts';
import { sayHerds } from './herds.ts';
import { sayLastWords } from './last-words.ts';
import { sayLyingThings } from './lying-things.ts';
import { sayMadeOf } from './made-of.ts';
import { sayMagic } from './magic-words.ts';
import { leaveMeasures } from './measures.ts';
import { sayNamedDeeds } from './named-deeds.ts';
import { sayNature } from './nature-words.ts';
import { sayPainted } from './painted-films.ts';
import { sayPeopleDeeds } from './people-deeds.ts';
import { sayPortraits } from './portraits.ts';
import { sayPostures } from './postures.ts';
import { sayBends, sayPursuits } from './pursuits.ts';
import { saySceneWords } from './scene-words.ts';
import { sayNear } from './seen-near.ts';
import { saySetPhrases } from './set-phrases.ts';
import { sayShotSentences } from './shot-sentences.ts';
import { saySmallDeeds } from './small-deeds.ts';
import { sayOfSpace } from './space-craft.ts';
import { sayOnStage } from './stage-words.ts';
import { saySubordinate } from './subordinate.ts';
import { sayAtLength } from './told-at-length.ts';
import { sayFeelings } from './told-feelings.ts';
import { sayInShort } from './told-in-short.ts';
import { sayLooks } from './told-looks.ts';
import { sayMade } from './trade-names.ts';
import { sayBoarders, sayTricks } from './tricks.ts';
import { sayTurnedFaces } from './turned-faces.ts';
import { sayTurnsOfPhrase } from './turns-of-phrase.ts';
import { sayApart } from './two-apart.ts';

/** "painted in the style of Vincent van Gogh's …": a look that is known by its maker is asked for, and nothing is compared. */
const IN_STYLE_OF = new RegExp(
  `\\b(?:(?:painted|drawn|animated|filmed|shot|rendered) )?in (?:the|a) (?:art |visual )?(?:style|manner|spirit) of (?:the )?(?<style>${STYLE_ROWS.flatMap(({ words }) => words).join('|')})(?:['\u2019]s)?\\b ?`,
  'gi',
);

/** "Silhouette of a cowboy …": the cowboy is seen, and so is he seen. */
const SILHOUETTE_OF =
  /^(?:an? |the )?(?:(?:dark|black|lone|dramatic|stark) )?silhouettes? of (?=(?:an?|the|two|three) )/i;

const SYNONYMS = SYNONYMS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [written = '', meant = ''] = line.split(' | ');
    const names = written.split(', ');
    return { names, written: new RegExp(`(?<![a-z-])(?:${names.join('|')})(s?)(?![a-z-])`, 'gi'), meant };
  });

/** A pattern is compiled where it is first asked, so that only those whose words stand in the text are. */
function sayOtherwise(text: string): string {
  return SYNONYMS.reduce((told, { names, written, meant }) => {
    const low = told.toLowerCase();
    return names.some((name) => low.includes(name)) ? told.replace(written, `${meant}$1`) : told;
  }, text);
}

/** Latin letters with a mark, of which each is one letter without it. */
const MARKED = /[\u00c0-\u017f]/g;

/** A café is a cafe, and a fiancée a fiancee: the catalogue spells without marks. */
const withoutAccents = (text: string): string =>
  text.replace(MARKED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

/** What is turned into plain words first, one after another: what follows reads what those before it wrote. */
const TURNED_IN_ORDER: readonly ((text: string) => string)[] = [
  withoutAccents,
  sayShotSentences,
  sayLooks,
  sayByTrade,
  sayPortraits,
  sayAdverts,
  sayPainted,
  sayHeldPictures,
  sayGenres,
  sayMagic,
  sayBoarders,
  sayPursuits,
  sayBends,
  sayOfSpace,
  sayOnStage,
  saySubordinate,
  sayInShort,
  sayTurnedFaces,
  saySceneWords,
  sayBodyLanguage,
  sayFeelings,
  sayTurnsOfPhrase,
  sayMadeOf,
  sayLyingThings,
  saySmallDeeds,
  sayPeopleDeeds,
  sayAmongPeople,
  sayNamedDeeds,
  sayTricks,
  sayAtLength,
  sayNear,
  sayBeastDeeds,
  sayCreatures,
  sayNature,
  leaveMeasures,
  sayPostures,
  saySetPhrases,
  sayCasual,
  tellAsides,
  sayFilmTerms,
  sayMade,
  sayApart,
  sayHerds,
  sayOtherwise,
  sayDaily,
  sayChores,
];

/** Says set phrases in words that tell who does what: who has breakfast eats it, and who is seated sits. */
export function sayPlainly(text: string): string {
  const styles: string[] = [];
  const told = TURNED_IN_ORDER.reduce((said, turn) => turn(said), text)
    .replace(IN_STYLE_OF, (_whole, style: string) => {
      styles.push(` ${style} style.`);
      return '';
    })
    .replace(SILHOUETTE_OF, () => {
      styles.push(' silhouette style.');
      return '';
    });
  return sayLastWords(`${told}${styles.length > 0 && !/[.!?]\s*$/.test(told) ? '.' : ''}${styles.join('')}`);
}
