import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Checklist } from './checklist.ts';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);

interface Places {
  readonly place: string;
  /** Where the image was built: the unit names its program. */
  readonly imageRoot: string;
}

/** The examples beside the image, read by the programs that they are for. Those that cannot be had here are skipped. */
export async function verifyTools(checklist: Checklist, { place, imageRoot }: Places): Promise<void> {
  const nginx = join(ROOT, 'deploy/proxy/nginx.conf');
  await ask(checklist, 'nginx -t', { program: 'nginx', package: 'nginx-light', args: ['-t', '-c', nginx] });

  const caddy = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/proxy/Caddyfile')];
  await ask(checklist, 'caddy validate', { program: 'caddy', package: 'caddy', args: caddy });

  const unit = join(place, 'kinora.service');
  const written = await readFile(join(ROOT, 'deploy/systemd/kinora.service'), 'utf8');
  // The unit's program is not installed here: the one that was just built stands for it.
  await writeFile(unit, written.replaceAll('/opt/kinora', join(imageRoot, 'app')));
  await ask(checklist, 'systemd-analyze verify', {
    program: 'systemd-analyze',
    package: 'systemd',
    args: ['verify', unit],
  });
}

interface Tool {
  readonly program: string;
  readonly package: string;
  readonly args: readonly string[];
}

async function ask(checklist: Checklist, what: string, tool: Tool): Promise<void> {
  if (!(await isThere(tool.program)) && !(await install(tool.package))) {
    checklist.skip(what, `${tool.program} is not installed, and apt-get cannot bring it`);
    return;
  }
  try {
    const { stderr } = await run(tool.program, tool.args, { env: { ...process.env, PATH: searchPath() } });
    // A unit with a word that systemd does not know is told of, and taken all the same.
    const complaints = stderr.split('\n').filter((line) => /kinora\.service.*(?:Unknown|Failed|ignoring)/i.test(line));
    checklist.check(what, complaints.length === 0, complaints.join('; '));
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    checklist.check(what, false, `${stdout}${stderr}`.slice(-2_000) || String(error));
  }
}

const searchPath = (): string => `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

const isThere = (program: string): Promise<boolean> =>
  run('sh', ['-c', `command -v ${program}`], { env: { PATH: searchPath() } }).then(
    () => true,
    () => false,
  );

async function install(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: environment,
      timeout: 300_000,
    });
    return true;
  } catch {
    // No network, no rights or no such package: the caller says that it was skipped.
    return false;
  }
}
