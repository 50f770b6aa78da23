import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { parseDockerfile, type Stage } from '../../verify/dockerfile.ts';
import { ROOT, readText } from './files.ts';

const text = readText('deploy/Dockerfile');
const stages = parseDockerfile(text);
const image = stages.at(-1) as Stage;
const steps = stages.flatMap((stage) => stage.steps);

describe('the Dockerfile', () => {
  it('builds in one stage and runs in another, which holds no npm', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', null]);
    expect(image.base).not.toMatch(/node/);
    expect(image.steps.some(({ kind }) => kind === 'run')).toBe(false);
  });

  it('runs as a user without rights, named by number so that a cluster can check it', () => {
    const user = image.steps.find((step) => step.kind === 'user');
    expect(user?.user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(text).toContain(`--chown=${user?.user} `);
  });

  it('is for any architecture, and has bases of a pinned release', () => {
    expect(text).not.toMatch(/FROM --platform|x64|x86_64|amd64\/|arm64v8/);
    for (const { base } of stages) expect(base).toMatch(/^\w+:[\w.-]+-slim$/);
  });

  it('copies only what is there, and what the ignore file lets through', () => {
    const ignore = readText('.dockerignore').split('\n');
    for (const step of steps) {
      if (step.kind !== 'copy' || step.from !== null) continue;
      for (const source of step.sources) {
        expect(existsSync(join(ROOT, source)), source).toBe(true);
        expect(ignore, source).toContain(`!${source}`);
      }
    }
  });

  it('takes along neither the tools that built it nor the headers of Node', () => {
    const commands = stages[0]?.steps.flatMap((step) => (step.kind === 'run' ? [step.command] : []));
    const trims = ['npm run build', 'npm ci --omit=dev'];
    expect(commands?.filter((command) => trims.includes(command))).toEqual(trims);
    // The install takes out the headers, by scripts that must be there before it.
    const copies = stages[0]?.steps.flatMap((step) => (step.kind === 'copy' ? step.sources : [step.kind])) ?? [];
    expect(copies.slice(0, copies.indexOf('run'))).toEqual(
      expect.arrayContaining(['scripts/after-install.js', 'scripts/prune-packages.js']),
    );
    expect(JSON.parse(readText('package.json')).scripts.postinstall).toBe('node scripts/after-install.js');
  });

  it('has only steps that can be run in any folder', () => {
    for (const step of steps) if (step.kind === 'run') expect(step.command).not.toMatch(/(^|\s)\//);
  });

  it('gives settings that the service takes, and checks its health', () => {
    const environment = Object.fromEntries(
      image.steps.flatMap((step) =>
        step.kind === 'env' && step.name.startsWith('KINORA_') ? [[step.name, step.value]] : [],
      ),
    );
    expect(loadConfig({ environment, toml: null })).toMatchObject({
      host: '0.0.0.0',
      port: 8787,
      workerPort: 8787,
      data: '/data',
    });
    const check = image.steps.find((step) => step.kind === 'healthcheck');
    expect(check).toMatchObject({ command: ['node', '-e', expect.stringContaining('/readyz')] });
  });

  it.each(['RUN a \\', 'ADD x /', 'CMD node'])('is not passed over where it cannot be read: %s', (line) => {
    expect(() => parseDockerfile(`FROM base\n${line}\n`)).toThrow();
  });
});

describe('the unit of systemd', () => {
  const unit = readText('deploy/systemd/kinora.service');

  it('has settings that the service takes, and time to stop', () => {
    const environment = Object.fromEntries(
      [...unit.matchAll(/^Environment=(KINORA_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const { shutdownSeconds } = loadConfig({ environment, toml: null });
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(shutdownSeconds);
    expect(unit).toMatch(/^StateDirectory=kinora$/m);
  });
});
