import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/servers/postgres.ts';
import { median, round } from '../verify/statistics.ts';
import { listBackends, type Stock, settlePostgres, settleSqlite, stockPostgres, stockSqlite } from './api-data.ts';
import type { LoadOrder } from './api-load.ts';
import { type LoadClient, type Measured, type ServerProcess, startKinora } from './api-processes.ts';
import type { Section } from './api-routes.ts';

/** What a create and a poll cost when a thousand tasks are stored, and when a million are: two services, asked in turns. */

const SIZES = ['small', 'large'] as const;
type Size = (typeof SIZES)[number];
export const STORED = { small: 1_000, large: 1_000_000 } as const satisfies Record<Size, number>;

const ROUNDS = 15;
const BAR = { atMost: 1.3 };
const CREATION = { model: 'video-3.1-generate-preview', prompt: 'Waves on a beach at dusk, gulls', seconds: 8 };

interface Place {
  readonly server: ServerProcess;
  readonly stock: Stock;
  settle(): Promise<void>;
}

type Places = Readonly<Record<Size, Place>>;

/** The embedded database works in the service's own process, so its processor time is all of the cost. */
export async function measureSqliteGrowth(client: LoadClient): Promise<Section> {
  return withPlaces(
    async (folder, size) => {
      const stock = await stockSqlite(folder, STORED[size]);
      return { server: await startKinora(folder), stock, settle: () => settleSqlite(folder) };
    },
    (places) => measureGrowth(client, places, 'SQLite', 'processor time'),
  );
}

/**
 * PostgreSQL's own time counts too. Only the time on the wall has it all, disk included; the processor time of the service
 * and of the database's processes for it stands beside it, since it hardly changes on a busy machine.
 */
export async function measurePostgresGrowth(client: LoadClient): Promise<Section> {
  const postgres = await startPostgres();
  try {
    return await withPlaces(
      async (folder, size) => {
        const url = await postgres.createDatabase(size);
        const stock = await stockPostgres(folder, url, STORED[size]);
        const server = await startKinora(folder, { KINORA_DATABASE_URL: url });
        const settle = () => settlePostgres(url);
        return { server: { ...server, listHelpers: () => listBackends(url) }, stock, settle };
      },
      (places) => measureGrowth(client, places, 'PostgreSQL', 'time on the wall'),
    );
  } finally {
    await postgres.stop();
  }
}

async function withPlaces<Result>(
  open: (folder: string, size: Size) => Promise<Place>,
  use: (places: Places) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const opened: Place[] = [];
  const openOne = async (size: Size) => {
    const folder = join(root, size);
    await mkdir(folder);
    const place = await open(folder, size);
    opened.push(place);
    return place;
  };
  try {
    return await use({ small: await openOne('small'), large: await openOne('large') });
  } finally {
    for (const { server } of opened) await server.stop();
    await rm(root, { recursive: true, force: true });
  }
}

type Cost = 'processor time' | 'time on the wall';

const READ_COST = {
  'processor time': (measured: Measured) => measured.processorMilliseconds,
  'time on the wall': (measured: Measured) => measured.medianMilliseconds,
} as const satisfies Record<Cost, (measured: Measured) => number>;

async function measureGrowth(client: LoadClient, places: Places, engine: string, bar: Cost): Promise<Section> {
  const sections: Section[] = [];
  for (const { name, makeOrder } of [
    { name: `poll on ${engine}`, makeOrder: makePoll },
    { name: `create on ${engine}`, makeOrder: makeCreate },
  ]) {
    const results: Record<Size, Measured[]> = { small: [], large: [] };
    // Round 0 warms both up; it is not counted. The order turns with each round.
    for (let number = 0; number <= ROUNDS; number += 1) {
      for (const size of number % 2 === 0 ? SIZES : SIZES.toReversed()) {
        const { server, stock, settle } = places[size];
        const measured = await client.measure(server, makeOrder(stock));
        await settle();
        if (number > 0) results[size].push(measured);
      }
    }
    sections.push(toSection(name, results, bar));
  }
  return {
    figures: sections.flatMap(({ figures }) => figures),
    runs: Object.assign({}, ...sections.map(({ runs }) => runs)),
  };
}

/** One at a time: what a request costs, not how well many of them share. */
function makePoll({ key, taskIds }: Stock): Omit<LoadOrder, 'address'> {
  const paths = taskIds.map((id) => `/v1/videos/${id}`);
  return { key, method: 'GET', paths, body: null, expectStatus: 200, requests: 500, connections: 1 };
}

function makeCreate({ key }: Stock): Omit<LoadOrder, 'address'> {
  const body = { contentType: 'application/json', before: JSON.stringify(CREATION), fillBytes: 0, after: '' };
  return { key, method: 'POST', paths: ['/v1/videos'], body, expectStatus: 200, requests: 100, connections: 1 };
}

function toSection(name: string, { small, large }: Readonly<Record<Size, Measured[]>>, bar: Cost): Section {
  const ratios = (cost: Cost) =>
    large.map((one, number) => READ_COST[cost](one) / READ_COST[cost](small[number] ?? one));
  const costs = Object.keys(READ_COST) as Cost[];
  return {
    figures: [
      ...costs.map((cost) => ({
        name: `${name}: a million stored against a thousand, by ${cost}`,
        value: round(median(ratios(cost)), 2),
        unit: 'x' as const,
        ...(cost === bar ? { bar: BAR } : {}),
      })),
      { name: `${name}: a thousand stored, ${bar}`, value: medianOf(small, bar), unit: 'ms' },
      { name: `${name}: a million stored, ${bar}`, value: medianOf(large, bar), unit: 'ms' },
    ],
    runs: {
      ...Object.fromEntries(
        costs.map((cost) => [
          `${name}: a million stored against a thousand, by ${cost}`,
          ratios(cost).map((value) => round(value, 3)),
        ]),
      ),
      [`${name}: a thousand stored, ${bar}`]: small.map((one) => round(READ_COST[bar](one), 3)),
      [`${name}: a million stored, ${bar}`]: large.map((one) => round(READ_COST[bar](one), 3)),
    },
  };
}

const medianOf = (all: readonly Measured[], cost: Cost): number => round(median(all.map(READ_COST[cost])), 3);
