import { ServiceError } from '../../core/errors.ts';
import { VIDEO_INPUT_NOT_OFFERED } from '../../core/video-inputs.ts';

/** Routes of this style that need a video as their input. They are known, so the refusal can say why. */
export const NOT_OFFERED = [
  '/v1/videos/:id/remix',
  '/v1/videos/edits',
  '/v1/videos/extensions',
  '/v1/videos/characters',
];

export async function refuseVideoInput(): Promise<never> {
  throw new ServiceError('route_not_found', VIDEO_INPUT_NOT_OFFERED);
}
