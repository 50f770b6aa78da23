import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface BareProcess {
  readonly processId: number;
  readonly spawnedAt: number;
  readonly address: string;
  stop(): Promise<void>;
}

/** One of the servers in bare/, which stand beside Kinora to show what the machine itself costs. */
export async function startBare(
  name: 'empty-fastify' | 'constant-answer',
  settings: Readonly<Record<string, string>> = {},
): Promise<BareProcess> {
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare', `${name}.ts`)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as unknown[];
  const address = /^Listening at (\S+)/.exec(String(line))?.[1];
  if (address === undefined) throw new Error(`The bare server ${name} did not start.`);
  return {
    processId: child.pid ?? 0,
    spawnedAt,
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
