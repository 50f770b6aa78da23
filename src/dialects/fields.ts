import type { DraftField } from '../core/draft.ts';
import { ServiceError } from '../core/errors.ts';
import { show } from '../core/field.ts';
import { type FormTree, isTree } from '../http/form-tree.ts';

/** Reading JSON that clients of several styles write in several spellings. */

/** camelCase first; the same in snake_case where a client prefers it. `null` counts as not given. */
export function findField(tree: FormTree, parent: string, key: string): DraftField | null {
  const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const name of [key, snake]) {
    const value = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (value !== undefined && value !== null) return { name: parent === '' ? name : `${parent}.${name}`, value };
  }
  return null;
}

/** An object below this one; null where there is none. */
export function findTree(tree: FormTree, parent: string, key: string): { name: string; tree: FormTree } | null {
  const field = findField(tree, parent, key);
  if (field === null) return null;
  if (!isTree(field.value)) throw refuse(field.name, `${field.name} must be an object.`);
  return { name: field.name, tree: field.value };
}

export function readList({ name, value }: DraftField): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw refuse(name, `${name} must be a list; got ${show(value)}.`);
}

/** Accepted for the client's sake and checked, though nothing here depends on it. */
export function checkNumber(
  field: DraftField | null,
  { least, most, whole }: { readonly least: number; readonly most: number; readonly whole: boolean },
): void {
  if (field === null) return;
  const { name, value } = field;
  const fits = typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value));
  if (fits) return;
  const kind = whole ? 'a whole number' : 'a number';
  throw refuse(name, `${name} must be ${kind} from ${least} to ${most}; got ${show(value)}.`);
}

export const TEMPERATURE = { least: 0, most: 2, whole: false } as const;
export const TOKEN_LIMIT = { least: 1, most: 2_147_483_647, whole: true } as const;

export function readJsonObject(body: unknown): FormTree {
  if (isTree(body)) return body;
  throw new ServiceError('invalid_request', 'The request body must be a JSON object.');
}

export const refuse = (param: string, message: string) => new ServiceError('invalid_request', message, { param });
