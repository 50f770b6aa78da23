import { CUT_OUT_SIDE, type CutOut } from '../bodies/families/reference.ts';
import type { Script } from '../director/script.ts';
import { castReferences, type ReferenceCast } from './cast-references.ts';
import { decodePicture, type GivenPicture } from './decode-picture.ts';
import { readCutOuts } from './given.ts';
import type { ReferenceWords } from './read-references.ts';
import { makeCutOut } from './subject/cut-out.ts';
import { lookFor } from './subject/pick-part.ts';
import type { LookAt } from './subject/subject.ts';

export interface PictureCast extends ReferenceCast {
  readonly cutOuts: readonly CutOut[];
}

interface Order {
  readonly script: Script;
  readonly words: ReferenceWords;
  readonly look: LookAt;
  readonly signal: AbortSignal;
}

/** Who plays whom is known when all pictures were looked at; of one that shows several only who plays is then cut out again. */
export async function castPictures(
  files: readonly GivenPicture[],
  { script, words, look, signal }: Order,
): Promise<PictureCast> {
  const rough = await readCutOuts(files, look, signal);
  const first = castReferences(script, rough, words);
  const cutOuts = [...rough];
  for (const [number, role] of first.shows) {
    const [file, cut] = [files[number], rough[number]];
    // "The dogs from the picture" are all of them.
    if (file === undefined || cut === undefined || role.count > 1 || isPlural(role.word) || !isSeveral(cut)) continue;
    const picture = await decodePicture(file, `reference picture ${number + 1}`, signal);
    cutOuts[number] = makeCutOut(picture, lookFor(look, role, words.prompt));
    signal.throwIfAborted();
  }
  return {
    ...(cutOuts.every((cut, number) => cut === rough[number]) ? first : castReferences(script, cutOuts, words)),
    cutOuts,
  };
}

const isPlural = (word: string): boolean => /[^s\W]s$/iu.test(word);

/** Cells a side in which pieces of a cut-out are told apart, and what a piece has at least, of the largest. */
const [CELLS, LEAST_PIECE] = [96, 0.06];

/** Whether more than one stands apart in a cut-out. */
function isSeveral({ pixels }: CutOut): boolean {
  const step = CUT_OUT_SIDE / CELLS;
  const held = Uint8Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const [x, y] = [Math.floor(((cell % CELLS) + 0.5) * step), Math.floor((Math.floor(cell / CELLS) + 0.5) * step)];
    return (pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) > 128 ? 1 : 0;
  });
  const sizes: number[] = [];
  for (let start = 0; start < held.length; start++) {
    if (held[start] === 0) continue;
    let size = 0;
    const waiting = [start];
    held[start] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size += 1;
      const column = at % CELLS;
      for (const next of [column > 0 ? at - 1 : -1, column < CELLS - 1 ? at + 1 : -1, at - CELLS, at + CELLS]) {
        if (held[next] !== 1) continue;
        held[next] = 0;
        waiting.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = Math.max(0, ...sizes);
  return sizes.filter((size) => size >= largest * LEAST_PIECE).length > 1;
}
