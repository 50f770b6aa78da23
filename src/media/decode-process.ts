import { type Decoded, decodePicture, loadDecoder, type PictureUse, TOO_SLOW } from './decode-picture.ts';

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
  /** Infinite where it is of no more use. */
  readonly residentBytes: number;
}

/**
 * A hostile picture may be small to send and slow to decode. Of the processor's time: on a machine that is busy with other things a good
 * one takes long, too.
 */
const MOST_DECODE_SECONDS = 20;
const LOOK_MILLISECONDS = 500;

const loading = loadDecoder();
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.on('message', (order) => void answer(order as DecodeOrder));

async function answer({ source, ...order }: DecodeOrder): Promise<void> {
  const picture = typeof source === 'string' ? source : Buffer.from(source);
  const decode = await loading;
  const watch = watchProcessor();
  const decoded = await decodePicture(decode, picture, order);
  clearInterval(watch);
  tell({ decoded, residentBytes: process.memoryUsage.rss() });
}

/** The decoder works beside this thread, which is free to look; what it has begun only ends with the process. */
function watchProcessor(): NodeJS.Timeout {
  const begun = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (user + system < MOST_DECODE_SECONDS * 1_000_000) return;
    tell({ decoded: { refusal: TOO_SLOW }, residentBytes: Number.POSITIVE_INFINITY });
  }, LOOK_MILLISECONDS);
}

const tell = (answered: DecodeAnswer) => void process.send?.(answered);
