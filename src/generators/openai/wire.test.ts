import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import { anImageRow, aVideoRow } from '../../../test/fixtures/upstream-rows.ts';
import type { ImageRequest } from '../../core/image-request.ts';
import { exactFormat } from '../../core/image-size.ts';
import type { InputFile } from '../../core/maker.ts';
import type { VideoServesRow } from '../../core/upstream.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import { parseOpenAiTables, readRowOptions, readServer } from './options.ts';
import { SERVERS, type ServerName } from './servers.ts';
import { namePictures, nameStillPictures, renderStill, renderSynchronousVideo, renderVideo } from './wire.ts';

const FILM = { model: 'their-video', prompt: 'A boat on a lake', seconds: '8', size: '1280x720', seed: 7 };

function film(request: Partial<VideoRequest>, row: Partial<VideoServesRow> = {}) {
  const served = aVideoRow(row);
  return renderVideo(aRequest(request), served, readRowOptions(served));
}

describe('a film', () => {
  it.each<[string, Partial<VideoRequest>, Partial<VideoServesRow>, object]>([
    ['of words', {}, {}, FILM],
    ['upright and sharp', { aspectRatio: '9:16', resolution: '1080p' }, {}, { ...FILM, size: '1080x1920' }],
    ['in 4k', { resolution: '4k' }, {}, { ...FILM, size: '3840x2160' }],
    ['square and small', { aspectRatio: '1:1', resolution: '480p' }, {}, { ...FILM, size: '480x480' }],
    ['of six seconds', { durationSeconds: 6 }, {}, { ...FILM, seconds: '6' }],
    ['of the first seed there is', { seed: 0 }, {}, { ...FILM, seed: 0 }],
    ['without what it may not show', { negativePrompt: 'rain' }, {}, { ...FILM, negative_prompt: 'rain' }],
    [
      'with that put into words',
      { negativePrompt: 'rain' },
      { negativePrompt: 'fold' },
      { ...FILM, prompt: 'A boat on a lake\n\nAvoid: rain' },
    ],
    ['whose frames are counted', {}, { options: { fps: 24 } }, { ...FILM, fps: 24, num_frames: 192 }],
    [
      'of an engine that wants one more',
      { durationSeconds: 4 },
      { options: { fps: 16, frames: 'plus_one' } },
      { ...FILM, seconds: '4', fps: 16, num_frames: 65 },
    ],
    [
      "with the server's own fields",
      {},
      { options: { extra: { num_inference_steps: 30, enable_teacache: true } } },
      { ...FILM, num_inference_steps: 30, enable_teacache: true },
    ],
  ])('%s', (_name, request, row, fields) => {
    expect(film(request, row)).toEqual(fields);
  });

  it('leaves the seed out where the row drops it', () => {
    expect(film({}, { seed: 'drop' })).not.toHaveProperty('seed');
  });

  it('is refused with a negative prompt where the row takes none', () => {
    expect(() => film({ negativePrompt: 'rain' }, { negativePrompt: 'refuse' })).toThrow(
      expect.objectContaining({ fault: 'rejected' }),
    );
  });
});

const picture = (role: InputFile['role']): InputFile => ({
  role,
  file: `/tmp/${role}.png`,
  mimeType: 'image/png',
  width: 64,
  height: 64,
});

describe('the pictures of a film', () => {
  it.each<[ServerName, InputFile['role'][], string[]]>([
    ['kinora', ['first', 'last'], ['input_reference', 'last_frame']],
    ['kinora', ['reference', 'reference'], ['reference_images', 'reference_images']],
    ['other', ['first'], ['input_reference']],
    ['localai', ['first', 'last'], ['start_image', 'end_image']],
  ])('at %s %j are called %j', (server, roles, names) => {
    expect(namePictures(roles.map(picture), SERVERS[server]).map(({ name }) => name)).toEqual(names);
  });

  it.each<[ServerName, InputFile['role']]>([
    ['other', 'last'],
    ['sglang', 'reference'],
    ['vllm-omni', 'last'],
    ['localai', 'reference'],
  ])('at %s cannot be a %s', (server, role) => {
    expect(() => namePictures([picture(role)], SERVERS[server])).toThrow(
      expect.objectContaining({ fault: 'rejected' }),
    );
  });

  it('are in the text where a create ends with the film', () => {
    const pictures = [{ role: 'first', mimeType: 'image/png', base64: 'AAAA' }] as const;
    expect(renderSynchronousVideo(film({}), pictures, SERVERS.localai)).toEqual({
      ...FILM,
      seconds: 8,
      start_image: 'AAAA',
      response_format: 'url',
    });
  });
});

