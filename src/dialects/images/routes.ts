import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ImageRules, parseImageOrder } from '../../core/image-request.ts';
import { pixelsOf } from '../../core/image-size.ts';
import { principalOf } from '../../http/authenticate.ts';
import type { BaseUrl } from '../../http/base-url.ts';
import type { RequestBody, WithBody } from '../../http/body.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { type ServerEvent, sendEvents } from '../../http/event-stream.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { sendWithFiles } from '../../http/json-files.ts';
import type { FollowImage, GenerateImage } from '../../services/generate-image.ts';
import type { ImageLinks } from '../../services/image-links.ts';
import type { OpenContent } from '../../services/open-content.ts';
import type { PartialImages } from '../../services/partial-images.ts';
import { readJsonObject } from '../fields.ts';
import { LINKS_PATH } from '../links-path.ts';
import { slotOf } from '../made-image.ts';
import { makeSeveral } from '../made-images.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderV1Error } from '../v1-errors.ts';
import { type Sight, watchImage } from '../watched-image.ts';
import { type ImagesTask, readImagesRequest } from './request.ts';
import { asBase64, renderCompleted, renderImages, renderPartial } from './response.ts';

export interface ImagesParts {
  readonly rules: ImageRules;
  readonly imageBytes: number;
  readonly withBody: WithBody;
  readonly generateImage: GenerateImage;
  readonly followImage: FollowImage;
  readonly openImage: OpenContent;
  readonly partialImages: PartialImages;
  readonly imageLinks: ImageLinks;
  readonly baseUrl: BaseUrl;
}

/** Pictures for clients that ask for pictures: one to four at a time, of words, or of pictures and words. */
export function makeImagesDialect(parts: ImagesParts): Dialect {
  const { rules, imageBytes, withBody, generateImage, openImage, imageLinks, baseUrl } = parts;

  async function answer(request: FastifyRequest, reply: FastifyReply, task: ImagesTask, body: RequestBody) {
    const who = principalOf(request);
    const { draft, count, delivery, stream } = readImagesRequest(body, task, imageBytes);
    const order = parseImageOrder(draft, rules);
    const wait = { attempt: readAttempt(request), signal: signalOfHangUp(reply) };
    if (stream && count === 1) {
      const sights = watchImage(parts, who, order, { ...wait, index: 0 });
      return sendEvents(reply, toEvents(task, sights), renderV1Error);
    }
    const tasks = await makeSeveral(generateImage, who, order, { ...wait, count });
    if (delivery === 'url') {
      const base = baseUrl(request);
      const data = tasks.map(async ({ id }) => ({ url: `${base}${LINKS_PATH}/${await imageLinks.issue(who, id)}` }));
      return reply.send(renderImages(tasks, await Promise.all(data)));
    }
    const opened = tasks.map(async (made) => ({ made, content: await openImage(who, made.id, 'video') }));
    const files = (await Promise.all(opened)).map(({ made, content }) => ({ made, slot: slotOf(made), content }));
    if (stream) {
      const sights = files.map((file) => ({ kind: 'made', task: file.made, file }) as const);
      return sendEvents(reply, toEvents(task, sights), renderV1Error);
    }
    const text = JSON.stringify(renderImages(tasks, tasks.map(asBase64)));
    return sendWithFiles(reply, 'application/json; charset=utf-8', text, files);
  }

  /** Its files stay until the answer is sent. */
  const answerForm = (task: ImagesTask) => (request: FastifyRequest, reply: FastifyReply) =>
    withBody(request, (body) => answer(request, reply, task, body));

  const words = { config: { creates: true, body: 'text' } } as const;
  const pictures = { config: { creates: true, body: 'pictures' } } as const;
  return {
    name: 'images',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeImages(parts),
    addRoutes(scope) {
      scope.post('/v1/images/generations', words, (request, reply) =>
        answer(request, reply, 'generation', { fields: readJsonObject(request.body), files: [] }),
      );
    },
    addFormRoutes(scope) {
      scope.post('/v1/images/edits', pictures, answerForm('edit'));
      scope.post('/v1/images/variations', pictures, answerForm('variation'));
    },
  };
}

const renderEvent = (data: { readonly type: string }, files: ServerEvent['files']): ServerEvent => ({
  name: data.type,
  data,
  files,
});

async function* toEvents(
  kind: ImagesTask,
  sights: AsyncIterable<Sight> | Iterable<Sight>,
): AsyncGenerator<ServerEvent, void> {
  for await (const sight of sights) {
    // Nothing is told of the admission: what is refused until the first picture comes is refused by its status.
    if (sight.kind === 'admitted') continue;
    const { file } = sight;
    if (sight.kind === 'made') yield renderEvent(renderCompleted(kind, sight.task), [file]);
    else {
      const { task, index } = sight;
      const view = { task, index, size: pixelsOf(task.request), slot: file.slot };
      yield renderEvent(renderPartial(kind, view), [file]);
    }
  }
}
