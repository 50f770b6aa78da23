import { findAct } from '../catalogue/acts.ts';
import type { Line, Role, Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Caption, LinePart, MusicPart, Song } from './score.ts';
import { type Character, SPEAKERS, SPEAKING_THINGS, type Throat } from './speakers-table.ts';
import {
  LEAST_READ_SECONDS,
  readSeconds,
  SECONDS_PER_LETTER,
  SILENCE_SECONDS,
  saySeconds,
  slowestSaySeconds,
} from './spoken-time.ts';

export interface Dialogue {
  readonly lines: readonly Omit<LinePart, 'pan' | 'gain'>[];
  readonly captions: readonly Caption[];
  /** What there was no time, no voice and no writing for. */
  readonly unsaid: readonly string[];
}

type Manner = { readonly pitch: number; readonly stretch: number; readonly breath?: number };
const MANNERS: Readonly<Partial<Record<Line['tone'], Manner>>> = {
  whisper: { pitch: 0.92, stretch: 1.08, breath: 0.6 },
  murmur: { pitch: 0.94, stretch: 1.06, breath: 0.2 },
  shout: { pitch: 1.14, stretch: 1 },
  sad: { pitch: 0.93, stretch: 1.1 },
  happy: { pitch: 1.08, stretch: 0.97 },
  excited: { pitch: 1.12, stretch: 0.93 },
  angry: { pitch: 0.97, stretch: 0.95 },
};
const PLAIN: Manner = { pitch: 1, stretch: 1 };

type Voiced = Throat & Pick<LinePart, 'character' | 'variant'>;

function characterOf(speaker: Role | undefined, tone: Line['tone'], random: Random): Character {
  const thing = speaker?.thing ?? '';
  const look = speaker?.person ?? null;
  if (tone === 'robotic' || SPEAKING_THINGS.robot.test(thing)) return 'robot';
  if (look === null) {
    if (SPEAKING_THINGS.giant.test(thing)) return 'giant';
    if (SPEAKING_THINGS.small.test(thing)) return 'small';
  }
  if ((speaker?.size ?? 1) > LARGE) return 'giant';
  if (look !== null && (speaker?.size ?? 1) < SMALL) return 'small';
  // Somebody who is not seen is either.
  const woman = look === null || look.gender === 'any' ? random.chance(0.5) : look.gender === 'woman';
  switch (look?.age) {
    case 'baby':
    case 'child':
      return look?.gender === 'man' || (look?.gender === 'any' && !woman) ? 'boy' : 'girl';
    case 'teen':
      return woman ? 'young_woman' : 'young_man';
    case 'old':
      return woman ? 'old_woman' : 'old_man';
    default:
      return woman ? 'woman' : 'man';
  }
}

const [SMALL, LARGE] = [0.6, 1.6];

/** By who speaks, and unlike those who have that voice already. */
function chooseVoice(speaker: Role | undefined, tone: Line['tone'], taken: readonly Voiced[], random: Random): Voiced {
  const character = characterOf(speaker, tone, random);
  const throats: readonly Throat[] = SPEAKERS[character];
  const variant = taken.filter((each) => each.character === character).length % throats.length;
  return { character, variant, ...(throats[variant] ?? SPEAKERS[character][0]) };
}

/** What is sung stays within these semitones of the voice's own pitch. */
const SONG_STEPS = [0, 2, 4, 7, 4, 2, 0, -3, 0, 2, 4, 2, 0, 4, 7, 9, 7, 4, 2, 0] as const;
const SONG_BEAT_SECONDS = 0.42;
const SEMITONE = 12;

/** A tune in the key of the music, around where the voice is at home; without music in its own. */
function writeSong(
  { pitchHertz }: Voiced,
  music: Pick<MusicPart, 'rootMidi' | 'beatsPerMinute'> | null,
  random: Random,
): Song {
  const home = 69 + SEMITONE * Math.log2(pitchHertz / 440);
  const key =
    music === null ? Math.round(home) : music.rootMidi + SEMITONE * Math.round((home - music.rootMidi) / SEMITONE);
  const beat = music === null ? SONG_BEAT_SECONDS : 60 / music.beatsPerMinute;
  const from = random.pick([0, 3, 8]);
  return {
    // A syllable of less than a third of a second is spoken, of more than half of one is a held note.
    beatSeconds: beat > 0.56 ? beat / 2 : beat < 0.3 ? beat * 2 : beat,
    notes: SONG_STEPS.map((_, i) => key + (SONG_STEPS[(i + from) % SONG_STEPS.length] ?? 0)),
  };
}

const FIRST_WORD_AT = 0.6;
const PAUSE_SECONDS = 0.35;
/** A quarter faster is still heard as speaking; faster than that as haste. */
const FASTEST = 0.8;
/** Of a line so much must fit, or it is better written than begun. */
const LEAST_SHARE = 0.5;

/** As much of a line as can be said in this time: to the end of a clause, else of a word; null where that is too little of it. */
function fitWords(text: string, seconds: number): string | null {
  if (saySeconds(text) <= seconds) return text;
  const letters = Math.max(0, Math.floor((seconds - SILENCE_SECONDS) / SECONDS_PER_LETTER));
  const clause = [...text.slice(0, letters + 1).matchAll(/[,;:.!?…—](?=\s)/g)].at(-1);
  const enough = Math.min(text.length, letters) * LEAST_SHARE;
  const end = clause !== undefined && clause.index + 1 >= enough ? clause.index + 1 : text.lastIndexOf(' ', letters);
  return end <= 0 ? null : withoutPause(text.slice(0, end));
}

