const TILTS = /\b(?:tilt|crane|pan|look)(?:s|ing|ed)? (?:slowly |gradually |gently )?(?:up|upwards?|skywards?)\b/gi;
const SHOWS = /\b(?:to|toward|towards|reveal\w*|show\w*|until|at|into|following|across)\b/i;
const HIGH =
  /\b(?:sky|skies|skyscrapers?|towers?|(?:tall|towering|high|glass|massive|giant) (?:[a-z-]+ ){0,2}(?:buildings|trees|statue)|rooftops?|billboards|skyline|treetops|tree ?tops?|canop(?:y|ies)|ceiling|dome|spires?|stars|clouds|cathedral|peaks?|heights|constellations|moon|aurora|fireworks)\b/i;
/** Letters in which it is told what a tilt shows; sentences that go on about the camera are part of it. */
const TOLD_WITHIN = 220;

/** "tilts up to reveal the skyscrapers around her": it ends far above her, and not on her face. */
export function toHeights(stretch: string): boolean {
  return [...stretch.matchAll(TILTS)].some(({ 0: tilts, index }) => {
    const after = stretch.slice(index + tilts.length, index + tilts.length + TOLD_WITHIN);
    const high = HIGH.exec(after);
    return high !== null && SHOWS.test(after.slice(0, high.index));
  });
}
