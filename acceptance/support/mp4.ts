import { expect } from 'vitest';

/** As much of an MP4 as a test asks about, read from its boxes (ISO/IEC 14496-12). */
export interface Mp4 {
  readonly boxes: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Sample descriptions: avc1 for H.264, mp4a for AAC. */
  readonly codecs: readonly string[];
  readonly tracks: readonly Track[];
}

export interface Track {
  readonly codec: string;
  readonly seconds: number;
  /** Frames of a picture, packets of a sound. */
  readonly samples: number;
}

interface Box {
  readonly name: string;
  readonly body: Buffer;
}

function listBoxes(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

/** Every box at the end of a path of names. */
function findAll(bytes: Buffer, path: readonly string[]): readonly Buffer[] {
  const [name, ...rest] = path;
  const found = listBoxes(bytes)
    .filter((box) => box.name === name)
    .map(({ body }) => body);
  return rest.length === 0 ? found : found.flatMap((body) => findAll(body, rest));
}

/** The clock in mvhd and mdhd, in the narrow form that short files have. */
const readSeconds = (clock: Buffer): number => clock.readUInt32BE(16) / clock.readUInt32BE(12);

function readTrack(track: Buffer): Track {
  const empty = Buffer.alloc(20);
  const description = findAll(track, ['mdia', 'minf', 'stbl', 'stsd'])[0] ?? empty;
  return {
    codec: description.toString('latin1', 12, 16),
    seconds: readSeconds(findAll(track, ['mdia', 'mdhd'])[0] ?? empty),
    samples: (findAll(track, ['mdia', 'minf', 'stbl', 'stsz'])[0] ?? empty).readUInt32BE(8),
  };
}

export function readMp4(bytes: Buffer): Mp4 {
  const header = findAll(bytes, ['moov', 'mvhd'])[0] ?? Buffer.alloc(20);
  const tracks = findAll(bytes, ['moov', 'trak']);
  const sides = findAll(bytes, ['moov', 'trak', 'tkhd']).map((track) => [
    track.readUInt32BE(track.length - 8),
    track.readUInt32BE(track.length - 4),
  ]);
  const [width = 0, height = 0] = sides.find(([side = 0]) => side > 0) ?? [];
  const read = tracks.map(readTrack).sort((one, other) => one.codec.localeCompare(other.codec));
  return {
    boxes: listBoxes(bytes).map(({ name }) => name),
    seconds: readSeconds(header),
    width: width / 65_536,
    height: height / 65_536,
    codecs: read.map(({ codec }) => codec),
    tracks: read,
  };
}

/** Of the few frames that services under test draw. */
export const DRAFT_SECONDS = 0.25;
/** Enough frames for the whole length of any film; a draft is small in its sides alone then. */
export const WHOLE_LENGTH = { KINORA_INTERNAL_DRAFT_FRAMES: '192' } as const;
const DRAFT_LANDSCAPE = { width: 160, height: 90 };
const DRAFT_PORTRAIT = { width: 90, height: 160 };

export interface Film {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

export const aDraft = (seconds: number, ratio: '16:9' | '9:16' = '16:9'): Film => ({
  seconds,
  ...(ratio === '16:9' ? DRAFT_LANDSCAPE : DRAFT_PORTRAIT),
});

/** What ffprobe would say of a film that is in order: container, codecs, size, length, and a sound as long as the picture. */
export function expectFilm(bytes: Uint8Array, { seconds, width, height }: Film): void {
  const film = readMp4(Buffer.from(bytes));
  expect(film).toMatchObject({ width, height, codecs: ['avc1', 'mp4a'] });
  expect(film.boxes[0]).toBe('ftyp');
  // The index comes before the pictures, so that a player can begin while it loads.
  expect(film.boxes.indexOf('moov')).toBeLessThan(film.boxes.indexOf('mdat'));
  // Exactly, though AAC puts a block of its own before the sound: an edit leaves it out again.
  expect(film.seconds).toBe(seconds);
  const [picture, sound] = film.tracks;
  expect(picture).toEqual({ codec: 'avc1', seconds, samples: seconds * 24 });
  expect(Math.abs((sound?.seconds ?? 0) - seconds)).toBeLessThan(0.1);
  expect(sound?.samples).toBeGreaterThan(seconds * 40);
}
