import { type Kysely, sql } from 'kysely';
import type { WebhookOff } from '../../core/account.ts';
import type { KeyId, TaskId } from '../../core/ids.ts';
import type {
  AwaitedDelivery,
  EndedDelivery,
  PendingDelivery,
  WebhookEvent,
  WebhookTarget,
} from '../../core/webhook.ts';
import type { Engine } from './engine.ts';
import { fromAwaitedDelivery, toDelivery } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Statements } from './statements.ts';
import { SqlPeopleWrites } from './write-people.ts';

/** The changes of deliveries and of the targets of keys, one statement each. */
export class SqlDeliveryWrites extends SqlPeopleWrites {
  protected readonly engine: Engine;

  constructor(database: Kysely<Schema>, engine: Engine, statements: Statements) {
    super(database, statements);
    this.engine = engine;
  }

  async insertDelivery(delivery: AwaitedDelivery): Promise<void> {
    await this.database.insertInto('webhook_deliveries').values(fromAwaitedDelivery(delivery)).execute();
  }

  async announceDelivery(taskId: TaskId, event: WebhookEvent): Promise<boolean> {
    const row = await this.database
      .updateTable('webhook_deliveries')
      .set({ type: event.type, occurred_at: event.occurredAt.getTime() })
      .where('task_id', '=', taskId)
      .where('type', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async lockDelivery(taskId: TaskId): Promise<PendingDelivery | null> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .innerJoin('tasks', 'tasks.id', 'webhook_deliveries.task_id')
      .selectAll('webhook_deliveries')
      .where('webhook_deliveries.task_id', '=', taskId)
      .where('tasks.state', '<>', 'deleted')
      .$if(this.engine.locksRows, (query) => query.forUpdate('tasks'))
      .executeTakeFirst();
    const delivery = row === undefined ? null : toDelivery(row);
    return delivery?.state === 'pending' ? delivery : null;
  }

  async countAttempt(taskId: TaskId): Promise<boolean> {
    const row = await this.database
      .updateTable('webhook_deliveries')
      .set({ attempts: sql`attempts + 1` })
      .where('task_id', '=', taskId)
      .where('type', 'is not', null)
      .where('secret', 'is not', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async endDelivery(taskId: TaskId, end: EndedDelivery['state'], now: Date): Promise<boolean> {
    const at = now.getTime();
    const row = await this.database
      .updateTable('webhook_deliveries')
      .set({
        ...(end === 'delivered' ? { delivered_at: at } : { given_up_at: at }),
        attempts: sql`attempts + 1`,
        secret: null,
      })
      .where('task_id', '=', taskId)
      .where('type', 'is not', null)
      .where('secret', 'is not', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async deleteDelivery(taskId: TaskId): Promise<boolean> {
    const row = await this.database.deleteFrom('webhook_deliveries').where('task_id', '=', taskId).executeTakeFirst();
    return row.numDeletedRows === 1n;
  }

  async setKeyWebhook(id: KeyId, target: WebhookTarget | null): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({
        webhook_url: target?.url ?? null,
        webhook_secret: target?.secret ?? null,
        webhook_off_at: null,
        webhook_off_reason: null,
      })
      .where('id', '=', id)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async switchOffWebhook(taskId: TaskId, url: string, off: WebhookOff): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ webhook_off_at: off.at.getTime(), webhook_off_reason: off.reason })
      .where('id', '=', this.database.selectFrom('tasks').select('key_id').where('id', '=', taskId))
      .where('webhook_url', '=', url)
      .where('webhook_off_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }
}
