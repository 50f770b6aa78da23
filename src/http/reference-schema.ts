import { html, type Markup, prose } from './markup.ts';
import type { Schema } from './openapi.ts';

/** How the reference page shows a schema: one row for each property, objects inside objects as rows inside rows. */

const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const linkTo = (ref: string): Markup => html`<a href="#schema-${nameOfRef(ref)}">${nameOfRef(ref)}</a>`;

export function renderSchema(schema: Schema): Markup {
  if (schema.$ref !== undefined) return html`<p>${linkTo(schema.$ref)}</p>`;
  const rows = inside(schema);
  return html`${note(schema)}${rows ?? html`<p class="type">${typeOf(schema)}</p>${facts(schema)}`}`;
}

const note = ({ description }: Schema): Markup | null =>
  description === undefined ? null : html`<p>${prose(description)}</p>`;

/** What a schema is made of, where it is made of anything. */
function inside(schema: Schema): Markup | null {
  if (schema.properties !== undefined) return renderProperties(schema.properties, schema.required ?? []);
  if (schema.items !== undefined && schema.items.$ref === undefined) return inside(schema.items);
  if (schema.anyOf?.some((choice) => choice.properties !== undefined)) {
    return html`<ul class="choices">${schema.anyOf.map((choice) => html`<li>${renderSchema(choice)}</li>`)}</ul>`;
  }
  return null;
}

function renderProperties(properties: Readonly<Record<string, Schema>>, required: readonly string[]): Markup {
  return html`<dl class="properties">${Object.entries(properties).map(([name, schema]) =>
    renderProperty(name, schema, required.includes(name)),
  )}</dl>`;
}

function renderProperty(name: string, schema: Schema, required: boolean): Markup {
  return html`<dt><code>${name}</code> <span class="type">${typeOf(schema)}</span>${required ? html` <span class="required">required</span>` : null}</dt>
<dd>${note(schema)}${facts(schema)}${schema.$ref === undefined ? inside(schema) : null}</dd>
`;
}

export function renderParameter(parameter: {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}): Markup {
  const { name, required, description, schema } = parameter;
  return html`<dt><code>${name}</code> <span class="type">${parameter.in}, ${typeOf(schema)}</span>${required ? html` <span class="required">required</span>` : null}</dt>
<dd><p>${prose(description)}</p>${facts(schema)}</dd>
`;
}

function typeOf(schema: Schema): Markup {
  if (schema.$ref !== undefined) return linkTo(schema.$ref);
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map(typeOf), ' or ');
  if (schema.items !== undefined) return html`list of ${typeOf(schema.items)}`;
  if (schema.format === 'binary') return html`file`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return html`${types.join(' or ')}`;
}

function joined(parts: readonly Markup[], between: string): Markup {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}

/** The limits of a value, in words. */
function facts(schema: Schema): Markup | null {
  const described = schema['x-enumDescriptions'];
  if (described !== undefined) {
    const rows = Object.entries(described).map(([value, words]) => html`<tr><td><code>${value}</code><td>${words}`);
    return html`<table>${rows}</table>`;
  }
  const found = [
    schema.const === undefined ? null : html`always ${shown(schema.const)}`,
    schema.enum === undefined ? null : html`one of ${joined(schema.enum.map(shown), ', ')}`,
    schema.default === undefined ? null : html`default ${shown(schema.default)}`,
    schema.minimum === undefined ? null : html`from ${schema.minimum}`,
    schema.maximum === undefined ? null : html`to ${schema.maximum}`,
    schema.maxLength === undefined ? null : html`at most ${schema.maxLength} characters`,
    schema.maxItems === undefined ? null : html`at most ${schema.maxItems}`,
    schema.pattern === undefined ? null : html`matches <code>${schema.pattern}</code>`,
    schema.examples === undefined ? null : html`for example ${joined(schema.examples.map(shown), ', ')}`,
  ].filter((fact) => fact !== null);
  return found.length === 0 ? null : html`<p class="facts">${joined(found, '; ')}</p>`;
}

const shown = (value: unknown): Markup => html`<code>${JSON.stringify(value)}</code>`;
