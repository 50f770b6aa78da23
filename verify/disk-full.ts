import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  createVideo,
  measureAnswer,
  type NewVideo,
  RefusedError,
  readVideo,
  type Server,
  waitForEnd,
} from './api-client.ts';
import type { Checklist } from './checklist.ts';
import { findWrongEntries, listNames, readBooks } from './ledger-audit.ts';
import { launchService } from './service-process.ts';

/**
 * The data folder on a disk of 32 MiB that fills up: first so that only a film does not fit, then to the last byte, under
 * a task that is running. Whatever cannot be stored must end with a reason and without a charge, and the service must
 * answer throughout and go on by itself once there is room.
 */
const DISK_MEGABYTES = 32;
/** Room for the database, not for a film. */
const LITTLE_ROOM_BYTES = 700_000;
const FILM: NewVideo = {
  model: 'video-3.1-fast-generate-preview',
  prompt: 'A sailboat on a calm sea at sunset, gentle waves',
  seconds: 4,
};
const LONGEST_SECONDS = 90;

const runFile = promisify(execFile);

export async function verifyDiskFull(checklist: Checklist): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'kinora-disk-'));
  try {
    try {
      await runFile('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    } catch {
      checklist.skip('a full disk', 'this user may not mount a small one');
      return;
    }
    try {
      await runOn(checklist, disk);
    } finally {
      await runFile('umount', [disk]);
    }
  } finally {
    await rm(disk, { recursive: true, force: true });
  }
}

async function runOn(checklist: Checklist, disk: string): Promise<void> {
  const dataFolder = disk;
  const service = launchService({ dataFolder, settings: { KINORA_SWEEP_SECONDS: '1', KINORA_RETRY_SECONDS: '1' } });
  try {
    const { address, firstKey } = await service.ready;
    if (firstKey === null) throw new Error('The first start showed no key.');
    const server = { address, key: firstKey };
    await checkFilmDoesNotFit(checklist, server, disk);
    await checkFullToTheLastByte(checklist, server, disk);
    const books = readBooks(dataFolder);
    const wrong = findWrongEntries(books);
    checklist.check('every task is settled once', wrong.length === 0, wrong.join('; '));
    checklist.check('nothing is held any more', books.heldMicros === 0, `${books.heldMicros} micros`);
    checklist.check('the queue is empty', books.openJobs === 0, `${books.openJobs} jobs`);
    const scratch = await listNames(join(dataFolder, 'scratch'));
    checklist.check('scratch is empty', scratch.length === 0, scratch.join(', '));
  } finally {
    service.kill('SIGTERM');
    const { code } = await service.ended;
    checklist.check(
      'SIGTERM ends it with code 0',
      code === 0,
      `code ${code} ${service.plainLines.slice(-3).join(' ')}`,
    );
  }
}

async function checkFilmDoesNotFit(checklist: Checklist, server: Server, disk: string): Promise<void> {
  const filler = await fill(disk, LITTLE_ROOM_BYTES);
  const { id } = await createVideo(server, FILM);
  const video = await waitForEnd(server, id, LONGEST_SECONDS);
  const reason = `${video.status}, ${video.error?.code}: ${video.error?.message}`;
  checklist.check('a film that does not fit fails with storage_full', video.error?.code === 'storage_full', reason);
  checklist.check('and its hold is released', readBooks(disk).heldMicros === 0, `${readBooks(disk).heldMicros} micros`);
  await checkAnswers(checklist, server, 'after it');
  await rm(filler);
  await checkWorks(checklist, server, 'with room again the next one completes');
}

async function checkFullToTheLastByte(checklist: Checklist, server: Server, disk: string): Promise<void> {
  const { id } = await createVideo(server, FILM);
  await waitForStart(server, id);
  const filler = await fill(disk, 0);
  const { status } = await readVideo(server, id);
  checklist.note(`the disk has ${await freeBytes(disk)} bytes left while a task is ${status}`);
  await checkAnswers(checklist, server, 'on a disk without a byte');
  const refusal = await createVideo(server, FILM).catch((error: unknown) => error);
  const refused = refusal instanceof RefusedError && refusal.status === 503;
  // Accepted is right as well: the log may still have had room for one more task.
  const accepted = typeof refusal === 'object' && refusal !== null && 'id' in refusal;
  checklist.check(
    'a creation is accepted or refused with 503',
    accepted || refused,
    accepted ? 'accepted' : String(refusal),
  );
  // Long enough for the render to end in a disk that takes nothing, not even the news of it.
  await wait(15_000);
  await checkAnswers(checklist, server, 'while nothing can be written');
  await rm(filler);
  await checkWorks(checklist, server, 'with room again the next one completes by itself');
  const video = await waitForEnd(server, id, LONGEST_SECONDS);
  const ended = video.status === 'completed' || video.error?.code === 'storage_full';
  checklist.check('the task that was running ends too', ended, `${video.status} ${video.error?.code ?? ''}`.trim());
  for (const task of readBooks(disk).tasks) await waitForEnd(server, task.id, LONGEST_SECONDS);
}

async function checkAnswers(checklist: Checklist, server: Server, when: string): Promise<void> {
  const answer = await measureAnswer(server.address);
  const ready = await fetch(`${server.address}/readyz`, { signal: AbortSignal.timeout(5_000) });
  checklist.check(`the service answers ${when}`, answer.ok, `readyz ${ready.status}`);
}

async function checkWorks(checklist: Checklist, server: Server, what: string): Promise<void> {
  const created = await createVideo(server, FILM).catch((error: unknown) => error);
  if (created instanceof Error || typeof created !== 'object' || created === null || !('id' in created)) {
    checklist.check(what, false, String(created));
    return;
  }
  const video = await waitForEnd(server, String(created.id), LONGEST_SECONDS);
  checklist.check(what, video.status === 'completed', `${video.status} ${video.error?.code ?? ''}`.trim());
}

async function waitForStart(server: Server, id: string): Promise<void> {
  const until = performance.now() + 30_000;
  while ((await readVideo(server, id)).status === 'queued' && performance.now() < until) await wait(50);
}

async function freeBytes(disk: string): Promise<number> {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
}

/** Takes all room but the given number of bytes. */
async function fill(disk: string, bytesToLeave: number): Promise<string> {
  const file = join(disk, 'filler');
  await writeFile(file, Buffer.alloc(Math.max(0, (await freeBytes(disk)) - bytesToLeave), 1));
  return file;
}
