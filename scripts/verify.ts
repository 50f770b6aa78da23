import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { verifyAcceptance } from '../verify/acceptance.ts';
import { DEFAULT_BODIES_RUNS, verifyBodies } from '../verify/bodies.ts';
import { Checklist } from '../verify/checklist.ts';
import { verifyContainer } from '../verify/container.ts';
import { DEFAULT_CRASH_PLAN, verifyCrash } from '../verify/crash.ts';
import { DEFAULT_DETERMINISM_RUNS, verifyDeterminism } from '../verify/determinism.ts';
import { verifyDiskFull } from '../verify/disk-full.ts';
import { DEFAULT_HOSTILE_RUNS, verifyHostile } from '../verify/hostile.ts';
import { verifyImages } from '../verify/images.ts';
import { DEFAULT_LEDGER_RUNS, verifyLedger } from '../verify/ledger.ts';
import { DEFAULT_PROMPTS_RUNS, verifyPrompts } from '../verify/prompts.ts';
import { verifySizes } from '../verify/sizes.ts';
import { DEFAULT_UPSTREAMS_PLAN, verifyUpstreams } from '../verify/upstreams.ts';
import { verifyVoices } from '../verify/voices.ts';
import { enterRunFolder } from './run-folder.ts';

/**
 * `npm run verify -- <name>`: the long checks, by name, or all of them. Each starts the real program and looks at what it
 * leaves behind. The last line is `N passed, N failed`.
 */

const EXIT_USAGE = 64;

interface Options {
  readonly seed: number;
  /** Null: as many as the check itself has. */
  readonly tasks: number | null;
  readonly kills: number | null;
  readonly runs: number | null;
}

interface LongCheck {
  readonly name: string;
  readonly about: string;
  readonly run: (checklist: Checklist, options: Options) => Promise<void>;
}

const CHECKS: readonly LongCheck[] = [
  {
    name: 'acceptance',
    about: 'what `npm test` leaves out of its tests: a frozen database, both themes, true sizes, every place',
    run: verifyAcceptance,
  },
  {
    name: 'bodies',
    about: 'sends random and spoiled bodies to the service (--seed, --runs)',
    run: (checklist, { seed, runs }) => verifyBodies(checklist, { seed, runs: runs ?? DEFAULT_BODIES_RUNS }),
  },
  {
    name: 'container',
    about: "runs the Dockerfile's steps in an empty folder, without an engine, up to a first video",
    run: verifyContainer,
  },
  {
    name: 'crash',
    about: 'kills the service again and again under load (--seed, --tasks, --kills)',
    run: (checklist, { seed, tasks, kills }) =>
      verifyCrash(checklist, {
        seed,
        tasks: tasks ?? DEFAULT_CRASH_PLAN.tasks,
        kills: kills ?? DEFAULT_CRASH_PLAN.kills,
      }),
  },
  {
    name: 'determinism',
    about: 'draws every place again and again and compares all frames (--runs)',
    run: (checklist, { runs }) => verifyDeterminism(checklist, runs ?? DEFAULT_DETERMINISM_RUNS),
  },
  { name: 'disk-full', about: 'lets the disk run full under the service', run: verifyDiskFull },
  {
    name: 'hostile',
    about: 'attacks the service with made-up requests, bombs and clients that stall (--seed, --runs)',
    run: (checklist, { seed, runs }) => verifyHostile(checklist, { seed, runs: runs ?? DEFAULT_HOSTILE_RUNS }),
  },
  { name: 'images', about: 'makes a still of every ratio and size and unpacks it', run: verifyImages },
  {
    name: 'ledger',
    about: 'plays random lives of tasks on both engines and counts the money (--seed, --runs)',
    run: (checklist, { seed, runs }) => verifyLedger(checklist, { seed, runs: runs ?? DEFAULT_LEDGER_RUNS }),
  },
  {
    name: 'prompts',
    about: 'plans, traces and draws prompts that nobody would write (--seed, --runs)',
    run: (checklist, { seed, runs }) => verifyPrompts(checklist, { seed, runs: runs ?? DEFAULT_PROMPTS_RUNS }),
  },
  {
    name: 'upstreams',
    about: 'kills a gateway at every step and at random moments, before vendors who count (--seed, --tasks, --kills)',
    run: (checklist, { seed, tasks, kills }) =>
      verifyUpstreams(checklist, {
        seed,
        tasks: tasks ?? DEFAULT_UPSTREAMS_PLAN.tasks,
        kills: kills ?? DEFAULT_UPSTREAMS_PLAN.kills,
      }),
  },
  { name: 'sizes', about: 'renders every size in full and reads the files', run: verifySizes },
  {
    name: 'voices',
    about: 'listens to 24 films in which somebody speaks, if the recogniser was added',
    run: verifyVoices,
  },
];

const findNumber = (value: string | undefined): number | null => (value === undefined ? null : Number(value));

function readArguments(): { names: readonly string[]; options: Options } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        tasks: { type: 'string' },
        kills: { type: 'string' },
        runs: { type: 'string' },
      },
    });
    const options = {
      seed: Number(values.seed ?? randomInt(2 ** 31)),
      tasks: findNumber(values.tasks),
      kills: findNumber(values.kills),
      runs: findNumber(values.runs),
    };
    const areWhole = Object.values(options).every(
      (value) => value === null || (Number.isSafeInteger(value) && value >= 0),
    );
    const areKnown = positionals.every((name) => CHECKS.some((check) => check.name === name));
    return areWhole && areKnown ? { names: positionals, options } : null;
  } catch {
    // An option that does not exist: the caller lists what does.
    return null;
  }
}

async function run(): Promise<number> {
  const request = readArguments();
  if (request === null) {
    console.error('Usage: npm run verify -- [name ...]');
    for (const { name, about } of CHECKS) console.error(`  ${name.padEnd(12)} ${about}`);
    return EXIT_USAGE;
  }
  const { names, options } = request;
  enterRunFolder(randomBytes(6).toString('hex'));
  const checklist = new Checklist((line) => console.log(line));
  for (const check of CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedAt = performance.now();
    console.log(`${check.name}: ${check.about}`);
    try {
      await check.run(checklist, options);
    } catch (error) {
      checklist.check(
        `${check.name} runs to its end`,
        false,
        error instanceof Error ? (error.stack ?? '') : String(error),
      );
    }
    console.log(`        took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  console.log(checklist.summary);
  return checklist.failed > 0 || checklist.passed + checklist.skipped === 0 ? 1 : 0;
}

process.exitCode = await run();
