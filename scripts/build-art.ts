/**
 * Gathers the drawings of the animator's sprites into one file, which is committed: a few hundred of the 3,800 of the Noto set, and those drawn for
 * this house in tools/art/drawings. The set is large and rarely needed, so it is no dependency of Kinora: it is installed below tools/art
 * when the file is built. Each drawing is measured, so that a figure's feet stand where its drawing ends and small things are shown large
 * enough to be seen.
 *
 * The file carries the digests of what it was made from and of itself; `--check` compares them without the set.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { THINGS_TABLE } from '../src/animator/catalogue/things-table.ts';

const TOOLS = new URL('../tools/art/', import.meta.url);
const DRAWINGS = new URL('drawings/', TOOLS);
const OUTPUT = new URL('../src/animator/catalogue/art/sprites.json.gz', import.meta.url);
/** Drawings are measured at this size. */
const SIDE = 192;

interface Drawing {
  /** The drawing's own grid, and the part of it that is not empty: left, top, width, height. */
  readonly grid: readonly [number, number];
  readonly box: readonly [number, number, number, number];
  readonly body: string;
}

interface ArtFile {
  readonly sources: string;
  readonly code: string;
  readonly drawings: Readonly<Record<string, Drawing>>;
}

function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

interface Wanted {
  readonly own: readonly string[];
  readonly fromSet: readonly string[];
}

function listWanted(): Wanted {
  const names = THINGS_TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | ')[1] ?? '')
    .filter((name) => !name.startsWith('rig:'));
  const unique = [...new Set(names.map((name) => name.replace('<', '')))].sort();
  return {
    own: unique.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    fromSet: unique.filter((name) => !name.startsWith('~')),
  };
}

async function readOwn(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of (await readdir(DRAWINGS)).sort()) {
    // A checkout may have changed the ends of the lines.
    texts.set(file.replace('.svg', ''), (await readFile(new URL(file, DRAWINGS), 'utf8')).replaceAll('\r\n', '\n'));
  }
  return texts;
}

async function readSetVersion(): Promise<string> {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(new URL('package.json', TOOLS), 'utf8'),
  );
  return manifest.dependencies['@iconify-json/noto'] ?? '';
}

async function digestSources(): Promise<string> {
  return digest(await readSetVersion(), ...listWanted().fromSet, ...[...(await readOwn())].flat());
}

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly width: number;
  readonly height: number;
}

async function openSet(): Promise<IconSet> {
  const file = new URL('node_modules/@iconify-json/noto/icons.json', TOOLS);
  const found = await readFile(file, 'utf8').catch(() => null);
  if (found !== null) return JSON.parse(found);
  console.log('Installing the drawings below tools/art ...');
  // npm is a script of the shell on Windows.
  const options = { cwd: fileURLToPath(TOOLS), stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const [code] = await once(spawn('npm', ['ci'], options), 'close');
  if (code !== 0) throw new Error('The drawings could not be installed.');
  return JSON.parse(await readFile(file, 'utf8'));
}

async function measure(body: string, [width, height]: Drawing['grid']): Promise<Drawing['box']> {
  const scale = SIDE / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">`;
  const canvas = createCanvas(w, h);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(Buffer.from(`${head}${body}</svg>`)), 0, 0, w, h);
  const { data } = pen.getImageData(0, 0, w, h);
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const alpha = data[(y * w + x) * 4 + 3] ?? 0;
      if (alpha < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const round = (value: number): number => Math.round((value / scale) * 10) / 10;
  return [round(left), round(top), round(right - left), round(bottom - top)];
}

/**
 * The canvas knows references only in their older spelling and only straight to a shape: a drawing that says it otherwise
 * would lose its parts without a word.
 */
function toOldReferences(body: string): string {
  const old = body.replaceAll('<use href=', '<use xlink:href=');
  const aliases = Array.from(old.matchAll(/<use xlink:href="#(\w+)" id="(\w+)"\/>/g));
  return aliases.reduce((text, [, shape, alias]) => text.replaceAll(`href="#${alias}"`, `href="#${shape}"`), old);
}

function parseOwn(text: string): Pick<Drawing, 'grid' | 'body'> {
  const found = /viewBox="0 0 (\d+) (\d+)">([\s\S]*)<\/svg>/.exec(text);
  if (found === null) throw new Error('A drawing needs a viewBox of `0 0 width height`.');
  return { grid: [Number(found[1]), Number(found[2])], body: (found[3] ?? '').replaceAll('\n', '') };
}

async function build(): Promise<void> {
  const { own, fromSet } = listWanted();
  const set = await openSet();
  const texts = await readOwn();
  const drawings: Record<string, Drawing> = {};
  const add = async (name: string, drawing: Pick<Drawing, 'grid' | 'body'>): Promise<void> => {
    const box = await measure(drawing.body, drawing.grid);
    drawings[name] = { grid: drawing.grid, box, body: drawing.body };
  };
  for (const name of fromSet) {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`The set has no drawing '${name}'.`);
    await add(name, { grid: [icon.width ?? set.width, icon.height ?? set.height], body: toOldReferences(icon.body) });
  }
  for (const name of own) {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`tools/art/drawings has no '${name}.svg'.`);
    await add(name, parseOwn(text));
  }
  const file: ArtFile = {
    sources: await digestSources(),
    code: digest(JSON.stringify(drawings)),
    drawings,
  };
  await mkdir(new URL('.', OUTPUT), { recursive: true });
  await writeFile(OUTPUT, gzipSync(JSON.stringify(file), { level: 9 }));
  console.log(`sprites.json.gz: ${Object.keys(drawings).length} drawings`);
}

/** What keeps the built file from being fresh; null when nothing does. */
async function findStaleness(): Promise<string | null> {
  const built = await readFile(OUTPUT).catch(() => null);
  if (built === null) return 'is missing';
  const file: ArtFile = JSON.parse(gunzipSync(built).toString());
  if (file.sources !== (await digestSources())) return 'is older than its sources';
  return file.code === digest(JSON.stringify(file.drawings)) ? null : 'was changed after it was built';
}

if (process.argv.includes('--check')) {
  const staleness = await findStaleness();
  if (staleness !== null) {
    console.error(`sprites.json.gz ${staleness}: run \`npm run art\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  await build();
}
