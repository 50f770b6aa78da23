import type { PlaceOrder } from './place.ts';

/** Whether a place is told of with one of these words, in one or several: "abandoned" has no band in it, and no small airport is a mall. */
export function saysOf({ dressing }: Pick<PlaceOrder, 'dressing'>, ...words: readonly string[]): boolean {
  return dressing.some((told) => {
    const text = ` ${told.replaceAll(/[-_]/g, ' ').replaceAll("'s", '')} `;
    return words.some((word) => ['', 's', 'es'].some((ending) => text.includes(` ${word}${ending} `)));
  });
}
