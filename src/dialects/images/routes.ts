import type { Principal } from '../../core/account.ts';
import { LARGEST_SEED } from '../../core/field.ts';
import { type ImageOrder, type ImageRules, parseImageOrder } from '../../core/image-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { sendWithFiles } from '../../http/json-files.ts';
import type { Attempt } from '../../services/admit-task.ts';
import type { GenerateImage, MadeImage } from '../../services/generate-image.ts';
import type { OpenContent } from '../../services/open-content.ts';
import { readJsonObject } from '../fields.ts';
import { slotOf } from '../made-image.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderV1Error } from '../v1-errors.ts';
import { readImagesRequest } from './request.ts';
import { renderImages } from './response.ts';

export interface ImagesParts {
  readonly rules: ImageRules;
  readonly generateImage: GenerateImage;
  readonly openImage: OpenContent;
}

/** Pictures for clients that ask for pictures: one to four at a time. */
export function makeImagesDialect(parts: ImagesParts): Dialect {
  const { rules, generateImage, openImage } = parts;

  /** All or none: where one cannot be made, those that nobody has begun are withdrawn. */
  async function makeAll(who: Principal, order: ImageOrder, count: number, attempt: Attempt, signal: AbortSignal) {
    const others = new AbortController();
    const wait = { attempt, signal: AbortSignal.any([signal, others.signal]) };
    const make = (index: number) =>
      generateImage(who, withSeed(order, index), { ...wait, index }).catch((error: unknown) => {
        others.abort(error);
        throw error;
      });
    const made = await Promise.all([make(0), ...Array.from({ length: count - 1 }, (_, place) => make(place + 1))]);
    return made as [MadeImage, ...MadeImage[]];
  }

  return {
    name: 'images',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeImages(parts),
    addRoutes(scope) {
      scope.post('/v1/images/generations', { config: { creates: true, body: 'text' } }, async (request, reply) => {
        const who = principalOf(request);
        const { draft, count } = readImagesRequest(readJsonObject(request.body));
        const order = parseImageOrder(draft, rules);
        const tasks = await makeAll(who, order, count, readAttempt(request), signalOfHangUp(reply));
        const files = await Promise.all(
          tasks.map(async (task) => ({ slot: slotOf(task), content: await openImage(who, task.id, 'video') })),
        );
        return sendWithFiles(reply, 'application/json; charset=utf-8', JSON.stringify(renderImages(tasks)), files);
      });
    },
  };
}

/** Pictures of one request differ, and are the same again when it is made again. */
function withSeed(order: ImageOrder, index: number): ImageOrder {
  return order.seed === null ? order : { ...order, seed: (order.seed + index) % (LARGEST_SEED + 1) };
}
