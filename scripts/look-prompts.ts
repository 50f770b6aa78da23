/**
 * Films a file of prompts, one a line, and shows them side by side: how each is read, in five lines, and three moments of its film on a sheet.
 *
 *     node scripts/look-prompts.ts prompts.txt                                    how they are read, without a picture
 *     node scripts/look-prompts.ts prompts.txt --out /tmp/sheet --size 400x226    sheets of six: /tmp/sheet-1.png and so on
 *     node scripts/look-prompts.ts prompts.txt --out /tmp/sheet --only 3,7        these lines alone
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Script } from '../src/animator/director/script.ts';
import { writeScript } from '../src/animator/director/write-script.ts';
import { stageScript } from '../src/animator/staging.ts';
import { drawContactSheet, type SheetRow } from './contact-sheet.ts';
import { bodyOf, pictureFilm } from './stage-pictures.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string', default: '400x226' },
    seconds: { type: 'string', default: '6' },
    at: { type: 'string', default: '0.4,3,5.6' },
    seed: { type: 'string', default: '1' },
  },
});

const ROWS = 6;
const [width = 400, height = 226] = values.size.split('x').map(Number);
const times = values.at.split(',').map(Number);
const only = values.only?.split(',').map(Number);

/** A script as one reads it: what is nothing is not said. */
function tell({ set, cast, beats, relations, shots, dialogue, styles, leftOut, notUnderstood }: Script): string {
  const named = (role: number | null | undefined): string => cast.find(({ id }) => id === role)?.noun ?? '-';
  const filled = (facts: readonly (string | number | boolean | null)[]): string =>
    facts.filter((fact) => fact !== null && fact !== '' && fact !== false).join(' ');
  const lines: [string, readonly string[]][] = [
    [
      'SET',
      [
        filled([set.place, set.stated ? null : '(not said)', set.time, set.weather]),
        filled([set.season, ...set.dressing, ...set.traits, ...set.lights, set.colour]),
        ...set.becomes.map(({ time, weather, season }) => `then ${time} ${weather} ${season}`),
      ],
    ],
    [
      'CAST',
      cast.map(
        ({ id, thing, noun, count, size, colour, material, person, wears, parts, traits, variety, expression }) =>
          filled([
            `${id}:${noun === thing ? noun : `${noun}=${thing}`}`,
            count > 1 && `x${count}`,
            size !== 1 && `size ${size}`,
            ...[colour, material, ...variety, ...traits, ...parts],
            person && filled([person.gender, person.age, person.role, person.hair?.colour ?? null]),
            wears.length > 0 && `[${wears.map((worn) => filled([worn.colour, worn.garment])).join(', ')}]`,
            expression !== 'calm' && expression,
          ]),
      ),
    ],
    [
      'BEATS',
      beats.map(({ role, act, verb, from, to, target, instrument, direction, where }) =>
        filled([
          `${named(role)} ${act}`,
          verb !== act && `"${verb}"`,
          `${from.toFixed(1)}-${to.toFixed(1)}`,
          target !== null && `at ${named(target)}`,
          instrument !== null && `with ${named(instrument)}`,
          ...[direction, where],
        ]),
      ),
    ],
    ['REL', relations.map((it) => filled([named(it.role), it.relation, it.to === null ? it.where : named(it.to)]))],
    [
      'SHOTS',
      shots.map(({ size, angle, move, subject, part, place, pace }) =>
        filled([size, angle, move, `of ${named(subject)}`, part, place && `in ${place}`, pace !== 1 && `pace ${pace}`]),
      ),
    ],
    ['SAID', dialogue.map(({ speaker, text, tone }) => `${named(speaker)} (${tone}): ${text}`)],
    ['STYLE', styles],
    ['OUT', [...leftOut.map((it) => Object.values(it).join(': ')), ...notUnderstood.map((it) => `? ${it}`)]],
  ];
  return lines
    .filter(([, facts]) => facts.length > 0)
    .map(([name, facts]) => `  ${name.padEnd(6)}${facts.join('; ')}`)
    .join('\n');
}

const [file = 'prompts.txt'] = positionals;
const prompts = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
let rows: SheetRow[] = [];
let sheets = 0;
/** As large as the lens draws what is asked for. */
let drawn = { width, height };

async function writeSheet(): Promise<void> {
  if (rows.length === 0) return;
  sheets += 1;
  const name = `${values.out}-${sheets}.png`;
  await writeFile(name, drawContactSheet(drawn, rows));
  rows = [];
  console.log(`=== ${name}`);
}

for (const [index, prompt] of prompts.entries()) {
  if (only && !only.includes(index + 1)) continue;
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: Number(values.seconds) });
  console.log(`${index + 1}. ${prompt}\n${tell(script)}`);
  if (values.out === undefined) continue;
  const stage = stageScript(script, Number(values.seed), width / height, { bodyOf });
  const { pictures, size } = await pictureFilm(stage, { width, height }, times);
  drawn = { ...size };
  rows.push({ caption: `${index + 1}. ${prompt}`, pictures });
  if (rows.length === ROWS) await writeSheet();
}
await writeSheet();
