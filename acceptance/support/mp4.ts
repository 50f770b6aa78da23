/** As much of an MP4 as a test asks about, read from its boxes (ISO/IEC 14496-12). */
export interface Mp4 {
  readonly boxes: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Sample descriptions: avc1 for H.264, mp4a for AAC. */
  readonly codecs: readonly string[];
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

export function readMp4(bytes: Buffer): Mp4 {
  const header = findAll(bytes, ['moov', 'mvhd'])[0] ?? Buffer.alloc(20);
  const tracks = findAll(bytes, ['moov', 'trak', 'tkhd']);
  const sides = tracks.map((track) => [track.readUInt32BE(track.length - 8), track.readUInt32BE(track.length - 4)]);
  const [width = 0, height = 0] = sides.find(([side = 0]) => side > 0) ?? [];
  const descriptions = findAll(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  return {
    boxes: listBoxes(bytes).map(({ name }) => name),
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    width: width / 65_536,
    height: height / 65_536,
    codecs: descriptions.map((description) => description.toString('latin1', 12, 16)).sort(),
  };
}
