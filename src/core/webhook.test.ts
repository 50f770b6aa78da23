import { describe, expect, it } from 'vitest';
import { aTaskId, later, NOON } from '../../test/fixtures/builders.ts';
import type { EventId } from './ids.ts';
import { DELIVERY_SECONDS, findPause, type PendingDelivery, parseWebhook } from './webhook.ts';

const GOOD = { url: 'https://example.org/hook?token=t', secret: 'whsec_c2VjcmV0' };

function parse(change: { url?: unknown; secret?: unknown }, mayReach = (_url: string) => true) {
  const { url, secret } = { ...GOOD, ...change };
  const draft = { url: { name: 'webhook.url', value: url }, secret: { name: 'webhook.secret', value: secret } };
  return parseWebhook(draft, mayReach);
}

describe('a webhook target', () => {
  it.each([
    {},
    { url: 'http://example.org:8080/' },
    { url: `https://example.org/${'a'.repeat(1_980)}` },
    { secret: '12345678' },
    { secret: 'ä'.repeat(256) },
    { secret: 'whsec_YWE=' },
    { secret: 'whsec_YQ==' },
  ])('is accepted: %j', (change) => {
    expect(parse(change)).toEqual({ ...GOOD, ...change });
  });

  it('is written the way it will be asked for', () => {
    expect(parse({ url: ' HTTPS://Example.org/a b' }).url).toBe('https://example.org/a%20b');
  });

  it.each([
    [{ url: undefined }, 'webhook.url', 'webhook.url is required: a webhook takes a url and a secret.'],
    [{ url: '' }, 'webhook.url', 'webhook.url is required: a webhook takes a url and a secret.'],
    [{ url: 5 }, 'webhook.url', 'webhook.url must be text.'],
    [{ url: 'example.org' }, 'webhook.url', 'webhook.url must be an http or https address.'],
    [{ url: 'ftp://example.org/' }, 'webhook.url', 'webhook.url must be an http or https address.'],
    [{ url: 'https://me@example.org/' }, 'webhook.url', 'webhook.url must not carry a user name or a password.'],
    [{ url: 'https://:word@example.org/' }, 'webhook.url', 'webhook.url must not carry a user name or a password.'],
    [
      { url: `https://example.org/${'a'.repeat(1_981)}` },
      'webhook.url',
      'webhook.url may have at most 2000 characters; got 2001.',
    ],
    [{ secret: null }, 'webhook.secret', 'webhook.secret is required: a webhook takes a url and a secret.'],
    [{ secret: {} }, 'webhook.secret', 'webhook.secret must be text.'],
    [{ secret: '1234567' }, 'webhook.secret', 'webhook.secret must have from 8 to 256 characters; got 7.'],
    [{ secret: 'a'.repeat(257) }, 'webhook.secret', 'webhook.secret must have from 8 to 256 characters; got 257.'],
    [{ secret: 'a secret\0' }, 'webhook.secret', 'webhook.secret contains characters that are not text.'],
    [{ secret: 'a secret\ud800' }, 'webhook.secret', 'webhook.secret contains characters that are not text.'],
    [{ secret: 'whsec_not base64' }, 'webhook.secret', 'webhook.secret must go on in base64 after whsec_.'],
    [{ secret: 'whsec_YQ' }, 'webhook.secret', 'webhook.secret must go on in base64 after whsec_.'],
  ])('is refused: %j', (change, param, message) => {
    expect(() => parse(change)).toThrow(expect.objectContaining({ code: 'invalid_request', param, message }));
  });

  it('is refused where it can never be reached', () => {
    const asked: string[] = [];
    const never = (url: string) => {
      asked.push(url);
      return false;
    };
    const message = "webhook.url must be a public address; '127.0.0.1' is not one.";
    expect(() => parse({ url: 'http://0x7f.1/?token=t' }, never)).toThrow(
      expect.objectContaining({ param: 'webhook.url', message }),
    );
    expect(asked).toEqual(['http://127.0.0.1/?token=t']);
  });
});

describe('the pause after a try in vain', () => {
  const aDelivery = (attempts: number): PendingDelivery => ({
    state: 'pending',
    taskId: aTaskId(),
    eventId: 'evt_1' as EventId,
    ...GOOD,
    attempts,
    event: { type: 'video.completed', occurredAt: NOON },
  });

  it('grows up to twelve hours, and the last try is made when 72 hours are over', () => {
    const pauses: number[] = [];
    let passed = 0;
    for (let attempts = 0; ; attempts += 1) {
      const pause = findPause(aDelivery(attempts), later(passed));
      if (pause === null) break;
      pauses.push(pause);
      passed += pause;
    }
    const hour = 3_600;
    const growing = [5, 30, 120, 600, hour, 3 * hour, 6 * hour];
    const twelve = Array.from({ length: 5 }, () => 12 * hour);
    const sum = [...growing, ...twelve].reduce((total, pause) => total + pause, 0);
    expect(pauses).toEqual([...growing, ...twelve, DELIVERY_SECONDS - sum]);
    expect(passed).toBe(DELIVERY_SECONDS);
  });
});
