import { type Kysely, sql } from 'kysely';
import { prepare } from './prepared.ts';
import type { CreationRow, EntryRow, Schema, TaskRow } from './schema.ts';

export type Statements = ReturnType<typeof prepareStatements>;

/** What every poll and every create asks of the database, built once for each store; the rest is built where it is asked. */
export function prepareStatements(database: Kysely<Schema>) {
  return {
    findTask: prepare<{ id: string; accountId: string }, TaskRow>((slot) =>
      database
        .selectFrom('tasks')
        .selectAll()
        .where('id', '=', slot('id'))
        .where('account_id', '=', slot('accountId'))
        .where('state', '<>', 'deleted'),
    ),

    insertTask: prepare<TaskRow, unknown>((slot) =>
      database.insertInto('tasks').values({
        id: slot('id'),
        account_id: slot('account_id'),
        key_id: slot('key_id'),
        kind: slot('kind'),
        model: slot('model'),
        state: slot('state'),
        request: slot('request'),
        currency: slot('currency'),
        unit_price_micros: slot('unit_price_micros'),
        units: slot('units'),
        amount_micros: slot('amount_micros'),
        created_at: slot('created_at'),
        deadline_at: slot('deadline_at'),
        failures: slot('failures'),
        attempt: slot('attempt'),
        progress: slot('progress'),
        operation: slot('operation'),
        finished_at: slot('finished_at'),
        expires_at: slot('expires_at'),
        blob_key: slot('blob_key'),
        size_bytes: slot('size_bytes'),
        facts: slot('facts'),
        failure_code: slot('failure_code'),
        failure_message: slot('failure_message'),
        maker: slot('maker'),
      }),
    ),

    insertEntry: prepare<EntryRow, unknown>((slot) =>
      database.insertInto('ledger_entries').values({
        id: slot('id'),
        task_id: slot('task_id'),
        kind: slot('kind'),
        account_id: slot('account_id'),
        key_id: slot('key_id'),
        task_kind: slot('task_kind'),
        model: slot('model'),
        units: slot('units'),
        unit_price_micros: slot('unit_price_micros'),
        amount_micros: slot('amount_micros'),
        currency: slot('currency'),
        created_at: slot('created_at'),
      }),
    ),

    insertCreation: prepare<CreationRow, unknown>((slot) =>
      database
        .insertInto('creations')
        .values({
          task_id: slot('task_id'),
          key_id: slot('key_id'),
          idempotency_key: slot('idempotency_key'),
          request_hash: slot('request_hash'),
          created_at: slot('created_at'),
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),

    raiseHold: prepare<{ accountId: string; amountMicros: number }, unknown>((slot) =>
      database
        .updateTable('accounts')
        .set({ held_micros: sql`held_micros + ${slot('amountMicros')}` })
        .where('id', '=', slot('accountId')),
    ),

    raiseHoldWithinCredit: prepare<{ accountId: string; amountMicros: number }, unknown>((slot) =>
      database
        .updateTable('accounts')
        .set({ held_micros: sql`held_micros + ${slot('amountMicros')}` })
        .where('id', '=', slot('accountId'))
        .where(sql<boolean>`credit_micros - charged_micros - held_micros >= ${slot('amountMicros')}`),
    ),

    countLiveTasks: prepare<{ accountId: string }, { state: string; kind: string; count: number }>((slot) =>
      database
        .selectFrom('tasks')
        .select(['state', 'kind', sql<number>`count(*)`.as('count')])
        .where('account_id', '=', slot('accountId'))
        .where('finished_at', 'is', null)
        .groupBy(['state', 'kind']),
    ),

    countQueuedTasks: prepare<{ limit: number }, { count: number }>((slot) =>
      database
        .selectFrom(
          database
            .selectFrom('tasks')
            .select(sql.lit(1).as('one'))
            .where('state', '=', 'queued')
            .where('finished_at', 'is', null)
            .limit(slot('limit'))
            .as('queued'),
        )
        .select(sql<number>`count(*)`.as('count')),
    ),
  };
}
