import { type ImageRules, parseImageOrder } from '../../core/image-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { sendWithFiles } from '../../http/json-files.ts';
import type { GenerateImage } from '../../services/generate-image.ts';
import type { OpenContent } from '../../services/open-content.ts';
import { readJsonObject } from '../fields.ts';
import { slotOf } from '../made-image.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderV1Error } from '../v1-errors.ts';
import { readChatRequest } from './request.ts';
import { renderCompletion, renderEvents } from './response.ts';

export interface ChatParts {
  readonly rules: ImageRules;
  readonly imageBytes: number;
  readonly generateImage: GenerateImage;
  readonly openImage: OpenContent;
}

/** Pictures for clients that talk: a chat whose answers are images. */
export function makeChatDialect(parts: ChatParts): Dialect {
  const { rules, imageBytes, generateImage, openImage } = parts;
  return {
    name: 'chat',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeChat(parts),
    addRoutes(scope) {
      scope.post('/v1/chat/completions', { config: { creates: true, body: 'pictures' } }, async (request, reply) => {
        const who = principalOf(request);
        const { draft, stream, includeUsage } = readChatRequest(readJsonObject(request.body), imageBytes);
        const wait = { attempt: readAttempt(request), index: 0, signal: signalOfHangUp(reply) };
        const task = await generateImage(who, parseImageOrder(draft, rules), wait);
        const slot = slotOf(task);
        const files = [{ slot, content: await openImage(who, task.id, 'video') }];
        if (stream) return sendWithFiles(reply, 'text/event-stream', renderEvents(task, slot, includeUsage), files);
        return sendWithFiles(
          reply,
          'application/json; charset=utf-8',
          JSON.stringify(renderCompletion(task, slot)),
          files,
        );
      });
    },
  };
}
