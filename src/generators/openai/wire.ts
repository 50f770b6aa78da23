import type { ImageRequest } from '../../core/image-request.ts';
import { PIXEL_SIZES, pixelsOf } from '../../core/image-size.ts';
import { type InputFile, MakerError } from '../../core/maker.ts';
import { type PixelSize, pixelSize } from '../../core/media.ts';
import type { FormPart } from '../../core/outbound.ts';
import type { ImageServesRow, VideoServesRow } from '../../core/upstream.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import type { InlinePicture } from '../inline-pictures.ts';
import { askInWords } from '../negative-prompt.ts';
import type { OpenAiRowOptions } from './options.ts';
import type { ServerFacts } from './servers.ts';

/** A request in the words of /v1/videos and /v1/images. Everything here is pure: the same request gives the same words. */

/** Whatever the body: a form writes them out. */
export type WireFields = Readonly<Record<string, string | number | boolean>>;

const toSize = ({ width, height }: PixelSize): string => `${width}x${height}`;

/** All that a film is asked for with, except for its pictures. `seconds` is text, as all but one of the servers want it. */
export function renderVideo(request: VideoRequest, row: VideoServesRow, options: OpenAiRowOptions): WireFields {
  const { prompt, negativePrompt } = askInWords(request, row);
  const { durationSeconds, resolution, aspectRatio, seed } = request;
  return {
    model: row.as,
    prompt,
    seconds: String(durationSeconds),
    size: toSize(pixelSize(resolution, aspectRatio)),
    ...(row.seed === 'send' ? { seed } : {}),
    ...(negativePrompt === null ? {} : { negative_prompt: negativePrompt }),
    ...renderFrames(durationSeconds, options),
    ...options.extra,
  };
}

function renderFrames(seconds: number, { fps, frames }: OpenAiRowOptions): WireFields {
  if (fps === undefined) return {};
  return { fps, num_frames: seconds * fps + (frames === 'plus_one' ? 1 : 0) };
}

/** Which of a film's pictures goes under which name. Refuses where the server has no name for one. */
export function namePictures<Picture extends { readonly role: InputFile['role'] }>(
  pictures: readonly Picture[],
  { pictures: names }: ServerFacts,
): readonly { readonly name: string; readonly picture: Picture }[] {
  return pictures.map((picture) => {
    const { role } = picture;
    const name = role === 'first' || role === 'last' || role === 'reference' ? names[role] : null;
    if (name === null) throw new MakerError('rejected', `This model takes no picture as its ${role} frame or image.`);
    return { name, picture };
  });
}

/** A film whose create ends with it, as one JSON. */
export function renderSynchronousVideo(
  fields: WireFields,
  pictures: readonly InlinePicture[],
  server: ServerFacts,
): Readonly<Record<string, unknown>> {
  const named = namePictures(pictures, server).map(({ name, picture }) => [name, picture.base64]);
  return { ...fields, seconds: Number(fields.seconds), ...Object.fromEntries(named), response_format: 'url' };
}

/** A still, of words or of pictures: these are apart. */
export function renderStill(
  request: ImageRequest,
  row: ImageServesRow,
  options: OpenAiRowOptions,
  server: ServerFacts,
): WireFields {
  const { prompt, guidance, seed, images, mask, output } = request;
  if (images.length > 0 && server.edits === null) {
    throw new MakerError('rejected', 'This model takes no pictures to work on.');
  }
  if (mask !== null && server.edits?.mask !== true) throw new MakerError('rejected', 'This model takes no mask.');
  const format = output.format === 'png' ? {} : { output_compression: output.quality };
  return {
    model: row.as,
    // There is no field for how it should look.
    prompt: guidance === null ? prompt : `${prompt}\n\n${guidance}`,
    n: 1,
    ...renderStillSize(request, server),
    ...(row.seed === 'send' ? { seed } : {}),
    ...(server.stillDelivery === null ? {} : { response_format: server.stillDelivery }),
    ...(server.stillFormats ? { output_format: output.format, ...format } : {}),
    ...options.extra,
  };
}

function renderStillSize(request: ImageRequest, { stillSize }: ServerFacts): WireFields {
  const pixels = pixelsOf(request);
  const size = toSize(pixels);
  if (stillSize === 'pixels' || Object.hasOwn(PIXEL_SIZES, size)) return { size };
  const { aspectRatio, imageSize, exact, mask } = request;
  if (exact === null) return { aspectRatio, imageSize };
  // Under a mask it has the pixels of its first picture wherever nothing else is said.
  if (mask !== null) return {};
  throw new MakerError('rejected', `This model makes no picture of ${size} pixels.`);
}

/** As the official libraries name them: a list where there are several. */
export function nameStillPictures(inputs: readonly InputFile[]): readonly { name: string; picture: InputFile }[] {
  const count = inputs.filter(({ role }) => role !== 'mask').length;
  return inputs.map((picture) => {
    const name = picture.role === 'mask' ? 'mask' : count > 1 ? 'image[]' : 'image';
    return { name, picture };
  });
}

export const toFormFields = (fields: WireFields): readonly FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

export function toFormFile(name: string, { role, file, mimeType }: InputFile, index: number): FormPart {
  return { name, file, mimeType, fileName: `${role}-${index + 1}.${ENDINGS[mimeType] ?? 'bin'}` };
}
