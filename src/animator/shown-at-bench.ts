import { COLOUR_WORDS } from './catalogue/attributes.ts';
import { isPartOfCraft } from './catalogue/crafts.ts';
import { scenesOf } from './stage/scenes.ts';
import type { Stage } from './stage/stage.ts';

/** What the benches of a film show of what is told: the gear and the tweezers are part of a watchmaker's, and stand nowhere else. */
export function shownAtBench(stage: Stage): (word: string) => boolean {
  const benches = scenesOf(stage).flatMap((scene) =>
    scene.stage.figures.flatMap(({ body }) => {
      const { thing, parts } = body.sheet;
      if (thing !== 'craft table' && thing !== 'sewing table') return [];
      const said = Array.isArray(parts) ? parts.filter((part) => typeof part === 'string') : [];
      return [{ craft: thing === 'craft table' ? said[0] : undefined, said }];
    }),
  );
  if (benches.length === 0) return () => false;
  return (word) =>
    benches.some(
      ({ craft, said }) => (craft === undefined ? SEWN.test(word) : isPartOfCraft(craft, word)) || isColour(word, said),
    );
}

/** The needle is the machine's own. */
const SEWN = /\b(?:needles?|threads?|fabric|cloth|silk|linen|wool|velvet|satin|denim|cotton|seams?)\b/i;

/** The cloth, the ink, the sauce have the colour that is told. */
const isColour = (word: string, said: readonly string[]): boolean =>
  Object.hasOwn(COLOUR_WORDS, word.toLowerCase()) &&
  said.some((part) =>
    part
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(word.toLowerCase()),
  );
