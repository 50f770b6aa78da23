import { sql } from 'kysely';
import type { DeliveryReads, DeliveryWrites } from '../../core/delivery-store.ts';
import type { TaskId } from '../../core/ids.ts';
import type {
  AwaitedDelivery,
  EndedDelivery,
  PendingDelivery,
  WebhookDelivery,
  WebhookEvent,
} from '../../core/webhook.ts';
import { count } from './aggregates.ts';
import { fromAwaitedDelivery, toDelivery } from './delivery-rows.ts';
import { SqlPart } from './part.ts';

export class SqlDeliveryReads extends SqlPart implements DeliveryReads {
  async find(taskId: TaskId): Promise<WebhookDelivery | null> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row === undefined ? null : toDelivery(row, this.box);
  }

  async countPending(): Promise<{ count: number; oldestAt: Date | null }> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .select([count().as('count'), sql<number | null>`min(occurred_at)`.as('oldest')])
      .where('occurred_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: Number(row.count), oldestAt: row.oldest === null ? null : new Date(Number(row.oldest)) };
  }
}

export class SqlDeliveryWrites extends SqlDeliveryReads implements DeliveryWrites {
  async insert(delivery: AwaitedDelivery): Promise<void> {
    await this.database.insertInto('webhook_deliveries').values(fromAwaitedDelivery(delivery, this.box)).execute();
  }

  async announce(taskId: TaskId, event: WebhookEvent): Promise<boolean> {
    const row = await this.database
      .updateTable('webhook_deliveries')
      .set({ type: event.type, occurred_at: event.occurredAt.getTime() })
      .where('task_id', '=', taskId)
      .where('type', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async lock(taskId: TaskId): Promise<PendingDelivery | null> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .innerJoin('tasks', 'tasks.id', 'webhook_deliveries.task_id')
      .selectAll('webhook_deliveries')
      .where('webhook_deliveries.task_id', '=', taskId)
      .where('tasks.state', '<>', 'deleted')
      .$if(this.engine.locksRows, (query) => query.forUpdate('tasks'))
      .executeTakeFirst();
    const delivery = row === undefined ? null : toDelivery(row, this.box);
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

  async end(taskId: TaskId, end: EndedDelivery['state'], now: Date): Promise<boolean> {
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

  async delete(taskId: TaskId): Promise<boolean> {
    const row = await this.database.deleteFrom('webhook_deliveries').where('task_id', '=', taskId).executeTakeFirst();
    return row.numDeletedRows === 1n;
  }
}