const PAUSES = ' \t\n,;:—';

/** Without the marks it would end with; letter by letter, since a pattern would look at every run of them anew. */
function withoutPause(text: string): string {
  let end = text.length;
  while (end > 0 && PAUSES.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** When its speaker is said to speak; null leaves it to the lines. */
function wishedStart({ from, speaker }: Line, { beats }: Script): number | null {
  if (from !== null) return from;
  const beat = beats.find(({ role, act }) => role === speaker && findAct(act)?.frame === 'voice');
  return beat === undefined ? null : beat.from;
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Whoever is said to sing, and not what, sings all the same. */
const WORDLESS = 'la la la la la la';

function findWordless({ beats, cast, dialogue }: Script): Line[] {
  const singers = new Set(beats.filter(({ verb }) => SUNG.test(verb)).map(({ role }) => role));
  return [...singers]
    .filter((role) => cast[role]?.person != null && !dialogue.some(({ speaker }) => speaker === role))
    .slice(0, MOST_SINGERS)
    .map(
      (role): Line => ({
        speaker: role,
        text: WORDLESS,
        language: 'en',
        to: null,
        tone: 'sing',
        from: null,
        caption: false,
      }),
    );
}

const SUNG = /^(?:sing|croon|serenade|hum)$/;
/** More at once are a choir. */
const MOST_SINGERS = 1;

export interface LinesRequest {
  readonly script: Script;
  readonly music: MusicPart | null;
  readonly random: Random;
  canWrite(text: string): boolean;
}

/**
 * Lines follow each other: no sooner than they are told, no later than they fit, faster where the film is short. Of what does not fit the voice says whole
 * clauses and the whole line is written; so is what may take it too long, and what no voice can read is written instead. Nobody is cut off within a word.
 */
export function planLines({ script, canWrite, music, random }: LinesRequest): Dialogue {
  const { durationSeconds: length, cast } = script;
  const dialogue = [...script.dialogue, ...findWordless(script)];
  const secondsOf = (line: Line): number =>
    line.caption ? readSeconds(line.text) : saySeconds(line.text) * mannerOf(line).stretch;
  const needed = dialogue.reduce((sum, line) => sum + secondsOf(line) + PAUSE_SECONDS, 0);
  const first = Math.min(FIRST_WORD_AT, length * 0.1);
  const pace = Math.max(FASTEST, Math.min(1, (length - first) / Math.max(0.1, needed)));
  const lines: Omit<LinePart, 'pan' | 'gain'>[] = [];
  const captions: Caption[] = [];
  const unsaid: string[] = [];
  const voices = new Map<string, Voiced>();
  const voiceOf = (line: Line, index: number): Voiced => {
    const name = `voice ${line.speaker ?? `off ${index % 2}`}${line.tone === 'robotic' ? ' robotic' : ''}`;
    const known = voices.get(name);
    if (known !== undefined) return known;
    const voice = chooseVoice(cast[line.speaker ?? -1], line.tone, [...voices.values()], random.spawn(name));
    voices.set(name, voice);
    return voice;
  };
  let [cursor, left] = [first, needed];
  const write = (text: string, from: number, to: number): boolean => {
    const begin = Math.max(from, captions.at(-1)?.to ?? 0);
    if (!canWrite(text) || length - begin < LEAST_READ_SECONDS / 2) return false;
    captions.push({ text, from: round(begin), to: round(Math.min(length, Math.max(to, begin + readSeconds(text)))) });
    return true;
  };
  for (const [i, line] of dialogue.entries()) {
    const seconds = secondsOf(line) * (line.caption ? 1 : pace);
    const start = Math.max(cursor, Math.min(wishedStart(line, script) ?? 0, length - left * pace));
    left -= secondsOf(line) + PAUSE_SECONDS;
    const manner = mannerOf(line);
    const stretch = pace * manner.stretch;
    const text = line.caption ? null : fitWords(line.text, (length - start) / stretch);
    // Whoever comes first is always begun: somebody waits for it.
    const isHeard = text !== null && (lines.length === 0 || text.length >= line.text.length * LEAST_SHARE);
    if (isHeard) {
      const end = Math.min(length, start + saySeconds(text) * stretch);
      const voice = voiceOf(line, i);
      lines.push({
        ...voice,
        pitchHertz: Math.round(voice.pitchHertz * manner.pitch),
        breath: Math.min(1, voice.breath + (manner.breath ?? 0)),
        song: line.tone === 'sing' ? writeSong(voice, music, random.spawn(`song ${i}`)) : null,
        ...{
          text,
          speaker: line.speaker,
          tone: line.tone,
          start: round(start),
          end: round(end),
          stretch: round(stretch),
        },
      });
      // The voice leaves out what it has no time for, and what that is shows when it speaks.
      const isSurelyWhole = text === line.text && slowestSaySeconds(text) * stretch <= length - start;
      if (!isSurelyWhole && !write(line.text, start, end) && text !== line.text)
        unsaid.push(line.text.slice(text.length).trim());
      cursor = end + PAUSE_SECONDS * pace;
    } else {
      if (!write(line.text, start, start + seconds)) unsaid.push(line.text);
      cursor = Math.min(length, start + seconds) + PAUSE_SECONDS * pace;
    }
  }
  return { lines, captions, unsaid };
}

const mannerOf = ({ tone }: Line): Manner => MANNERS[tone] ?? PLAIN;
