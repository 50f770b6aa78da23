import { findBox, readBox, readClock, readCount, readEdits, readLong, readName, readWord } from '../core/iso-boxes.ts';
import { UnreadableFile } from '../core/result-inspector.ts';

/** One track of a film, as its index tells of it. */
export interface Mp4Track {
  /** `vide`, `soun` or whatever else. */
  readonly handler: string;
  readonly codec: string;
  readonly description: Uint8Array;
  readonly samples: number;
  /** From the first sample to the end of the last. */
  readonly sampleSeconds: number;
  /** What a player shows of it: edits cut off what an encoder had to put before and behind. */
  readonly shownSeconds: number;
  readonly longestKeyframeSeconds: number;
  readonly contentBytes: number;
  /** Where the first byte of each of its pieces lies. */
  readonly chunkOffsets: readonly number[];
}

/** An eight-second film has 192 pictures and some 380 packets of sound; an hour has 86,400 of the one. */
const MOST_SAMPLES = 2_000_000;

export function readTrack(track: Uint8Array, movieTimescale: number): Mp4Track {
  const media = readBox(track, 'mdia');
  const { timescale } = readClock(readBox(media, 'mdhd'));
  const table = readBox(media, 'minf', 'stbl');
  const times = readTimes(readBox(table, 'stts'));
  const sampleSeconds = times.total / timescale;
  const edits = readEdits(track);
  const description = readBox(table, 'stsd').subarray(8);
  return {
    handler: readName(readBox(media, 'hdlr'), 8),
    codec: readName(description, 4),
    description,
    samples: times.samples,
    sampleSeconds,
    shownSeconds: edits === null ? sampleSeconds : edits / movieTimescale,
    longestKeyframeSeconds: longestGap(readSyncSamples(findBox(table, 'stss'), times.samples), times) / timescale,
    contentBytes: sumSizes(readBox(table, 'stsz'), times.samples),
    chunkOffsets: readOffsets(table),
  };
}

interface Run {
  readonly first: number;
  readonly start: number;
  readonly delta: number;
}

/** How many samples there are and how long they last in all, in units of the track; equal ones in a row are one run. */
interface Times {
  readonly samples: number;
  readonly total: number;
  readonly runs: readonly Run[];
}

function readTimes(body: Uint8Array): Times {
  const runs: Run[] = [];
  let [samples, total] = [0, 0];
  for (let entry = 0, count = readCount(body, 4, 8); entry < count; entry += 1) {
    const [some, delta] = [readWord(body, 8 + entry * 8), readWord(body, 12 + entry * 8)];
    runs.push({ first: samples, start: total, delta });
    samples += some;
    total += some * delta;
    if (samples > MOST_SAMPLES) throw new UnreadableFile(`A track has more than ${MOST_SAMPLES} samples.`);
  }
  return { samples, total, runs };
}

/** In ascending order. Without a table every sample is one from which a player can begin. */
function readSyncSamples(body: Uint8Array | null, samples: number): readonly number[] {
  if (body === null) return Array.from({ length: samples }, (_, sample) => sample);
  return Array.from({ length: readCount(body, 4, 4) }, (_, entry) => readWord(body, 8 + entry * 4) - 1);
}

/** One walk along both lists: a hostile file may have a million entries in each. */
function longestGap(sync: readonly number[], { samples, total, runs }: Times): number {
  let [run, longest, before] = [0, 0, 0];
  for (const sample of [...sync, samples]) {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= sample) run += 1;
    const at = runs[run];
    const start = sample >= samples || at === undefined ? total : at.start + (sample - at.first) * at.delta;
    longest = Math.max(longest, start - before);
    before = start;
  }
  return longest;
}

function sumSizes(body: Uint8Array, samples: number): number {
  const [same, count] = [readWord(body, 4), readWord(body, 8)];
  if (count !== samples) throw new UnreadableFile(`A track has ${samples} samples in time and ${count} in size.`);
  if (same !== 0) return same * count;
  let sum = 0;
  for (let entry = 0; entry < readCount(body, 8, 4); entry += 1) sum += readWord(body, 12 + entry * 4);
  return sum;
}

function readOffsets(table: Uint8Array): readonly number[] {
  const narrow = findBox(table, 'stco');
  if (narrow !== null)
    return Array.from({ length: readCount(narrow, 4, 4) }, (_, entry) => readWord(narrow, 8 + entry * 4));
  const wide = readBox(table, 'co64');
  return Array.from({ length: readCount(wide, 4, 8) }, (_, entry) => readLong(wide, 8 + entry * 8));
}
