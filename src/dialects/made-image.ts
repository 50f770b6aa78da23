import type { MadeImage } from '../services/generate-image.ts';

/** Holds the place of a picture's base64 in an answer. Its id was drawn after the request came, so no client can have sent it. */
export const slotOf = (task: MadeImage): string => `{{${task.id}}}`;
