import type { LaneLoad, NodeReads, NodeWrites, WorkerNode } from '../../core/worker-node.ts';
import { SqlPart } from './part.ts';

export class SqlNodeReads extends SqlPart implements NodeReads {
  async list(seenSince: Date): Promise<readonly WorkerNode[]> {
    const rows = await this.database
      .selectFrom('worker_nodes')
      .selectAll()
      .where('seen_at', '>=', seenSince.getTime())
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      host: row.host,
      version: row.version,
      startedAt: new Date(row.started_at),
      seenAt: new Date(row.seen_at),
      // Written by put() alone.
      lanes: JSON.parse(row.lanes) as readonly LaneLoad[],
    }));
  }
}

export class SqlNodeWrites extends SqlNodeReads implements NodeWrites {
  async put(node: WorkerNode): Promise<void> {
    const told = { seen_at: node.seenAt.getTime(), lanes: JSON.stringify(node.lanes) };
    await this.database
      .insertInto('worker_nodes')
      .values({
        id: node.id,
        host: node.host,
        version: node.version,
        started_at: node.startedAt.getTime(),
        ...told,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
      .execute();
  }

  async delete(id: string): Promise<void> {
    await this.database.deleteFrom('worker_nodes').where('id', '=', id).execute();
  }

  async forget(seenBefore: Date): Promise<void> {
    await this.database.deleteFrom('worker_nodes').where('seen_at', '<', seenBefore.getTime()).execute();
  }
}
