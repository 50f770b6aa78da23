import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChance } from './support/chance.ts';
import { kindsOf, listFiles, readBlobKeys, readHeld } from './support/data-folder.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { createTask, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const TASKS = 4;
const KILLS = 2;
/** Longer than the first renders take to begin, shorter than all of them take. */
const LONGEST_PAUSE_MILLISECONDS = 900;

/** The long form, with more tasks and kills, is `npm run verify -- crash`. */
describe('a service that is killed again and again', () => {
  const settings = { KINORA_SWEEP_SECONDS: '1' };
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('completes every task, charges each once, and leaves no file that belongs to none', async () => {
    const chance = makeChance(20_260_801);
    const created = await Promise.all(Array.from({ length: TASKS }, () => createTask(service)));
    for (let each = 0; each < KILLS; each += 1) {
      await wait(chance() * LONGEST_PAUSE_MILLISECONDS);
      await service.kill();
      service = await serve({ folder, settings, key: service.key });
    }
    for (const { id } of created) await untilCompleted(service, id);

    for (const { id } of created) expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
    expect(readHeld(service.data)).toBe(0);
    const known = [...readBlobKeys(service.data)].sort();
    // The film, its thumbnail and its sheet.
    expect(known).toHaveLength(3 * TASKS);
    await until('only files of tasks are left', () => {
      const files = [...listFiles(`${service.data}/blobs`)].sort();
      return files.length === known.length && files.every((file, index) => file === known[index]);
    });
    await until('nothing is left in scratch', () => listFiles(`${service.data}/scratch`).length === 0);
  });
});
