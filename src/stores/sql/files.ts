import type { FileReads, FileWrites, PreviewRole, RemovableBlob, TaskFile } from '../../core/file-store.ts';
import type { TaskId } from '../../core/ids.ts';
import { count, sum } from './aggregates.ts';
import { SqlPart } from './part.ts';
import { fromTaskFile, toTaskFile } from './rows.ts';

export class SqlFileReads extends SqlPart implements FileReads {
  async findPreview(taskId: TaskId, role: PreviewRole): Promise<TaskFile | null> {
    const row = await this.database
      .selectFrom('task_files')
      .selectAll()
      .where('task_id', '=', taskId)
      .where('role', '=', role)
      .executeTakeFirst();
    return row === undefined ? null : toTaskFile(row);
  }

  async listRemovable(now: Date, limit: number): Promise<readonly RemovableBlob[]> {
    const expired = await this.database
      .selectFrom('tasks')
      .select(['id', 'blob_key'])
      .where('blob_key', 'is not', null)
      .where('expires_at', '<=', now.getTime())
      .where('state', '<>', 'deleted')
      .limit(limit)
      .execute();
    const deleted = await this.database
      .selectFrom('tasks')
      .select(['id', 'blob_key'])
      .where('blob_key', 'is not', null)
      .where('state', '=', 'deleted')
      .limit(limit)
      .execute();
    const files = await this.database
      .selectFrom('task_files')
      .innerJoin('tasks', 'tasks.id', 'task_files.task_id')
      .select(['tasks.id', 'task_files.blob_key'])
      .where((match) =>
        match.or([match('tasks.expires_at', '<=', now.getTime()), match('tasks.state', 'in', ['deleted', 'failed'])]),
      )
      .limit(limit)
      .execute();
    return [...expired, ...deleted, ...files]
      .slice(0, limit)
      .flatMap((row) => (row.blob_key === null ? [] : [{ taskId: row.id as TaskId, blobKey: row.blob_key }]));
  }

  async isReferenced(blobKey: string): Promise<boolean> {
    const file = await this.database
      .selectFrom('task_files')
      .select('task_id')
      .where('blob_key', '=', blobKey)
      .executeTakeFirst();
    if (file !== undefined) return true;
    const row = await this.database
      .selectFrom('tasks')
      .select('id')
      .where('blob_key', 'is not', null)
      .where('blob_key', '=', blobKey)
      .executeTakeFirst();
    return row !== undefined;
  }

  async readUse(): Promise<{ files: number; sizeBytes: number }> {
    const results = await this.database
      .selectFrom('tasks')
      .select([count().as('files'), sum('size_bytes').as('bytes')])
      .where('blob_key', 'is not', null)
      .executeTakeFirstOrThrow();
    const others = await this.database
      .selectFrom('task_files')
      .select([count().as('files'), sum('size_bytes').as('bytes')])
      .executeTakeFirstOrThrow();
    return {
      files: Number(results.files) + Number(others.files),
      sizeBytes: Number(results.bytes) + Number(others.bytes),
    };
  }
}

export class SqlFileWrites extends SqlFileReads implements FileWrites {
  async insert(file: TaskFile): Promise<void> {
    await this.database.insertInto('task_files').values(fromTaskFile(file)).execute();
  }

  async forget(taskId: TaskId, blobKey: string): Promise<void> {
    await this.database
      .updateTable('tasks')
      .set({ blob_key: null })
      .where('id', '=', taskId)
      .where('blob_key', '=', blobKey)
      .execute();
    await this.database.deleteFrom('task_files').where('blob_key', '=', blobKey).execute();
  }
}
