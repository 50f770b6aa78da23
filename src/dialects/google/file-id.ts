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

/**
 * The official libraries take a file's name out of an https address only: one of plain http they send back whole, as
 * `/v1beta/files/http://127.0.0.1:8787/v1beta/files/<id>:download`. A proxy may have made one slash of two. Whatever host is
 * named in it, the file is ours.
 */
export function findFileOfAddress(path: string): string | null {
  if (!/^https?:\//.test(path)) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^([0-9a-f]{1,64})(?::download){0,2}$/.exec(name)?.[1] ?? null;
}
