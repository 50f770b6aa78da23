import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { FRAMES_PER_SECOND } from '../../core/media.ts';
import { AnimationError } from './animation-error.ts';
import { writeTrueDurations } from './true-durations.ts';

/** x264 settings of the two finishes. Measured at 720p on two Neoverse-N1 cores: 19.5 and 10.5 CPU ms a frame (2026-11). */
const VIDEO_ARGUMENTS = {
  standard: { preset: ['-preset', 'superfast', '-crf', '20'], extra: '' },
  // Without the 8x8 transform, ultrafast would fall back to the baseline profile.
  fast: { preset: ['-preset', 'ultrafast', '-crf', '22'], extra: ':8x8dct=1' },
} as const;

/** A player that jumps has no more than this to decode before it can show the picture. */
const KEYFRAME_SECONDS = 2;
const MAX_ERROR_TEXT = 8_192;

export interface EncoderOptions {
  readonly ffmpegFile: string;
  readonly outputFile: string;
  readonly width: number;
  readonly height: number;
  readonly sampleRate: number;
  readonly finish: keyof typeof VIDEO_ARGUMENTS;
  readonly signal: AbortSignal;
}

/**
 * A running ffmpeg that turns raw I420 frames and 16 bit stereo sound into one MP4. `close` must be called whatever happens: it ends
 * the process, and removes the file unless `finish` went well.
 */
export interface Encoder {
  /** All of it, once. Before that ffmpeg takes a frame or none, and all others wait. */
  writeSound(pcm: Uint8Array): void;
  /** Resolves once the frame's bytes belong to the pipe: only then may the caller draw over them. */
  writeFrame(i420: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

function listArguments(options: EncoderOptions): string[] {
  const { width, height, sampleRate, finish, outputFile } = options;
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
    ...['-s', `${width}x${height}`, '-r', String(FRAMES_PER_SECOND), '-thread_queue_size', '8', '-i', 'pipe:0'],
    ...['-f', 's16le', '-ar', String(sampleRate), '-ac', '2', '-thread_queue_size', '1024', '-i', 'pipe:3'],
    ...['-map', '0:v:0', '-map', '1:a:0'],
    ...[
      '-c:v',
      'libx264',
      ...VIDEO_ARGUMENTS[finish].preset,
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      '2',
      '-g',
      String(KEYFRAME_SECONDS * FRAMES_PER_SECOND),
    ],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...[
      '-x264-params',
      `colorprim=bt709:transfer=bt709:colormatrix=bt709:fullrange=off${VIDEO_ARGUMENTS[finish].extra}`,
    ],
    ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '160k', '-video_track_timescale', '24000'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart+write_colr', '-f', 'mp4', outputFile],
  ];
}

function explainExit(code: number | null, errorText: string): AnimationError {
  if (/No space left on device/i.test(errorText)) {
    return new AnimationError('disk_full', 'The disk is full: the film could not be written.');
  }
  const lastLine = errorText.trim().split('\n').at(-1)?.trim() ?? '';
  const detail = lastLine === '' ? `ffmpeg ended with code ${code ?? 'none'}` : lastLine;
  return new AnimationError('encoder_failed', `The encoder failed: ${detail}`);
}

/** Writing to a pipe whose reader died is reported by the process's own end, which knows why. */
function ignorePipeErrors(stream: Writable): void {
  stream.on('error', () => undefined);
}

export function startEncoder(options: EncoderOptions): Encoder {
  const { signal, outputFile } = options;
  signal.throwIfAborted();
  const child = spawn(options.ffmpegFile, listArguments(options), {
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText = (errorText + text).slice(-MAX_ERROR_TEXT);
  });
  let running = true;
  let complete = false;
  const ended = new Promise<AnimationError | null>((resolve) => {
    child.once('error', (cause) => {
      running = false;
      resolve(new AnimationError('encoder_failed', 'The encoder could not be started.', { cause }));
    });
    child.once('close', (code) => {
      running = false;
      resolve(code === 0 ? null : explainExit(code, errorText));
    });
  });
  const kill = (): void => {
    if (running) child.kill('SIGKILL');
  };
  signal.addEventListener('abort', kill, { once: true });

  const frames = child.stdin;
  const fourth = child.stdio[3];
  const soundPipe = fourth !== null && fourth !== undefined && 'write' in fourth ? fourth : null;
  if (frames !== null) ignorePipeErrors(frames);
  if (soundPipe !== null) ignorePipeErrors(soundPipe);

  const fail = async (): Promise<never> => {
    kill();
    const error = await ended;
    signal.throwIfAborted();
    throw error ?? new AnimationError('encoder_failed', 'The encoder ended before the film did.');
  };

  return {
    writeSound: (pcm) => void soundPipe?.end(pcm),
    async writeFrame(i420) {
      if (frames === null) return await fail();
      const written = await new Promise<boolean>((resolve) => {
        frames.write(i420, (error) => resolve(error === null || error === undefined));
      });
      if (!written || signal.aborted) await fail();
    },
    async finish() {
      frames?.end();
      const error = await ended;
      signal.throwIfAborted();
      if (error !== null) throw error;
      await writeTrueDurations(outputFile).catch((cause: unknown) => {
        throw new AnimationError('encoder_failed', 'The encoder left a film that cannot be read.', { cause });
      });
      complete = true;
    },
    async close() {
      signal.removeEventListener('abort', kill);
      kill();
      await ended;
      if (!complete) await rm(outputFile, { force: true });
    },
  };
}
