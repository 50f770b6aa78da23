import type { DraftField } from '../core/draft.ts';
import type { WebhookDraft } from '../core/webhook.ts';
import { isTree } from '../http/form-tree.ts';

/** `{ url, secret }`; whatever else stands in its place has neither, and is refused for it. */
export function toWebhookDraft(field: DraftField | null): WebhookDraft | null {
  if (field === null) return null;
  const { name, value } = field;
  const tree = isTree(value) ? value : {};
  // Only a form's tree has no prototype: there the client wrote brackets.
  const nameOf = (key: string) => (Object.getPrototypeOf(tree) === null ? `${name}[${key}]` : `${name}.${key}`);
  const member = (key: string): DraftField => ({
    name: nameOf(key),
    value: Object.hasOwn(tree, key) ? tree[key] : null,
  });
  return { url: member('url'), secret: member('secret') };
}
