import type { Principal } from '../core/account.ts';
import { LARGEST_SEED } from '../core/field.ts';
import type { ImageOrder } from '../core/image-request.ts';
import type { GenerateImage, ImageWait, MadeImage } from '../services/generate-image.ts';

/** Several pictures of one request: all or none. Where one cannot be made, those that nobody has begun are withdrawn. */
export async function makeSeveral(
  generateImage: GenerateImage,
  who: Principal,
  order: ImageOrder,
  { count, attempt, signal }: { readonly count: number } & Pick<ImageWait, 'attempt' | 'signal'>,
): Promise<readonly [MadeImage, ...MadeImage[]]> {
  const others = new AbortController();
  const wait = { attempt, signal: AbortSignal.any([signal, others.signal]) };
  const make = (index: number) =>
    generateImage(who, withSeed(order, index), { ...wait, index }).catch((error: unknown) => {
      others.abort(error);
      throw error;
    });
  const [first, ...rest] = await Promise.all(
    [make(0)].concat(Array.from({ length: count - 1 }, (_, place) => make(place + 1))),
  );
  if (first === undefined) throw new TypeError('There is always a first.');
  return [first, ...rest];
}

/** Pictures of one request differ, and are the same again when it is made again. */
function withSeed(order: ImageOrder, index: number): ImageOrder {
  return order.seed === null ? order : { ...order, seed: (order.seed + index) % (LARGEST_SEED + 1) };
}
