import type { Principal } from '../core/account.ts';
import type { ImageOrder } from '../core/image-request.ts';
import { countPartials } from '../core/partial-image.ts';
import type { FileInText } from '../http/json-files.ts';
import type { FollowImage, ImageInMaking, ImageWait, MadeImage } from '../services/generate-image.ts';
import type { OpenContent } from '../services/open-content.ts';
import type { ImageAttempt, PartialImages } from '../services/partial-images.ts';
import { slotOf } from './made-image.ts';

/** What somebody sees who looks on while a picture is made. */
export type Sight =
  | { readonly kind: 'admitted'; readonly task: ImageInMaking }
  | {
      readonly kind: 'partial';
      readonly task: ImageInMaking | MadeImage;
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
  let last: ImageAttempt | null = null;
  let shown = 0;
  async function* showUpTo(
    count: number,
    attempt: ImageAttempt,
    task: ImageInMaking | MadeImage,
  ): AsyncGenerator<Sight, void> {
    for (; shown < count; shown += 1) {
      const content = await partialImages.find(attempt, shown);
      if (content === null) return;
      yield { kind: 'partial', task, index: shown, file: { slot: `${slotOf(task)}#${shown}`, content } };
    }
  }
  try {
    for (;;) {
      const step = await steps.next();
      if (step.done === true) {
        const task = step.value;
        if (task === null) return;
        // What was stored since the last look comes before the picture itself. Only a first try can be over so soon that
        // nobody has seen it.
        last ??= { ...task, attempt: 1 };
        yield* showUpTo(order.partialImages, last, task);
        const file = { slot: slotOf(task), content: await openImage(who, task.id, 'video') };
        yield { kind: 'made', task, file };
        return;
      }
      const task = step.value;
      if (!isAdmitted) yield { kind: 'admitted', task };
      isAdmitted = true;
      if (task.state !== 'running') continue;
      last = task;
      yield* showUpTo(countPartials(task), task, task);
    }
  } finally {
    await steps.return(null);
    if (last !== null) await partialImages.discard(last);
  }
}
