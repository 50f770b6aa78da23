import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

/** A film that begins with a picture, on the real road: a form with a file, the animator, the stored previews. */

async function startApp(data: string) {
  const { log, until } = recordLog();
  const environment = {
    KINORA_DATA: data,
    KINORA_PORT: '0',
    KINORA_INTERNAL_DRAFT_FRAMES: '4',
    KINORA_WORKER_CONCURRENCY: '1',
  };
  const app = await buildApp(loadConfig({ environment, toml: null }), {
    log,
    path: '',
    processId: process.pid,
    consoleBuilt: Promise.resolve(),
  });
  onTestFinished(() => app.close());
  return { app, until, url: await app.listen(), key: String((await app.createFirstKey())?.secret) };
}

/** Red to the left, blue to the right. */
async function aPicture(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 160, height: 180, channels: 3, background } }) as const;
  const blue = await sharp(half('#2040e0')).png().toBuffer();
  return sharp({ create: { ...half('#e02020').create, width: 320 } })
    .composite([{ input: blue, left: 160, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** The mean colour of the left and of the right of a picture. */
async function meanColours(picture: Buffer): Promise<{ left: number[]; right: number[] }> {
  const { width, height } = await sharp(picture).metadata();
  const mean = async (left: number) => {
    const part = sharp(picture).extract({ left, top: 0, width: Math.floor(width / 4), height });
    return (await sharp(await part.toBuffer()).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  };
  return { left: await mean(0), right: await mean(Math.floor((width * 3) / 4)) };
}

describe('a film with a first frame', () => {
  it('shows the picture, and is made from the stored copy', async () => {
    const data = await makeTempFolder();
    const { app, until, url, key } = await startApp(data);
    const headers = { authorization: `Bearer ${key}` };
    const form = new FormData();
    form.append('model', 'video-3.1-fast-generate-preview');
    form.append('prompt', 'A flag in the wind');
    form.append('seconds', '4');
    form.append('input_reference', new Blob([await aPicture()]), 'flag.jpg');
    const created = await fetch(`${url}/v1/videos`, { method: 'POST', headers, body: form });
    const { id } = (await created.json()) as { id: string };
    expect(created.status).toBe(200);
    const ended = until('task-ended');
    await app.work();
    await ended;

    const video = await (await fetch(`${url}/v1/videos/${id}`, { headers })).json();
    expect(video).toMatchObject({ status: 'completed', seconds: '4', error: null });
    const film = await fetch(`${url}/v1/videos/${id}/content`, { headers });
    expect(
      Buffer.from(await film.arrayBuffer())
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp');
    const thumbnail = await fetch(`${url}/v1/videos/${id}/content?variant=thumbnail`, { headers });
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { left, right } = await meanColours(Buffer.from(await thumbnail.arrayBuffer()));
    const [[leftRed = 0, , leftBlue = 0], [rightRed = 0, , rightBlue = 0]] = [left, right];
    expect(leftRed).toBeGreaterThan(leftBlue + 60);
    expect(rightBlue).toBeGreaterThan(rightRed + 60);
    const sheet = await fetch(`${url}/v1/videos/${id}/content?variant=spritesheet`, { headers });
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await readdir(join(data, 'scratch'))).toEqual([]);
  });
});
