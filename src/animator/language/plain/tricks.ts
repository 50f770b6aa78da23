import { ACT_ROWS } from '../../catalogue/acts.ts';

const ACROBATIC: ReadonlySet<string> = new Set([
  'cartwheel',
  'handstand',
  'headspin',
  'backflip',
  'somersault',
  'jump',
  'spin',
]);
const TRICK = ACT_ROWS.filter(({ act }) => ACROBATIC.has(act))
  .flatMap(({ verbs }) => verbs.filter((verb) => /^\w+$/.test(verb) || /flip$/.test(verb)))
  .join('|');
const NEXT = new RegExp(
  String.raw`\b(?<does>do|does|doing|performs?|performing)(?<first> an? (?:[a-z]+ )?(?:${TRICK}))(?<link>,? (?:and then|and|then)|,)(?= an? (?:[a-z]+ )?(?:${TRICK})\b)`,
  'gi',
);

/** What is done on a board with wheels, and where: whoever is called a skater there has one, and no ice under the feet. */
const ON_A_BOARD =
  /\b(?:grind(?:s|ing)?|handrail|kick ?flips?|heel ?flips?|ollies?|ollied|half[- ]?pipe|quarter[- ]?pipe|skate ?park|skate bowl|ramps?|stair set|skate ?boards?|deck)\b/i;
const SKATER = /(?<!\b(?:figure|ice|speed|roller|inline|board|pair) )\bskater(s?)\b/gi;

/** "wipes out on a huge wave": on the board until the wave throws whoever is on it. */
const WIPES_OUT =
  /\b(surfers?\b[^.,;]{0,40}?) wip(es?|ing) out(?: (?:on|in|under|beneath|at) ((?:an?|the) (?:[a-z]+ ){0,3}waves?))?/gi;

export const sayBoarders = (text: string): string =>
  (ON_A_BOARD.test(text) ? text.replace(SKATER, 'skateboarder$1') : text).replace(
    WIPES_OUT,
    (_whole, who: string, ending: string, wave = 'a wave') =>
      ending === 'e'
        ? `${who} surf ${wave} and fall off the boards`
        : `${who} ${ending === 'ing' ? 'surfing' : 'surfs'} ${wave} and ${ending === 'ing' ? 'falling' : 'falls'} off the board`,
  );

/** "does a cartwheel, a split and a backflip": each is a deed of its own, and none of them a thing. */
export function sayTricks(text: string): string {
  const said = text.replace(NEXT, '$<does>$<first>$<link> $<does>');
  return said === text ? text : sayTricks(said);
}
