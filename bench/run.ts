import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { enterRunFolder } from '../scripts/run-folder.ts';
import { measureApi } from './api.ts';
import { measureDirector } from './director.ts';
import { measureImages } from './images.ts';
import { readMachine } from './machine.ts';
import { measurePictures } from './pictures.ts';
import { measurePoll } from './poll.ts';
import { measurePrompts } from './prompts.ts';
import { measureRender } from './render.ts';
import { type BenchResult, isMet, renderTable, writeResult } from './result.ts';
import { measureStaging } from './staging.ts';
import { measureStart } from './start.ts';

/**
 * `npm run bench -- <name>`: measures, shows a table and writes bench/results/<name>.json; all of them without a name.
 * README.md beside this file says what each figure means. A missed bar is exit code 1.
 */

const EXIT_USAGE = 64;
const BUSY_LOAD = 0.7;

const BENCHES: Readonly<Record<string, { about: string; measure: () => Promise<BenchResult> }>> = {
  start: { about: 'process start to first answer, and idle memory', measure: measureStart },
  api: { about: 'requests beside a bare server, and with a million stored tasks', measure: measureApi },
  poll: { about: 'latency of status reads, idle and under two renders', measure: measurePoll },
  prompts: { about: 'what of a prompt is in the picture, by kind of prompt', measure: measurePrompts },
  director: {
    about: 'what a script says of prompts as people write them, and the time to read one',
    measure: measureDirector,
  },
  staging: {
    about: 'what can be seen to be wrong with films of prompts as people write them',
    measure: measureStaging,
  },
  render: { about: 'clips beside the floor of their encoding: time, shares and memory', measure: measureRender },
  images: {
    about: 'stills: alone, many at once, beside films; drawing, encoding and memory by size',
    measure: measureImages,
  },
  pictures: { about: 'given pictures: cut-out, depth, films and stills of them, and memory', measure: measurePictures },
};

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
  // Whoever asks for help, or for what is not there, has not asked for half an hour of measuring.
  const unknown = [...positionals.filter((name) => !Object.hasOwn(BENCHES, name)), ...Object.keys(values)];
  if (unknown.length > 0) {
    console.error('Usage: npm run bench -- [name ...]');
    for (const [name, { about }] of Object.entries(BENCHES)) console.error(`  ${name.padEnd(8)} ${about}`);
    return EXIT_USAGE;
  }
  enterRunFolder(randomBytes(6).toString('hex'));
  let missed = 0;
  for (const [name, { about, measure }] of Object.entries(BENCHES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const machine = await readMachine();
    console.log(`${name}: ${about}`);
    const { processor, cores, memoryGigabytes, node, loadBefore } = machine;
    console.log(`${cores} x ${processor}, ${memoryGigabytes} GB, Node ${node}, load before ${loadBefore.join(' ')}`);
    const isBusy = (loadBefore[0] ?? 0) > BUSY_LOAD;
    console.log(isBusy ? 'The machine is busy with something else: these figures will be worse than it is.\n' : '');
    const result = await measure();
    await writeResult(name, machine, result);
    console.log(`${renderTable(result.figures)}\n`);
    missed += result.figures.filter((figure) => isMet(figure) === false).length;
  }
  if (missed > 0) console.log(`${missed} missed`);
  return missed > 0 ? 1 : 0;
}

process.exitCode = await run();
