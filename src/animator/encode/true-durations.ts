import { open } from 'node:fs/promises';
import {
  findBoxes,
  listFileBoxes,
  readBox,
  readByte,
  readClock,
  readEdits,
  readIndex,
  viewOf,
} from '../../core/iso-boxes.ts';

/**
 * AAC puts 1,024 samples before its first, and ffmpeg counts them to the length of the sound and of the film, though its edit
 * list leaves them out: four seconds are said to be 4.022. A track is as long as its edits and a film as its longest track
 * (ISO/IEC 14496-12, 8.3.2.3 and 8.2.2.3); both numbers are written again, in place.
 */
export async function writeTrueDurations(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const { size } = await file.stat();
    const index = await readIndex(read, await listFileBoxes(read, size));
    const header = readBox(index.body, 'mvhd');
    const { duration } = readClock(header);
    let longest = 0;
    for (const track of findBoxes(index.body, 'trak')) {
      const shown = readEdits(track) ?? duration;
      writeDuration(readBox(track, 'tkhd'), { narrow: 20, wide: 28 }, shown);
      longest = Math.max(longest, shown);
    }
    writeDuration(header, { narrow: 16, wide: 24 }, longest);
    await file.write(index.body, 0, index.body.length, index.start);
  } finally {
    await file.close();
  }
}

function writeDuration(body: Uint8Array, at: { narrow: number; wide: number }, duration: number): void {
  if (readByte(body, 0) === 1) viewOf(body, at.wide, 8).setBigUint64(0, BigInt(duration));
  else viewOf(body, at.narrow, 4).setUint32(0, duration);
}