const STILL = { model: 'their-image', prompt: 'A boat on a lake', n: 1, seed: 7, response_format: 'b64_json' };
const MASK = { blobKey: 'inputs/mask', mimeType: 'image/png', width: 300, height: 200 };

function still(request: Partial<ImageRequest>, server: ServerName) {
  const row = anImageRow();
  return renderStill(anImageRequest(request), row, readRowOptions(row), SERVERS[server]);
}

describe('a still', () => {
  it.each<[string, ServerName, Partial<ImageRequest>, object]>([
    ['by its pixels', 'sglang', {}, { ...STILL, size: '1024x1024' }],
    ['by its pixels, wide', 'sglang', { aspectRatio: '16:9' }, { ...STILL, size: '1376x768' }],
    [
      'of a ratio',
      'kinora',
      { aspectRatio: '16:9', imageSize: '2K' },
      { ...STILL, aspectRatio: '16:9', imageSize: '2K', output_format: 'png' },
    ],
    [
      'of exact pixels',
      'kinora',
      exactFormat({ width: 1536, height: 1024 }),
      { ...STILL, size: '1536x1024', output_format: 'png' },
    ],
    [
      'under a mask, as large as its picture',
      'kinora',
      { ...exactFormat({ width: 300, height: 200 }), images: [MASK], mask: MASK },
      { ...STILL, output_format: 'png' },
    ],
    [
      'in the format of the request',
      'kinora',
      { output: { format: 'webp', quality: 80 } },
      { ...STILL, size: '1024x1024', output_format: 'webp', output_compression: 80 },
    ],
    [
      'with words about its look',
      'other',
      { guidance: 'In ink' },
      { ...STILL, prompt: 'A boat on a lake\n\nIn ink', size: '1024x1024' },
    ],
  ])('%s, at %s', (_name, server, request, fields) => {
    expect(still(request, server)).toEqual(fields);
  });

  it('of a server that always sends it is not asked for so', () => {
    expect(still({}, 'openai')).not.toHaveProperty('response_format');
  });

  it.each<[ServerName, Partial<ImageRequest>]>([
    ['localai', { images: [MASK] }],
    ['sglang', { images: [MASK], mask: MASK }],
    ['kinora', exactFormat({ width: 300, height: 200 })],
  ])('that %s cannot make is refused', (server, request) => {
    expect(() => still(request, server)).toThrow(expect.objectContaining({ fault: 'rejected' }));
  });

  it('names its pictures as the official libraries do', () => {
    const names = (roles: InputFile['role'][]) => nameStillPictures(roles.map(picture)).map(({ name }) => name);
    expect(names(['image'])).toEqual(['image']);
    expect(names(['image', 'image', 'mask'])).toEqual(['image[]', 'image[]', 'mask']);
  });
});

describe('the tables', () => {
  const parse = (own: Record<string, unknown>, row: Record<string, unknown> = {}) =>
    parseOpenAiTables({
      name: 'a',
      url: 'http://a.test',
      own,
      serves: [{ model: 'video-3.1-generate-preview', kind: 'video', as: 'x', own: row }],
    });

  it('may leave everything out', () => {
    expect(parse({})).toEqual({ options: { server: 'other' }, rows: [{ frames: 'exact', extra: {} }], problems: [] });
  });

  it('are told everything that is wrong at once', () => {
    const { problems } = parse({ server: 'comfy', colour: 1 }, { fps: 0, extra: { size: '1x1' }, steps: 2 });
    expect(problems).toEqual([
      { path: ['server'], message: expect.stringContaining('must be one of other, kinora') },
      { path: ['colour'], message: 'is not known here' },
      { path: ['serves', 0, 'fps'], message: 'must be 1 to 120' },
      { path: ['serves', 0, 'extra'], message: 'must not hold what the request decides, such as size or seed' },
      { path: ['serves', 0, 'steps'], message: 'is not known here' },
    ]);
  });

  it('say where a create may be sent again', () => {
    expect(readServer({}).resend).toBe('never');
    expect(readServer({ own_hardware: true }).resend).toBe('own_hardware');
    expect(readServer({ server: 'kinora', own_hardware: true }).resend).toBe('same_token');
    expect(readServer({ server: 'sglang' }).resend).toBe('own_hardware');
  });
});
