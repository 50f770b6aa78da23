import type { ImageRequest } from './image-request.ts';
import type { ImageFacts, VideoFacts } from './media.ts';
import { isVideoModel } from './models.ts';
import type { VideoRequest } from './video-request.ts';

/** What a task may be about; its model tells which. */
export type GenerationRequest = VideoRequest | ImageRequest;

/** Each kind has a lane, a generator and facts of its own. */
export type GenerationKind = 'video' | 'image';

export type FactsOf<Request extends GenerationRequest> = Request extends VideoRequest ? VideoFacts : ImageFacts;

export const kindOf = (request: GenerationRequest): GenerationKind => (isVideoModel(request.model) ? 'video' : 'image');
export const isVideoRequest = (request: GenerationRequest): request is VideoRequest => kindOf(request) === 'video';
