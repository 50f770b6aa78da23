import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPng } from '../acceptance/support/png.ts';
import { makeImage, type Server } from './api-client.ts';
import type { Checklist } from './checklist.ts';
import { launchService } from './service-process.ts';
import { round } from './statistics.ts';

/** Asks the service for a still of every ratio and size, and unpacks what came without the code that wrote it. */

const SIZES = { '512': 0.5, '1K': 1, '2K': 2, '4K': 4 } as const;

/** At 1K; the other sizes are multiples. */
const PIXELS = {
  '1:1': [1024, 1024],
  '1:4': [512, 2048],
  '1:8': [384, 3072],
  '2:3': [848, 1264],
  '3:2': [1264, 848],
  '3:4': [896, 1200],
  '4:1': [2048, 512],
  '4:3': [1200, 896],
  '4:5': [928, 1152],
  '5:4': [1152, 928],
  '8:1': [3072, 384],
  '9:16': [768, 1376],
  '16:9': [1376, 768],
  '21:9': [1584, 672],
} as const;

const PROMPT = 'A sailboat on a calm sea at sunset, gentle waves';

export async function verifyImages(checklist: Checklist): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-images-'));
  const service = launchService({ dataFolder });
  try {
    const { address, firstKey } = await service.ready;
    if (firstKey === null) throw new Error('The first start showed no key.');
    const server = { address, key: firstKey };
    for (const imageSize of ['512', '1K', '2K', '4K'] as const) {
      const startedAt = performance.now();
      for (const aspectRatio of Object.keys(PIXELS) as (keyof typeof PIXELS)[]) {
        await checkSize(checklist, server, aspectRatio, imageSize);
      }
      checklist.note(`${imageSize}: all ratios in ${round((performance.now() - startedAt) / 1000, 1)} s`);
    }
    const wish = { prompt: PROMPT, aspectRatio: '16:9', imageSize: '4K', seed: 7 };
    const [first, second] = [await makeImage(server, wish), await makeImage(server, wish)];
    checklist.check('4K 16:9: the same seed gives the same bytes', first.equals(second));
  } finally {
    service.kill('SIGTERM');
    await service.ended;
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function checkSize(
  checklist: Checklist,
  server: Server,
  aspectRatio: keyof typeof PIXELS,
  imageSize: keyof typeof SIZES,
): Promise<void> {
  const [width, height] = PIXELS[aspectRatio].map((pixels) => pixels * SIZES[imageSize]);
  const file = await makeImage(server, { prompt: PROMPT, aspectRatio, imageSize, seed: 7 });
  const picture = readPng(file);
  const isExact = picture.width === width && picture.height === height;
  const detail = `${picture.width}x${picture.height}, ${round(file.length / 1e6, 1)} MB`;
  checklist.check(`${imageSize} ${aspectRatio}: ${width}x${height}`, isExact, detail);
}
