import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { Bucket } from './bucket.ts';
import { ask, createEmptyDatabase, type EmptyDatabase, type Row } from './database.ts';
import { finish, launch, makeFolder, type Running, removeFolder, type Service, type Settings } from './process.ts';
import { until } from './until.ts';

/** Nodes that share one database and one bucket, and nothing else: each has a data folder of its own. */

/** Several processes begin at once, beside all that the other tests do. */
const START_SECONDS = 300;
/** For the hooks and tests that wait for such starts. */
export const PATIENCE = { timeout: 900_000 } as const;

export type Role = 'api' | 'worker' | 'all';

export interface ClusterOptions {
  /** Not given: the run's own server, which no test may stop. */
  readonly postgresPort?: number;
  readonly s3Endpoint?: string;
  /** Of every node. */
  readonly settings?: Settings;
}

export class Cluster {
  readonly database: EmptyDatabase;
  readonly bucket: Bucket;
  readonly folder: string;
  readonly nodes: Running[] = [];
  readonly #settings: Settings;
  #key = '';

  private constructor(parts: { database: EmptyDatabase; bucket: Bucket; folder: string; settings: Settings }) {
    this.database = parts.database;
    this.bucket = parts.bucket;
    this.folder = parts.folder;
    this.#settings = parts.settings;
  }

  static async open(options: ClusterOptions = {}): Promise<Cluster> {
    const database = await createEmptyDatabase(options.postgresPort ?? inject('postgresPort'));
    const bucket = new Bucket(options.s3Endpoint ?? inject('s3Endpoint'), 'films', `${randomUUID()}/`);
    const settings = {
      KINORA_PORT: '0',
      KINORA_DATABASE_URL: database.url,
      KINORA_DATABASE_CONNECTIONS: '4',
      KINORA_INTERNAL_DRAFT_FRAMES: '4',
      ...bucket.settings,
      ...options.settings,
    };
    return new Cluster({ database, bucket, folder: await makeFolder(), settings });
  }

  /** What a command beside the nodes is given. */
  get settings(): Settings {
    return { ...this.#settings, KINORA_DATA: join(this.folder, 'commands') };
  }

  get prefix(): string {
    return this.#settings.KINORA_S3_PREFIX ?? '';
  }

  /** The first node on an empty database prints a key; whoever comes later is given the same. */
  async start(role: Role, settings: Settings = {}): Promise<Service> {
    const data = join(this.folder, String(this.nodes.length));
    const running = launch(['serve', '--role', role], {
      folder: this.folder,
      settings: { ...this.#settings, KINORA_DATA: data, ...settings },
    });
    this.nodes.push(running);
    await untilReady(running, role);
    const url = /Kinora is ready at (\S+)/.exec(running.stdout())?.[1] ?? 'http://127.0.0.1:0';
    this.#key ||= findKeys(running)[0] ?? '';
    return toService(running, { url, key: this.#key, data, folder: this.folder });
  }

  ask(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return ask(this.database.url, statement, values);
  }

  /** How many connections are told of new work as it comes: each worker has one. */
  async countEars(): Promise<number> {
    // Its last statement is the one by which it began to listen, or the one by which it makes sure that it still does.
    const listening = "query like 'LISTEN %' or query like '%pg_listening_channels%'";
    const own = "datname = current_database() and application_name = 'kinora queue'";
    return (await this.ask(`select pid from pg_stat_activity where ${own} and (${listening})`)).length;
  }

  async close(): Promise<void> {
    for (const node of this.nodes) node.signal('SIGKILL');
    await Promise.all(this.nodes.map((node) => node.ended()));
    this.bucket.close();
    await this.database.drop();
    await removeFolder(this.folder);
  }
}

export const findKeys = (node: Running): readonly string[] => [
  ...new Set(node.stdout().match(/sk-[0-9A-Za-z]{43}/g) ?? []),
];

async function untilReady(running: Running, role: Role): Promise<void> {
  let over = false;
  void running.ended().then(() => {
    over = true;
  });
  await until(
    `the ${role} node is ready`,
    () => {
      if (over) throw new Error(`The node ended at its start:\n${running.stdout()}\n${running.stderr()}`);
      const listens = role === 'worker' || /clip\.mp4|kinora keys create/.test(running.stdout());
      return listens && (role === 'api' || running.stderr().includes('"msg":"worker-started"'));
    },
    START_SECONDS,
  );
}

function toService(running: Running, parts: Pick<Service, 'url' | 'key' | 'data' | 'folder'>): Service {
  return {
    ...running,
    ...parts,
    port: Number(new URL(parts.url).port),
    stop: async (seconds = 300) => {
      running.signal('SIGTERM');
      return finish(running, seconds);
    },
    kill: async () => {
      running.signal('SIGKILL');
      await running.ended();
    },
  };
}
