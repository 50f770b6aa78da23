import { html, Markup, prose } from './markup.ts';
import {
  METHODS,
  type MediaType,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Response,
} from './openapi.ts';
import { renderParameter, renderSchema } from './reference-schema.ts';

/** The whole document as one page: no script, no request, readable without us once it is saved. */
export function renderReferencePage(document: OpenApiDocument, style: string): string {
  const { info, components } = document;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title} API ${info.version}</title>
<style>${new Markup(style)}</style>
<nav aria-label="Contents">
<h2><a href="#top">${info.title}</a></h2>
${document.tags.map((tag) => html`<h3>${tag.name}</h3><ul>${operationsOf(document, tag.name).map(renderLink)}</ul>`)}
<h3>Webhooks</h3><ul>${webhooksOf(document).map(renderLink)}</ul>
<h3>Schemas</h3><ul>${Object.keys(components.schemas).map((name) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul>
</nav>
<main id="top">
<h1>${info.title} API <small>${info.version}</small></h1>
<p>${prose(info.description)}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a></p>
${renderKeys(document)}
${document.tags.map(
  (tag) => html`<section><h2>${tag.name}</h2><p>${tag.description}</p>
${operationsOf(document, tag.name).map((route) => renderOperation(route, renderSample(document, route)))}</section>
`,
)}
${renderWebhooks(document)}
<section><h2>Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${renderSchema(schema)}</article>
`,
)}</section>
</main>
</html>
`;
  return page.text;
}

interface Route {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

function operationsOf(document: OpenApiDocument, tag: string): readonly Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation?.tags?.includes(tag) ? [{ path, method, operation }] : [];
    }),
  );
}

function webhooksOf({ webhooks }: OpenApiDocument): readonly Route[] {
  return Object.entries(webhooks).flatMap(([path, { post }]) =>
    post === undefined ? [] : [{ path, method: 'post' as const, operation: post }],
  );
}

function renderWebhooks(document: OpenApiDocument): Markup {
  return html`<section><h2>Webhooks</h2><p>Sent by the service to the address that a creation names.</p>
${webhooksOf(document).map((route) => renderOperation(route, null))}</section>`;
}

const renderLink = ({ method, operation }: Route): Markup =>
  html`<li><a href="#${operation.operationId}">${badge(method)}<span>${operation.summary}</span></a></li>`;

const badge = (method: Method): Markup => html`<b class="${method}">${method.toUpperCase()}</b>`;

function renderKeys({ components }: OpenApiDocument): Markup {
  const rows = Object.values(components.securitySchemes).map(
    ({ description }) => html`<li><code>${description}</code></li>`,
  );
  return html`<section><h2>Keys</h2><p>Each route says which of these it reads; one is enough.</p><ul>${rows}</ul></section>`;
}

function renderOperation({ path, method, operation }: Route, sample: Markup | null): Markup {
  const { operationId, summary, description, parameters = [], requestBody, security = [] } = operation;
  const keys = security.flatMap((scheme) => Object.keys(scheme));
  return html`<article id="${operationId}">
<h3>${badge(method)} <code>${path}</code></h3>
<p><strong>${summary}.</strong> ${description === undefined ? null : prose(description)}</p>
${sample === null ? null : html`<p class="facts">${keys.length === 0 ? 'No key.' : `Key: ${keys.join(', ')}.`}</p>`}
${parameters.length === 0 ? null : html`<h4>Parameters</h4><dl class="properties">${parameters.map(renderParameter)}</dl>`}
${requestBody === undefined ? null : html`<h4>Body</h4>${renderBodies(requestBody.content)}`}
${sample}
<h4>Answers</h4>
${Object.entries(operation.responses).map(([status, response]) => renderResponse(status, response))}
</article>
`;
}

function renderBodies(content: Readonly<Record<string, MediaType>>): Markup {
  const rows = Object.entries(content).map(
    ([type, { schema }]) => html`<dt><code>${type}</code></dt><dd>${renderSchema(schema)}</dd>`,
  );
  return html`<dl class="properties">${rows}</dl>`;
}

function renderResponse(status: string, { description, headers = {}, content = {} }: Response): Markup {
  const names = Object.keys(headers).filter((name) => name !== 'x-request-id');
  return html`<details><summary><code class="${Number(status) < 400 ? 'good' : 'bad'}">${status}</code> ${prose(description)}</summary>
${names.length === 0 ? null : html`<p class="facts">Headers: ${names.join(', ')}</p>`}
${renderBodies(content)}</details>
`;
}

/** A line to paste. Answers that are files go to a file. */
function renderSample({ servers }: OpenApiDocument, { path, method, operation }: Route): Markup {
  const [server] = servers;
  const base = server === undefined || server.url === '/' ? '$BASE_URL' : server.url;
  const schemes = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
  const [first] = schemes;
  const example = operation.requestBody?.content['application/json']?.example;
  const isFile = operation.responses[206] !== undefined;
  const parts = [
    `curl ${method === 'head' ? '-I ' : method === 'delete' ? '-X DELETE ' : ''}"${base}${path}"`,
    first === undefined ? null : first === 'bearer' ? '-H "Authorization: Bearer $KEY"' : `-H "${first}: $KEY"`,
    example === undefined ? null : `-H "Content-Type: application/json" -d '${JSON.stringify(example, null, 2)}'`,
    isFile && method === 'get' ? '-L -o video.mp4' : null,
  ].filter((part) => part !== null);
  return html`<pre><code>${parts.join(' \\\n  ')}</code></pre>`;
}
