/**
 * Reads the facts of an MP4 from its boxes (ISO 14496-12 and -15), without the code that wrote it: only what the checks
 * ask for. Refuses with an error whatever is missing or cut short.
 */

export interface Track {
  readonly codec: string;
  readonly frames: number;
  /** Of the samples as stored, before any edit list. */
  readonly storedSeconds: number;
  /** As a player shows it: the length of the edit list, or all of it where there is none. */
  readonly shownSeconds: number;
}

export interface Colour {
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
  readonly fullRange: boolean;
}

export interface Film {
  readonly seconds: number;
  readonly fastStart: boolean;
  readonly video: Track & {
    readonly width: number;
    readonly height: number;
    /** Of the decoder configuration: 100 is High. */
    readonly profile: number;
    /** 1 is 4:2:0. */
    readonly chroma: number | null;
    readonly colour: Colour | null;
    /** Distinct lengths of frames, in seconds: one, where the rate is constant. */
    readonly frameSeconds: readonly number[];
  };
  readonly sound: Track & { readonly channels: number; readonly sampleRate: number };
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: Buffer;
}

function* boxesOf(bytes: Buffer, from = 0): Generator<Box> {
  let at = from;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < 8 || at + size > bytes.length) throw new Error(`A box at byte ${at} is cut short.`);
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      body: bytes.subarray(at + (isLong ? 16 : 8), at + size),
    };
    at += size;
  }
}

function findBox(bytes: Buffer, path: string): Box | null {
  let found: Box | null = null;
  let inside = bytes;
  for (const type of path.split('.')) {
    found = [...boxesOf(inside)].find((box) => box.type === type) ?? null;
    if (found === null) return null;
    inside = found.body;
  }
  return found;
}

function readBox(bytes: Buffer, path: string): Buffer {
  const box = findBox(bytes, path);
  if (box === null) throw new Error(`The file has no box ${path}.`);
  return box.body;
}

/** The clock of mvhd and mdhd; version 1 has wide fields. */
function readClock(body: Buffer): { timescale: number; duration: number } {
  return body[0] === 1
    ? { timescale: body.readUInt32BE(20), duration: Number(body.readBigUInt64BE(24)) }
    : { timescale: body.readUInt32BE(12), duration: body.readUInt32BE(16) };
}

function readTimes(stbl: Buffer): readonly { count: number; delta: number }[] {
  const stts = readBox(stbl, 'stts');
  return Array.from({ length: stts.readUInt32BE(4) }, (_, index) => ({
    count: stts.readUInt32BE(8 + index * 8),
    delta: stts.readUInt32BE(12 + index * 8),
  }));
}

function readEditSeconds(trak: Buffer, movieTimescale: number): number | null {
  const elst = findBox(trak, 'edts.elst')?.body;
  if (elst === undefined) return null;
  const isWide = elst[0] === 1;
  const entry = isWide ? 20 : 12;
  const durations = Array.from({ length: elst.readUInt32BE(4) }, (_, index) =>
    isWide ? Number(elst.readBigUInt64BE(8 + index * entry)) : elst.readUInt32BE(8 + index * entry),
  );
  return durations.reduce((sum, duration) => sum + duration, 0) / movieTimescale;
}

function readTrack(trak: Buffer, codec: string, movieTimescale: number): Track {
  const { timescale, duration } = readClock(readBox(trak, 'mdia.mdhd'));
  const frames = readTimes(readBox(trak, 'mdia.minf.stbl')).reduce((sum, { count }) => sum + count, 0);
  const storedSeconds = duration / timescale;
  return { codec, frames, storedSeconds, shownSeconds: readEditSeconds(trak, movieTimescale) ?? storedSeconds };
}

/** Sample entry: its type and what stands in it. The fixed part of a picture's is 78 bytes, of a sound's 28. */
function readEntry(trak: Buffer): Box {
  const [entry] = boxesOf(readBox(trak, 'mdia.minf.stbl.stsd'), 8);
  if (entry === undefined) throw new Error('A track describes no samples.');
  return entry;
}

function readVideo(trak: Buffer, movieTimescale: number): Film['video'] {
  const { type, body } = readEntry(trak);
  const parts = body.subarray(78);
  const avcC = readBox(parts, 'avcC');
  const colr = findBox(parts, 'colr')?.body;
  const { timescale } = readClock(readBox(trak, 'mdia.mdhd'));
  const deltas = new Set(readTimes(readBox(trak, 'mdia.minf.stbl')).map(({ delta }) => delta / timescale));
  return {
    ...readTrack(trak, type, movieTimescale),
    width: body.readUInt16BE(24),
    height: body.readUInt16BE(26),
    profile: avcC[1] ?? 0,
    chroma: readChroma(avcC),
    colour:
      colr === undefined || !/^ncl[xc]$/.test(colr.toString('latin1', 0, 4))
        ? null
        : {
            primaries: colr.readUInt16BE(4),
            transfer: colr.readUInt16BE(6),
            matrix: colr.readUInt16BE(8),
            fullRange: ((colr[10] ?? 0) & 0x80) !== 0,
          },
    frameSeconds: [...deltas],
  };
}

/** Behind the parameter sets stands an extension in which High profiles say how colour is sampled; old writers leave it out. */
function readChroma(avcC: Buffer): number | null {
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    const sets = (avcC[at] ?? 0) & mask;
    at += 1;
    for (let set = 0; set < sets; set += 1) at += 2 + avcC.readUInt16BE(at);
  }
  return at < avcC.length ? (avcC[at] ?? 0) & 0x03 : null;
}

function readSound(trak: Buffer, movieTimescale: number): Film['sound'] {
  const { type, body } = readEntry(trak);
  const { timescale } = readClock(readBox(trak, 'mdia.mdhd'));
  return { ...readTrack(trak, type, movieTimescale), channels: body.readUInt16BE(16), sampleRate: timescale };
}

export function readFilm(bytes: Buffer): Film {
  const top = [...boxesOf(bytes)];
  const startOf = (type: string) => top.find((box) => box.type === type)?.start ?? Number.POSITIVE_INFINITY;
  const moov = readBox(bytes, 'moov');
  const { timescale, duration } = readClock(readBox(moov, 'mvhd'));
  const traks = [...boxesOf(moov)].filter((box) => box.type === 'trak').map((box) => box.body);
  const readKind = (kind: string): Buffer => {
    const trak = traks.find((body) => readBox(body, 'mdia.hdlr').toString('latin1', 8, 12) === kind);
    if (trak === undefined) throw new Error(`The film has no track of kind ${kind}.`);
    return trak;
  };
  return {
    seconds: duration / timescale,
    fastStart: startOf('moov') < startOf('mdat') && startOf('mdat') < bytes.length,
    video: readVideo(readKind('vide'), timescale),
    sound: readSound(readKind('soun'), timescale),
  };
}
