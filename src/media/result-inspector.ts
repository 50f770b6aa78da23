import { open } from 'node:fs/promises';
import {
  type FileBox,
  findBoxes,
  listFileBoxes,
  type ReadBytes,
  readBox,
  readClock,
  readHalf,
  readIndex,
  readWord,
} from '../core/iso-boxes.ts';
import {
  type MeasuredVideo,
  type PictureTrack,
  type ResultInspector,
  type SoundTrack,
  UnreadableFile,
} from '../core/result-inspector.ts';
import { type Mp4Track, readTrack } from './mp4-track.ts';
import { measureStill } from './still-header.ts';

/** Reads what a file says of itself: what is missing, cut off or against itself makes it unreadable. Never the whole file. */
export function makeResultInspector(): ResultInspector {
  return {
    inspectVideo: (path) => withFile(path, measureMp4),
    inspectImage: (path) => withFile(path, measureStill),
  };
}

async function withFile<Result>(
  path: string,
  measure: (read: ReadBytes, sizeBytes: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new UnreadableFile('The file is empty.');
    return await measure(async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    }, size);
  } finally {
    await file.close();
  }
}

async function measureMp4(read: ReadBytes, sizeBytes: number): Promise<MeasuredVideo> {
  const boxes = await listFileBoxes(read, sizeBytes);
  if (boxes[0]?.name !== 'ftyp') throw new UnreadableFile('The file does not begin as an MP4 does.');
  const index = await readIndex(read, boxes);
  const contents = boxes.filter(({ name }) => name === 'mdat');
  const { timescale, duration } = readClock(readBox(index.body, 'mvhd'));
  const tracks = findBoxes(index.body, 'trak').map((track) => readTrack(track, timescale));
  for (const track of tracks) checkContent(track, contents);
  const picture = tracks.find(({ handler }) => handler === 'vide');
  if (picture === undefined) throw new UnreadableFile('The file has no pictures.');
  const sound = tracks.find(({ handler }) => handler === 'soun');
  return {
    sizeBytes,
    durationSeconds: duration / timescale,
    isFastStart: contents.every(({ start }) => start > index.end),
    picture: toPicture(picture),
    sound: sound === undefined ? null : toSound(sound),
  };
}

/** What the index points at must be there: a file that was broken off may have its index, and nothing to show. */
function checkContent({ handler, samples, contentBytes, chunkOffsets }: Mp4Track, contents: readonly FileBox[]): void {
  const bytes = contents.reduce((sum, { start, end }) => sum + end - start, 0);
  if (contentBytes > bytes) {
    throw new UnreadableFile(`'${handler}' needs ${contentBytes} bytes of content; there are ${bytes}.`);
  }
  if (samples > 0 && chunkOffsets.length === 0) throw new UnreadableFile(`'${handler}' does not say where it lies.`);
  const isInside = (offset: number) => contents.some(({ start, end }) => offset >= start && offset < end);
  if (!chunkOffsets.every(isInside)) throw new UnreadableFile(`A piece of '${handler}' lies outside of the content.`);
}

function toPicture(track: Mp4Track): PictureTrack {
  const { codec, description, samples, sampleSeconds, shownSeconds, longestKeyframeSeconds } = track;
  if (samples === 0 || sampleSeconds <= 0) throw new UnreadableFile('The file has no pictures.');
  return {
    codec,
    width: readHalf(description, 32),
    height: readHalf(description, 34),
    durationSeconds: shownSeconds,
    frames: samples,
    framesPerSecond: samples / sampleSeconds,
    longestKeyframeSeconds,
  };
}

function toSound({ codec, description, shownSeconds }: Mp4Track): SoundTrack {
  return {
    codec,
    durationSeconds: shownSeconds,
    // In 16.16.
    samplesPerSecond: readWord(description, 32) / 65_536,
  };
}
