import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/fakes/manual-clock.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { ServiceError } from '../core/errors.ts';
import { makeRoom } from './room.ts';

const FULL = { code: 'service_unavailable', retryAfterSeconds: 30 };

async function open() {
  const folder = await makeTempFolder();
  const clock = new ManualClock();
  return { folder, clock, room: makeRoom({ folder, clock }) };
}

const withCode = (code: object) => Object.assign(new Error('in vain'), code);

describe('room', () => {
  it('is there on a disk with free space', async () => {
    const { room } = await open();
    await Promise.all([room.check(), room.check()]);
    expect(await room.watch(async () => 'written')).toBe('written');
    await room.check();
  });

  it.each([
    ['a full disk', withCode({ code: 'ENOSPC' })],
    ['a quota', withCode({ code: 'EDQUOT' })],
    ['a disk that was made read-only', withCode({ code: 'EROFS' })],
    ['a full database, deep down', new ServiceError('service_unavailable', 'x', { cause: withCode({ errcode: 13 }) })],
    ['a database that cannot write', withCode({ errcode: 778 })],
  ])('is not there for a while after a write that failed by %s', async (_why, error) => {
    const { room, clock } = await open();
    await expect(room.watch(() => Promise.reject(error))).rejects.toBe(error);
    await expect(room.check()).rejects.toMatchObject(FULL);
    clock.advance(2);
    await room.check();
  });

  it('has nothing to do with other faults', async () => {
    const { room } = await open();
    const faults = [withCode({ code: 'ENOENT' }), withCode({ errcode: 19 }), new ServiceError('invalid_request', 'x')];
    for (const error of [...faults, 'a word'])
      await expect(room.watch(() => Promise.reject(error))).rejects.toBe(error);
    await room.check();
  });

  it('says what it cannot find out', async () => {
    const { folder, clock } = await open();
    await writeFile(join(folder, 'file'), '');
    await expect(makeRoom({ folder: join(folder, 'nothing'), clock }).check()).rejects.toThrow('ENOENT');
  });
});
