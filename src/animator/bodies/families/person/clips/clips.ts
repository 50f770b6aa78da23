import type { Clip } from './clip.ts';
import { STANDING, VOICE } from './standing.ts';

/** `hands`: legs may go on below it; `legs`: it is only a way of going; `own`: the whole body is busy with it. */
export interface ClipEntry {
  readonly clip: Clip;
  readonly goes: 'hands' | 'legs' | 'own';
}

const entries = (clips: Readonly<Record<string, Clip>>, goes: ClipEntry['goes']): (readonly [string, ClipEntry])[] =>
  Object.entries(clips).map(([name, clip]) => [name, { clip, goes }]);

const WAYS = ['walk', 'march', 'sneak', 'run', 'chase', 'follow'] as const;

const CLIPS: ReadonlyMap<string, ClipEntry> = new Map([
  ...entries(STANDING, 'hands'),
  ...entries(VOICE, 'hands'),
  ...WAYS.map((name) => [name, { clip: () => ({}), goes: 'legs' }] as const),
]);

export const findClip = (act: string): ClipEntry | null => CLIPS.get(act) ?? null;
export const CLIP_NAMES: readonly string[] = [...CLIPS.keys()];
