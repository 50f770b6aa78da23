import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkModelAllowed, listAllowedModels } from '../../core/account.ts';
import { ServiceError } from '../../core/errors.ts';
import { readModel } from '../../core/models.ts';
import { parseVideoOrder, type VideoRules } from '../../core/video-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import type { BaseUrl } from '../../http/base-url.ts';
import { sendContent } from '../../http/content.ts';
import type { Dialect } from '../../http/dialect.ts';
import { isTree } from '../../http/form-tree.ts';
import type { OpenContent } from '../../services/open-content.ts';
import type { ReadVideo } from '../../services/read-task.ts';
import type { SubmitVideo } from '../../services/submit-video.ts';
import { findFileOfAddress, findTaskOfFile } from './file-id.ts';
import { addImageRoutes, type GoogleImageParts } from './image-routes.ts';
import { findGoogleSecret, KEY_HEADERS } from './key.ts';
import { readAttempt, toVideoDraft } from './request.ts';
import { renderGoogleError, renderModel, renderModelList, renderOperation, renderOperationName } from './response.ts';

export interface GoogleParts extends GoogleImageParts {
  readonly rules: VideoRules;
  readonly imageBytes: number;
  readonly submitVideo: SubmitVideo;
  readonly readTask: ReadVideo;
  readonly openContent: OpenContent;
  readonly baseUrl: BaseUrl;
}

/** The Google-native style under /v1beta: long-running video operations, files and models. */
export function makeGoogleDialect(parts: GoogleParts): Dialect {
  const { rules, imageBytes, submitVideo, readTask, openContent, baseUrl } = parts;
  return {
    name: 'google',
    prefix: '/v1beta',
    findSecret: findGoogleSecret,
    keyHeader: `${KEY_HEADERS[0]}: <key>`,
    renderError: renderGoogleError,
    openapi: async () => (await import('./openapi.ts')).describeGoogle(parts),
    addRoutes(scope) {
      addImageRoutes(scope, parts);
      // A double colon is a literal one: the method's name is part of the last segment.
      scope.post<{ Params: { model: string } }>(
        '/v1beta/models/:model(^[^:]+)::predictLongRunning',
        { config: { creates: true, body: 'pictures' } },
        async (request) => {
          if (!isTree(request.body))
            throw new ServiceError('invalid_request', 'The request body must be a JSON object.');
          const order = parseVideoOrder(toVideoDraft(request.params.model, request.body, imageBytes), rules);
          return { name: renderOperationName(await submitVideo(principalOf(request), order, readAttempt(request))) };
        },
      );

      scope.get<{ Params: { model: string; id: string } }>('/v1beta/models/:model/operations/:id', async (request) =>
        renderOperation(await readTask(principalOf(request), request.params.id), baseUrl(request)),
      );

      const download = async (request: FastifyRequest, reply: FastifyReply, fileId: string | null) => {
        const id = fileId === null ? null : findTaskOfFile(fileId);
        if (id === null) throw new ServiceError('task_not_found', 'There is no such file.');
        return sendContent(request, reply, await openContent(principalOf(request), id, 'video'));
      };
      scope.route<{ Params: { file: string } }>({
        method: ['GET', 'HEAD'],
        url: '/v1beta/files/:file(^[^:]+)::download',
        handler: (request, reply) => download(request, reply, request.params.file),
      });
      scope.route<{ Params: { '*': string } }>({
        method: ['GET', 'HEAD'],
        url: '/v1beta/files/*',
        handler: (request, reply) => download(request, reply, findFileOfAddress(request.params['*'])),
      });

      scope.get('/v1beta/models', async (request) =>
        renderModelList(listAllowedModels(principalOf(request), rules.models)),
      );
      scope.get<{ Params: { model: string } }>('/v1beta/models/:model(^[^:]+$)', async (request) => {
        const model = readModel(rules.models, request.params.model);
        checkModelAllowed(principalOf(request), model.id);
        return renderModel(model);
      });
    },
  };
}
