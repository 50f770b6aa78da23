/** As many of a file's first bytes as tell what it is. */
export const TELLING_BYTES = 16;

/** What stands at which byte of a file, in the letters of latin1. */
type Sign = readonly [at: number, ...texts: readonly string[]];

const PICTURES: readonly Sign[] = [
  [0, '\u00ff\u00d8\u00ff', '\u0089PNG', 'GIF8'],
  [8, 'WEBP'],
];
const VIDEOS: readonly Sign[] = [
  // Matroska and WebM, Flash, Ogg, MPEG, Windows Media.
  [
    0,
    '\u001a\u0045\u00df\u00a3',
    'FLV\u0001',
    'OggS',
    '\0\0\u0001\u00ba',
    '\0\0\u0001\u00b3',
    '\u0030\u0026\u00b2\u0075',
  ],
  // MP4 and QuickTime.
  [4, 'ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'],
  [8, 'AVI '],
];
/** Pictures that come in the boxes of MP4. */
const BOXED_PICTURES: Sign = [
  8,
  'avif',
  'avis',
  'heic',
  'heif',
  'heim',
  'heis',
  'heix',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
];

/** The bytes decide; where they say nothing, what the client declared. */
export function isVideoFile(head: Buffer, declaredType: string): boolean {
  const text = head.toString('latin1', 0, TELLING_BYTES);
  const has = ([at, ...texts]: Sign): boolean => texts.some((sign) => text.startsWith(sign, at));
  if (has(BOXED_PICTURES) || PICTURES.some(has)) return false;
  return VIDEOS.some(has) || /^video\//i.test(declaredType);
}
