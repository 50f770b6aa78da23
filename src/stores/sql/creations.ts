import type { Creation, CreationQuery, CreationReads, CreationWrites } from '../../core/creation-store.ts';
import type { KeyId, TaskId } from '../../core/ids.ts';
import { SqlPart } from './part.ts';
import { fromCreation, toCreation } from './rows.ts';

export class SqlCreationReads extends SqlPart implements CreationReads {
  async find(keyId: KeyId, by: CreationQuery): Promise<Creation | null> {
    const query = this.database
      .selectFrom('creations')
      .selectAll()
      .where('key_id', '=', keyId)
      .where('created_at', '>=', by.since.getTime())
      .orderBy('created_at', 'desc');
    const row =
      'idempotencyKey' in by
        ? await query.where('idempotency_key', '=', by.idempotencyKey).executeTakeFirst()
        : await query.where('request_hash', '=', by.requestHash).executeTakeFirst();
    return row === undefined ? null : toCreation(row);
  }
}

export class SqlCreationWrites extends SqlCreationReads implements CreationWrites {
  async insert(creation: Creation): Promise<boolean> {
    const { numAffectedRows } = await this.statements.insertCreation.run(this.database, fromCreation(creation));
    return numAffectedRows === 1n;
  }

  async forgetBefore(before: Date): Promise<void> {
    await this.database.deleteFrom('creations').where('created_at', '<', before.getTime()).execute();
  }

  async forget(taskId: TaskId): Promise<void> {
    await this.database.deleteFrom('creations').where('task_id', '=', taskId).execute();
  }
}
