import fc from 'fast-check';
import { oddJson, oddName, oddPicture, oddText } from './odd-values.ts';
import { FAST_MODEL, STANDARD_MODEL } from './tasks.ts';

/**
 * Requests to create a video that begin in order and are then spoiled: in their fields, in their encoding, or byte by byte.
 * About a third stay in order, so that what is accepted is looked at as well.
 */

export interface MutatedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A name and its value as it is written into the body. */
type Field<Value> = readonly [string, Value];
type Value = string | Buffer;

const MODELS = [FAST_MODEL, STANDARD_MODEL];
const aModel = fc.constantFrom(...MODELS);
const aPrompt = fc.constantFrom('A quiet lake', 'Ein See, 湖, بحيرة, 🐟', 'x');
const anObject = (fields: readonly Field<string>[]) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

interface Style<Each> {
  readonly required: fc.Arbitrary<readonly Field<Each>[]>;
  /** In order as they are, though not all of them together. */
  readonly optional: readonly fc.Arbitrary<Field<Each>>[];
  readonly odd: fc.Arbitrary<Each>;
}

/** Leaves out, adds, repeats and spoils fields of a request that is in order. */
function mutatedFields<Each>({ required, optional, odd }: Style<Each>): fc.Arbitrary<readonly Field<Each>[]> {
  const some = fc.array(fc.oneof(...optional), { maxLength: 3 });
  const edit = fc.record({
    kind: fc.constantFrom('spoil', 'spoil', 'add', 'leave out', 'repeat'),
    place: fc.nat(20),
    name: oddName,
    value: odd,
  });
  const edits = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(edit, { maxLength: 3 }) },
  );
  return fc.tuple(required, some, edits).map(([before, more, changes]) => {
    const fields = [...before, ...more];
    for (const { kind, place, name, value } of changes) {
      const index = place % Math.max(1, fields.length);
      const [old = name, same = value] = fields[index] ?? [];
      if (kind === 'spoil') fields[index] = [old, value];
      else if (kind === 'add') fields.push([name, value]);
      else if (kind === 'leave out') fields.splice(index, 1);
      else fields.push([old, same]);
    }
    return fields;
  });
}

const inJson = (name: string, ...values: readonly unknown[]): fc.Arbitrary<Field<string>> =>
  fc.constantFrom(...values).map((value) => [name, JSON.stringify(value)]);
const picture64 = oddPicture.map((bytes) => bytes.toString('base64'));
const aJsonPicture = picture64.chain((data) =>
  fc.constantFrom<unknown>(
    data,
    `data:image/png;base64,${data}`,
    { image_url: data },
    { bytesBase64Encoded: data, mimeType: 'x' },
  ),
);

const jsonFields = mutatedFields<string>({
  required: fc.tuple(aModel, aPrompt).map(([model, prompt]) => [
    ['model', JSON.stringify(model)],
    ['prompt', JSON.stringify(prompt)],
  ]),
  optional: [
    inJson('seconds', 8, '8', 4, '6'),
    inJson('duration', 8, 6),
    inJson('size', '1280x720', '720x1280'),
    inJson('seed', 0, 4_294_967_295, '7'),
    inJson('resolution', '720p', '4K'),
    inJson('negativePrompt', 'rain'),
    inJson('metadata', { durationSeconds: 8 }, { aspectRatio: '9:16' }, '{"seed":1}', { resolution: '1080p' }),
    fc
      .tuple(fc.constantFrom('seed', 'referenceImages', 'resolution', 'x'), oddJson)
      .map(([name, json]) => ['metadata', anObject([[name, json]])]),
    fc
      .tuple(fc.constantFrom('input_reference', 'last_frame', 'reference_images'), aJsonPicture)
      .map(([name, image]) => [name, JSON.stringify(image)]),
    picture64.map((data) => [
      'metadata',
      JSON.stringify({ referenceImages: [{ image: { bytesBase64Encoded: data }, referenceType: 'asset' }] }),
    ]),
    inJson(
      'webhook',
      { url: 'https://example.com/hook', secret: 'whsec_c2VjcmV0' },
      { url: 'https://10.0.0.1/', secret: 'long enough' },
    ),
  ],
  odd: oddJson,
});

const formFields = mutatedFields<Value>({
  required: fc.tuple(aModel, aPrompt).map(([model, prompt]) => [
    ['model', model],
    ['prompt', prompt],
  ]),
  optional: [
    fc.constantFrom<Field<Value>>(
      ['seconds', '8'],
      ['duration', '8'],
      ['metadata[durationSeconds]', '8'],
      ['durationSeconds', '4'],
    ),
    fc.constantFrom<Field<Value>>(
      ['size', '720x1280'],
      ['resolution', '720p'],
      ['metadata[aspectRatio]', '9:16'],
      ['seed', '0'],
    ),
    fc.constantFrom<Field<Value>>(
      ['metadata', '{"durationSeconds":8}'],
      ['metadata', '{'],
      ['reference_type', 'asset'],
    ),
    fc.tuple(
      fc.constantFrom(
        'input_reference',
        'last_frame',
        'lastFrame',
        'reference_image',
        'reference_images[]',
        'referenceImages',
      ),
      oddPicture,
    ),
    picture64.map((data) => ['metadata[referenceImages][][image][bytesBase64Encoded]', data]),
  ],
  odd: fc.oneof<fc.Arbitrary<Value>[]>(oddText, oddText, oddPicture),
});

