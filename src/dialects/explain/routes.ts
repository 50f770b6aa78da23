import { ServiceError } from '../../core/errors.ts';
import { type Explainer, parseExplainRequest } from '../../core/explainer.ts';
import type { VideoRules } from '../../core/video-request.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { isTree } from '../../http/form-tree.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { parseTrace, wantsTrace } from '../trace-query.ts';
import { renderV1Error } from '../v1-errors.ts';
import { toExplainDraft } from './request.ts';

export interface ExplainParts {
  readonly rules: VideoRules;
  readonly explainer: Explainer;
}

/** How a prompt would be understood, before anything is made or charged. */
export function makeExplainDialect({ rules, explainer }: ExplainParts): Dialect {
  return {
    name: 'explain',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeExplain(rules),
    addRoutes(scope) {
      // Counted as a read where nothing is drawn: it makes nothing.
      scope.post(
        '/v1/explain',
        { config: { creates: wantsTrace, body: 'text', urlForm: true } },
        async (request, reply) => {
          const isTraced = parseTrace(request);
          if (!isTree(request.body))
            throw new ServiceError('invalid_request', 'The request body must be a JSON object.');
          const question = parseExplainRequest(toExplainDraft(request.body), rules);
          const asker = { keyId: principalOf(request).keyId, signal: signalOfHangUp(reply) };
          return isTraced ? explainer.trace(question, asker) : explainer.explain(question, asker);
        },
      );
    },
  };
}
