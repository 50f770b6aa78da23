import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../src/animator/encode/find-ffmpeg.ts';
import { openFakeComfyUi } from '../test/fakes/upstreams/comfyui.ts';
import { openFakeFal } from '../test/fakes/upstreams/fal.ts';
import { openFakeGoogle } from '../test/fakes/upstreams/google.ts';
import { openFakeJobApi } from '../test/fakes/upstreams/job-api.ts';
import { openFakeOpenAi } from '../test/fakes/upstreams/openai.ts';
import { openFakeReplicate } from '../test/fakes/upstreams/replicate.ts';

/** Vendors of every way to resolve a lost create, in this process, so that they live through every kill and count. */
export interface Vendors {
  readonly all: readonly VendorInUse[];
  readonly environment: Readonly<Record<string, string>>;
  readonly tables: string;
  /** Beside the tables. */
  readonly files: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface VendorInUse {
  readonly name: string;
  /** The model of ours that it alone makes. */
  readonly model: string;
  /** Whether a create costs money there: then there may be one for each task. */
  readonly isPaid: boolean;
  /** Whether nobody can know what became of a create whose answer was lost. */
  readonly mayStayUnknown: boolean;
  /** How many creates it has taken on for the task of this number. */
  countCreates(task: number): number;
}

/** Each task says its own number, by which the vendors' creates are told apart. */
export const promptOf = (task: number): string => `Boat number ${task} on a calm lake`;

const KEY = 'access:secret';
/** Asked for a few times before it is done, so that kills meet it while it is checked. */
const CHECKS = 3;

export async function openVendors(): Promise<Vendors> {
  const film = await makeFilm();
  const usual = { film, checks: CHECKS };
  const [kinora, paid, sglang, comfy, fal, replicate, google, kling, ark] = await Promise.all([
    openFakeOpenAi({ ...usual, idempotent: true }),
    openFakeOpenAi(usual),
    openFakeOpenAi(usual),
    openFakeComfyUi(usual),
    openFakeFal(usual),
    openFakeReplicate(usual),
    openFakeGoogle(usual),
    openFakeJobApi('kling', usual),
    openFakeJobApi('ark', usual),
  ]);
  const row = { modes: ['text'], seconds: [4], resolutions: ['720p'], sound: true };
  const body = { prompt: '{{prompt}}', seed: '{{seed?}}' };
  const own = { currency: 'USD', cost: '0.05' };
  const opened = [
    { name: 'kinora', fake: kinora, kind: 'openai', table: { server: 'kinora' }, row, isPaid: true },
    { name: 'paid', fake: paid, kind: 'openai', table: { server: 'other' }, row, isPaid: true, mayStayUnknown: true },
    { name: 'sglang', fake: sglang, kind: 'openai', table: { server: 'sglang' }, row, isPaid: false },
    { name: 'comfy', fake: comfy, kind: 'comfyui', table: {}, row: { ...row, workflow: 'graph.json' }, isPaid: false },
    {
      ...{ name: 'fal', fake: fal, kind: 'fal', table: {}, isPaid: true, mayStayUnknown: true },
      row: { ...row, as: 'owner/app', seed: 'send', input: body, result: 'video.url' },
    },
    {
      ...{ name: 'replicate', fake: replicate, kind: 'replicate', table: {}, isPaid: true, mayStayUnknown: true },
      row: { ...row, as: 'owner/name', seed: 'send', input: body, result: 'output' },
    },
    {
      ...{ name: 'google', fake: google, kind: 'google', table: {}, isPaid: true, mayStayUnknown: true },
      row: { ...row, as: 'gemini-omni-1.1-flash' },
    },
    {
      // Found where it is; what is not there now may be a moment later.
      ...{ name: 'kling', fake: kling, kind: 'job-api', table: { api: 'kling' }, isPaid: true, mayStayUnknown: true },
      row: { ...row, as: 'kling-v3' },
    },
    {
      ...{ name: 'ark', fake: ark, kind: 'job-api', table: { api: 'ark' }, isPaid: true, mayStayUnknown: true },
      row: { ...row, as: 'seedance' },
    },
  ];
  return {
    all: opened.map(({ name, fake, isPaid, mayStayUnknown = false }) => ({
      name,
      model: `boat-${name}`,
      isPaid,
      mayStayUnknown,
      countCreates: (task) =>
        fake.creates.filter((create) => JSON.stringify(create).includes(`"${promptOf(task)}`)).length,
    })),
    environment: { VENDOR_KEY: KEY },
    tables: opened
      .map(({ name, fake, kind, table, row: serves }) =>
        renderTables(
          { name, kind, url: fake.url, table: { ...table, currency: own.currency } },
          { ...serves, cost: own.cost },
        ),
      )
      .join('\n'),
    files: { 'graph.json': JSON.stringify(GRAPH) },
    close: async () => {
      await Promise.all(opened.map(({ fake }) => fake.close()));
    },
  };
}

/** Nothing is made of the words here: they tell whose create it is. */
const GRAPH = {
  '1': { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}' } },
  '2': { class_type: 'SaveVideo', inputs: { video: ['1', 0], filename_prefix: 'kinora/{{task}}' } },
};

interface Table {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly table: Readonly<Record<string, unknown>>;
}

function renderTables({ name, kind, url, table }: Table, row: Readonly<Record<string, unknown>>): string {
  const model = `boat-${name}`;
  const key = kind === 'comfyui' ? {} : { key_env: 'VENDOR_KEY' };
  return [
    '[[model]]',
    ...lines({ id: model, kind: 'video', price: '0.10', seconds: [4], resolutions: ['720p'] }),
    '[[upstream]]',
    ...lines({ name, kind, url, private: true, concurrency: 16, deadline_minutes: 600, ...key, ...table }),
    '[[upstream.serves]]',
    ...lines({ model, ...row }),
    '[[route]]',
    ...lines({ model, through: [name] }),
    '',
  ].join('\n');
}

const lines = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${name} = ${toToml(value)}`);

function toToml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toToml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${lines({ ...value }).join(', ')} }`;
}

/** Four seconds of a real film, as small as it may be. */
async function makeFilm(): Promise<Buffer> {
  const { file } = await findFfmpeg({ configured: null, path: '', signal: AbortSignal.timeout(60_000) });
  const folder = await mkdtemp(join(tmpdir(), 'kinora-film-'));
  try {
    const output = join(folder, 'film.mp4');
    const picture = ['-f', 'lavfi', '-i', 'color=c=blue:size=1280x720:rate=24:duration=4'];
    const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=4'];
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await promisify(execFile)(file, [
      '-v',
      'error',
      ...picture,
      ...sound,
      ...codecs,
      '-movflags',
      '+faststart',
      output,
    ]);
    return await readFile(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function writeTables(folder: string, { tables, files }: Vendors): Promise<void> {
  await writeFile(join(folder, 'kinora.toml'), tables);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
