import { canBeSpoken } from '../../catalogue/speech.ts';
import type { Reading } from '../../language/reading.ts';
import type { Line, Role } from '../script.ts';

const TONES = ['plain', 'whisper', 'murmur', 'shout', 'sing', 'sad', 'happy', 'angry', 'excited', 'robotic'] as const;

/** What is said, by whose role, how, and not before which second. */
export function writeLines(
  reading: Reading,
  roles: readonly Role[],
  idOf: ReadonlyMap<number, number>,
  linesAt: readonly number[],
): Line[] {
  return reading.spoken.map(({ text, speaker, to, tone }, line): Line => {
    const role = speaker === null ? undefined : idOf.get(speaker);
    const named = TONES.find((each) => each === tone) ?? 'plain';
    const robot = roles.some(({ id, thing }) => id === role && thing === 'robot');
    return {
      text,
      language: reading.language,
      speaker: role ?? null,
      to: to === null || idOf.get(to) === role ? null : (idOf.get(to) ?? null),
      tone: named === 'plain' && robot ? 'robotic' : named,
      from: linesAt[line] ?? null,
      caption: !canBeSpoken(text),
    };
  });
}
