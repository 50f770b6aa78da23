import type { FastifyInstance } from 'fastify';
import { parseExplainRequest } from '../../core/explainer.ts';
import { parseImageOrder } from '../../core/image-request.ts';
import { firstOfKind } from '../../core/models.ts';
import { parseVideoOrder } from '../../core/video-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { readJsonObject } from '../fields.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderCreation } from './creation.ts';
import { toExplainDraft, toImageDraft, toVideoDraft } from './draft.ts';
import type { ConsoleTools } from './parts.ts';

/** Made, limited and charged like any other task: the forms only come from a page. */
export function addPlaygroundRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { rules, clock, withBody, submitVideo, generateImage, keyUse } = tools;
  const creation = { config: { creates: true, body: 'pictures' } } as const;

  scope.post('/console/api/videos', creation, async (request) => {
    const who = principalOf(request);
    return withBody(request, async (body) => {
      const task = await submitVideo(who, parseVideoOrder(toVideoDraft(body), rules), readAttempt(request));
      keyUse.note(who.keyId);
      return renderCreation(task, clock.now());
    });
  });

  scope.post('/console/api/images', creation, async (request, reply) => {
    const who = principalOf(request);
    const signal = signalOfHangUp(reply);
    return withBody(request, async (body) => {
      const draft = toImageDraft(body);
      const order = parseImageOrder(
        { ...draft, model: draft.model ?? { name: 'model', value: firstOfKind(rules.models, 'image')?.id } },
        rules,
      );
      const task = await generateImage(who, order, { attempt: readAttempt(request), index: 0, signal });
      keyUse.note(who.keyId);
      return renderCreation(task, clock.now());
    });
  });
}

export function addExplainRoute(scope: FastifyInstance, { rules, explainer }: ConsoleTools): void {
  scope.post('/console/api/explain', { config: { body: 'text' } }, async (request, reply) => {
    const question = parseExplainRequest(toExplainDraft(readJsonObject(request.body)), rules);
    return explainer.explain(question, { keyId: principalOf(request).keyId, signal: signalOfHangUp(reply) });
  });
}
