import { type Moment, QUIET } from '../bodies/body.ts';
import { clamp } from '../maths/ease.ts';

const SPEAKS: ReadonlySet<string> = new Set(['speak', 'murmur', 'explain', 'whisper', 'phone']);
/** Syllables a second, and seconds of a phrase with the pause after it. */
const [SYLLABLES, PHRASE] = [4.3, 2.7];

/** Of who talks though no words are told: syllables of unlike strength, in phrases with pauses between them. */
export function mimedMouth(act: string | undefined, time: number, phase: number): Moment['mouth'] {
  if (act === undefined || !SPEAKS.has(act)) return QUIET.mouth;
  const own = time + phase * 11;
  const within = (own / PHRASE) % 1;
  const phrase = clamp(Math.min(within * 9, (0.78 - within) * 9));
  const beat = own * SYLLABLES;
  const strong = 0.55 + 0.45 * Math.sin(Math.floor(beat) * 2.7 + phase * 5);
  const open = phrase * strong * Math.sin((beat % 1) * Math.PI) ** 1.3;
  return {
    open: 0.62 * open,
    round: 0.5 * clamp(Math.sin(own * 3.1)) * open,
    wide: 0.5 * clamp(Math.sin(own * 2.3 + 2)),
  };
}
