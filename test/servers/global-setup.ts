import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { shareBrowser } from '../../acceptance/console/chromium.ts';
import { findBundle, makeBundle } from '../../bin/bundle.js';
import { buildConsole } from '../../src/cli/build-console.ts';
import { closeBoss, openBoss } from '../../src/stores/boss-queue.ts';
import { postgresEngine } from '../../src/stores/postgres/engine.ts';
import { openPostgres } from '../../src/stores/postgres/open-database.ts';
import { migrate } from '../../src/stores/sql/migrate.ts';
import { BUNDLE_VARIABLE } from './bundle-variable.ts';
import { startPostgres } from './postgres.ts';
import { startS3 } from './s3.ts';
import { warmUp } from './warm-up.ts';
import { IS_WHOLE_RUN, IS_WITHOUT_SERVERS } from './whole-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresPort: number;
    readonly s3Endpoint: string;
    /** Empty where each file opens a browser of its own. */
    readonly browserEndpoint: string;
  }
}

const TEMPLATE = 'kinora_template';
/** Shared by all tests: each puts its blobs below a prefix of its own. */
const BUCKET = 'films';

const ROOT = join(import.meta.dirname, '../..');

/**
 * One PostgreSQL and one S3 server for the whole run. Databases are copied from a migrated one, which takes 50 ms each. And the bundle
 * from which the program starts, of the sources as they are: what is tested is what is served. And the console, which the first services
 * of a fresh clone would each build for themselves, all at once; where it cannot be built, they say so. A whole run begins warm, and has one
 * browser.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (IS_WITHOUT_SERVERS) {
    tellBundle();
    return async () => undefined;
  }
  const bundled = findBundle(ROOT) === null ? makeBundle(ROOT) : Promise.resolve();
  const console = buildConsole(process.pid, () => undefined);
  const shared = IS_WHOLE_RUN ? shareBrowser() : Promise.resolve(null);
  const [postgres, s3, browser] = await Promise.all([startPostgres(), startS3([BUCKET]), shared, bundled, console]);
  tellBundle();
  await Promise.all([fillTemplate(await postgres.createDatabase(TEMPLATE)), IS_WHOLE_RUN && warmUp()]);
  project.provide('postgresPort', postgres.port);
  project.provide('s3Endpoint', s3.endpoint);
  project.provide('browserEndpoint', browser?.endpoint ?? '');
  return async () => {
    await Promise.all([postgres.stop(), s3.stop(), browser?.close()]);
  };
}

function tellBundle(): void {
  const program = findBundle(ROOT);
  if (program !== null) process.env[BUNDLE_VARIABLE] = `${pathToFileURL(dirname(program))}/`;
}

async function fillTemplate(url: string): Promise<void> {
  const onFault = (error: unknown) => {
    throw error;
  };
  const database = openPostgres({ url, connections: 2, timeoutSeconds: 30, onFault });
  await migrate(database, postgresEngine, join(import.meta.dirname, '../../migrations'));
  await database.destroy();
  await closeBoss(await openBoss({ url, timeoutSeconds: 30, onFault }));
}
