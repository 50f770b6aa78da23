import { measurePostgresGrowth, measureSqliteGrowth, STORED } from './api-growth.ts';
import { startLoadClient } from './api-processes.ts';
import { FILM_BYTES, measureRoutes, PICTURE_BYTES, ROUNDS } from './api-routes.ts';
import type { BenchResult } from './result.ts';

/** The API beside bare node:http, and what a million stored tasks add to the cost of a request. */
export async function measureApi(): Promise<BenchResult> {
  const client = startLoadClient();
  try {
    const sections = [
      ...(await measureRoutes(client)),
      await measureSqliteGrowth(client),
      await measurePostgresGrowth(client),
    ];
    return {
      method: { rounds: ROUNDS, filmBytes: FILM_BYTES, pictureBytes: PICTURE_BYTES, tasksStored: STORED.large },
      figures: sections.flatMap(({ figures }) => figures),
      runs: Object.assign({}, ...sections.map(({ runs }) => runs)),
    };
  } finally {
    await client.stop();
  }
}
