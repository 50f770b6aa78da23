import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findBundle } from '../bin/bundle.js';
import type { Checklist } from './checklist.ts';
import { verifyTools } from './deploy-tools.ts';
import { below, parseDockerfile, type Stage } from './dockerfile.ts';
import { makeFirstVideo } from './first-video.ts';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Somebody without rights, where the one who runs this has all of them. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const asOrdinary = process.getuid?.() === 0 ? NOBODY : {};

/**
 * The Dockerfile without an engine: its own steps, read from it, in empty folders and as an ordinary user. Each stage is a
 * folder that stands for its root; what a base image brings (a shell, npm) is this machine's. Then the image's command is
 * started with everything but its data folder read-only, and asked for a first video.
 */
export async function verifyContainer(checklist: Checklist): Promise<void> {
  const stages = parseDockerfile(await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  const place = await mkdtemp(join(tmpdir(), 'kinora-container-'));
  if ('uid' in asOrdinary) await chown(place, NOBODY.uid, NOBODY.gid);
  try {
    const context = await prepareContext(place);
    const image = await build(checklist, stages, context, place);
    await start(checklist, image);
    await verifyTools(checklist, { place, imageRoot: image.root });
  } finally {
    await run('chmod', ['-R', 'u+w', place]).catch(() => undefined);
    await rm(place, { recursive: true, force: true });
  }
}

/** What a build is given: the files of the repository, and none that only lie in its folder. */
async function prepareContext(place: string): Promise<string> {
  const context = join(place, 'context');
  await mkdir(context);
  const { stdout } = await run('git', ['-C', ROOT, 'ls-files', '-z'], { maxBuffer: 64 * 1024 * 1024 });
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(context, file)), { recursive: true });
    await cp(join(ROOT, file), join(context, file));
  }
  return context;
}

interface Image {
  readonly root: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

async function build(checklist: Checklist, stages: readonly Stage[], context: string, place: string): Promise<Image> {
  const roots = new Map<string, string>();
  let image: Image | null = null;
  for (const [index, stage] of stages.entries()) {
    const root = join(place, `stage-${index}`);
    await mkdir(root);
    await giveAway(root);
    image = await buildStage(checklist, stage, { root, context, roots, home: join(place, 'home') });
    if (stage.name !== null) roots.set(stage.name, root);
  }
  if (image === null) throw new Error('The Dockerfile has no stage.');
  return image;
}

interface StageParts {
  readonly root: string;
  readonly context: string;
  readonly roots: ReadonlyMap<string, string>;
  readonly home: string;
}

async function buildStage(checklist: Checklist, stage: Stage, parts: StageParts): Promise<Image> {
  const { root, context, roots, home } = parts;
  let folder = root;
  const environment: Record<string, string> = {};
  const commands = {
    entrypoint: [] as readonly string[],
    cmd: [] as readonly string[],
    healthcheck: [] as readonly string[],
  };
  for (const step of stage.steps) {
    if (step.kind === 'workdir') {
      folder = below(root, step.folder);
      await mkdir(folder, { recursive: true });
      await giveAway(folder);
    } else if (step.kind === 'copy') {
      const source = step.from === null ? context : (roots.get(step.from) ?? '');
      for (const path of step.sources)
        await copy(below(source, path.startsWith('/') ? path : `/${path}`), step, folder, root);
    } else if (step.kind === 'run') {
      const startedAt = performance.now();
      const inherited = { ...networkOfMachine(), PATH: process.env.PATH ?? '', HOME: home, ...environment };
      await run('sh', ['-c', step.command], {
        cwd: folder,
        env: inherited,
        maxBuffer: 64 * 1024 * 1024,
        ...asOrdinary,
      });
      checklist.check(`RUN ${step.command}`, true, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    } else if (step.kind === 'env') {
      environment[step.name] = step.value
        .split(':')
        .map((part) => (/^\/(?:app|data)/.test(part) ? join(root, part) : part))
        .join(':');
    } else if (step.kind === 'entrypoint' || step.kind === 'cmd' || step.kind === 'healthcheck') {
      commands[step.kind] = step.command;
    }
  }
  const { entrypoint, cmd, healthcheck } = commands;
  return { root, folder, environment, command: [...entrypoint, ...cmd], healthcheck };
}

/** As an engine hands them to a build: the way out of this machine, and whom to believe on it. */
function networkOfMachine(): Record<string, string> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
  const wanted = Object.entries(process.env).filter(([name]) => names.includes(name.toUpperCase()));
  return Object.fromEntries(wanted.map(([name, value]) => [name, value ?? '']));
}

async function copy(
  source: string,
  step: { readonly sources: readonly string[]; readonly target: string; readonly from: string | null },
  folder: string,
  root: string,
): Promise<void> {
  const target = step.target.startsWith('/') ? join(root, step.target) : join(folder, step.target);
  const into = step.target.endsWith('/') ? join(target, basename(source)) : target;
  // As an engine does: whole folders, links as links, times kept.
  await mkdir(dirname(into), { recursive: true });
  await cp(source, into, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  await giveAway(join(root));
}

async function giveAway(folder: string): Promise<void> {
  if ('uid' in asOrdinary) await run('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
}

async function start(checklist: Checklist, image: Image): Promise<void> {
  const { root, folder } = image;
  const data = join(root, 'data');
  // Read-only but for the data folder; as an ordinary user this holds.
  await run('chmod', ['-R', 'a-w', folder]);
  // A free port: the image's own may be taken here.
  const environment = { ...image.environment, KINORA_HOST: '127.0.0.1', KINORA_PORT: '0', TMPDIR: join(root, 'tmp') };
  await mkdir(environment.TMPDIR);
  await giveAway(environment.TMPDIR);
  const [program = '', ...args] = image.command;
  const node = join(folder, 'node_modules/.bin', program);
  const child = spawn(node, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'], ...asOrdinary });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  try {
    const { address, bytes, seconds } = await makeFirstVideo(
      () => said,
      () => child.exitCode !== null,
    );
    checklist.check('the first video of the image', bytes > 10_000, `${bytes} bytes after ${seconds.toFixed(1)} s`);
    checklist.check('the console is built into it', (await fetch(`${address}/`)).status === 200);
    checklist.check('it starts from the bundle', findBundle(folder) !== null);
    checklist.check('nothing was built at the start', !said.includes('building-the-console-once'));
    const [healthProgram = '', ...healthArgs] = image.healthcheck;
    const port = new URL(address).port;
    const healthy = run(join(folder, 'node_modules/.bin', healthProgram), healthArgs, {
      env: { ...environment, KINORA_PORT: port },
    });
    checklist.check(
      'its health check',
      await healthy.then(
        () => true,
        () => false,
      ),
    );
    await writeFile(join(data, 'written'), '');
  } finally {
    child.kill('SIGTERM');
    const [code] = await ended;
    checklist.check('SIGTERM ends it with 0', code === 0, code === 0 ? '' : said.slice(-2_000));
  }
  const sick = run(join(folder, 'node_modules/.bin/node'), image.healthcheck.slice(1), {
    env: { ...environment, KINORA_PORT: '9' },
  });
  checklist.check(
    'its health check fails where nothing answers',
    await sick.then(
      () => false,
      () => true,
    ),
  );
}
