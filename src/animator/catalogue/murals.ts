/** What is painted on a wall: the wall is a thing of its own, and what it shows is not there. */
export const MURAL_WALL = 'mural wall';

/** What one paints, up to the wall it is painted on; a hose paints nothing. */
const ON_WALL =
  /\b(?:spray[- ]?)?(?:paint|draw|spray|stencil)(?:s|ing|ed)?(?: of)? (?<what>(?!(?:water|foam|bullets|gunfire|sparks|champagne|sunlight|the curtains?|back|near)\b)[a-z][^.;,:!?"]{2,60}?) (?:on|onto|across|over|along|up) (?:(?:an?|the|his|her|their|its|some|one) )?(?:side of )?(?:an? |the )?(?:[a-z-]+ ){0,3}(?:walls?|building|facade|underpass|garage|warehouse|rooftop|bricks?|concrete|alley(?:way)?)\b/i;
/** A mural of something, wherever it is. */
const MADE_OF =
  /\b(?:mural|graffiti|wall painting|street art|fresco)s?(?: piece| portrait)? (?:of|depicting|showing) (?<what>[a-z][^.;:!?"]{2,60})/i;
const ONLY_LETTERS =
  /\b(?:spray[- ]?paint|paint|spray|draw)(?:s|ing|ed)? (?:(?:an?|the|his|her|their|some|more|new|huge|giant|large|colou?rful|vibrant|bright) ){0,3}(?:mural|graffiti|tags?|street art|letters)\b/i;

/** What is told to be painted on a wall: '' where nobody says what, null where nothing is. */
export function paintedOnWall(told: string): string | null {
  const what = MADE_OF.exec(told)?.groups?.what ?? ON_WALL.exec(told)?.groups?.what;
  return what ?? (ONLY_LETTERS.test(told) ? '' : null);
}

export const isSprayed = (told: string): boolean => /\b(?:spray|graffiti|stencil)/i.test(told);
