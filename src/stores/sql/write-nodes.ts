import type { NodeWrites, WorkerNode } from '../../core/worker-node.ts';
import { SqlReads } from './read.ts';

/** What workers tell of themselves, one statement each. */
export class SqlNodeWrites extends SqlReads implements NodeWrites {
  async putNode(node: WorkerNode): Promise<void> {
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

  async deleteNode(id: string): Promise<void> {
    await this.database.deleteFrom('worker_nodes').where('id', '=', id).execute();
  }

  async forgetNodes(seenBefore: Date): Promise<void> {
    await this.database.deleteFrom('worker_nodes').where('seen_at', '<', seenBefore.getTime()).execute();
  }
}
