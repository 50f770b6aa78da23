import type { Random } from '../../maths/random.ts';
import type { MusicPart } from '../../score/score.ts';
import { makeStereo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { readBank } from '../instruments/bank.ts';
import { playNote } from '../instruments/play-note.ts';
import { addReverb } from '../reverb.ts';
import { composeNotes } from './compose.ts';

/** The room that the players are in. */
const HALL = { share: 0.24, seconds: 2 } as const;

/** The music of a film, composed and played. */
export function playMusic(music: MusicPart, length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const bank = readBank();
  for (const note of composeNotes(music, length / SAMPLE_RATE, random)) playNote(sound, bank, note);
  addReverb(sound, HALL.share, HALL.seconds);
  return sound;
}
