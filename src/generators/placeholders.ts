import { MakerError } from '../core/maker.ts';

/**
 * Bodies that operators write: JSON in which `{{prompt}}` stands for what a request brings.
 *
 * - A text that is one placeholder and nothing else takes the value as it is, a number as a number; within a longer text it
 *   becomes a part of it.
 * - `{{last?}}` may have no value: its property is then left out, and within a list the whole element.
 *   Without the question mark it must have one.
 * - A list stands for all of its items: as a value, `"{{references}}"` is the list itself; within a list the element that
 *   mentions it, however deep, is written once for each item.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Placed = string | number | boolean | readonly string[] | null;
export type PlacedValues = Readonly<Record<string, Placed>>;

const PLACEHOLDER = /\{\{\s*([a-z0-9_]+)(\?)?\s*\}\}/g;

/** The names that a body mentions, without their question marks. */
export function findPlaceholders(template: Json): ReadonlySet<string> {
  const names = new Set<string>();
  visitTexts(template, (text) => {
    for (const [, name] of text.matchAll(PLACEHOLDER)) if (name !== undefined) names.add(name);
  });
  return names;
}

function visitTexts(template: Json, visit: (text: string) => void): void {
  if (typeof template === 'string') visit(template);
  else if (typeof template === 'object' && template !== null) {
    for (const child of Object.values(template)) visitTexts(child, visit);
  }
}

/** Throws `rejected` where a value is missing that the body cannot do without. */
export function fillPlaceholders(template: Json, values: PlacedValues): Json {
  const filled = fill(template, values);
  if (filled === ABSENT)
    throw new MakerError('rejected', 'The request has nothing that its maker could be asked with.');
  return filled;
}

/** There was no value, and there need not be one. */
const ABSENT = Symbol('absent');
type Filled = Json | typeof ABSENT;

function fill(template: Json, values: PlacedValues): Filled {
  if (typeof template === 'string') return fillText(template, values);
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.flatMap((element) => fillElement(element, values));
  const properties = Object.entries(template).flatMap(([key, value]): [string, Json][] => {
    const filled = fill(value, values);
    return filled === ABSENT ? [] : [[key, filled]];
  });
  return Object.fromEntries(properties);
}

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

function fillElement(element: Json, values: PlacedValues): readonly Json[] {
  const names = [...findPlaceholders(element)];
  if (optionalNames(element).some((name) => isMissing(values[name]))) return [];
  const listed = names.find((name) => Array.isArray(values[name]));
  const items = listed === undefined ? null : values[listed];
  if (listed === undefined || !isList(items)) {
    const filled = fill(element, values);
    return filled === ABSENT ? [] : [filled];
  }
  return items.flatMap((item) => fillElement(element, { ...values, [listed]: String(item) }));
}

function optionalNames(element: Json): readonly string[] {
  const names: string[] = [];
  visitTexts(element, (text) => {
    for (const [, name = '', mark] of text.matchAll(PLACEHOLDER)) if (mark === '?') names.push(name);
  });
  return names;
}

const isMissing = (value: Placed | undefined): boolean =>
  value === undefined || value === null || (isList(value) && value.length === 0);

function fillText(text: string, values: PlacedValues): Filled {
  const marks = [...text.matchAll(PLACEHOLDER)];
  for (const [, name = '', mark] of marks) {
    if (!isMissing(values[name])) continue;
    if (mark === '?') return ABSENT;
    throw new MakerError('rejected', `The maker of this model cannot do without ${name.replaceAll('_', ' ')}.`);
  }
  const [only] = marks;
  if (marks.length === 1 && only?.[0] === text.trim()) return values[only[1] ?? ''] ?? ABSENT;
  return text.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
}

/** What stands at `data.videos.0.url`; undefined where there is nothing. */
export function findAt(tree: unknown, path: string): unknown {
  let value = tree;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}
