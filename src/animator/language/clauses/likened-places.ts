import type { PlaceFact } from '../reading.ts';
import type { Token } from '../words/words.ts';

const WATERS = /^(?:sea|seas|ocean|oceans|river|rivers|lake|streams?)$/;
const VAPOUR = /^(?:clouds?|mist|mists|fog|smoke|steam|haze|vapou?r)$/;
/** What is poured: a stream of it runs into a cup. */
const POURED =
  /^(?:espresso|coffee|tea|milk|cream|honey|syrup|sauce|oil|wine|beer|juice|whisk(?:e)?y|chocolate|caramel|batter|broth|soup|light|sparks|sand|bubbles|data|people|cars|tears|blood)$/;
/** Words from the first of its mention to the water, and from there to what it is of. */
const [MOST_BEFORE, MOST_AFTER] = [4, 3];

/** "above a sea of clouds", "a river of rolling fog": clouds and fog, and no water; nor is "a stream of espresso" a brook. */
export function isLikenedPlace({ at }: Pick<PlaceFact, 'at'>, tokens: readonly Token[]): boolean {
  const before = tokens.slice(at, at + MOST_BEFORE).findIndex(({ text }) => WATERS.test(text.toLowerCase()));
  const water = at + before;
  if (before < 0 || tokens[water + 1]?.text.toLowerCase() !== 'of') return false;
  return tokens
    .slice(water + 2, water + 2 + MOST_AFTER)
    .some(({ text }) => VAPOUR.test(text.toLowerCase()) || POURED.test(text.toLowerCase()));
}
