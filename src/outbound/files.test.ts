import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readWhole } from '../../test/fixtures/read-whole.ts';
import { openReceiver } from '../../test/fixtures/receiver.ts';
import type { OutboundRequest } from '../core/outbound.ts';
import { makeOutbound } from './outbound.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-outbound-'));
  return () => rm(folder, { recursive: true });
});

function send(url: string, change: Partial<OutboundRequest> = {}) {
  const outbound = makeOutbound({ allowPrivate: true });
  onTestFinished(() => outbound.close());
  return outbound.send({
    url,
    method: 'GET',
    headers: {},
    body: null,
    timeoutSeconds: 60,
    mostBytes: 1_000,
    redirects: 0,
    signal: null,
    ...change,
  });
}

const PICTURE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));

describe('a form', () => {
  it('brings its fields and files as they are, and says how long it is', async () => {
    const file = join(folder, 'picture.png');
    await writeFile(file, PICTURE);
    const url = await openReceiver(async (request, response) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      const length = Number(request.headers['content-length']);
      const bytes = await readWhole(request);
      const form = await new Response(new Uint8Array(bytes), { headers }).formData();
      const images = form.getAll('image[]') as File[];
      const pixels = await Promise.all(images.map(async (image) => Buffer.from(await image.arrayBuffer())));
      response.end(
        JSON.stringify({
          prompt: form.get('prompt'),
          names: images.map(({ name, type }) => `${name} ${type}`),
          equal: pixels.every((each) => each.equals(PICTURE)),
          whole: length === bytes.length,
        }),
      );
    });
    const picture = { name: 'image[]', file, mimeType: 'image/png' };
    const { body } = await send(url, {
      method: 'POST',
      body: {
        kind: 'form',
        parts: [
          { name: 'prompt', value: 'Zwei "Möwen"\r\n--x' },
          { ...picture, fileName: 'eins.png' },
          { ...picture, fileName: 'zw"ei.png' },
        ],
      },
    });
    expect(JSON.parse(Buffer.from(body).toString())).toEqual({
      prompt: 'Zwei "Möwen"\r\n--x',
      names: ['eins.png image/png', 'zw"ei.png image/png'],
      equal: true,
      whole: true,
    });
  });

  it('with a file that is not there is not sent', async () => {
    let calls = 0;
    const url = await openReceiver((_request, response) => {
      calls += 1;
      response.end();
    });
    const part = { name: 'image', file: join(folder, 'none.png'), fileName: 'none.png', mimeType: 'image/png' };
    await expect(send(url, { method: 'POST', body: { kind: 'form', parts: [part] } })).rejects.toThrow(
      'Unable to open file as blob',
    );
    expect(calls).toBe(0);
  });
});

describe('a file as a body', () => {
  it('is streamed with its length', async () => {
    const file = join(folder, 'picture.png');
    await writeFile(file, PICTURE);
    const url = await openReceiver(async (request, response) => {
      const bytes = await readWhole(request);
      response.end(`${request.method} ${request.headers['content-length']} ${bytes.equals(PICTURE)}`);
    });
    const { body } = await send(url, { method: 'PUT', body: { kind: 'file', file } });
    expect(Buffer.from(body).toString()).toBe('PUT 300000 true');
  });
});

describe('an answer that is saved', () => {
  const save = (mostBytes: number) => ({ file: join(folder, 'film.mp4'), mostBytes });

  it('is in the file byte by byte, with its headers beside it', async () => {
    const url = await openReceiver((_request, response) =>
      response.writeHead(200, { 'content-type': 'video/mp4', 'set-cookie': ['a', 'b'] }).end(PICTURE),
    );
    const answer = await send(url, { save: save(300_000) });
    expect({ ...answer, headers: answer.headers['content-type'], cookies: answer.headers['set-cookie'] }).toEqual({
      status: 200,
      headers: 'video/mp4',
      cookies: 'a, b',
      body: new Uint8Array(),
      savedBytes: 300_000,
    });
    expect((await readFile(save(1).file)).equals(PICTURE)).toBe(true);
  });

  it('is told and not saved where it is no success', async () => {
    const url = await openReceiver((_request, response) => response.writeHead(404).end('gone'));
    const { status, body, savedBytes } = await send(url, { save: save(10) });
    expect([status, Buffer.from(body).toString(), savedBytes]).toEqual([404, 'gone', null]);
    await expect(access(save(1).file)).rejects.toThrow();
  });

  it('leaves no file behind where it is too large, or was cut', async () => {
    const url = await openReceiver((request, response) => {
      if (request.url === '/large') response.end(PICTURE);
      else response.writeHead(200, { 'content-length': 300_001 }).write(PICTURE, () => request.socket.destroy());
    });
    await expect(send(`${url}/large`, { save: save(299_999) })).rejects.toMatchObject({ fault: 'too_large' });
    await expect(send(`${url}/cut`, { save: save(400_000) })).rejects.toMatchObject({ fault: 'broken' });
    await expect(access(save(1).file)).rejects.toThrow();
  });

  it("tells of the disk's trouble as it is", async () => {
    const url = await openReceiver((_request, response) => response.end(PICTURE));
    const nowhere = { file: join(folder, 'no', 'film.mp4'), mostBytes: 400_000 };
    await expect(send(url, { save: nowhere })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
