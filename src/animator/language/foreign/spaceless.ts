import { markDeed } from './mark-deed.ts';
import { NAME_JOINT } from './postpositions.ts';

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;

/** A borrowed word ends where its letters do: a camera, カメラ, is no turtle, カメ. */
function cutsBorrowed(run: string, at: number, length: number): boolean {
  const inside = (one: number): boolean => KATAKANA.test(run[one] ?? '') && KATAKANA.test(run[one + 1] ?? '');
  return inside(at - 1) || inside(at + length - 1);
}

const LONGEST = 18;
/** What nobody knows costs more than any word: "的士兵们" is soldiers, and no taxi. */
const UNKNOWN = 8;

/** The longest known words from each place on; `least` leaves shorter ones for later. */
function lengthsAt(run: string, at: number, words: ReadonlyMap<string, string>, least: number): number[] {
  const lengths: number[] = [];
  for (let length = Math.min(LONGEST, run.length - at); length >= least; length--)
    if (words.has(run.slice(at, at + length)) && !cutsBorrowed(run, at, length)) lengths.push(length);
  return lengths;
}

/** Parts a run of letters into words so that the fewest letters are left over, and of these ways the one with the fewest words; the first word is as long as it may be. */
export function splitSpaceless(run: string, words: ReadonlyMap<string, string>, least = 1): string {
  const costs: number[] = new Array<number>(run.length + 1).fill(0);
  const taken: number[] = new Array<number>(run.length + 1).fill(0);
  for (let at = run.length - 1; at >= 0; at--) {
    let best = (costs[at + 1] ?? 0) + UNKNOWN;
    let length = 0;
    for (const each of lengthsAt(run, at, words, least)) {
      const cost = (costs[at + each] ?? 0) + 1;
      if (cost < best) {
        best = cost;
        length = each;
      }
    }
    costs[at] = best;
    taken[at] = length;
  }
  let out = '';
  for (let at = 0; at < run.length; ) {
    const length = taken[at] ?? 0;
    const found = length === 0 ? undefined : words.get(run.slice(at, at + length));
    out += found === undefined ? run.slice(at, at + 1) : ` ${markDeed(found).replaceAll(' ', NAME_JOINT)} `;
    at += Math.max(1, length);
  }
  return least > 1 ? out : ` ${out} `;
}

export const SHORT_SAYING = 3;
const PARTICLES = /.[がはをにでのと]./u;
const particles = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** "曲がった", "居心地のいい": words that hold what would else part words. */
export function withParticles(words: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = particles.get(words) ?? new Map([...words].filter(([word]) => PARTICLES.test(word)));
  particles.set(words, known);
  return known;
}
