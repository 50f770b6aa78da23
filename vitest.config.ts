import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { BUNDLE_VARIABLE } from './test/servers/bundle-variable.ts';

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
 * A process of its own: these measure processor time or memory, or end processes. All other files share theirs, one after another: none
 * keeps state outside its own values, so they need not each load the same sources anew, and what the engine has compiled of them stays
 * compiled: half a second to two of processor time a file (2026-11).
 */
const APART = ['test/hostile/**/*.test.ts', 'test/servers/**/*.test.ts', 'test/left-behind.test.ts'];
const ALL = ['src', 'console/src', 'test', 'acceptance'].map((folder) => `${folder}/**/*.test.ts`);

/**
 * What a source starts as a process or a thread comes from the bundle, as it does in the service: that loads in a fifth of the time that
 * the sources take. Where the bundle lies is read when the line runs, since the transformed file is kept for later runs.
 */
const startFromBundle: Vite.Plugin = {
  name: 'start-from-bundle',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*(?<!\.test)\.ts$/ },
    handler: (code) =>
      code.replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
        const bundled = `process.env.${BUNDLE_VARIABLE} + '${name}.js'`;
        return `new URL(process.env.${BUNDLE_VARIABLE} ? ${bundled} : './${name}.ts', import.meta.url)`;
      }),
  },
};

export default defineConfig({
  plugins: [startFromBundle],
  test: {
    globals: false,
    globalSetup: ['test/servers/global-setup.ts'],
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // Vitest leaves one core free by default, which halves the speed on two; a third file fills the time in which others
    // wait for a heartbeat or a page. Above four, renders and their ffmpeg children fight over memory rather than finish sooner.
    maxWorkers: Math.min(5, Math.max(4, availableParallelism())),
    projects: [
      { extends: true, test: { name: 'shared', include: ALL, exclude: APART, isolate: false } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
    // For a machine that is busy with other things: a test that hangs is rare, and one that fails for want of a processor is
    // worse than the wait for it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
