import type { TaskId } from './ids.ts';

/** The blobs that tasks point at: their results, their inputs and their previews. */
export interface FileReads {
  findPreview(taskId: TaskId, role: PreviewRole): Promise<TaskFile | null>;
  /** Blobs whose time is over, or whose task was deleted. */
  listRemovable(now: Date, limit: number): Promise<readonly RemovableBlob[]>;
  isReferenced(blobKey: string): Promise<boolean>;
  readUse(): Promise<{ readonly files: number; readonly sizeBytes: number }>;
}

export interface FileWrites extends FileReads {
  insert(file: TaskFile): Promise<void>;
  /** After the blob was removed. */
  forget(taskId: TaskId, blobKey: string): Promise<void>;
}

export interface RemovableBlob {
  readonly taskId: TaskId;
  readonly blobKey: string;
}

export const PREVIEW_ROLES = ['thumbnail', 'spritesheet'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];

/** A file beside a task's video: an input, or a preview of the result. */
export interface TaskFile {
  readonly blobKey: string;
  readonly taskId: TaskId;
  readonly role: PreviewRole | 'input';
  readonly mimeType: string;
  readonly sizeBytes: number;
}
