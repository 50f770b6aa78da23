import type { Principal } from '../core/account.ts';
import type { ImageOrder, ImageRequest } from '../core/image-request.ts';
import { countPartials } from '../core/partial-image.ts';
import type { RunningTask } from '../core/task.ts';
import type { FileInText } from '../http/json-files.ts';
import type { FollowImage, ImageInMaking, ImageWait, MadeImage } from '../services/generate-image.ts';
import type { OpenContent } from '../services/open-content.ts';
import type { PartialImages } from '../services/partial-images.ts';
import { slotOf } from './made-image.ts';

/** What somebody sees who looks on while a picture is made. */
export type Sight =
  | { readonly kind: 'admitted'; readonly task: ImageInMaking }
  | {
      readonly kind: 'partial';
      readonly task: RunningTask<ImageRequest>;
      readonly index: number;
      readonly file: FileInText;
    }
  | { readonly kind: 'made'; readonly task: MadeImage; readonly file: FileInText };

export interface WatchParts {
  readonly followImage: FollowImage;
  readonly partialImages: PartialImages;
  readonly openImage: OpenContent;
}

export async function* watchImage(
  { followImage, partialImages, openImage }: WatchParts,
  who: Principal,
  order: ImageOrder,
  wait: ImageWait,
): AsyncGenerator<Sight, void> {
  const steps = followImage(who, order, wait);
  let isAdmitted = false;
  let running: RunningTask<ImageRequest> | null = null;
  let shown = 0;
  async function* showUpTo(task: RunningTask<ImageRequest>, count: number): AsyncGenerator<Sight, void> {
    for (; shown < count; shown += 1) {
      const content = await partialImages.find(task, shown);
      if (content === null) return;
      yield { kind: 'partial', task, index: shown, file: { slot: `${slotOf(task)}#${shown}`, content } };
    }
  }
  try {
    for (;;) {
      const step = await steps.next();
      if (step.done === true) {
        // What was stored since the last look comes before the picture itself.
        if (running !== null) yield* showUpTo(running, order.partialImages);
        const task = step.value;
        if (task === null) return;
        const file = { slot: slotOf(task), content: await openImage(who, task.id, 'video') };
        yield { kind: 'made', task, file };
        return;
      }
      const task = step.value;
      if (!isAdmitted) yield { kind: 'admitted', task };
      isAdmitted = true;
      if (task.state !== 'running') continue;
      running = task;
      yield* showUpTo(task, countPartials(task));
    }
  } finally {
    await steps.return(null);
    if (running !== null) await partialImages.discard(running);
  }
}
