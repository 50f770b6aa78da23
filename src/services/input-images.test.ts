import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PNG, PNG_BASE64, WEBP_BASE64 } from '../../test/fixtures/images.ts';
import { openService, type ServiceOptions } from '../../test/fixtures/service.ts';
import type { RawImage, VideoInputs } from '../core/image-input.ts';
import type { Outbound } from '../core/outbound.ts';
import { makeOutbound } from '../outbound/outbound.ts';

const base64 = (text: string, name = 'input_reference'): RawImage => ({ name, kind: 'base64', text });
const firstFrame = (first: RawImage): VideoInputs<RawImage> => ({ mode: 'first_frame', first });

/** A real server on this machine, with a picture at /a.png. */
async function openPictures(listener: RequestListener = (_request, response) => response.end(PNG)): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
}

function reach(allowPrivate = true) {
  const outbound = makeOutbound({ allowPrivate });
  onTestFinished(() => outbound.close());
  return outbound;
}

/** What is left of a request that is refused. */
async function refuse(inputs: VideoInputs<RawImage>, options: ServiceOptions = {}) {
  const service = await openService(options);
  const error: unknown = await service.submit(service.who, { inputs }).catch((reason: unknown) => reason);
  expect(await service.listBlobs()).toEqual([]);
  expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
  expect((await service.engine.store.ledger.readBalance(service.who.accountId)).heldMicros).toBe(0);
  return error;
}

describe('the pictures of a request that is refused', () => {
  it('are not kept where one of them is no picture', async () => {
    const references = [base64(PNG_BASE64), base64(WEBP_BASE64), base64('AAAA', 'reference_images[2]')];
    expect(await refuse({ mode: 'references', references })).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[2]',
    });
  });

  it.each<[string, ServiceOptions]>([
    ['insufficient_user_quota', { billing: 'prepaid' }],
    ['rate_limit_exceeded', { limits: { queuedPerAccount: 0 } }],
    ['service_unavailable', { limits: { queuedInAll: 0 } }],
  ])('are not kept where the task does not come to be: %s', async (code, options) => {
    const inputs = { mode: 'first_and_last', first: base64(PNG_BASE64), last: base64(WEBP_BASE64) } as const;
    expect(await refuse(inputs, options)).toMatchObject({ code });
  });
});

describe('the pictures of a request that could not be admitted', () => {
  it.each<[string, ServiceOptions]>([
    ['insufficient_user_quota', { billing: 'prepaid' }],
    ['rate_limit_exceeded', { limits: { queuedPerAccount: 0 } }],
    ['service_unavailable', { limits: { queuedInAll: 0 } }],
  ])('are not even looked at: %s', async (code, options) => {
    // Who looked would say that it is no picture.
    expect(await refuse(firstFrame(base64('AAAA')), options)).toMatchObject({ code });
  });
});

describe('a picture behind an address', () => {
  it('is fetched and kept where the operator allows it', async () => {
    const url = await openPictures();
    const service = await openService({ outbound: reach() });
    const task = await service.submit(service.who, { inputs: firstFrame({ name: 'image_url', kind: 'remote', url }) });
    const [blobKey] = await service.listBlobs();
    expect(task.request.inputs).toEqual({
      mode: 'first_frame',
      first: { blobKey, mimeType: 'image/jpeg', width: 8, height: 4 },
    });
  });

  it('is fetched through a redirect', async () => {
    const target = await openPictures();
    const url = await openPictures((_request, response) => response.writeHead(302, { location: target }).end());
    const service = await openService({ outbound: reach() });
    await service.submit(service.who, { inputs: firstFrame({ name: 'image_url', kind: 'remote', url }) });
    expect(await service.listBlobs()).toHaveLength(1);
  });

  it('is refused where addresses are not fetched, with what to do instead', async () => {
    const url = await openPictures();
    expect(await refuse(firstFrame({ name: 'input_reference', kind: 'remote', url }))).toMatchObject({
      code: 'invalid_request',
      param: 'input_reference',
      message: 'input_reference: image addresses are not fetched here; send the image as a file or as base64.',
    });
  });

  it.each<[string, RequestListener, string, RegExp]>([
    ['is not there', (_request, response) => response.writeHead(404).end(), 'invalid_request', /answered with 404\.$/],
    ['is no picture', (_request, response) => response.end('<html>'), 'invalid_request', /JPEG, PNG or WebP image\.$/],
    ['is too large', (_request, response) => response.end(Buffer.alloc(1_000_001)), 'request_too_large', /./],
    ['is cut off', (_request, response) => response.destroy(), 'invalid_request', /./],
  ])('is refused where it %s', async (_name, listener, code, message) => {
    const url = await openPictures(listener);
    const inputs = firstFrame({ name: 'metadata.image', kind: 'remote', url });
    const error = await refuse(inputs, { outbound: reach() });
    expect(error).toMatchObject({ code, param: 'metadata.image', message: expect.stringMatching(message) });
    expect((error as Error).message).toMatch(/^metadata\.image/);
  });

  it('is refused where it takes too long, by its own time alone', async () => {
    const url = await openPictures(() => undefined);
    const outbound = reach();
    const signals: unknown[] = [];
    const impatient: Outbound = {
      send: (request) => {
        signals.push(request.signal);
        return outbound.send({ ...request, timeoutSeconds: 0.1 });
      },
    };
    const inputs = firstFrame({ name: 'input_reference', kind: 'remote', url });
    expect(await refuse(inputs, { outbound: impatient })).toMatchObject({
      code: 'invalid_request',
      param: 'input_reference',
      message: 'input_reference: No answer within 0.1 seconds.',
    });
    expect(signals).toEqual([null]);
  });

  it('is never fetched from a private address', async () => {
    let asked = 0;
    const url = await openPictures((_request, response) => {
      asked += 1;
      response.end(PNG);
    });
    const inputs = firstFrame({ name: 'input_reference', kind: 'remote', url });
    expect(await refuse(inputs, { outbound: reach(false) })).toMatchObject({ code: 'invalid_request' });
    expect(asked).toBe(0);
  });
});
