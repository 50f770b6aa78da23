import { sendContent } from '../../http/content.ts';
import type { Dialect } from '../../http/dialect.ts';
import type { ImageLinks } from '../../services/image-links.ts';
import { LINKS_PATH } from '../links-path.ts';
import { renderV1Error } from '../v1-errors.ts';

/** The pictures behind the addresses that `response_format: url` answers with. The address itself is the key. */
export function makeImageLinksDialect({ imageLinks }: { readonly imageLinks: ImageLinks }): Dialect {
  return {
    name: 'image-links',
    prefix: '/v1',
    findSecret: () => null,
    identify: async () => null,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeImageLinks(),
    addRoutes(scope) {
      scope.route<{ Params: { link: string } }>({
        method: ['GET', 'HEAD'],
        url: `${LINKS_PATH}/:link`,
        handler: async (request, reply) => {
          const { keyId, content } = await imageLinks.open(request.params.link);
          // Counted beside the key's own downloads: whoever was shown a picture cannot use those up.
          return sendContent(request, reply, content, { disposition: 'inline', reader: `links of ${keyId}` });
        },
      });
    },
  };
}
