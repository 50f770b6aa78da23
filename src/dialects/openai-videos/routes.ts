import type { FastifyRequest } from 'fastify';
import type { Explainer } from '../../core/explainer.ts';
import { parseVideoOrder, type VideoRequest, type VideoRules } from '../../core/video-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import type { WithBody } from '../../http/body.ts';
import { sendContent } from '../../http/content.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { type OpenContent, VARIANTS, type Variant } from '../../services/open-content.ts';
import type { ListVideos, ReadVideo } from '../../services/read-task.ts';
import type { SubmitVideo } from '../../services/submit-video.ts';
import type { TaskLifecycle } from '../../services/task-lifecycle.ts';
import { refuse } from '../fields.ts';
import { parsePage } from '../page.ts';
import { readAttempt } from '../retried-attempt.ts';
import { parseTrace, wantsTrace } from '../trace-query.ts';
import { renderV1Error } from '../v1-errors.ts';
import { LISTED_TASK, renderList } from './list.ts';
import { NOT_OFFERED, refuseVideoInput } from './not-offered.ts';
import { toVideoDraft } from './request.ts';
import { CREATED_VIDEO_SCHEMA, renderCreatedVideo, renderVideo, VIDEO_SCHEMA } from './response.ts';

export interface OpenAiVideosParts {
  readonly rules: VideoRules;
  readonly imageBytes: number;
  readonly withBody: WithBody;
  readonly submitVideo: SubmitVideo;
  readonly readTask: ReadVideo;
  readonly listVideos: ListVideos;
  readonly openContent: OpenContent;
  readonly explainer: Explainer;
  readonly lifecycle: Pick<TaskLifecycle, 'remove'>;
}

type TaskRoute = { Params: { id: string } };

/** How often the official Python client polls; a short film takes seconds, so two of them are soon enough. */
const POLL_AFTER_MILLISECONDS = 2_000;

export function makeOpenAiVideosDialect(parts: OpenAiVideosParts): Dialect {
  const { rules, imageBytes, withBody, submitVideo, readTask, listVideos, openContent, explainer, lifecycle } = parts;

  async function create(request: FastifyRequest) {
    const who = principalOf(request);
    return withBody(request, async (body) => {
      const order = parseVideoOrder(toVideoDraft(body, imageBytes), rules);
      const task = await submitVideo(who, order, readAttempt(request));
      return renderCreatedVideo(task);
    });
  }

  return {
    name: 'openai-videos',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeOpenAiVideos(parts),
    addFormRoutes(scope) {
      const creation = {
        config: { creates: true, body: 'pictures', urlForm: true },
        schema: { response: { 200: CREATED_VIDEO_SCHEMA } },
      } as const;
      scope.post('/v1/videos', creation, create);
      scope.post('/v1/video/generations', creation, create);
    },
    addRoutes(scope) {
      scope.get<TaskRoute & { Querystring: { include?: unknown } }>(
        '/v1/videos/:id',
        { config: { creates: wantsTrace }, schema: { response: { 200: VIDEO_SCHEMA } } },
        async (request, reply) => {
          const { include } = request.query;
          const isTraced = parseTrace(request);
          const isExplained = include !== undefined && parseInclude(include);
          if (isTraced && !isExplained) throw refuse('trace', 'trace needs include=explain.');
          const who = principalOf(request);
          const task = await readTask(who, request.params.id);
          reply.header('openai-poll-after-ms', POLL_AFTER_MILLISECONDS);
          if (!isExplained) return renderVideo(task);
          if (isTraced) checkTraceable(task.request);
          const asker = { keyId: who.keyId, signal: signalOfHangUp(reply) };
          const explain = isTraced
            ? await explainer.trace(task.request, asker)
            : await explainer.explain(task.request, asker);
          return { ...renderVideo(task), explain };
        },
      );

      scope.get<{ Querystring: Record<string, unknown> }>('/v1/videos', async (request) => {
        const page = parsePage(request.query, LISTED_TASK);
        return renderList(await listVideos(principalOf(request), page), page);
      });

      for (const url of NOT_OFFERED) scope.post(url, { onRequest: refuseVideoInput }, refuseVideoInput);

      scope.delete<TaskRoute>('/v1/videos/:id', async (request) => {
        const who = principalOf(request);
        const { id } = await readTask(who, request.params.id);
        await lifecycle.remove(who, id);
        return { id, object: 'video.deleted', deleted: true };
      });

      scope.route<TaskRoute & { Querystring: { variant?: unknown } }>({
        method: ['GET', 'HEAD'],
        url: '/v1/videos/:id/content',
        handler: async (request, reply) => {
          const variant = parseVariant(request.query.variant);
          return sendContent(request, reply, await openContent(principalOf(request), request.params.id, variant));
        },
      });
    },
  };
}

function parseVariant(value: unknown): Variant {
  if (value === undefined) return 'video';
  const variant = VARIANTS.find((known) => known === value);
  if (variant !== undefined) return variant;
  throw refuse('variant', `variant must be ${VARIANTS.join(', ')}.`);
}

/** A trace is seen in frames drawn from the words alone: with pictures, the film has others. */
function checkTraceable({ inputs }: VideoRequest): void {
  if (inputs.mode !== 'text') throw refuse('trace', 'trace is offered for videos without input images only.');
}

/** Which parts are wanted on top, separated by commas or sent one by one. There is one so far. */
function parseInclude(value: unknown): boolean {
  const names = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
  if (names.every((name) => name === 'explain')) return true;
  throw refuse('include', 'include must be explain.');
}
