/** What is told of crafts, games and faces seen from near, in words that name one thing each. */

const [OF_CLAY, WHEEL] = [
  /\b(?:clay|potter|pottery|ceramics?)\b/i,
  /\b(?:(?:potter['\u2019]?s?|pottery|spinning|turning|rotating|throwing) ){1,4}wheel\b/gi,
];

/** The men of a board are nobody. */
const [OF_CHESS, CHESSMAN] = [
  /\bchess/i,
  /(?<!\b(?:her|his|their|my) )\b(?:(black|white|wooden|ivory|ebony|marble|glass) )?(?:knight|king|queen|bishop|rook|pawn)(s?)\b(?! of\b)/gi,
];

/** "moves his queen and stops the clock": he plays, and the board has its own men and clock. */
const [MOVES_MAN, STOPS_CLOCK] = [
  /\b(?:(mov|slid|advanc|captur|tak|push|lift)(e?s|ing)) (?:his|her|their|the|a|one) (?:(?:black|white|final|last) )?(?:knight|king|queen|bishop|rook|pawn|chess piece)\b/gi,
  /,? (?:and (?:then )?|then )?(?:stop|hit|press|slap|tap|start|punch)(?:e?s|p?ing) (?:the|his|her) (?:chess )?clock\b/gi,
];
const HAS_BOARD = /\bchess ?board/i;
const sayPlays = (_whole: string, _verb: string, ending: string): string =>
  /ing/i.test(ending) ? 'playing chess' : 'plays chess';

/** The flower of that name does not grow where an eye is told of. */
const [OF_EYE, IRIS] = [
  /\b(?:eyes?|eyelash\w*|eyelids?)\b/i,
  /\b(?:the |an? |her |his |its )?iris(?:es)? (?:contract|dilat|shrink|wid|glint|catch|shimmer|reflect|adjust|narrow)[a-z]{0,6}\b/gi,
];
const EYE_OF = /\bhuman eye\b/gi;

/** "honey drips from a wooden dipper onto pancakes": what it comes out of is above the picture. */
const RUNS_FROM =
  /\b((?:drip|drizzl|pour|flow|run|trickl|stream|cascad)(?:p?ing|p?s|es)?(?: slowly| gently| down)?) from (?:an?|the) (?:[a-z-]{1,12} ){0,2}(?:dipper|spoon|ladle|jar|bottle|jug|pitcher|spout|height|honeycomb)(?= (?:on|onto|over|into|down|in)\b)/gi;

/** The needle of a compass is its own, and nobody who points. */
const [OF_COMPASS, NEEDLE] = [
  /\bcompass\b/i,
  /,? (?:and |as |while )?(?:the|its) (?:[a-z]{1,12} )?needle [^,.;]{1,60}(?=[,.;]|$)/gi,
];

export function sayNear(text: string): string {
  const clay = OF_CLAY.test(text) ? text.replace(WHEEL, 'pottery wheel') : text;
  // Where the board is told, whatever moves on it is seen from near.
  const played =
    !OF_CHESS.test(clay) || HAS_BOARD.test(clay) ? clay : clay.replace(MOVES_MAN, sayPlays).replace(STOPS_CLOCK, '');
  const chess = OF_CHESS.test(clay) ? played.replace(CHESSMAN, sayChessman) : clay;
  const eye = OF_EYE.test(chess) ? chess.replace(IRIS, 'bright').replace(EYE_OF, "person's eye") : chess;
  const compass = OF_COMPASS.test(eye) ? eye.replace(NEEDLE, '') : eye;
  return compass.replace(RUNS_FROM, '$1');
}

const sayChessman = (_whole: string, colour: string | undefined, many: string): string =>
  `${colour === undefined ? '' : `${colour} `}chess piece${many}`;
