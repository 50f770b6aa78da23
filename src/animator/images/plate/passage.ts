/** How a film goes from a picture to another that has nothing in common with it: the camera is swung over, or as the words say. */
export type Passage = 'swing' | 'cut' | 'black' | 'white';

const CUT = /\b(?:(?:hard|jump|smash|match|quick|straight)\s{1,3}cuts?|cuts?\s{1,3}(?:to|into|between))\b/i;
const FADE = /\bfad(?:es?|ing)\b(?:[^.,;]{0,24}\b(black|white)\b)?|\bdip(?:s|ping)?\s{1,3}to\s{1,3}(black|white)\b/i;

export function readPassage(prompt: string): Passage {
  const fade = FADE.exec(prompt);
  if (fade !== null) return (fade[1] ?? fade[2])?.toLowerCase() === 'white' ? 'white' : 'black';
  return CUT.test(prompt) ? 'cut' : 'swing';
}

/** Luma of I420 in video range, and what is without colour. */
const [BLACK, WHITE, GREY] = [16, 235, 128];

/** Of an I420 picture only `share` is left, the rest is black or white. */
export function fadeOver(picture: Uint8Array, into: 'black' | 'white', share: number): void {
  const luma = (picture.length * 2) / 3;
  const end = into === 'black' ? BLACK : WHITE;
  for (let at = 0; at < picture.length; at++) {
    const to = at < luma ? end : GREY;
    picture[at] = Math.round(to + ((picture[at] ?? 0) - to) * share);
  }
}
