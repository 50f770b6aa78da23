import { markDeed } from './mark-deed.ts';
import { NAME_JOINT } from './postpositions.ts';

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;

/** A borrowed word ends where its letters do: a camera, カメラ, is no turtle, カメ. */
function cutsBorrowed(run: string, at: number, length: number): boolean {
  const inside = (one: number): boolean => KATAKANA.test(run[one] ?? '') && KATAKANA.test(run[one + 1] ?? '');
  return inside(at - 1) || inside(at + length - 1);
}

/** `least` leaves shorter words for later. */
export function splitSpaceless(run: string, words: ReadonlyMap<string, string>, least = 1): string {
  const longest = 18;
  let out = '';
  for (let at = 0; at < run.length; ) {
    let taken = 1;
    let english = run.slice(at, at + 1);
    for (let length = Math.min(longest, run.length - at); length >= least; length--) {
      const found = words.get(run.slice(at, at + length));
      if (found !== undefined && !cutsBorrowed(run, at, length)) {
        english = ` ${markDeed(found).replaceAll(' ', NAME_JOINT)} `;
        taken = length;
        break;
      }
    }
    out += english;
    at += taken;
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
