import { afterEach, expect, it, vi } from 'vitest';
import { ask, isUnreachable } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (body: BodyInit, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

const breaksOff = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"user":'));
      stream.error(new TypeError('terminated'));
    },
  });

it('takes no answer that breaks off for one', async () => {
  answerWith(breaksOff(), 200);
  expect(isUnreachable(await ask('session').catch((fault: unknown) => fault))).toBe(true);
  answerWith('<html>a page of a proxy</html>', 200);
  expect(isUnreachable(await ask('session').catch((fault: unknown) => fault))).toBe(true);
});

it('tells of a refusal whose words are lost by its status', async () => {
  answerWith(breaksOff(), 500);
  await expect(ask('session')).rejects.toMatchObject({ status: 500, code: 'unknown' });
  answerWith('{"error":{"code":"not_allowed","message":"No.","param":null}}', 403);
  await expect(ask('session')).rejects.toMatchObject({ status: 403, code: 'not_allowed', message: 'No.' });
});
