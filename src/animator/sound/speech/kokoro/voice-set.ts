import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Says that a set of voices is whole; written last when one is added. Paths are within its folder. */
export const SET_FILE = 'voices.json';

export interface VoiceSet {
  readonly name: string;
  readonly model: string;
  readonly runtime: string;
  readonly dictionary: string;
  readonly voices: Readonly<Record<string, string>>;
}

/** Null where none was added. */
export async function findVoiceSet(folder: string): Promise<VoiceSet | null> {
  try {
    return JSON.parse(await readFile(join(folder, SET_FILE), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
