import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aLocalGenerator, writeFilm } from '../../test/fakes/generators.ts';
import { HandWorker } from '../../test/fakes/hand-worker.ts';
import { noPreviews, tinyPreviews } from '../../test/fakes/previews.ts';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { type RecordedMetrics, recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { PNG_BASE64, WEBP_BASE64 } from '../../test/fixtures/images.ts';
import { runVideos } from '../../test/fixtures/run-videos.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import type { BlobStore } from '../core/blob-store.ts';
import { PREVIEW_ROLES } from '../core/file-store.ts';
import type { Generator } from '../core/generator.ts';
import type { RawImage, VideoInputs } from '../core/image-input.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import type { TaskLifecycle } from '../services/task-lifecycle.ts';

/** Attempts at tasks that have files beside their film: pictures that it begins with, and previews of it. */

let service: Service;
let worker: HandWorker;
let folder: string;
let metrics: RecordedMetrics;
let events: Record<string, unknown>[];

beforeEach(async () => {
  folder = await makeTempFolder();
  service = await openService();
  worker = await new HandWorker(service.engine.store, service.engine.queue).start();
  onTestFinished(() => worker.stop());
  metrics = recordMetrics();
  events = [];
});

interface Change {
  readonly generator?: Generator;
  readonly previews?: PreviewMaker;
  readonly blobs?: BlobStore;
  readonly lifecycle?: TaskLifecycle;
}

async function attempt(change: Change = {}): Promise<void> {
  const recorded = recordLog();
  const job = await worker.next();
  const run = runVideos({
    lifecycle: change.lifecycle ?? service.lifecycle,
    generator: change.generator ?? aLocalGenerator(),
    blobs: change.blobs ?? service.blobs,
    scratch: new DiskScratch(join(folder, 'scratch')),
    previews: change.previews ?? noPreviews,
    clock: service.engine.clock,
    log: recorded.log,
    metrics,
  });
  await run(job.claim, job.signal);
  job.leave();
  events = recorded.events;
}

/** The real store, but for what a test replaces. */
function blobsWith(change: Partial<BlobStore>): BlobStore {
  const { blobs } = service;
  return {
    adopt: (...parts) => blobs.adopt(...parts),
    put: (key, content) => blobs.put(key, content),
    open: (...parts) => blobs.open(...parts),
    link: () => blobs.link(),
    remove: (key) => blobs.remove(key),
    list: (prefix) => blobs.list(prefix),
    ...change,
  };
}

const state = async (id: Parameters<Service['engine']['store']['tasks']['find']>[1]) =>
  (await service.engine.store.tasks.find(service.who.accountId, id))?.state;
const leftInScratch = () => readdir(join(folder, 'scratch'));

async function readBlob(key: string): Promise<string | null> {
  const content = await service.blobs.open(key, null);
  return content === null ? null : text(content.stream);
}

describe('the previews of a film', () => {
  it('are stored beside it and known by their roles', async () => {
    const { id } = await service.submit();
    await attempt({ previews: tinyPreviews });
    const contents: Record<string, string | null> = {};
    for (const role of PREVIEW_ROLES) {
      const file = await service.engine.store.files.findPreview(id, role);
      contents[role] = file === null ? null : `${file.mimeType} ${file.sizeBytes} ${await readBlob(file.blobKey)}`;
    }
    expect(contents).toEqual({ thumbnail: 'image/webp 5 small', spritesheet: 'image/jpeg 10 many small' });
    expect([(await service.listBlobs()).length, await leftInScratch()]).toEqual([3, []]);
  });

  it('may fail: the film is kept and charged without them', async () => {
    const { id } = await service.submit();
    await attempt({ previews: { ...noPreviews, make: () => Promise.reject(new Error('no picture')) } });
    expect([await state(id), metrics.outcomes]).toEqual(['succeeded', ['succeeded']]);
    expect(await service.engine.store.files.findPreview(id, 'thumbnail')).toBeNull();
    expect(await service.listBlobs()).toEqual([expect.stringMatching(/\.mp4$/)]);
    expect(events).toContainEqual(expect.objectContaining({ level: 40, msg: 'previews-not-made', task: id }));
  });

  it('go at once where the film itself could not be stored', async () => {
    const { id } = await service.submit();
    const adopted: string[] = [];
    const blobs = blobsWith({
      adopt: async (key, ...rest) => {
        if (key.endsWith('.mp4')) throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
        adopted.push(key);
        return service.blobs.adopt(key, ...rest);
      },
    });
    await attempt({ previews: tinyPreviews, blobs });
    expect([adopted.length, await service.listBlobs(), await state(id)]).toEqual([2, [], 'failed']);
  });

  it('do not hide why the film could not be stored where they cannot be removed either', async () => {
    const { id } = await service.submit();
    const blobs = blobsWith({
      adopt: async (key, ...rest) => {
        if (key.endsWith('.mp4')) throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
        return service.blobs.adopt(key, ...rest);
      },
      remove: () => Promise.reject(new Error('The bucket is away.')),
    });
    await attempt({ previews: tinyPreviews, blobs });
    expect(await service.engine.store.tasks.find(service.who.accountId, id)).toMatchObject({
      failure: { code: 'storage_full' },
    });
  });

  it('go with a film that belongs to nobody any more', async () => {
    const { id } = await service.submit();
    const deaf: TaskLifecycle = {
      ...service.lifecycle,
      succeed: async (...parts) => {
        await service.lifecycle.remove(service.who, id);
        return service.lifecycle.succeed(...parts);
      },
    };
    await attempt({ previews: tinyPreviews, lifecycle: deaf });
    expect([await service.listBlobs(), metrics.outcomes]).toEqual([[], ['deleted']]);
  });

  it('are not made for a worker that stops: the task is handed back', async () => {
    const { id } = await service.submit();
    await attempt({
      previews: {
        ...noPreviews,
        make: async (_video, _facts, _folder, signal) => {
          worker.consumer.abort();
          signal.throwIfAborted();
          return [];
        },
      },
    });
    expect([await state(id), metrics.outcomes, await service.listBlobs()]).toEqual(['queued', ['handed_back'], []]);
    await attempt({ previews: tinyPreviews });
    expect([await state(id), metrics.outcomes]).toEqual(['succeeded', ['handed_back', 'succeeded']]);
  });
});

describe('the pictures of a request', () => {
  const first: RawImage = { name: 'first', kind: 'base64', text: PNG_BASE64 };
  const last: RawImage = { name: 'last', kind: 'base64', text: WEBP_BASE64 };

  it.each<[string, VideoInputs<RawImage>, number]>([
    ['a first frame', { mode: 'first_frame', first }, 1],
    ['a first and a last frame', { mode: 'first_and_last', first, last }, 2],
    ['references', { mode: 'references', references: [first, last, first] }, 3],
  ])('lie in the folder of the attempt: %s', async (_name, inputs, count) => {
    await service.submit(service.who, { inputs });
    const stored = await service.listBlobs();
    const seen: { mode: string; files: string[] }[] = [];
    const generator = aLocalGenerator(async (request, context) => {
      const { mode, ...rest } = context.inputs;
      const files = Object.values(rest).flat() as string[];
      const starts = await Promise.all(
        files.map(async (file) => (await readFile(file)).subarray(0, 2).toString('hex')),
      );
      seen.push({ mode, files: starts });
      return writeFilm(request, context);
    });
    await attempt({ generator });
    expect(stored).toHaveLength(count);
    expect(seen).toEqual([{ mode: inputs.mode, files: Array(count).fill('ffd8') }]);
    expect([metrics.outcomes, await leftInScratch()]).toEqual([['succeeded'], []]);
  });

  it('that are no longer stored end the task at once, with the reason', async () => {
    const { id } = await service.submit(service.who, { inputs: { mode: 'first_frame', first } });
    for (const key of await service.listBlobs()) await service.blobs.remove(key);
    await attempt();
    expect(await service.engine.store.tasks.find(service.who.accountId, id)).toMatchObject({
      state: 'failed',
      failure: { code: 'generation_refused', message: 'An image of the request is no longer stored.' },
    });
    expect(await leftInScratch()).toEqual([]);
  });

  it('stay until the sweeper takes them, whatever became of the attempt', async () => {
    await service.submit(service.who, { inputs: { mode: 'first_frame', first } });
    const [before] = await service.listBlobs();
    await attempt({
      generator: aLocalGenerator(async (_request, { outputFile }) => {
        await writeFile(`${outputFile}.part`, 'half');
        throw new Error('no');
      }),
    });
    expect([await service.listBlobs(), metrics.outcomes]).toEqual([[before], ['retried']]);
  });
});
