import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ImageRules, parseImageOrder } from '../../core/image-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { sendWithFiles } from '../../http/json-files.ts';
import type { GenerateImage } from '../../services/generate-image.ts';
import type { OpenContent } from '../../services/open-content.ts';
import { readJsonObject, refuse } from '../fields.ts';
import { slotOf } from '../made-image.ts';
import { makeSeveral } from '../made-images.ts';
import { toImageDraft } from './image-request.ts';
import { renderImage, renderPredictions } from './image-response.ts';
import { readPrediction } from './predict-request.ts';
import { readAttempt } from './request.ts';

export interface GoogleImageParts {
  readonly rules: ImageRules;
  readonly imageBytes: number;
  readonly generateImage: GenerateImage;
  readonly openImage: OpenContent;
}

type ModelRoute = { Params: { model: string }; Querystring: { alt?: unknown } };

/** generateContent, at once or as a stream of one event; and predict, for those that ask for several. */
export function addImageRoutes(scope: FastifyInstance, parts: GoogleImageParts): void {
  const { rules, imageBytes, generateImage, openImage } = parts;

  async function answer(request: FastifyRequest<ModelRoute>, reply: FastifyReply, frame: Frame) {
    const who = principalOf(request);
    const order = parseImageOrder(toImageDraft(request.params.model, readJsonObject(request.body), imageBytes), rules);
    const wait = { attempt: readAttempt(request), index: 0, signal: signalOfHangUp(reply) };
    const task = await generateImage(who, order, wait);
    const slot = slotOf(task);
    const text = frame.wrap(JSON.stringify(renderImage(task, slot)));
    return sendWithFiles(reply, frame.mimeType, text, [{ slot, content: await openImage(who, task.id, 'video') }]);
  }

  async function predict(request: FastifyRequest<ModelRoute>, reply: FastifyReply) {
    const who = principalOf(request);
    const { draft, count } = readPrediction(request.params.model, readJsonObject(request.body), imageBytes);
    const wait = { count, attempt: readAttempt(request), signal: signalOfHangUp(reply) };
    const tasks = await makeSeveral(generateImage, who, parseImageOrder(draft, rules), wait);
    const opened = tasks.map(async (task) => ({ slot: slotOf(task), content: await openImage(who, task.id, 'video') }));
    return sendWithFiles(reply, JSON_TYPE, JSON.stringify(renderPredictions(tasks)), await Promise.all(opened));
  }

  const creates = { config: { creates: true, body: 'pictures' } } as const;
  // The second is what the official client asks for in its enterprise mode.
  for (const folder of ['/v1beta', '/v1beta/publishers/google']) {
    scope.post<ModelRoute>(`${folder}/models/:model(^[^:]+)::predict`, creates, predict);
  }
  scope.post<ModelRoute>('/v1beta/models/:model(^[^:]+)::generateContent', creates, (request, reply) =>
    answer(request, reply, WHOLE),
  );
  scope.post<ModelRoute>('/v1beta/models/:model(^[^:]+)::streamGenerateContent', creates, async (request, reply) => {
    const { alt } = request.query;
    if (alt !== undefined && alt !== 'sse' && alt !== 'json') throw refuse('alt', 'alt must be sse or json.');
    return answer(request, reply, alt === 'sse' ? EVENTS : LIST);
  });
}

interface Frame {
  readonly mimeType: string;
  wrap(json: string): string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const WHOLE: Frame = { mimeType: JSON_TYPE, wrap: (json) => json };
/** Without `alt=sse` a stream is one list, of one answer here. */
const LIST: Frame = { mimeType: JSON_TYPE, wrap: (json) => `[${json}]` };
const EVENTS: Frame = { mimeType: 'text/event-stream', wrap: (json) => `data: ${json}\n\n` };
