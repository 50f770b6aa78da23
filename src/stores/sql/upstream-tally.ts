import type { Kysely } from 'kysely';
import { type Micros, toMicros } from '../../core/money.ts';
import type { EndedJobState, UpstreamTally } from '../../core/upstream-store.ts';
import { count, sum } from './aggregates.ts';
import type { Schema } from './schema.ts';

/** Of so many of the last films the middle time is taken. */
const TIMED = 501;

/** What became of what was sent to each upstream since some instant. */
export async function tallyUpstreams(database: Kysely<Schema>, since: Date): Promise<readonly UpstreamTally[]> {
  const ended = database
    .selectFrom('upstream_jobs')
    .where('ended_at', 'is not', null)
    .where('ended_at', '>=', since.getTime());
  const ends = await ended
    .select(['upstream', 'state', count().as('count')])
    .groupBy(['upstream', 'state'])
    .orderBy('upstream')
    .execute();
  const costs = await ended
    .select(['upstream', 'cost_currency', sum('final_micros').as('micros')])
    .where('cost_currency', 'is not', null)
    .groupBy(['upstream', 'cost_currency'])
    .execute();
  const charges = await ended
    .innerJoin('ledger_entries', 'ledger_entries.task_id', 'upstream_jobs.task_id')
    .select(['upstream', sum('ledger_entries.amount_micros').as('micros')])
    .where('upstream_jobs.state', '=', 'succeeded')
    .where('ledger_entries.kind', '=', 'charge')
    .groupBy('upstream')
    .execute();
  const tallies: UpstreamTally[] = [];
  for (const upstream of new Set(ends.map((row) => row.upstream))) {
    const of = <Row extends { upstream: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.upstream === upstream);
    tallies.push({
      upstream,
      // Only ended ones were asked for.
      ends: Object.fromEntries(of(ends).map((row) => [row.state as EndedJobState, Number(row.count)])),
      medianSeconds: await findMedianSeconds(database, upstream, since),
      costMicros: Object.fromEntries(
        of(costs).map((row): [string, Micros] => [row.cost_currency ?? '', toMicros(Number(row.micros))]),
      ),
      chargedMicros: toMicros(Number(of(charges)[0]?.micros ?? 0)),
    });
  }
  return tallies;
}

async function findMedianSeconds(database: Kysely<Schema>, upstream: string, since: Date): Promise<number | null> {
  const rows = await database
    .selectFrom('upstream_jobs')
    .select(['prepared_at', 'ended_at'])
    .where('upstream', '=', upstream)
    .where('state', '=', 'succeeded')
    .where('ended_at', '>=', since.getTime())
    .orderBy('ended_at', 'desc')
    .limit(TIMED)
    .execute();
  const seconds = rows.map((row) => (Number(row.ended_at) - row.prepared_at) / 1000).toSorted((a, b) => a - b);
  return seconds[Math.floor(seconds.length / 2)] ?? null;
}
