import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { anImageRequest } from '../../../test/fixtures/builders.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { makeStillGenerator } from './still-generator.ts';

it.each(['coarse', 'blank'] as const)('draws a still of the size that its request stands for: %s', async (draft) => {
  const stills = makeStillGenerator({ niceness: 0, draft });
  onTestFinished(() => stills.close());
  const outputFile = join(await makeTempFolder(), 'image.png');
  const request = anImageRequest({ aspectRatio: '8:1', imageSize: '512', guidance: 'Ink' });
  const { signal } = new AbortController();
  expect(
    await stills.generate(request, { signal, outputFile, inputs: [], mask: null, showPartial: () => undefined }),
  ).toEqual({ width: 1536, height: 192 });
  const file = await readFile(outputFile);
  expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 1536, 192]);
});
