import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderFilm, planFilm } from '../src/animator/animator.ts';
import { startEncoder } from '../src/animator/encode/encoder.ts';
import { openFilm } from '../src/animator/open-film.ts';
import { SAMPLE_RATE } from '../src/animator/sound/buffer.ts';
import { mixSound, toPcm } from '../src/animator/sound/mix.ts';
import { makeOwnStudio } from '../src/animator/studio.ts';
import { FRAMES_PER_SECOND } from '../src/core/media.ts';
import { aClip, CLIP_SECONDS, findEncoder } from './render-process.ts';

/**
 * The parts of one clip, one after another in one thread, and the floor: an encoder fed with frames that lie in memory, at the standard
 * model's setting. A chunk of the clip stands for the whole, or frames of 4k would not fit. Prints one line of JSON, and another one with the floor measured
 * again for each line it is given.
 */
export interface ClipParts {
  /** Wall time the encoder alone would take for the whole clip. */
  readonly floorMilliseconds: number;
  /** Processor time for the whole clip. */
  readonly preparation: number;
  readonly drawing: number;
  readonly conversion: number;
  readonly sound: number;
  /** At the setting of the clip's own model. */
  readonly encoding: number;
  /** At that of the standard model. */
  readonly floor: number;
}

const MOST_BYTES = 280_000_000;
/** An eighth of the clip tells what the rest costs to draw; the encoder gets it forward, backward and forward again until it is as long as the clip. */
const MOST_FRAMES = Number(process.env.KINORA_BENCH_RENDER_FRAMES ?? 24);
const FRAMES = CLIP_SECONDS * FRAMES_PER_SECOND;

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Of children that have ended; Linux only, 0 elsewhere. In ticks of a hundredth of a second. */
async function childMilliseconds(): Promise<number> {
  const line = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10;
}

async function encode(
  frames: readonly Uint8Array[],
  size: { width: number; height: number },
  sound: Uint8Array,
  finish: 'standard' | 'fast',
) {
  const ffmpegFile = await findEncoder();
  const outputFile = join(tmpdir(), `kinora-floor-${process.pid}.mp4`);
  const { signal } = new AbortController();
  const before = await childMilliseconds();
  const startedAt = performance.now();
  const encoder = startEncoder({ ffmpegFile, outputFile, ...size, sampleRate: SAMPLE_RATE, finish, signal });
  try {
    encoder.writeSound(sound);
    for (const frame of frames) await encoder.writeFrame(frame);
    await encoder.finish();
  } finally {
    await encoder.close();
    await rm(outputFile, { force: true });
  }
  return { wall: performance.now() - startedAt, processor: (await childMilliseconds()) - before };
}

async function measure(prompt: string, width: number, height: number, fast: boolean) {
  const request = aClip(prompt, width, height, fast ? 'fast' : 'standard');
  const planned = planFilm(request);
  const { signal } = new AbortController();
  const order = await orderFilm(request, planned, { draft: null, signal });
  const studio = makeOwnStudio();
  const startedAt = processorMilliseconds();
  const film = await openFilm(order, { studio, signal, onLayer: () => undefined });
  const preparation = processorMilliseconds() - startedAt;
  const soundAt = processorMilliseconds();
  const pcm = toPcm(mixSound(planned.score, CLIP_SECONDS));
  const sound = processorMilliseconds() - soundAt;
  const at = studio.memory.reserve(film.bytesPerFrame);
  const count = Math.min(MOST_FRAMES, Math.floor(MOST_BYTES / film.bytesPerFrame));
  const frames: Uint8Array[] = [];
  let drawing = 0;
  let conversion = 0;
  for (let frame = 0; frame < count; frame++) {
    const composedAt = processorMilliseconds();
    film.compose(frame, frame / FRAMES_PER_SECOND);
    const printedAt = processorMilliseconds();
    film.print(frame, at);
    conversion += processorMilliseconds() - printedAt;
    drawing += printedAt - composedAt;
    frames.push(studio.memory.bytes(at, film.bytesPerFrame).slice());
  }
  const turns = Array.from({ length: Math.ceil(FRAMES / count) }, (_, turn) =>
    turn % 2 === 0 ? frames : frames.toReversed(),
  );
  const whole = FRAMES / count;
  const own = fast ? (await encode(turns.flat(), order.size, pcm, 'fast')).processor : null;
  const measureFloor = async (): Promise<ClipParts> => {
    const { wall, processor } = await encode(turns.flat(), order.size, pcm, 'standard');
    return {
      floorMilliseconds: (wall * whole) / turns.length,
      preparation,
      drawing: drawing * whole,
      conversion: conversion * whole,
      sound,
      encoding: ((own ?? processor) * whole) / turns.length,
      floor: (processor * whole) / turns.length,
    };
  };
  return { measureFloor };
}

const [prompt = '', width = '', height = '', finish = ''] = process.argv.slice(2);
const { measureFloor } = await measure(prompt, Number(width), Number(height), finish === 'fast');
console.log(JSON.stringify(await measureFloor()));
// Whoever measures a clip between the two floors asks for the second one by a line.
for await (const _ of process.stdin) console.log(JSON.stringify(await measureFloor()));
