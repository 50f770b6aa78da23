import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './support/data-folder.ts';
import { makeFolder, PROGRAM, removeFolder, run, type Settings } from './support/process.ts';

let folder: string;

beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => removeFolder(folder));

const kinora = (args: readonly string[], settings: Settings = {}) => run(args, { folder, settings });

describe('kinora', () => {
  it('explains itself', async () => {
    const help = await kinora(['--help']);
    expect(help.code).toBe(0);
    for (const command of ['serve', 'generate', 'explain', 'keys', 'migrate', 'doctor']) {
      expect(help.stdout).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    }
    const generate = await kinora(['generate', '--help']);
    expect(generate.code).toBe(0);
    for (const option of ['seconds', 'resolution', 'aspect', 'seed', 'negative', 'out']) {
      expect(generate.stdout).toContain(`--${option}`);
    }
    expect((await kinora(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['an unknown command', ['sing'], /unknown command 'sing'/],
    ['an unknown role', ['serve', '--role', 'king'], /all, api, worker/],
    ['wrong seconds', ['generate', 'x', '--seconds', '5'], /--seconds must be 4, 6 or 8; got '5'/],
    ['a folder as the file', ['generate', 'x', '--out', '.'], /--out must name a file/],
    ['a wrong length to explain', ['explain', 'x', '--seconds', '5'], /--seconds must be 4, 6 or 8; got '5'/],
    ['a wrong shape to explain', ['explain', 'x', '--aspect', '4:3'], /--aspect must be/],
    ['a wrong seed to explain', ['explain', 'x', '--seed', 'one'], /--seed must be a whole number/],
    ['an unknown model', ['keys', 'create', '--models', 'sora'], /--models: 'sora' is none of/],
  ])('refuses %s with exit code 64', async (_what, args, message) => {
    const { code, stdout, stderr } = await kinora(args);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each(['keys list', 'serve'])('%s says that the database is none, without a stack', async (command) => {
    const data = join(folder, 'garbage');
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'kinora.db'), 'This is a letter, not a database. '.repeat(100));
    const { code, stderr } = await kinora(command.split(' '), { KINORA_DATA: data, KINORA_PORT: '0' });
    expect(code).toBe(78);
    expect(stderr).toMatch(/kinora\.db .*cannot be used/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('kinora explain', () => {
  it('prints the explain document as JSON', async () => {
    const prompt = 'Two golden retrievers run along a beach at sunset';
    const { code, stdout } = await kinora(['explain', prompt, '--json']);
    expect(code).toBe(0);
    const subject = {
      word: expect.any(String),
      noun: expect.any(String),
      kind: expect.any(String),
      count: expect.any(Number),
      colour: expect.toBeOneOf([null, expect.any(String)]),
      size: expect.toBeOneOf([null, expect.any(String)]),
      wears: expect.any(Array),
      action: expect.toBeOneOf([
        null,
        expect.objectContaining({ verb: expect.any(String), class: expect.any(String) }),
      ]),
      relations: expect.any(Array),
      art: expect.toBeOneOf([null, expect.any(String)]),
      drawn: expect.any(Boolean),
    };
    const document: unknown = JSON.parse(stdout);
    expect(document).toEqual({
      prompt,
      language: expect.any(String),
      negative: [],
      setting: { place: 'beach', time: expect.any(String), weather: expect.any(String), season: expect.any(String) },
      style: expect.any(Array),
      camera: { move: expect.any(String), shot: expect.any(String) },
      hero: 0,
      beats: [expect.objectContaining({ subject: 0, act: 'run' })],
      shots: [expect.objectContaining({ from: 0, to: 8, size: 'wide' })],
      left_out: [],
      mood: expect.any(String),
      subjects: expect.any(Array),
      sound: {
        ambience: expect.any(Array),
        effects: expect.any(Array),
        music: expect.toBeOneOf([null, expect.any(Object)]),
        dialogue: expect.any(Array),
      },
      text_on_screen: expect.any(Array),
      not_understood: expect.any(Array),
    });
    const { subjects } = document as { subjects: { drawn: boolean; art: string | null }[] };
    expect(subjects[0]).toMatchObject({ kind: 'dog', count: 2, colour: null });
    for (const each of subjects) {
      expect(each).toEqual(subject);
      expect(each.drawn, 'what is claimed as drawn has art').toBe(each.art !== null);
    }
  });

  it('takes the length and the shape that the film would have', async () => {
    const args = ['explain', 'A ship sails on the sea', '--seconds', '4', '--aspect', '9:16', '--json'];
    const { code, stdout } = await kinora([...args, '--trace']);
    expect(code).toBe(0);
    const document: unknown = JSON.parse(stdout);
    expect(document).toMatchObject({ beats: [{ act: 'sail', to: 4 }], shots: [{ to: 4 }] });
    const { trace } = document as { trace: Record<string, number>[] };
    expect(trace.length).toBeGreaterThan(0);
    for (const { frame = -1, x = -1, width = 0 } of trace) {
      expect([0, 48, 95]).toContain(frame);
      expect(x >= 0 && x + width <= 720).toBe(true);
    }
  });

  it('prints lines for people, of colour, action, dialogue and music, too', async () => {
    const prompt = 'A red fox runs across the snow. A man says "Good morning". Calm piano music.';
    const { code, stdout } = await kinora(['explain', prompt, '--negative', 'birds']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^place +\S/m);
    expect(stdout).toMatch(/^not understood +\S/m);
    expect(stdout).toMatch(/^subject +1 red fox, run \(/m);
    expect(stdout).toMatch(/^dialogue +man: "Good morning" \(\w+, \d+\.\d to \d+\.\d s\)$/m);
    expect(stdout).toMatch(/^music +calm, \w+, \d+ beats a minute$/m);
    expect(stdout).toMatch(/^unwanted +birds/m);
  });

  it('ends quietly when its reader has seen enough', async () => {
    const line = `"${process.execPath}" "${PROGRAM}" explain "a lake" --json | head -n 1`;
    const said = await new Promise<string>((resolve, reject) => {
      execFile('bash', ['-c', line], { cwd: folder }, (error, stdout, stderr) => {
        if (error) reject(error);
        else resolve(stdout + stderr);
      });
    });
    expect(said).toBe('{\n');
  });
});

describe('kinora keys and migrate', () => {
  it('tell that there is no key yet, and migrate once', async () => {
    const settings = { KINORA_DATA: join(folder, 'fresh') };
    const first = await kinora(['migrate'], settings);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/schema version \d+: applied \S/);
    const second = await kinora(['migrate'], settings);
    expect(second.stdout).toMatch(/schema version \d+: nothing to do/);
    const list = await kinora(['keys', 'list'], settings);
    expect(list).toMatchObject({ code: 0, stdout: '' });
    expect(list.stderr).toContain('npx kinora keys create');
    expect(query(settings.KINORA_DATA, 'select count(*) as n from accounts')).toEqual([{ n: 0 }]);
  });
});

describe('kinora doctor', () => {
  it('finds everything in order', async () => {
    const { code, stdout } = await kinora(['doctor'], { KINORA_DATA: join(folder, 'healthy'), KINORA_PORT: '0' });
    const findings = stdout.split('\n').filter((line) => !/GiB free/.test(line));
    expect(
      findings.some((line) => line.startsWith('BAD')),
      stdout,
    ).toBe(false);
    expect(stdout.match(/^(ok|BAD) /gm)).toHaveLength(5);
    // The disk of the machine that runs the tests is not ours to judge.
    expect(code).toBe(/^BAD.*GiB free/m.test(stdout) ? 1 : 0);
  });

  it('notices a folder whose rights promise what its disk does not', async () => {
    // Nothing can be made here, not even by those whom no right stops.
    const { code, stdout } = await kinora(['doctor'], { KINORA_DATA: '/proc/kinora', KINORA_PORT: '0' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {2}data folder \/proc\/kinora: .*\n {5}Set KINORA_DATA/m);
  });

  it('notices a file of the data folder that cannot be written, and leaves nothing behind', async () => {
    const data = join(folder, 'foreign');
    await kinora(['migrate'], { KINORA_DATA: data });
    await rm(join(data, 'owner.lock'), { force: true });
    // A folder in the lock's place: for root, too, it cannot be opened to be written.
    await mkdir(join(data, 'owner.lock'));
    const { code, stdout } = await kinora(['doctor'], { KINORA_DATA: data, KINORA_PORT: '0' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {2}data folder \S+: .*owner\.lock/m);
    expect((await readdir(data)).filter((name) => name.includes('doctor'))).toEqual([]);
  });

  it('says what is wrong and what to do about it', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const settings = { KINORA_FFMPEG: '/no/such/ffmpeg', KINORA_DATA: import.meta.filename, KINORA_PORT: port };
    const { code, stdout, stderr } = await kinora(['doctor'], settings);
    other.close();
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^BAD {2}ffmpeg.*\n {5}Set KINORA_FFMPEG/m);
    expect(stdout).toMatch(/^BAD {2}data folder.*\n {5}Set KINORA_DATA/m);
    expect(stdout).toMatch(new RegExp(`^BAD  127\\.0\\.0\\.1 port ${port}.*\\n {5}.*KINORA_PORT`, 'm'));
  });
});
