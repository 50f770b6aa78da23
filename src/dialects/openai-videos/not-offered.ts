import { ServiceError } from '../../core/errors.ts';

/** Routes of this style that need a video as their input. They are known, so the refusal can say why. */
export const NOT_OFFERED = [
  '/v1/videos/:id/remix',
  '/v1/videos/edits',
  '/v1/videos/extensions',
  '/v1/videos/characters',
];

export async function refuseVideoInput(): Promise<never> {
  const message = 'Video input is not offered: remix, edit, extend and character routes do not exist here.';
  throw new ServiceError('route_not_found', message);
}
