import { ServiceError } from '../core/errors.ts';

/** A body as one tree, whichever encoding it came in: what JSON says with nesting, a form says with brackets in its names. */
export type FormTree = { [name: string]: unknown };

/** Without a prototype: a field named `toString` is a field like any other. */
export const emptyTree = (): FormTree => Object.create(null);

const DEEPEST = 6;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/**
 * Adds `metadata[resolution]=4k` as { metadata: { resolution: '4k' } } and `images[]=a` as { images: ['a'] }. A plain name
 * sent twice becomes a list too, so that nothing is dropped. In lists of objects (`a[][x]=1&a[][y]=2`) a value goes to the
 * first item that lacks it: some libraries send item by item, others all values of one name before the next name.
 */
export function addToTree(tree: FormTree, name: string, value: unknown): void {
  const path = splitName(name);
  let place: FormTree = tree;
  for (let depth = 0; depth < path.length; depth += 1) {
    const step = path[depth] ?? '';
    const next = path[depth + 1];
    if (next === undefined) {
      put(place, step, value);
    } else if (next === '') {
      const list = listAt(place, step, name);
      if (depth + 2 === path.length) {
        list.push(value);
        return;
      }
      place = itemFor(list, path.slice(depth + 2));
      depth += 1;
    } else {
      place = objectAt(place, step, name);
    }
  }
}

/** Far longer than any name that means something: a path of six steps fits. */
export const LONGEST_NAME = 200;

function splitName(name: string): readonly string[] {
  if (name.length > LONGEST_NAME) throw nameNotAllowed(name);
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  // A name that is no path is an ordinary name, brackets and all.
  if (match === null) return [name];
  const [, head = '', rest = ''] = match;
  const path = [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), (part) => part[1] ?? '')];
  if (path.length > DEEPEST || path.some((step) => FORBIDDEN.includes(step))) {
    throw nameNotAllowed(name);
  }
  return path;
}

export function nameNotAllowed(name: string): ServiceError {
  const message = 'A form field has a name that is not allowed.';
  return new ServiceError('invalid_request', message, { param: name.slice(0, 100) });
}

function put(place: FormTree, step: string, value: unknown): void {
  const before = place[step];
  if (before === undefined) place[step] = value;
  else if (Array.isArray(before)) before.push(value);
  else place[step] = [before, value];
}

function listAt(place: FormTree, step: string, name: string): unknown[] {
  const list = place[step] ?? [];
  if (!Array.isArray(list)) throw mixed(name);
  place[step] = list;
  return list;
}

function objectAt(place: FormTree, step: string, name: string): FormTree {
  const object = place[step] ?? emptyTree();
  if (!isTree(object)) throw mixed(name);
  place[step] = object;
  return object;
}

function itemFor(list: unknown[], rest: readonly string[]): FormTree {
  const lacking = list.find((item): item is FormTree => isTree(item) && !isTaken(item, rest));
  if (lacking !== undefined) return lacking;
  const item = emptyTree();
  list.push(item);
  return item;
}

function isTaken(item: FormTree, path: readonly string[]): boolean {
  let here: unknown = item;
  for (const step of path) {
    if (!isTree(here)) return true;
    if (!(step in here)) return false;
    here = here[step];
  }
  return true;
}

export function isTree(value: unknown): value is FormTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mixed(name: string): ServiceError {
  return new ServiceError('invalid_request', `The form field '${name}' contradicts one before it.`, { param: name });
}
