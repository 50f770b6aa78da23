/** What a markdown image with its bytes in it has in the middle. */
const MIDDLE = '](data:image/';

/**
 * Takes `![alt](data:image/…)` out of a text: the form in which our own answers carry a picture, when a client sends them
 * back as an earlier turn. By searching from the middle, which passes over the text once; a pattern that begins anew at
 * every `![` took 13 s for 80 kB of them.
 */
export function splitPictures(text: string): { readonly words: string; readonly urls: readonly string[] } {
  const words: string[] = [];
  const urls: string[] = [];
  let from = 0;
  for (let middle = text.indexOf(MIDDLE); middle !== -1; middle = text.indexOf(MIDDLE, from)) {
    const end = text.indexOf(')', middle);
    if (end === -1) break;
    const before = text.slice(from, middle);
    // The words for a picture have no bracket in them.
    const start = before.indexOf('![', before.lastIndexOf(']') + 1);
    if (start === -1) {
      words.push(text.slice(from, middle + 1));
      from = middle + 1;
      continue;
    }
    words.push(before.slice(0, start));
    urls.push(text.slice(middle + 2, end));
    from = end + 1;
  }
  words.push(text.slice(from));
  return { words: words.join('').trim(), urls };
}
