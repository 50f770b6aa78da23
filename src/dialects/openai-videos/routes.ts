import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../core/errors.ts';
import { parseVideoRequest, type VideoRules } from '../../core/video-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import type { WithBody } from '../../http/body.ts';
import { sendContent } from '../../http/content.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import type { OpenContent } from '../../services/open-content.ts';
import type { ReadTask } from '../../services/read-task.ts';
import type { SubmitVideo } from '../../services/submit-video.ts';
import type { TaskLifecycle } from '../../services/task-lifecycle.ts';
import { renderV1Error } from '../v1-errors.ts';
import { toVideoDraft } from './request.ts';
import { CREATED_VIDEO_SCHEMA, renderCreatedVideo, renderVideo, VIDEO_SCHEMA } from './response.ts';

export interface OpenAiVideosParts {
  readonly rules: VideoRules;
  readonly withBody: WithBody;
  readonly submitVideo: SubmitVideo;
  readonly readTask: ReadTask;
  readonly openContent: OpenContent;
  readonly lifecycle: Pick<TaskLifecycle, 'remove'>;
}

type TaskRoute = { Params: { id: string } };

/** How often the official Python client polls; a short film takes seconds, so two of them are soon enough. */
const POLL_AFTER_MILLISECONDS = 2_000;

export function makeOpenAiVideosDialect(parts: OpenAiVideosParts): Dialect {
  const { rules, withBody, submitVideo, readTask, openContent, lifecycle } = parts;

  async function create(request: FastifyRequest) {
    const who = principalOf(request);
    return withBody(request, async (body) => {
      const task = await submitVideo(who, parseVideoRequest(toVideoDraft(body), rules));
      return renderCreatedVideo(task);
    });
  }

  return {
    name: 'openai-videos',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    addRoutes(scope) {
      const creation = { config: { creates: true }, schema: { response: { 200: CREATED_VIDEO_SCHEMA } } };
      scope.post('/v1/videos', creation, create);
      scope.post('/v1/video/generations', creation, create);

      scope.get<TaskRoute>(
        '/v1/videos/:id',
        { schema: { response: { 200: VIDEO_SCHEMA } } },
        async (request, reply) => {
          const task = await readTask(principalOf(request), request.params.id);
          reply.header('openai-poll-after-ms', POLL_AFTER_MILLISECONDS);
          return renderVideo(task);
        },
      );

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
          checkVariant(request.query.variant);
          return sendContent(request, reply, await openContent(principalOf(request), request.params.id));
        },
      });
    },
  };
}

/** Whoever asks for a picture must not be sent a film. */
function checkVariant(variant: unknown): void {
  if (variant === undefined || variant === 'video') return;
  throw new ServiceError('invalid_request', 'variant must be video; others are not yet offered.', { param: 'variant' });
}