const instanceFields = mutatedFields<string>({
  required: aPrompt.map((prompt) => [['prompt', JSON.stringify(prompt)]]),
  optional: [
    fc
      .tuple(fc.constantFrom('image', 'lastFrame', 'last_frame'), picture64)
      .map(([name, data]) => [name, JSON.stringify({ bytesBase64Encoded: data, mimeType: 'image/png' })]),
    picture64.map((data) => [
      'referenceImages',
      JSON.stringify([{ image: { imageBytes: data }, referenceType: 'ASSET' }]),
    ]),
  ],
  odd: oddJson,
});
const parameterFields = mutatedFields<string>({
  required: fc.constant([['sampleCount', '1']]),
  optional: [
    inJson('durationSeconds', 8, '8', 4),
    inJson('resolution', '720p', '1080p'),
    inJson('aspectRatio', '16:9', '9:16'),
    inJson('negativePrompt', 'rain'),
    inJson('personGeneration', 'allow_all'),
    inJson('seed', 1),
  ],
  odd: oddJson,
});

const BOUNDARY = '----kinora';
const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

function toMultipart(fields: readonly Field<Value>[]): Buffer {
  const parts = fields.map(([name, value]) => {
    const title = `content-disposition: form-data; name="${name}"`;
    const head = typeof value === 'string' ? title : `${title}; filename="../a.png"\r\ncontent-type: image/png`;
    return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const toUrlEncoded = (fields: readonly Field<Value>[]) =>
  Buffer.from(
    new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value.toString()])).toString(),
  );

type Encoded = Pick<MutatedRequest, 'path' | 'body'> & { readonly contentType: string };
const v1Path = fc.constantFrom('/v1/videos', '/v1/videos', '/v1/videos', '/v1/video/generations');

const encoded: fc.Arbitrary<Encoded> = fc.oneof(
  fc.record({
    path: v1Path,
    contentType: fc.constant('application/json'),
    body: jsonFields.map((fields) => Buffer.from(anObject(fields))),
  }),
  fc.record({ path: v1Path, contentType: fc.constant(multipartType), body: formFields.map(toMultipart) }),
  fc.record({
    path: v1Path,
    contentType: fc.constant('application/x-www-form-urlencoded'),
    body: formFields.map(toUrlEncoded),
  }),
  fc.record({
    path: fc
      .oneof(aModel, aModel, oddText)
      .map((model) => `/v1beta/models/${encodeURIComponent(model.slice(0, 300).toWellFormed())}:predictLongRunning`),
    contentType: fc.constant('application/json'),
    body: fc.tuple(instanceFields, parameterFields, oddJson, fc.nat(9)).map(([instance, parameters, odd, chance]) => {
      const instances = chance === 0 ? odd : `[${anObject(instance)}${chance === 1 ? `,${odd}` : ''}]`;
      return Buffer.from(`{"instances":${instances},"parameters":${chance === 2 ? odd : anObject(parameters)}}`);
    }),
  }),
);

/** Spoils the bytes of a body whatever its encoding is. */
const spoiling: fc.Arbitrary<(body: Buffer) => Buffer> = fc
  .tuple(
    fc.constantFrom('cut', 'flip', 'insert', 'repeat', 'other line ends', 'other boundary', 'mark', 'preamble'),
    fc.nat(99_999),
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
  )
  .map(([kind, chance, bytes]) => (body) => {
    const place = chance % Math.max(1, body.length);
    const [before, after] = [body.subarray(0, place), body.subarray(place)];
    switch (kind) {
      case 'cut':
        return before;
      case 'flip':
        return Buffer.concat([before, bytes.subarray(0, 1), after.subarray(1)]);
      case 'insert':
        return Buffer.concat([before, bytes, after]);
      case 'repeat':
        return Buffer.concat([body, body]);
      case 'other line ends':
        return Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
      case 'other boundary':
        return Buffer.from(body.toString('latin1').replace(BOUNDARY, `${BOUNDARY}x`), 'latin1');
      case 'mark':
        return Buffer.concat([Buffer.from('\ufeff'), body]);
      default:
        return Buffer.concat([bytes, Buffer.from('\r\n'), body]);
    }
  });

const oddType = fc.constantFrom(
  'application/json; charset=utf-16',
  'Application/JSON',
  'application/json;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="----kinora"',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=----kinora',
  'application/x-www-form-urlencoded; charset=latin1',
  'text/plain',
  'nonsense',
);
const oddHeader = fc.oneof(
  fc.record({
    // Some of them come again, with another request.
    'idempotency-key': fc.oneof(
      fc.constantFrom('one', 'two'),
      fc.string({
        unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
        maxLength: 300,
      }),
    ),
  }),
  fc.record({ 'x-stainless-retry-count': fc.constantFrom('0', '1', '-1', 'NaN', '1e9', '') }),
  fc.record({ 'content-encoding': fc.constantFrom('gzip', 'identity', 'x') }),
  fc.record({ accept: fc.constantFrom('text/html', '', '*/*;q=0') }),
);

const oneIn = <Each>(times: number, arbitrary: fc.Arbitrary<Each>): fc.Arbitrary<Each | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const mutatedRequest: fc.Arbitrary<MutatedRequest> = fc
  .tuple(encoded, oneIn(4, spoiling), oneIn(12, oddType), oneIn(5, oddHeader))
  .map(([{ path, contentType, body }, spoil, otherType, more]) => ({
    path,
    headers: { 'content-type': otherType ?? contentType, ...more },
    body: spoil === null ? body : spoil(body),
  }));
