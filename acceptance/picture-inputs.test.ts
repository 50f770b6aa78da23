import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, query } from './support/data-folder.ts';
import { expectRefusal, postForm, postJson } from './support/http.ts';
import { ANIMATED_WEBP, FILM, GIF, JPEG, PNG, WEBP } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { aRequest, FAST_MODEL } from './support/tasks.ts';

const toBlob = (bytes: Buffer, type: string) => new Blob([Uint8Array.from(bytes)], { type });

describe('a picture in a request', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, args: ['--role', 'api'], settings: { KINORA_IMAGE_PIXELS: '1024' } });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const upload = (bytes: Buffer, type: string, name = 'input_reference') =>
    postForm(service, [
      ['model', FAST_MODEL],
      ['prompt', 'A quiet lake'],
      [name, toBlob(bytes, type)],
    ]);

  it.each([
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a PNG', PNG, 'image/png'],
    ['a WebP', WEBP, 'image/webp'],
    ['a JPEG of no type', JPEG, 'application/octet-stream'],
    ['a WebP that says it is a PNG', WEBP, 'image/png'],
  ])('may be %s: the bytes decide', async (_what, bytes, type) => {
    expect((await upload(bytes, type)).status).toBe(200);
  });

  it.each([
    ['a GIF', GIF, 'image/gif'],
    ['a GIF that says it is a PNG', GIF, 'image/png'],
    ['animated', ANIMATED_WEBP, 'image/webp'],
    ['a film', FILM, 'video/mp4'],
    ['cut short', PNG.subarray(0, 70), 'image/png'],
    ['empty', Buffer.alloc(0), 'image/png'],
    ['of more pixels than the limit', withSides(40, 40), 'image/png'],
  ])('may not be %s, and the refusal names its field', async (_what, bytes, type) => {
    const before = listFiles(service.data).length;
    const refusal = { status: 400, code: 'invalid_request', param: 'input_reference' };
    expectRefusal(await upload(bytes, type), refusal);
    expect(listFiles(service.data)).toHaveLength(before);
  });

  function withSides(width: number, height: number): Buffer {
    const picture = Buffer.from(PNG);
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    return picture;
  }

  it.each([
    ['input_reference', { input_reference: 'https://example.com/a.png' }],
    ['input_reference', { input_reference: { image_url: 'http://example.com/a.png' } }],
    ['reference_images[0]', { reference_images: ['https://example.com/a.png'], seconds: 8 }],
  ])('may not be an address, and %s is told to send a file', async (param, fields) => {
    const answer = await postJson(service, aRequest(fields));
    expectRefusal(answer, {
      status: 400,
      code: 'invalid_request',
      param,
      message: /send the image as a file or as base64/,
    });
  });

  it.each(['image', 'images', 'first_frame'])('is not dropped under the name %s, which nobody knows', async (param) => {
    const answer = await postJson(service, aRequest({ [param]: PNG.toString('base64') }));
    expectRefusal(answer, { status: 400, code: 'invalid_request', param, message: /not an image field/ });
    expect((await upload(PNG, 'image/png', param)).json).toMatchObject({ error: { param } });
  });
});

describe('the address of a picture, where the operator allows them', () => {
  it('is never one of this machine or of a private network', async () => {
    const folder = await makeFolder();
    const service = await serve({ folder, args: ['--role', 'api'], settings: { KINORA_REMOTE_IMAGES: 'true' } });
    try {
      for (const url of [
        `${service.url}/healthz`,
        'http://10.0.0.1/a.png',
        'http://[::1]/',
        'http://169.254.169.254/',
      ]) {
        const answer = await postJson(service, aRequest({ input_reference: url }));
        expectRefusal(answer, { status: 400, code: 'invalid_request', param: 'input_reference' });
      }
      expect(query(service.data, 'select count(*) as n from tasks')).toEqual([{ n: 0 }]);
    } finally {
      await service.kill();
      await removeFolder(folder);
    }
  });
});
