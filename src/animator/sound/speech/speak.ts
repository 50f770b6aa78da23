import type { MouthTrack } from '../../score/mouths.ts';
import type { LinePart } from '../../score/score.ts';
import { makeFliteSpeaker, openFlite } from './flite.ts';
import { openKokoro } from './kokoro/kokoro.ts';
import { findVoiceSet } from './kokoro/voice-set.ts';
import { shapeMouth } from './phones.ts';
import type { Finished, Speaker } from './speaker.ts';

/** What was said: mono samples at the film's rate, from `start` on, and the mouth that says it. */
export interface Speech {
  readonly start: number;
  readonly samples: Float32Array;
  readonly mouth: MouthTrack;
  readonly pan: number;
  readonly gain: number;
}

/** Letters without an accent to take off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
  ...{ Æ: 'Ae', Œ: 'Oe', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Þ: 'Th' },
};

/** The voices read words only: what they would take for an option, or for nothing, is taken out, and parts no word and joins no two. */
function cleanText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/(?!\p{ASCII})[\p{L}\p{M}]/gu, '')
    .replace(/[^\w\s.,;:!?'-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The last word is heard out, and a little of its echo. */
const ECHO_SECONDS = 0.1;

/** Says as many whole words as there is time for: only the voice itself knows how long it takes. Null when that is none. */
async function speakWithin(speaker: Speaker, text: string, line: LinePart, seconds: number): Promise<Finished | null> {
  const words = text.split(' ');
  for (let count = words.length; count > 0; ) {
    const said = await speaker.say(words.slice(0, count).join(' '), line);
    if (said === null) return null;
    if (said.seconds <= seconds) return said.finish(seconds);
    count = Math.min(count - 1, Math.ceil(count * (seconds / said.seconds)));
  }
  return null;
}

export interface SpeakOptions {
  /** Where a set of voices may have been added; null to have none. */
  readonly voicesFolder: string | null;
  /** Told when the added voices cannot speak, and the embedded ones do. */
  onFallback(reason: string): void;
}

const EMBEDDED: SpeakOptions = { voicesFolder: null, onFallback: () => undefined };

/** The added voices where there are some and they work, else the embedded ones. */
async function openSpeaker({ voicesFolder, onFallback }: SpeakOptions): Promise<Speaker> {
  const flite = await openFlite();
  const embedded = makeFliteSpeaker(flite);
  try {
    const set = voicesFolder === null ? null : await findVoiceSet(voicesFolder);
    if (voicesFolder === null || set === null) return embedded;
    const added = await openKokoro(voicesFolder, set, flite, embedded);
    return {
      async say(words, line) {
        try {
          return await added.say(words, line);
        } catch (error) {
          onFallback(String(error));
          return embedded.say(words, line);
        }
      },
    };
  } catch (error) {
    onFallback(String(error));
    return embedded;
  }
}

/** Speaks the lines one after another, each to the end of a word before the film ends. */
export async function speakLines(
  lines: readonly LinePart[],
  filmSeconds: number,
  options: SpeakOptions = EMBEDDED,
): Promise<Speech[]> {
  if (lines.length === 0) return [];
  const speaker = await openSpeaker(options);
  const speeches: Speech[] = [];
  for (const line of lines) {
    const text = cleanText(line.text);
    if (text === '') continue;
    const said = await speakWithin(speaker, text, line, filmSeconds - ECHO_SECONDS - line.start);
    if (said === null) continue;
    const { start, pan, gain } = line;
    speeches.push({ start, pan, gain, samples: said.samples, mouth: shapeMouth(said.phones, line) });
  }
  return speeches;
}
