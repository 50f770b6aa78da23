import { queryOptions } from '@tanstack/react-query';
import { keepFiles, keepWords, recallFiles, recallWords } from '../../api/memory.ts';
import type { Draft, ImageDraft, VideoDraft } from './draft.ts';

/** Both forms, as they stand. */
export interface Drafts {
  readonly video: VideoDraft;
  readonly image: ImageDraft;
}

const NAME = 'kinora.drafts';

/** What is in the forms lives in the memory of the page, and behind it in that of the tab, for one person at a time. */
export const draftsQuery = (userId: string, blank: Drafts, models: readonly string[]) =>
  queryOptions({
    queryKey: ['drafts', userId],
    queryFn: () => recallDrafts(userId, blank, models),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export function keepDrafts(userId: string, { video, image }: Drafts): void {
  const { firstFrame, lastFrame, references, ...videoWords } = video;
  const { images, ...imageWords } = image;
  keepWords(NAME, { userId, video: videoWords, image: imageWords });
}

export async function keepPictures(userId: string, { video, image }: Drafts): Promise<void> {
  const only = (file: File | null): readonly File[] => (file === null ? [] : [file]);
  await keepFiles(`${NAME}/${userId}`, {
    firstFrame: only(video.firstFrame),
    lastFrame: only(video.lastFrame),
    references: video.references,
    images: image.images,
  });
}

export const picturesOf = (draft: Draft): readonly (File | null)[] =>
  draft.kind === 'video' ? [draft.firstFrame, draft.lastFrame, ...draft.references] : draft.images;

async function recallDrafts(userId: string, blank: Drafts, models: readonly string[]): Promise<Drafts> {
  const kept = recallWords(NAME);
  if (!isRecord(kept) || kept.userId !== userId) return blank;
  const { firstFrame = [], lastFrame = [], references = [], images = [] } = await recallFiles(`${NAME}/${userId}`);
  const video = { ...mend(blank.video, kept.video), references };
  const image = { ...mend(blank.image, kept.image), images };
  return {
    video: keepModel({ ...video, firstFrame: firstFrame[0] ?? null, lastFrame: lastFrame[0] ?? null }, blank.video),
    image: keepModel(image, blank.image),
  };

  /** A model that is no longer offered gives way to the first that is. */
  function keepModel<Some extends Draft>(draft: Some, instead: Some): Some {
    return models.includes(draft.model) ? draft : { ...draft, model: instead.model };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fields that are what they should be; a page of another version may have kept them. */
function mend<Words extends object>(blank: Words, kept: unknown): Words {
  if (!isRecord(kept)) return blank;
  const good = Object.entries(blank).filter(([name, usual]) => isAlike(usual, kept[name]));
  return { ...blank, ...Object.fromEntries(good.map(([name]) => [name, kept[name]])) };
}

/** Of the words only the seed may be left open. */
const isAlike = (usual: unknown, value: unknown): boolean =>
  usual === null ? value === null || typeof value === 'number' : typeof usual === typeof value;
