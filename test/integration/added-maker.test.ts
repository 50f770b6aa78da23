import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../../acceptance/support/until.ts';
import { makeTestFilm } from '../fixtures/films.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';
import { watchOver } from '../servers/watch-over.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAKER = join(import.meta.dirname, '../fixtures/tiny/maker.ts');
const FAST = 'video-3.1-fast-generate-preview';
const MOST_LINES = 60;

const isServed = (file: string) => !file.endsWith('.test.ts');

/** What a maker costs whoever adds one: its folder, and one line of the registry with its import. */
describe('a kind of maker that is added', () => {
  /** The sources as they are, with the folder and the line. */
  async function addMaker(): Promise<string> {
    const copy = await makeTempFolder();
    for (const name of ['src', 'migrations', 'package.json', 'package-lock.json']) {
      // With their times: a console that is older than its lock file would be built anew, for everybody.
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: isServed });
    }
    for (const name of ['node_modules', 'console']) symlinkSync(join(ROOT, name), join(copy, name));
    // Where it will stand the rest of the sources is nearer.
    const maker = readFileSync(MAKER, 'utf8').replaceAll('../../../src/generators/', '../');
    mkdirSync(join(copy, 'src/generators/tiny'));
    writeFileSync(join(copy, 'src/generators/tiny/maker.ts'), maker.replaceAll('../../../src/', '../../'));
    const registry = join(copy, 'src/generators/registry.ts');
    const line = readFileSync(registry, 'utf8').replace('= [OPENAI,', '= [TINY, OPENAI,');
    expect(line).toContain('TINY');
    writeFileSync(registry, `import { TINY } from './tiny/maker.ts';\n${line}`);
    return copy;
  }

  async function openVendor(film: Buffer) {
    const asked: string[] = [];
    /** One for each film that was ordered: an order that comes twice under the same name is one. */
    const orders = new Set<string>();
    const json = (response: ServerResponse, value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      request.resume().once('end', () => {
        if (request.method === 'POST') orders.add(`${request.url} ${request.headers['idempotency-key']}`);
        if (request.method === 'POST') json(response, { id: 'one' });
        else if (request.url === '/films/one') json(response, { share: asked.length > 4 ? 1 : 0.5 });
        else if (request.url === '/films/one/file') response.writeHead(200, { 'content-type': 'video/mp4' }).end(film);
        else json(response, {});
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { asked, orders, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  async function serve(copy: string, url: string) {
    const folder = await makeTempFolder();
    writeFileSync(
      join(folder, 'kinora.toml'),
      `[[upstream]]
name = "small"
kind = "tiny"
url = "${url}"
private = true
key_env = "TINY_KEY"

  [[upstream.serves]]
  model = "${FAST}"
  as = "tiny-1"
  modes = ["text"]
  seconds = [4]
  resolutions = ["720p"]
  sound = true

[[route]]
model = "${FAST}"
through = ["small"]
`,
    );
    const environment = { KINORA_DATA: join(folder, 'data'), KINORA_PORT: '0', TINY_KEY: 'a-secret' };
    const child: ChildProcess = spawn(process.execPath, [join(copy, 'src/main.ts'), 'serve'], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    watchOver(child, 'process');
    onTestFinished(async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    return until('it is ready', () => {
      if (child.exitCode !== null) throw new Error(`It ended at its start: ${said}`);
      const [, address] = /Kinora is ready at (\S+)/.exec(said) ?? [];
      const [key] = /sk-[0-9A-Za-z]{43}/.exec(said) ?? [];
      return address === undefined || key === undefined ? null : { address, key };
    });
  }

  it('serves a film with sixty lines of its own, and nothing else is touched', async () => {
    expect(readFileSync(MAKER, 'utf8').split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const film = await makeTestFilm({ seconds: 4, width: 1280, height: 720 });
    const vendor = await openVendor(film);
    const { address, key } = await serve(await addMaker(), vendor.url);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const ask = async (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, { headers, ...init });
    const wish = { model: FAST, prompt: 'A small boat', seconds: '4' };
    const created = await ask('/v1/videos', { method: 'POST', body: JSON.stringify(wish) });
    const { id } = (await created.json()) as { id: string };
    const video = await until('it has ended', async () => {
      const now = (await (await ask(`/v1/videos/${id}`)).json()) as { status: string };
      return now.status === 'completed' || now.status === 'failed' ? now : null;
    });
    expect(video).toMatchObject({ status: 'completed' });
    const bytes = Buffer.from(await (await ask(`/v1/videos/${id}/content`)).arrayBuffer());
    expect(bytes.equals(film)).toBe(true);
    // Where an answer is late it may be sent again, which is no second order.
    expect(vendor.orders.size).toBe(1);
    const sent = vendor.asked.filter((line) => line.startsWith('POST'));
    expect([...new Set(sent)]).toEqual(['POST /films Bearer a-secret']);
  });
});
