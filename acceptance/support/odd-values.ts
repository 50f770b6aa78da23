import fc from 'fast-check';
import { anyText } from '../../test/fixtures/any-text.ts';
import { PNG, WEBP } from './pictures.ts';

/** What a careless or hostile client may put where a value belongs. */

const DEEPEST = 20_000;

const nested = (open: string, close: string) =>
  fc.integer({ min: 1, max: DEEPEST }).map((depth) => `${open.repeat(depth)}1${close.repeat(depth)}`);

/** Text of any script, with what breaks parsers: nothing, controls, half a character, marks that turn the direction. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'a\0b', '\ud800', '\udc00x', '‮abc‬', '👩‍👩‍👧‍👦'.repeat(50), 'é'.repeat(3000)),
  fc.constantFrom(
    '4',
    '6',
    '8',
    '8.0',
    '5',
    '-8',
    '+8',
    '0x8',
    '８',
    '1e1',
    '9'.repeat(400),
    'NaN',
    'Infinity',
    'null',
  ),
  fc.constantFrom('16:9', '9:16', '1:1', '720p', '1080P', '4K', '1280x720', '720x1280', '99999x99999', '0x0', 'axb'),
  fc.constantFrom('asset', 'ASSET', 'style', 'true', '{"durationSeconds":4}', '{"seed":-1}', '[]', '{', '"'),
  fc.constantFrom('https://example.com/a.png', 'http://127.0.0.1/', 'file:///etc/passwd', 'data:image/png;base64,'),
  fc.constantFrom("' or '1'='1", '../../kinora.db', '<script>', '\r\nx-evil: 1', '%00', 'x'.repeat(20_000)),
  anyText(60),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** JSON text, and what only looks like it. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('null', 'true', 'false', '4', '8', '-0', '8.0', '8e0', '5', '{}', '[]', '[8]', '[null]'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '1e999',
      '-1e999',
      '1'.repeat(400),
      '0.1e-999',
      '9007199254740993',
      '4294967296',
      '1E400',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'undefined', 'NaN', "'8'", '08', '0x8', '"\\ud83d"', '"\\u0000"', '"\\x"'),
  },
  { weight: 1, arbitrary: fc.oneof(nested('[', ']'), nested('{"a":', '}')) },
);

/** Names that no field should have, and names near those that one has. */
export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', ' ', 'metadata[', ']'),
  fc.constantFrom(
    'Model',
    'PROMPT',
    'duration_seconds',
    'image',
    'images[]',
    'video',
    'first_frame',
    'character_ids[]',
  ),
  fc.constantFrom(
    'metadata[__proto__][a]',
    'metadata[]',
    'metadata[][a]',
    `a${'[b]'.repeat(30)}`,
    'x'.repeat(300),
    'é"\\;',
  ),
  fc.constantFrom('webhook', 'webhook[url]', 'generateAudio', 'metadata[generateAudio]', 'reference_type', 'user'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const at = (bytes: Buffer) => fc.nat(bytes.length - 1);

/** Says that it is 65,535 pixels wide and high, and holds none of them. */
function makeEndless(): Buffer {
  const picture = Buffer.from(PNG);
  picture.writeUInt32BE(65_535, 16);
  picture.writeUInt32BE(65_535, 20);
  return picture;
}

/** Pictures that are in order, cut short, spoiled in one byte, of a kind that is not taken, or none at all. */
export const oddPicture: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(PNG, WEBP) },
  { weight: 3, arbitrary: fc.constantFrom(PNG, WEBP).chain((bytes) => at(bytes).map((end) => bytes.subarray(0, end))) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(PNG, WEBP).chain((bytes) =>
      fc.tuple(at(bytes), fc.integer({ min: 0, max: 255 })).map(([place, value]) => {
        const spoiled = Buffer.from(bytes);
        spoiled[place] = value;
        return spoiled;
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      makeEndless(),
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
      Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      Buffer.concat([PNG, Buffer.alloc(2_000)]),
      Buffer.alloc(150_000),
      Buffer.alloc(0),
    ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);
