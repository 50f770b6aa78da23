import type { ImageRequest } from './image-request.ts';
import type { ImageFacts, VideoFacts } from './media.ts';
import type { VideoRequest } from './video-request.ts';

/** What a task may be about. */
export type GenerationRequest = VideoRequest | ImageRequest;

/** Each kind has a lane, a generator and facts of its own. A task keeps its kind: the list of models may change after it. */
export type GenerationKind = 'video' | 'image';

export type KindOf<Request extends GenerationRequest> = Request extends VideoRequest ? 'video' : 'image';
export type FactsOf<Request extends GenerationRequest> = Request extends VideoRequest ? VideoFacts : ImageFacts;
