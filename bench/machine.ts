import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** What a figure cannot be read without: the machine, and how busy it was before the measurement. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  /** Averages over 1, 5 and 15 minutes. */
  readonly loadBefore: readonly number[];
}

export async function readMachine(): Promise<Machine> {
  return {
    processor: (await readProcessor()) ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    loadBefore: loadavg().map((load) => Math.round(load * 100) / 100),
  };
}

async function readProcessor(): Promise<string | null> {
  const told = cpus()[0]?.model.trim() ?? '';
  if (told !== '' && told !== 'unknown') return told;
  const facts = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  return /^(?:model name|Model|CPU part)\s*:\s*(.+)$/m.exec(facts)?.[1] ?? null;
}

export interface ProcessorTime {
  /** Of processes of ordinary priority, in the system's ticks. */
  readonly ordinary: number;
  readonly all: number;
}

/**
 * Linux only; null elsewhere. Renders run at lower priority and are counted apart, so what is ordinary is the service, the
 * client and whatever else this machine was made to do meanwhile: above a fifth, a latency says little.
 */
export async function findProcessorTime(): Promise<ProcessorTime | null> {
  const line = await readFile('/proc/stat', 'utf8').catch(() => '');
  const ticks = /^cpu +(.*)$/m.exec(line)?.[1]?.split(' ').map(Number);
  const ordinary = ticks?.[0];
  if (ticks === undefined || ordinary === undefined) return null;
  return { ordinary, all: ticks.reduce((sum, value) => sum + value, 0) };
}

/** Null where the system does not tell. */
export function ordinaryPercent(before: ProcessorTime | null, after: ProcessorTime | null): number | null {
  if (before === null || after === null || after.all === before.all) return null;
  return Math.round(((after.ordinary - before.ordinary) / (after.all - before.all)) * 100);
}

const QUIET_PERCENT = 8;
const LONGEST_WAIT_SECONDS = 15;

/** Lets others on this machine finish first: returns after a quiet second, or when waiting has no more sense. */
export async function waitForQuietMachine(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_SECONDS * 1000;
  while (performance.now() < until) {
    const before = await findProcessorTime();
    await wait(1_000);
    const percent = ordinaryPercent(before, await findProcessorTime());
    if (percent === null || percent <= QUIET_PERCENT) return;
  }
}
