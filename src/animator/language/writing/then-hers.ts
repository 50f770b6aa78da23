/** "Close-up on his face, then hers": one after the other, and each a shot of its own. */
const THEN_HERS =
  /\b((?:extreme |tight )?close[- ]?ups? (?:shot )?)(?:on|of) (his|her|the [a-z]+['\u2019]s) (face|hands|eyes|smile|expression),? (?:and )?then (?:on |of |to )?(hers|his|the [a-z]+['\u2019]s)(?= *(?:[.,;!?]|$))/gi;

export const partShots = (text: string): string =>
  text.replace(THEN_HERS, (_whole, near: string, first: string, what: string, other: string) => {
    const owner = /^hers$/i.test(other) ? 'her' : other;
    return `${near}of ${first} ${what}. ${near}of ${owner} ${what}`;
  });
