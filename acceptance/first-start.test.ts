import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, query } from './support/data-folder.ts';
import { call } from './support/http.ts';
import { DRAWN, finish, launch, makeFolder, removeFolder, run, type Service, serve } from './support/process.ts';

const inBash = promisify(execFile);

describe('the first start in an empty folder', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: DRAWN, asByHand: true });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('prints the address, one key, and commands', () => {
    const lines = service.stdout().split('\n');
    expect(lines[0]).toMatch(/^Kinora is ready at http:\/\/127\.0\.0\.1:\d+$/);
    expect(new Set(service.stdout().match(/sk-[0-9A-Za-z]{43}/g))).toEqual(new Set([service.key]));
    expect(lines.filter((line) => line.includes('curl'))).toHaveLength(3);
  });

  it('prints commands that make a film when they are pasted as they stand', async () => {
    const pasted = service
      .stdout()
      .split('\n')
      .filter((line) => /^ {2}(KEY=|ID=|until |curl )/.test(line));
    expect(pasted).toHaveLength(4);
    await inBash('bash', ['-c', pasted.join('\n')], { cwd: folder, timeout: 300_000 });
    const film = await readFile(join(folder, 'clip.mp4'));
    expect(film.subarray(4, 8).toString('latin1')).toBe('ftyp');
  });

  it('keeps the key out of the log and out of the data folder', async () => {
    await call(service, `/v1/videos/task_x?key=${service.key}`);
    expect(service.stderr()).toContain('request-answered');
    expect(service.stderr()).not.toContain(service.key);
    for (const file of listFiles(service.data)) {
      const bytes = await readFile(join(service.data, file));
      expect(bytes.includes(service.key), file).toBe(false);
    }
  });

  it.runIf(process.platform === 'linux')(
    'has begun anew as the same process, with room for little that is new',
    async () => {
      // What a process was begun with: what it takes out of its own environment stays here, and does not reach its children.
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((name) => readFile(`/proc/${service.pid}/${name}`, 'latin1')),
      );
      expect(command?.split('\0')).toContain('--max-semi-space-size=16');
      expect(environment?.split('\0')).toContain('MALLOC_MMAP_THRESHOLD_=65536');
    },
  );

  it('makes one account and one key', () => {
    expect(query(service.data, 'select count(*) as n from accounts')).toEqual([{ n: 1 }]);
    expect(query(service.data, 'select name, expires_at, revoked_at, models from api_keys')).toEqual([
      { name: 'first key', expires_at: null, revoked_at: null, models: null },
    ]);
  });

  it('lets no second process serve or work on the folder', async () => {
    for (const role of ['all', 'worker']) {
      const settings = { KINORA_PORT: '0', KINORA_DATA: service.data } as const;
      const second = await run(['serve', '--role', role], { folder, settings });
      expect(second).toMatchObject({ code: 75, stdout: '' });
      expect(second.stderr).toContain(`is already served by another Kinora process (process ${service.pid})`);
      expect(second.stderr).not.toMatch(/^\s+at /m);
    }
    expect((await call(service, '/healthz')).status).toBe(200);
  });

  it('prints no key at the second start, and the first one still works', async () => {
    await service.stop();
    const again = await serve({ folder, key: service.key });
    try {
      expect(again.stdout()).not.toMatch(/sk-/);
      expect((await call(again, '/v1/videos/task_x')).status).toBe(404);
      expect((await call(again, '/readyz')).json).toEqual({ status: 'ready' });
    } finally {
      await again.kill();
    }
  });
});

describe('a start that cannot succeed', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await makeFolder();
  });
  afterAll(() => removeFolder(folder));

  const tryToServe = (settings: Record<`KINORA_${string}`, string>) =>
    run(['serve'], { folder, settings: { KINORA_PORT: '0', KINORA_DATA: join(folder, 'data'), ...settings } });

  it('names all bad settings at once', async () => {
    const { code, stdout, stderr } = await tryToServe({
      KINORA_PORT: 'abc',
      KINORA_PRICE_IMAGE: 'cheap',
      KINORA_BILLING: 'never',
      KINORA_TLS_CERT: 'cert.pem',
      KINORA_PUBLIC_URL: 'ftp://example.org',
      KINORA_SHUTDOWN_SECOND: '3',
    });
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' });
    for (const name of ['PORT', 'PRICE_IMAGE', 'BILLING', 'TLS_KEY', 'PUBLIC_URL', 'SHUTDOWN_SECOND ']) {
      expect(stderr).toContain(`KINORA_${name}`);
    }
    expect(stderr).toContain('did you mean KINORA_SHUTDOWN_SECONDS?');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['an ffmpeg that is not there', { KINORA_FFMPEG: '/no/such/ffmpeg' }, /ffmpeg "\/no\/such\/ffmpeg" cannot be used/],
    ['a program that is no ffmpeg', { KINORA_FFMPEG: process.execPath }, /cannot be used/],
    ['a host that this machine does not have', { KINORA_HOST: '203.0.113.1' }, /no address '203\.0\.113\.1'/],
    [
      'a data folder that no folder can be made for',
      { KINORA_DATA: '/proc/kinora' },
      /cannot be used: .*\/proc\/kinora/,
    ],
    ['a data folder that is a file', { KINORA_DATA: import.meta.filename }, /cannot be used/],
    [
      'certificates that are none',
      { KINORA_TLS_CERT: import.meta.filename, KINORA_TLS_KEY: import.meta.filename },
      /KINORA_TLS_CERT/,
    ],
    ['a configuration file that is not there', { KINORA_CONFIG: '/no/such.toml' }, /\/no\/such\.toml/],
  ])('says so of %s', async (_what, settings, message) => {
    const { code, stdout, stderr } = await tryToServe(settings);
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('says that the port is taken, and shows the first key at the start that succeeds', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const data = join(folder, 'taken');
    const { code, stdout, stderr } = await tryToServe({ KINORA_PORT: port, KINORA_DATA: data });
    other.close();
    expect({ code, stdout }).toEqual({ code: 75, stdout: '' });
    expect(stderr).toContain(`Port ${port} is taken.`);

    const running = launch(['serve'], { folder, settings: { KINORA_PORT: port, KINORA_DATA: data } });
    await expect.poll(running.stdout, { timeout: 300_000 }).toMatch(/clip\.mp4/);
    running.signal('SIGTERM');
    const later = await finish(running, 300);
    expect(later.code).toBe(0);
    expect(later.stdout).toMatch(/sk-[0-9A-Za-z]{43}/);
  });
});
