import { readFile } from 'node:fs/promises';
import { reviewPrompt } from './review-prompt.ts';

/**
 * `node bench/staging/run.ts prompts.txt`: what is wrong with the films of a file of prompts, one a line, as far as it can be measured
 * without knowing what they mean. Look at the films as well: a film without a fault may still be a bad one.
 */
const [file = 'prompts.txt'] = process.argv.slice(2);
const prompts = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
let good = 0;
for (const [index, prompt] of prompts.entries()) {
  const { place, faults } = await reviewPrompt(prompt);
  if (faults.length === 0) good += 1;
  else console.log(`${index + 1}. [${place}] ${prompt}`);
  for (const { name, about } of faults) console.log(`   ${name}: ${about}`);
}
console.log(`${good} of ${prompts.length} without a fault`);
