import { hash } from 'node:crypto';
import { imagesOf, type RawImage } from '../core/image-input.ts';
import type { ImageOrder } from '../core/image-request.ts';
import type { VideoOrder } from '../core/video-request.ts';

/**
 * Equal for two tries of one request, whatever their encoding did to them (a form's boundary differs each time), and
 * different as soon as a client asks for anything else.
 */
export function hashOrder(order: VideoOrder): string {
  const { inputs, ...rest } = order;
  return sha256(JSON.stringify([sorted(rest), inputs.mode, imagesOf(inputs).map(digest)]));
}

/** Several pictures of one request differ by their number alone. */
export function hashImageOrder(order: ImageOrder, index: number): string {
  const { images, mask, ...rest } = order;
  const masked = mask === null ? null : [mask.shows, digest(mask.image)];
  return sha256(JSON.stringify([sorted(rest), index, images.map(digest), masked]));
}

const sorted = (fields: object) => Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));

function digest(image: RawImage): string {
  switch (image.kind) {
    case 'file':
      return image.sha256;
    case 'base64':
      return sha256(image.text);
    case 'remote':
      return image.url;
  }
}

const sha256 = (text: string): string => hash('sha256', text);
