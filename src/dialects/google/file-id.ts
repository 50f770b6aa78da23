import { findTaskId, type TaskId } from '../../core/ids.ts';

/**
 * The official client takes a file's name out of its address as a run of lower case letters and digits, and stops at
 * anything else: a task's id, with its capitals and underscore, goes out as the hexadecimal of its characters.
 */
export function toFileId(id: TaskId): string {
  return Buffer.from(id.slice('task_'.length), 'latin1').toString('hex');
}

export function findTaskOfFile(fileId: string): TaskId | null {
  if (!/^(?:[0-9a-f]{2}){32}$/.test(fileId)) return null;
  return findTaskId(`task_${Buffer.from(fileId, 'hex').toString('latin1')}`);
}
