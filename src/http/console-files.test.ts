import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/fixtures/server.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';

const PAGE = '<!doctype html><title>Console</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

async function open() {
  const files = { 'index.html': PAGE, 'assets/app-1a2b.js': SCRIPT };
  const folder = await makeTempFolder();
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return openServer({ console: { folder, built: Promise.resolve() } });
}

describe('the console’s files', () => {
  it.each(['/', '/console', '/console/keys', '/console/setup?token=x'])(
    'are one page at %s, never cached',
    async (path) => {
      const { url } = await open();
      const answer = await fetch(`${url}${path}`);
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('may run no script but their own, and stand in no frame', async () => {
    const { url } = await open();
    const { headers } = await fetch(`${url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('are kept for good where their name holds their hash, compressed for whoever can read it', async () => {
    const { url } = await open();
    const plain = await fetch(`${url}/console/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.status, await plain.text()]).toEqual([200, SCRIPT]);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const packed = await fetch(`${url}/console/assets/app-1a2b.js`);
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', SCRIPT]);
    const tag = packed.headers.get('etag') ?? '';
    const again = await fetch(`${url}/console/assets/app-1a2b.js`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it.each(['/console/assets/none.js', '/console/assets/../index.html', '/console/assets/..%2f..%2fpackage.json'])(
    'are no others: %s',
    async (path) => {
      const { port } = await open();
      const { request } = await import('node:http');
      // As it stands: fetch would tidy the path up.
      const status = await new Promise((resolve, reject) => {
        request({ port, path }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(404);
    },
  );

  it('are waited for while they are built, which nothing else is', async () => {
    const folder = join(await makeTempFolder(), 'dist');
    const { promise, resolve } = Promise.withResolvers<void>();
    const { url } = await openServer({ console: { folder, built: promise } });
    const page = fetch(`${url}/`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), PAGE);
    resolve();
    expect((await page).status).toBe(200);
  });

  it('are missed by nobody but people where they are not built, and found when they are', async () => {
    const folder = join(await makeTempFolder(), 'dist');
    const { url } = await openServer({ console: { folder, built: Promise.resolve() } });
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), PAGE);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });
});
