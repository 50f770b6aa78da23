import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { renderBlankStill } from './blank.ts';

it('is another still for other words, another seed, another picture, and the same for the same', async () => {
  const folder = await makeTempFolder();
  const [one, other, outputFile] = ['one', 'other', 'still.png'].map((name) => join(folder, name));
  if (one === undefined || other === undefined || outputFile === undefined) throw new TypeError('There are three.');
  await writeFile(one, 'a picture');
  await writeFile(other, 'another');
  const usual = { prompt: 'the sea', styleGuidance: null, seed: 0, width: 8, height: 8, partials: 0 } as const;
  const draw = async (change: object): Promise<string> => {
    const request = { ...usual, pictures: [one], mask: null, output: { format: 'png' }, ...change } as const;
    await renderBlankStill(request, { outputFile, signal: new AbortController().signal });
    return createHash('sha256')
      .update(await readFile(outputFile))
      .digest('hex');
  };
  expect(await draw({})).toBe(await draw({}));
  const changes = [{}, { prompt: 'the sky' }, { seed: 1 }, { pictures: [other] }, { pictures: [] }];
  const drawn = new Set<string>();
  for (const change of changes) drawn.add(await draw(change));
  expect(drawn.size).toBe(changes.length);
});
