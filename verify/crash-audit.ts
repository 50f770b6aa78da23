import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checklist } from './checklist.ts';
import type { CrashClients } from './crash-clients.ts';
import { type Books, findWrongEntries, listFiles, listNames, readBooks, sumCharges } from './ledger-audit.ts';
import { readFilm } from './mp4.ts';

/** The books after the last restart: nothing lost, nothing charged twice, nothing still held. */
export function checkBooks(checklist: Checklist, books: Books, asked: number, clients: CrashClients): void {
  const { tasks } = books;
  const known = new Set(tasks.map((task) => task.id));
  const lost = clients.acknowledged.filter((id) => !known.has(id));
  checklist.check('every acknowledged task is known', lost.length === 0, `${clients.acknowledged.length} of ${asked}`);
  const extra = known.size - clients.acknowledged.length;
  const excused = extra >= 0 && extra <= clients.lostAnswers();
  checklist.check('no task came from nowhere', excused, `${extra} stored without an answer`);

  const open = tasks.filter((task) => task.state !== 'succeeded');
  const states = open.slice(0, 3).map((task) => `${task.id} ${task.state} ${task.failure_code ?? ''}`.trim());
  const completed = `${tasks.length - open.length} of ${tasks.length}`;
  checklist.check('all tasks complete', open.length === 0, [completed, ...states].join('; '));
  const restarted = tasks.filter((task) => task.attempt > 1).length;
  const most = Math.max(0, ...tasks.map((task) => task.attempt));
  checklist.note(`${restarted} tasks were interrupted and started again, one of them ${most} times in all`);
  const blamed = tasks.filter((task) => task.failures > 0);
  checklist.check('no kill counts as a failure of the generator', blamed.length === 0, `${blamed.length} counted`);

  const wrong = findWrongEntries(books);
  const charged = books.entries.filter((entry) => entry.kind === 'charge').length;
  const paid = wrong.length === 0 && charged === tasks.length;
  const detail = [`${charged} charges, ${tasks.length} tasks`, ...wrong.slice(0, 3)].join('; ');
  checklist.check('one hold and one charge for each task', paid, detail);
  checklist.check('nothing is held any more', books.heldMicros === 0, `${books.heldMicros} micros`);
  const charges = sumCharges(books);
  checklist.check(
    'the account was charged the sum of its charges',
    books.chargedMicros === charges,
    `${charges} micros`,
  );
  checklist.check('the queue is empty', books.openJobs === 0, `${books.openJobs} jobs`);
}

/** The data folder after the sweeper: the results, whole, and nothing else. */
export async function checkFiles(checklist: Checklist, dataFolder: string): Promise<void> {
  const { tasks, previews } = readBooks(dataFolder);
  const files = await listFiles(join(dataFolder, 'blobs'));
  const keys = new Set([...previews, ...tasks.flatMap((task) => (task.blob_key === null ? [] : [task.blob_key]))]);
  const orphans = [...files.keys()].filter((key) => !keys.has(key));
  checklist.check('no orphan files after the sweeper', orphans.length === 0, orphans.slice(0, 3).join('; '));
  const broken: string[] = [];
  for (const { id, blob_key: key, size_bytes: sizeBytes } of tasks) {
    if (key === null || files.get(key) !== sizeBytes)
      broken.push(`${id}: ${files.get(key ?? '') ?? 'no'} bytes stored`);
    else if (!(await isWhole(join(dataFolder, 'blobs', key)))) broken.push(`${id}: not a whole film`);
  }
  checklist.check('every result is stored whole', broken.length === 0, broken.slice(0, 3).join('; '));
  const scratch = await listNames(join(dataFolder, 'scratch'));
  checklist.check('scratch is empty', scratch.length === 0, scratch.join(', '));
}

async function isWhole(file: string): Promise<boolean> {
  try {
    const film = readFilm(await readFile(file));
    return film.video.frames > 0 && film.sound.frames > 0;
  } catch {
    // Not readable as a film, whatever the reason: the caller names the task.
    return false;
  }
}
