import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../src/animator/encode/find-ffmpeg.ts';
import type { Checklist } from './checklist.ts';
import { type Film, readFilm } from './mp4.ts';
import { cleanEnvironment, ROOT } from './service-process.ts';
import { round } from './statistics.ts';

/** Renders every size at full length through the command line, and reads what came out without the code that wrote it. */

const runFile = promisify(execFile);
const PROGRAM = join(ROOT, 'bin', 'kinora.js');
const FRAMES_PER_SECOND = 24;
const PROMPT = 'A sailboat on a calm sea at sunset, gentle waves';

interface Size {
  readonly resolution: '720p' | '1080p' | '4k';
  readonly aspect: '16:9' | '9:16';
  readonly seconds: 4 | 6 | 8;
  readonly width: number;
  readonly height: number;
}

const SIZES: readonly Size[] = [
  { resolution: '720p', aspect: '16:9', seconds: 4, width: 1280, height: 720 },
  { resolution: '720p', aspect: '9:16', seconds: 6, width: 720, height: 1280 },
  { resolution: '720p', aspect: '16:9', seconds: 8, width: 1280, height: 720 },
  { resolution: '1080p', aspect: '16:9', seconds: 8, width: 1920, height: 1080 },
  { resolution: '1080p', aspect: '9:16', seconds: 8, width: 1080, height: 1920 },
  { resolution: '4k', aspect: '16:9', seconds: 8, width: 3840, height: 2160 },
  { resolution: '4k', aspect: '9:16', seconds: 8, width: 2160, height: 3840 },
];

interface Rendering {
  readonly resolution: string;
  readonly aspect: string;
  readonly seconds: number;
  readonly seed: number;
  readonly model: 'video-3.1-generate-preview' | 'video-3.1-fast-generate-preview';
}

