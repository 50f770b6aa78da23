import type { GenerationRequest } from './generation-request.ts';
import type { ImageFacts, VideoFacts } from './media.ts';
import { type Micros, toMicros } from './money.ts';
import type { ServesRow } from './upstream.ts';

/** What a row asks for a request, or for what was delivered of it; null: it tells no price of this resolution. */
export function upstreamCost(
  { cost }: ServesRow,
  request: GenerationRequest,
  delivered: VideoFacts | ImageFacts | null = null,
): Micros | null {
  if ('images' in request) return cost?.micros[request.imageSize] ?? null;
  const unit = cost?.micros[request.resolution];
  if (unit === undefined) return null;
  const seconds =
    delivered !== null && 'durationSeconds' in delivered ? delivered.durationSeconds : request.durationSeconds;
  return toMicros(Math.round(unit * seconds));
}
