import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Checklist } from './checklist.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files of which `npm test` leaves a part out, whole. */
const FILES = [
  'acceptance/kinora-behind-kinora.test.ts',
  'acceptance/generate.test.ts',
  'acceptance/python-client.test.ts',
  'test/integration/bundle.test.ts',
  'test/integration/upstream-faults.test.ts',
  'test/hostile/parsers.test.ts',
  'acceptance/lifecycle.test.ts',
  'acceptance/scale-out.test.ts',
  'acceptance/scale-out-recovery.test.ts',
  'acceptance/scale-out-frozen.test.ts',
  'acceptance/console/journey.test.ts',
  'acceptance/console/pages.test.ts',
  'acceptance/console/nodes.test.ts',
  'acceptance/console/upstreams.test.ts',
  'src/animator/images/edit/masked-still.test.ts',
  'src/animator/images/photographs.test.ts',
  'src/animator/images/plate/film.test.ts',
  'src/animator/images/plate/flow.test.ts',
  'src/animator/images/pictures.test.ts',
  'src/animator/land/places/natural.test.ts',
  'src/animator/sound/speech/speak.test.ts',
  'src/animator/still.test.ts',
  'src/animator/trace.test.ts',
  'src/animator/land/places/built.test.ts',
  'src/animator/land/kits/road-country.test.ts',
  'src/animator/nets/nets.test.ts',
  'src/animator/references.test.ts',
  'acceptance/scale-out-start.test.ts',
  'acceptance/console/credit.test.ts',
  'acceptance/console/people.test.ts',
  'acceptance/console/take.test.ts',
  'src/animator/any-prompt.test.ts',
] as const;

export async function verifyAcceptance(checklist: Checklist): Promise<void> {
  for (const file of FILES) {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', file], {
      ...{ cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
      env: { ...process.env, TEST_LONG: '1' },
    });
    const [code] = await once(child, 'close');
    checklist.check(file, code === 0, `exit code ${String(code)}`);
  }
}
