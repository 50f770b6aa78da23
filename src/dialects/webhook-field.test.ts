import { describe, expect, it } from 'vitest';
import { addToTree, emptyTree } from '../http/form-tree.ts';
import { toWebhookDraft } from './webhook-field.ts';

describe('the webhook of a request', () => {
  it('is an object with a url and a secret', () => {
    expect(toWebhookDraft({ name: 'webhook', value: { url: 'u', secret: 's' } })).toEqual({
      url: { name: 'webhook.url', value: 'u' },
      secret: { name: 'webhook.secret', value: 's' },
    });
    expect(toWebhookDraft(null)).toBeNull();
  });

  it('has names with brackets in a form', () => {
    const form = emptyTree();
    addToTree(form, 'webhook[url]', 'u');
    addToTree(form, 'webhook[secret]', 's');
    expect(toWebhookDraft({ name: 'webhook', value: form.webhook })).toEqual({
      url: { name: 'webhook[url]', value: 'u' },
      secret: { name: 'webhook[secret]', value: 's' },
    });
  });

  it.each(['https://example.org/', 5, true, [], [{ url: 'u' }], {}])('has neither where it is %j', (value) => {
    expect(toWebhookDraft({ name: 'metadata.webhook', value })).toEqual({
      url: { name: 'metadata.webhook.url', value: null },
      secret: { name: 'metadata.webhook.secret', value: null },
    });
  });
});
