import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes come first: one that waits for a timeout should not be the last of all. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      /acceptance|contracts|integration|postgres/.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/**
 * Rooms whose tests share processes: none keeps state outside its own values, so their files need not each load the same sources anew,
 * and what the engine has compiled of them stays compiled: half a second to two of processor time a file (2026-11).
 */
const SHARED = [
  'animator',
  'app',
  'blobs',
  'cli',
  'config',
  'core',
  'dialects',
  'http',
  'observability',
  'outbound',
  'services',
  'stores',
  'worker',
];
const SHARED_MAKERS = ['comfyui', 'fal', 'google', 'job-api', 'openai', 'replicate', 'vertex'];
const shared = [
  `src/{${SHARED.join(',')}}/**/*.test.ts`,
  `src/generators/{${SHARED_MAKERS.join(',')}}/**/*.test.ts`,
  'src/generators/*.test.ts',
  'console/src/**/*.test.ts',
  'test/architecture/**/*.test.ts',
];

export default defineConfig({
  test: {
    globals: false,
    globalSetup: ['test/servers/global-setup.ts'],
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // Vitest leaves one core free by default, which halves the speed on two; a third file fills the time in which others
    // wait for a heartbeat or a page. Above four, renders and their ffmpeg children fight over memory rather than finish sooner.
    maxWorkers: Math.min(5, Math.max(4, availableParallelism())),
    projects: [
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      {
        extends: true,
        test: {
          // A process per file: tests start servers, open databases and load native code, and a crash must cost one file only.
          name: 'apart',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'acceptance/**/*.test.ts'],
          exclude: shared,
        },
      },
    ],
    // For a machine that is busy with other things: a test that hangs is rare, and one that fails for want of a processor is
    // worse than the wait for it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
