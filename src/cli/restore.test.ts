import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand, withStoreOf } from '../../test/fixtures/command-line.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { takeOwnerLock } from '../stores/sqlite/owner-lock.ts';

let data: string;
let other: string;

beforeEach(async () => {
  data = await makeTempFolder();
  other = await makeTempFolder();
  await run('keys', 'create', '--name', 'kept');
});

const run = (...argv: string[]) => runCommand(data, argv);
const runThere = (...argv: string[]) => runCommand(other, argv);
const namesIn = (folder: string) =>
  withStoreOf(folder, async (store) => (await store.keys.list()).map(({ name }) => name));

function execute(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}

async function putFilm(name: string, content: string): Promise<void> {
  await mkdir(join(data, 'blobs/results/ab'), { recursive: true });
  writeFileSync(join(data, 'blobs/results/ab', name), content);
}

describe('a backup with the films', () => {
  it('is a folder of database and films that nobody else can read, and comes back whole', async () => {
    await putFilm('one.mp4', 'the first film');
    await putFilm('two.mp4', 'the second');
    const made = await run('backup', join(other, 'safe'), '--films');
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/safe: database \d\.\d MiB, 2 films and pictures, 0\.0 MiB\n$/),
    });
    expect(readdirSync(other)).toEqual(['safe']);
    for (const file of ['kinora.db', 'blobs/results/ab/one.mp4']) {
      expect(statSync(join(other, 'safe', file)).mode & 0o077, file).toBe(0);
    }
    const restored = await runThere('restore', 'safe');
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('With it 2 films and pictures') });
    expect(await namesIn(other)).toEqual(['kept']);
    expect(readFileSync(join(other, 'blobs/results/ab/one.mp4'), 'utf8')).toBe('the first film');
    expect(readFileSync(join(other, 'safe/blobs/results/ab/one.mp4'), 'utf8')).toBe('the first film');
    expect(readdirSync(join(other, 'scratch'))).toEqual([]);
  });

  it('leaves nothing behind where it fails', async () => {
    expect((await run('backup', join(other, 'no/such/place'), '--films')).code).toBe(1);
    expect(readdirSync(other)).toEqual([]);
  });
});

describe('a restore', () => {
  let copy: string;
  beforeEach(async () => {
    copy = join(other, 'copy.db');
    expect((await run('backup', copy)).code).toBe(0);
  });

  it('asks before it takes the place of a database, and moves that one aside', async () => {
    await run('keys', 'create', '--name', 'later');
    expect(await run('restore', copy)).toMatchObject({ code: 1, err: expect.stringContaining('--replace') });
    expect(await namesIn(data)).toEqual(['kept', 'later']);
    const { code, out } = await run('restore', copy, '--replace');
    expect(code).toBe(0);
    expect(await namesIn(data)).toEqual(['kept']);
    const aside = /now (\S+)\.\n$/.exec(out)?.[1] ?? '';
    const before = new DatabaseSync(aside, { readOnly: true });
    expect(before.prepare('select count(*) as n from api_keys').get()).toEqual({ n: 2 });
    before.close();
  });

  it('takes along what lies beside a copy that was made by hand', async () => {
    const open = new DatabaseSync(copy);
    open.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0; update api_keys set name = 'newest'");
    expect(statSync(`${copy}-wal`).size).toBeGreaterThan(0);
    expect((await run('restore', copy, '--replace')).code).toBe(0);
    open.close();
    expect(await namesIn(data)).toEqual(['newest']);
  });

  it('is refused while the folder is served', async () => {
    const lock = takeOwnerLock(data, 1);
    try {
      expect(await run('restore', copy, '--replace')).toMatchObject({
        code: 75,
        err: expect.stringContaining('already served'),
      });
    } finally {
      lock.release();
    }
    expect(await namesIn(data)).toEqual(['kept']);
  });

  it.each([
    ['something else', () => execute(copy, 'drop table schema_migrations'), /a database of something else/],
    ['no database', () => writeFileSync(copy, 'a letter '.repeat(1000)), /it is no database/],
    [
      'damaged',
      () => {
        const bytes = readFileSync(copy);
        writeFileSync(copy, Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(bytes.length - 8192, 7)]));
      },
      /cannot be restored: it is (damaged|no database)/,
    ],
    [
      'from a newer version',
      () => execute(copy, "insert into schema_migrations values (9999, 'later', 0)"),
      /schema version 9999/,
    ],
  ])('takes nothing away for a copy that is %s', async (_what, spoil, message) => {
    spoil();
    const { code, err } = await run('restore', copy, '--replace');
    expect(code).not.toBe(0);
    expect(err).toMatch(message);
    expect(await namesIn(data)).toEqual(['kept']);
  });

  it('says that there is no such backup, and makes nothing', async () => {
    expect(await runThere('restore', 'nowhere')).toMatchObject({ code: 1, err: 'There is no backup nowhere.\n' });
    expect(existsSync(join(other, 'kinora.db'))).toBe(false);
  });
});
