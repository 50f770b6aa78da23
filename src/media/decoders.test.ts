import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDecoders } from './decoders.ts';

afterEach(() => void vi.useRealTimers());

it('gives no picture to a process that has been idle for so long that it is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const decoders = makeDecoders();
  const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const look = () => decoders.decode({ source, mostPixels: 1_000, use: { kind: 'picture', isLossless: true } });
  expect(await look()).toHaveProperty('image');
  vi.advanceTimersByTime(60_000);
  expect(await look()).toHaveProperty('image');
  await decoders.close();
});
