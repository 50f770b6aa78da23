import { type Decoded, decodePicture, loadDecoder, type PictureUse } from './decode-picture.ts';

/**
 * A process that decodes pictures, one after another. What a picture took of memory goes back to the system with it, and a
 * picture that crashes the decoder takes nobody along. When the service dies its channel closes, and so does this process.
 */
export interface DecodeOrder {
  readonly source: string | Uint8Array;
  readonly mostPixels: number;
  readonly use: PictureUse;
}

export interface DecodeAnswer {
  readonly decoded: Decoded;
  readonly residentBytes: number;
}

const loading = loadDecoder();
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.on('message', (order) => void answer(order as DecodeOrder));

async function answer({ source, ...order }: DecodeOrder): Promise<void> {
  const picture = typeof source === 'string' ? source : Buffer.from(source);
  const decoded = await decodePicture(await loading, picture, order);
  const told: DecodeAnswer = { decoded, residentBytes: process.memoryUsage.rss() };
  process.send?.(told);
}