export async function verifySizes(checklist: Checklist): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-sizes-'));
  try {
    const path = process.env.PATH ?? '';
    const ffmpeg = await findFfmpeg({ configured: null, path, signal: AbortSignal.timeout(30_000) });
    const tools: Tools = { folder, ffmpegFile: ffmpeg.file };
    for (const size of SIZES) await checkSize(checklist, tools, size);
    for (const model of ['video-3.1-generate-preview', 'video-3.1-fast-generate-preview'] as const) {
      await checkSeeds(checklist, tools, model);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Tools {
  readonly folder: string;
  readonly ffmpegFile: string;
}

async function render({ folder }: Tools, name: string, rendering: Rendering): Promise<string> {
  const file = join(folder, `${name}.mp4`);
  const options = Object.entries(rendering).flatMap(([option, value]) => [`--${option}`, String(value)]);
  await runFile(process.execPath, [PROGRAM, 'generate', PROMPT, ...options, '--out', file], {
    cwd: folder,
    env: cleanEnvironment({}),
  });
  return file;
}

async function checkSize(checklist: Checklist, tools: Tools, size: Size): Promise<void> {
  const { resolution, aspect, seconds, width } = size;
  const startedAt = performance.now();
  const model = 'video-3.1-generate-preview';
  const file = await render(tools, `${resolution}-${width}-${seconds}`, {
    resolution,
    aspect,
    seconds,
    seed: 7,
    model,
  });
  const tookSeconds = round((performance.now() - startedAt) / 1000, 1);
  const bytes = await readFile(file);
  const megabytes = round(bytes.length / 1e6, 1);
  checklist.note(`${resolution} ${aspect}, ${seconds} s: drawn in ${tookSeconds} s, ${megabytes} MB`);

  const film = readFilm(bytes);
  const told = await describe(tools, file);
  const decoded = await countFrames(tools, file);
  const faults = [
    ...findContainerFaults(film, size),
    ...(decoded === seconds * FRAMES_PER_SECOND ? [] : [`${decoded} frames decode`]),
    ...findStreamFaults(told, size),
  ];
  checklist.check(
    `${resolution} ${aspect}, ${seconds} s: all facts of the file`,
    faults.length === 0,
    faults.join('; '),
  );
  await rm(file);
}

/** One line for each fact of the boxes that is not as it must be. */
function findContainerFaults({ seconds, fastStart, video, sound }: Film, size: Size): readonly string[] {
  const fault = (holds: boolean, what: string) => (holds ? [] : [what]);
  const colour = video.colour;
  return [
    ...fault(video.width === size.width && video.height === size.height, `stored as ${video.width}x${video.height}`),
    ...fault(video.frames === size.seconds * FRAMES_PER_SECOND, `${video.frames} frames stored`),
    ...fault(video.frameSeconds.length === 1, `frames of lengths ${video.frameSeconds.join(', ')} s`),
    ...fault(video.shownSeconds === size.seconds, `picture of ${video.shownSeconds} s`),
    ...fault(seconds === size.seconds, `film of ${seconds} s`),
    ...fault(isCovered(sound.shownSeconds, size.seconds), `sound of ${round(sound.shownSeconds, 3)} s`),
    ...fault(fastStart, 'moov comes after mdat'),
    ...fault(video.codec === 'avc1' && video.profile === 100, `picture as ${video.codec}, profile ${video.profile}`),
    ...fault(sound.codec === 'mp4a' && sound.channels === 2, `sound as ${sound.codec}, ${sound.channels} channels`),
    ...fault(colour !== null, 'no colour box (players that read only the container guess)'),
    ...fault(colour === null || (isBt709(colour) && !colour.fullRange), `colour box ${JSON.stringify(colour)}`),
  ];
}

const isBt709 = ({ primaries, transfer, matrix }: NonNullable<Film['video']['colour']>): boolean =>
  primaries === 1 && transfer === 1 && matrix === 1;

/** Sound comes in packets of 21 ms, and may end up to two of them before the picture does, but never after it. */
const isCovered = (shownSeconds: number, seconds: number): boolean =>
  shownSeconds <= seconds && shownSeconds >= seconds - 0.05;

/** What the stream itself says, as a decoder reads it. */
function findStreamFaults(told: string, { width, height }: Size): readonly string[] {
  const video = /Video: (.*)/.exec(told)?.[1] ?? '';
  const sound = /Audio: (.*)/.exec(told)?.[1] ?? '';
  const fault = (holds: boolean, what: string) => (holds ? [] : [what]);
  return [
    ...fault(/^h264 \(High\)/.test(video), `decoder says ${video}`),
    ...fault(/yuv420p\(tv, bt709[,)]/.test(video), `colour tags: ${/yuv\w+(\([^)]*\))?/.exec(video)?.[0] ?? 'none'}`),
    ...fault(video.includes(` ${width}x${height}`), `decoder says ${video}`),
    ...fault(/\b24 fps/.test(video), `rate: ${video}`),
    ...fault(/^aac \(LC\).*48000 Hz, stereo/.test(sound), `sound: ${sound}`),
  ];
}

/** ffmpeg describes a file on its error output, and then complains that nothing was asked of it. */
async function describe({ ffmpegFile }: Tools, file: string): Promise<string> {
  return runFile(ffmpegFile, ['-hide_banner', '-i', file]).then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => error.stderr,
  );
}

/** One line of digest for each decoded frame. */
async function digestFrames({ ffmpegFile }: Tools, file: string): Promise<readonly string[]> {
  const { stdout } = await runFile(
    ffmpegFile,
    ['-v', 'error', '-i', file, '-map', '0:v:0', '-f', 'framemd5', 'pipe:1'],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\n').flatMap((line) => (/^\s*0,/.test(line) ? [line.split(',').at(-1)?.trim() ?? ''] : []));
}

async function countFrames(tools: Tools, file: string): Promise<number> {
  return (await digestFrames(tools, file)).length;
}

async function checkSeeds(checklist: Checklist, tools: Tools, model: Rendering['model']): Promise<void> {
  const rendering = { resolution: '720p', aspect: '16:9', seconds: 4, model };
  const files = [];
  for (const [name, seed] of [
    ['first', 7],
    ['second', 7],
    ['other', 8],
  ] as const) {
    files.push(await render(tools, `${name}-${model}`, { ...rendering, seed }));
  }
  const [first = [], second = [], other = []] = await Promise.all(files.map((file) => digestFrames(tools, file)));
  const differing = first.filter((digest, frame) => digest !== second[frame]).length;
  const alike = first.length > 0 && first.length === second.length && differing === 0;
  checklist.check(`${model}: the same seed gives identical frames in two processes`, alike, `${differing} differ`);
  const shared = first.filter((digest, frame) => digest === other[frame]).length;
  checklist.check(`${model}: another seed gives another film`, shared === 0, `${shared} of ${first.length} alike`);
}
