import { deepEqual } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, round } from '../verify/statistics.ts';
import { giveFilm, type Stock, settleSqlite, stockSqlite } from './api-data.ts';
import type { LoadOrder } from './api-load.ts';
import { type LoadClient, type Measured, type ServerProcess, startBareApi, startKinora } from './api-processes.ts';
import type { Figure } from './result.ts';

/** Each route of Kinora beside the same on bare node:http, on two copies of one data folder, in turns. */

export const ROUNDS = 9;
const STORED_TASKS = 1_000;
export const FILM_BYTES = 20 * 1024 * 1024;
export const PICTURE_BYTES = 5 * 1024 * 1024;
const FILM_KEY = 'videos/film.mp4';

const KINDS = ['bare', 'kinora'] as const;
type Kind = (typeof KINDS)[number];

interface Case {
  readonly name: string;
  readonly order: Omit<LoadOrder, 'address' | 'key'>;
  /** Least share of the bare server's work per second of processor time. */
  readonly bar: number | null;
}

/** What a part of the bench found; the whole is put together in api.ts. */
export interface Section {
  readonly figures: readonly Figure[];
  readonly runs: Readonly<Record<string, readonly number[]>>;
}

interface Place {
  readonly server: ServerProcess;
  readonly folder: string;
}

export async function measureRoutes(client: LoadClient): Promise<readonly Section[]> {
  const root = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const folders = { kinora: join(root, 'kinora'), bare: join(root, 'bare') };
  const servers: ServerProcess[] = [];
  const start = async (starting: Promise<ServerProcess>, folder: string): Promise<Place> => {
    const server = await starting;
    servers.push(server);
    return { server, folder };
  };
  try {
    const stock = await fillFolders(folders);
    const places = {
      kinora: await start(startKinora(folders.kinora), folders.kinora),
      bare: await start(startBareApi(folders.bare), folders.bare),
    };
    await checkAlike(places, stock);
    const sections: Section[] = [];
    for (const one of makeCases(stock)) sections.push(await measureCase(client, places, stock.key, one));
    return sections;
  } finally {
    for (const server of servers) await server.stop();
    await rm(root, { recursive: true, force: true });
  }
}

async function fillFolders(folders: Readonly<Record<Kind, string>>): Promise<Stock> {
  const stock = await stockSqlite(folders.kinora, STORED_TASKS);
  giveFilm(folders.kinora, stock.taskIds[0] ?? '', FILM_KEY, FILM_BYTES);
  await mkdir(join(folders.kinora, 'blobs', 'videos'), { recursive: true });
  await writeFile(join(folders.kinora, 'blobs', FILM_KEY), randomBytes(FILM_BYTES));
  await cp(folders.kinora, folders.bare, { recursive: true });
  return stock;
}

/** A bare server that answered something else would be no measure. */
async function checkAlike(places: Readonly<Record<Kind, Place>>, { key, taskIds }: Stock): Promise<void> {
  const read = async ({ server }: Place) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.address}/v1/videos/${taskIds[1]}`, { headers });
    return response.json();
  };
  deepEqual(await read(places.bare), await read(places.kinora));
}

function makeCases({ taskIds }: Stock): readonly Case[] {
  const creation = { model: 'video-3.1-generate-preview', prompt: 'Waves on a beach at dusk, gulls', seconds: 8 };
  const boundary = 'boundary7d3a';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const picture = `--${boundary}\r\ncontent-disposition: form-data; name="input_reference"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return [
    {
      name: 'GET task',
      order: {
        method: 'GET',
        paths: taskIds.map((id) => `/v1/videos/${id}`),
        body: null,
        expectStatus: 200,
        requests: 5_000,
        connections: 16,
      },
      bar: 0.8,
    },
    {
      name: 'POST task',
      order: {
        method: 'POST',
        paths: ['/v1/videos'],
        body: { contentType: 'application/json', before: JSON.stringify(creation), fillBytes: 0, after: '' },
        expectStatus: 200,
        requests: 1_000,
        connections: 32,
      },
      bar: 0.8,
    },
    {
      name: 'download of 20 MB',
      order: {
        method: 'GET',
        paths: [`/v1/videos/${taskIds[0]}/content`],
        body: null,
        expectStatus: 200,
        requests: 40,
        connections: 4,
      },
      bar: 0.9,
    },
    {
      name: 'upload of 5 MB',
      order: {
        method: 'POST',
        paths: ['/v1/videos'],
        body: {
          contentType: `multipart/form-data; boundary=${boundary}`,
          before: field('model', creation.model) + field('prompt', creation.prompt) + picture,
          fillBytes: PICTURE_BYTES,
          after: `\r\n--${boundary}--\r\n`,
        },
        // The bytes are no picture: refused when they have been read, stored and hashed.
        expectStatus: 400,
        requests: 40,
        connections: 4,
      },
      bar: null,
    },
  ];
}

async function measureCase(
  client: LoadClient,
  places: Readonly<Record<Kind, Place>>,
  key: string,
  { name, order, bar }: Case,
): Promise<Section> {
  const results: Record<Kind, Measured[]> = { bare: [], kinora: [] };
  // Round 0 warms both up; it is not counted. The order turns, so that neither is always the one measured second.
  for (let number = 0; number <= ROUNDS; number += 1) {
    for (const kind of number % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const { server, folder } = places[kind];
      const measured = await client.measure(server, { ...order, key });
      if (order.method === 'POST') await settleSqlite(folder);
      if (number > 0) results[kind].push(measured);
    }
  }
  return toSection(name, results, bar);
}

function toSection(name: string, { bare, kinora }: Readonly<Record<Kind, Measured[]>>, bar: number | null): Section {
  const shares = (read: (one: Measured) => number) =>
    kinora.map((own, number) => read(own) / read(bare[number] ?? own));
  const byProcessor = shares(({ processorMilliseconds }) => 1 / processorMilliseconds);
  const byRate = shares(({ perSecond }) => perSecond);
  const processor = (of: readonly Measured[]) => of.map((one) => round(one.processorMilliseconds, 4));
  const rate = (of: readonly Measured[]) => of.map((one) => round(one.perSecond, 1));
  const share = {
    name: `${name}: Kinora of bare, by processor time`,
    value: round(median(byProcessor), 2),
    unit: 'x',
  } as const;
  return {
    figures: [
      bar === null ? share : { ...share, bar: { atLeast: bar } },
      { name: `${name}: Kinora of bare, by rate`, value: round(median(byRate), 2), unit: 'x' },
      { name: `${name}: Kinora, processor time each`, value: median(processor(kinora)), unit: 'ms' },
      { name: `${name}: bare, processor time each`, value: median(processor(bare)), unit: 'ms' },
      { name: `${name}: Kinora, rate`, value: median(rate(kinora)), unit: '/s' },
      { name: `${name}: bare, rate`, value: median(rate(bare)), unit: '/s' },
    ],
    runs: {
      [`${name}: Kinora of bare, by processor time`]: byProcessor.map((value) => round(value, 3)),
      [`${name}: Kinora of bare, by rate`]: byRate.map((value) => round(value, 3)),
      [`${name}: Kinora, processor time each`]: processor(kinora),
      [`${name}: bare, processor time each`]: processor(bare),
      [`${name}: Kinora, rate`]: rate(kinora),
      [`${name}: bare, rate`]: rate(bare),
    },
  };
}
