import type { Body } from '../bodies/body.ts';
import type { Mood } from '../catalogue/setting.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { makeRandom } from '../maths/random.ts';
import type { Stage } from '../stage/stage.ts';
import { composeAmbience, placeSoundOf } from './ambience.ts';
import { placeEffects } from './effects.ts';
import { makeEars } from './hearing.ts';
import { type Dialogue, planLines } from './lines.ts';
import { chooseMusic, moodOf } from './music.ts';
import type { LinePart, Score } from './score.ts';

export interface ScoreRequest {
  readonly script: Script;
  readonly seed: number;
  /** What is seen, with the bodies of its figures and the land they are on; null where nothing is known of it. */
  readonly staged: { readonly stage: Stage; readonly bodies: readonly Body[]; readonly facts: PlaceFacts } | null;
  /** Whether there are letters for a text. */
  canWrite(text: string): boolean;
}

const MUTE: ReadonlySet<string> = new Set(['sound', 'audio']);

export interface WrittenScore {
  readonly score: Score;
  readonly mood: Mood;
  readonly unsaid: Dialogue['unsaid'];
}

/** From what a film is about and where everybody is in it to what is heard. Pure: the same stage, the same score. */
export function writeScore({ script, seed, staged, canWrite }: ScoreRequest): WrittenScore {
  const { durationSeconds, set } = script;
  const place = staged?.stage.place.name ?? set.place;
  const random = makeRandom(seed).spawn('score');
  const shared = { seed, durationSeconds, air: placeSoundOf(place).air };
  const mood = moodOf(script, place, random.spawn('mood'));
  const music = chooseMusic(script, mood, random.spawn('music'));
  const { lines, captions, unsaid } = planLines({ script, canWrite, music, random: random.spawn('lines') });
  if (script.sound.silent || set.without.some((word) => MUTE.has(word))) {
    return { score: { ...shared, ambience: [], effects: [], lines: [], captions, music: null }, mood, unsaid };
  }
  return {
    mood,
    unsaid,
    score: {
      ...shared,
      ambience: composeAmbience(script, place),
      music,
      effects: staged === null ? [] : placeEffects({ script, ...staged }),
      lines: lines.map((line) => ({ ...line, ...placeVoice(line, staged?.stage ?? null) })),
      captions,
    },
  };
}

/** Voices stay near the middle, however far to the side their speakers are, and are understood from afar. */
const VOICE_PAN = 0.5;
const NEAR_METRES = 5;
const LEAST_VOICE = 0.6;
const TONE_GAINS: Readonly<Partial<Record<LinePart['tone'], number>>> = {
  ...{ whisper: 0.45, murmur: 0.6, sad: 0.85, shout: 1.35, angry: 1.2, excited: 1.12 },
};

function placeVoice(
  { speaker, tone, start }: Omit<LinePart, 'pan' | 'gain'>,
  stage: Stage | null,
): Pick<LinePart, 'pan' | 'gain'> {
  const own = TONE_GAINS[tone] ?? 1;
  const figure = stage?.figures.findIndex(({ role }) => role === speaker) ?? -1;
  if (stage === null || figure < 0) return { pan: 0, gain: own };
  const { pan, metres } = makeEars(stage).hear(figure, start);
  const near = Math.min(1, Math.max(LEAST_VOICE, Math.sqrt(NEAR_METRES / metres)));
  return { pan: Math.round(pan * VOICE_PAN * 100) / 100 + 0, gain: Math.round(own * near * 100) / 100 };
}
