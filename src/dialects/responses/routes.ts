import { type ImageRules, parseImageOrder } from '../../core/image-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { sendEvents } from '../../http/event-stream.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { sendWithFiles } from '../../http/json-files.ts';
import type { GenerateImage } from '../../services/generate-image.ts';
import { readJsonObject } from '../fields.ts';
import { slotOf } from '../made-image.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderV1Error } from '../v1-errors.ts';
import { type WatchParts, watchImage } from '../watched-image.ts';
import { toEvents } from './events.ts';
import { readResponsesRequest } from './request.ts';
import { renderResponse } from './response.ts';

export interface ResponsesParts extends WatchParts {
  readonly rules: ImageRules;
  readonly imageBytes: number;
  readonly generateImage: GenerateImage;
}

/** Pictures for clients of the responses style, by its image_generation tool. */
export function makeResponsesDialect(parts: ResponsesParts): Dialect {
  const { rules, imageBytes, generateImage, openImage } = parts;
  return {
    name: 'responses',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeResponses(parts),
    addRoutes(scope) {
      scope.post('/v1/responses', { config: { creates: true, body: 'pictures' } }, async (request, reply) => {
        const who = principalOf(request);
        const asked = readResponsesRequest(readJsonObject(request.body), imageBytes);
        const order = parseImageOrder(asked.draft, rules);
        const wait = { attempt: readAttempt(request), index: 0, signal: signalOfHangUp(reply) };
        if (asked.stream) return sendEvents(reply, toEvents(asked, watchImage(parts, who, order, wait)), renderV1Error);
        const task = await generateImage(who, order, wait);
        const files = [{ slot: slotOf(task), content: await openImage(who, task.id, 'video') }];
        const text = JSON.stringify(renderResponse(task, asked));
        return sendWithFiles(reply, 'application/json; charset=utf-8', text, files);
      });
    },
  };
}
