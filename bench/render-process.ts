import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnimationRequest, type Finish, PREPARATION_SHARE, renderAnimation } from '../src/animator/animator.ts';
import { findFfmpeg } from '../src/animator/encode/find-ffmpeg.ts';

/** One clip in a process of its own, as a job draws it: prints one line of JSON. */
export interface ClipCost {
  /** From the request to the finished file, without the start of the process. */
  readonly wallMilliseconds: number;
  /** Until the first frame is drawn and written: all that is made before it. */
  readonly preparationMilliseconds: number;
  /** Of this process; the encoder's is read from outside. */
  readonly peakMegabytes: number;
}

export const CLIP_SECONDS = 8;

export function aClip(prompt: string, width: number, height: number, finish: Finish): AnimationRequest {
  const inputs = { mode: 'text' } as const;
  return { prompt, negativePrompt: null, seed: 1, durationSeconds: CLIP_SECONDS, width, height, finish, inputs };
}

export async function findEncoder(): Promise<string> {
  const { signal } = new AbortController();
  const { file } = await findFfmpeg({ configured: null, path: process.env.PATH ?? '', signal });
  return file;
}

async function measure(request: AnimationRequest): Promise<ClipCost> {
  const ffmpegFile = await findEncoder();
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    const { signal } = new AbortController();
    const outputFile = join(folder, 'clip.mp4');
    const startedAt = performance.now();
    let preparationMilliseconds = 0;
    const onProgress = (share: number): void => {
      if (share > PREPARATION_SHARE && preparationMilliseconds === 0)
        preparationMilliseconds = performance.now() - startedAt;
    };
    await renderAnimation(request, { outputFile, ffmpegFile, signal, onProgress, draft: null });
    const wallMilliseconds = performance.now() - startedAt;
    return { wallMilliseconds, preparationMilliseconds, peakMegabytes: process.resourceUsage().maxRSS / 1_024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [prompt = '', width = '', height = '', finish = ''] = process.argv.slice(2);
  const request = aClip(prompt, Number(width), Number(height), finish === 'fast' ? 'fast' : 'standard');
  console.log(JSON.stringify(await measure(request)));
}
