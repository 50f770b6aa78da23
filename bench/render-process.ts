import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnimationRequest, type Finish, PREPARATION_SHARE } from '../src/animator/animator.ts';
import { findFfmpeg } from '../src/animator/encode/find-ffmpeg.ts';
import { JOB_FLAGS } from '../src/generators/animator/job.ts';
import type { JobReport, VideoOrder } from '../src/generators/animator/messages.ts';

/** One clip by a job's process of its own, from the bundle, as a service orders it: prints one line of JSON. */
export interface ClipCost {
  /** From the order to the finished file. The process has just started and loads what it needs on the way. */
  readonly wallMilliseconds: number;
  /** Until the first frame is drawn and written: all that is made before it. */
  readonly preparationMilliseconds: number;
  /** Of the process and its encoder. */
  readonly peakMegabytes: number;
}

export const CLIP_SECONDS = 8;
const SAMPLE_MILLISECONDS = 100;
const DIST = join(import.meta.dirname, '../dist');

export function aClip(prompt: string, width: number, height: number, finish: Finish): AnimationRequest {
  const inputs = { mode: 'text' } as const;
  return { prompt, negativePrompt: null, seed: 1, durationSeconds: CLIP_SECONDS, width, height, finish, inputs };
}

export async function findEncoder(): Promise<string> {
  const { signal } = new AbortController();
  const { file } = await findFfmpeg({ configured: null, path: process.env.PATH ?? '', signal });
  return file;
}

async function readPeakMegabytes(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
}

async function listChildren(pid: number): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter((child) => child !== ''));
}

/** Of a process and its children, only the system knows what they took. */
async function watchMemory(pid: number, ended: Promise<unknown>): Promise<number> {
  const children = new Map<string, number>();
  let own = 0;
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (running) {
    own = Math.max(own, await readPeakMegabytes(pid));
    for (const child of await listChildren(pid)) children.set(child, await readPeakMegabytes(child));
    await Promise.race([ended, wait(SAMPLE_MILLISECONDS)]);
  }
  return Math.max(own, await readPeakMegabytes(pid)) + Math.max(0, ...children.values());
}

async function startJob(): Promise<ChildProcess & { readonly pid: number }> {
  const { file }: { readonly file: string } = JSON.parse(await readFile(join(DIST, 'bundle.json'), 'utf8'));
  const job = fork(join(DIST, dirname(file), 'job-process.js'), { execArgv: [...JOB_FLAGS] });
  const { pid } = job;
  if (pid === undefined) throw new Error('The process of the job could not be started.');
  return Object.assign(job, { pid });
}

async function measure(request: AnimationRequest): Promise<ClipCost> {
  const ffmpegFile = await findEncoder();
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const job = await startJob();
  try {
    const startedAt = performance.now();
    let preparationMilliseconds = 0;
    const done = Promise.withResolvers<number>();
    job.on('message', (message) => {
      const report = message as JobReport;
      const now = performance.now() - startedAt;
      if (report.kind === 'failed') done.reject(new Error(report.detail));
      else if (report.kind === 'done') done.resolve(now);
      else if (report.kind === 'progress' && report.share > PREPARATION_SHARE && preparationMilliseconds === 0)
        preparationMilliseconds = now;
    });
    const order: VideoOrder = {
      ...{ kind: 'video', request, ffmpegFile, voicesFolder: null, draft: null },
      outputFile: join(folder, 'clip.mp4'),
    };
    job.send(order);
    const peakMegabytes = await watchMemory(job.pid, done.promise);
    return { wallMilliseconds: await done.promise, preparationMilliseconds, peakMegabytes };
  } finally {
    job.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [prompt = '', width = '', height = '', finish = '', seconds = CLIP_SECONDS] = process.argv.slice(2);
  const clip = aClip(prompt, Number(width), Number(height), finish === 'fast' ? 'fast' : 'standard');
  console.log(JSON.stringify(await measure({ ...clip, durationSeconds: Number(seconds) })));
}
