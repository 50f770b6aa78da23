import { COLOUR_WORDS } from '../../catalogue/attributes.ts';

/** What stands behind a noun with "of" and belongs before it: what a thing is made of, and whose room a room is. */

const STUFFS =
  'silk|leather|velvet|lace|linen|satin|denim|tweed|wool|cotton|silver fur|fur|marble|granite|oak|mahogany|walnut|teak|bamboo|brass|bronze|porcelain|jade|ivory|crystal|wood|chiffon|brocade';
const SHADES = [
  ...Object.keys(COLOUR_WORDS).filter((word) => /^[a-z]{2,20}$/.test(word)),
  ...'dark,light,pale,polished,carved,fine,soft,rough,weathered,worn,old,heavy,shimmering,shiny'.split(','),
].join('|');

/** "a jacket of black leather", "a table of dark wood"; "a piece of cotton", "a table of wood and stone" stay. */
const OF_STUFF = new RegExp(
  `\\b(?!(?:piece|pieces|sheet|block|pile|scrap|roll|bolt|strip|man|woman|kind|type|smell|scent|sound|floor|full|made|out|part|lots|bits?)\\b)([a-z]{3,20}) of ((?:${SHADES}) )(${STUFFS})\\b(?! (?:and|or) (?!the |an? |his |her ))`,
  'gi',
);

/** "a staircase of stone": what is built is told by what it is built of. */
const BUILT_OF =
  /\b(staircase|stairs|steps|stairway|wall|walls|bridge|house|hut|cabin|tower|floor|table|chair|bench|fence|statue|door|boat) of (stone|rock|wood|brick|marble|straw|bamboo|ice|gold|glass)\b(?! (?:and|or) )/gi;

/** "the hall of a medieval castle": a room of it, which is not seen from without. */
const ROOM_OF =
  /\b(?:great |main |large |big )?(hall|courtyard|corridor|chamber|dungeon) of (?:an?|the|his|her|their) ((?:[a-z]{3,20} )?)(?:castle|fortress)\b/gi;

export const sayMadeOf = (text: string): string =>
  text
    .replace(OF_STUFF, '$2$3 $1')
    .replace(BUILT_OF, (_whole, what: string, stuff: string) => `${stuff === 'rock' ? 'stone' : stuff} ${what}`)
    .replace(ROOM_OF, (_whole, room: string, old: string) => `${old}castle ${room}`);
