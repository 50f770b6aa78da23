import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/servers/longest-first.ts';

/**
 * A process of its own: these measure processor time or memory, or end processes. All other files share theirs, one after another: none
 * keeps state outside its own values, so they need not each load the same sources anew, and what the engine has compiled of them stays
 * compiled: half a second to two of processor time a file (2026-11).
 */
const APART = ['test/hostile/**/*.test.ts', 'test/servers/**/*.test.ts', 'test/left-behind.test.ts'];
/**
 * These compute all the time and wait for nothing: as many processes as there are processors finish them soonest, beside all others in a
 * whole run (`scripts/test.ts`) and after them otherwise. Each process reads, compiles and builds the animator
 * for itself, so that six of them took 246 s where two take 194 (2026-11).
 */
const COMPUTING = ['src/animator/**/*.test.ts'];
const ALL = ['src', 'console/src', 'test', 'acceptance'].map((folder) => `${folder}/**/*.test.ts`);

/** Vitest leaves one core free by default, which halves the speed on two. */
const COMPUTING_WORKERS = Math.min(4, Math.max(2, availableParallelism()));
/**
 * Further files fill the time in which others wait for a heartbeat, a page or a clock: four left a quarter of two cores idle. Each has up to
 * a gigabyte with its services and browsers, and reads and compiles the sources for itself: eight took 440 s where six take 426 (2026-11).
 */
const WAITING_WORKERS = totalmem() > 12 * 1024 ** 3 ? 6 : 4;

export default defineConfig({
  test: {
    globals: false,
    globalSetup: ['test/servers/global-setup.ts'],
    setupFiles: ['test/servers/start-from-bundle.ts'],
    // As node runs them, which also serves them: turned into modules of the runner's own, every name that comes from another file is looked
    // up each time it is used, a fifth of the processor time of files that draw (2026-11). No test replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    pool: 'forks',
    // What is new may grow before it is looked through: a tenth of the processor time of files that draw.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: WAITING_WORKERS,
    projects: [
      { extends: true, test: { name: 'shared', include: ALL, exclude: [...APART, ...COMPUTING], isolate: false } },
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'computing',
          include: COMPUTING,
          isolate: false,
          maxWorkers: COMPUTING_WORKERS,
          // Each time all of the memory is looked through, what is new gets a megabyte to grow in again, and is looked through a hundred times a second.
          execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // For a machine that is busy with other things: a test that hangs is rare, and one that fails for want of a processor is
    // worse than the wait for it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
