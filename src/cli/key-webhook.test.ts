import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand, withStoreOf } from '../../test/fixtures/command-line.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import type { Store, Transaction } from '../core/store.ts';

const OFF = { at: new Date('2026-11-02T12:00:00.000Z'), reason: 'the receiver answered 410 Gone' };
const TARGET = ['--url', 'https://example.org/hook?token=hidden', '--secret', 'a long secret'];

let data: string;
let id: string;

beforeEach(async () => {
  data = await makeTempFolder();
  expect((await run('keys', 'create', '--name', 'shop')).code).toBe(0);
  [id = ''] = /key_\w+/.exec((await run('keys', 'list')).out) ?? [];
});

const run = (...argv: string[]) => runCommand(data, argv);
const withStore = <Result>(use: (store: Store) => Promise<Result>) => withStoreOf(data, use);
const change = (work: (transaction: Transaction) => Promise<unknown>) => withStore((store) => store.transaction(work));
const findWebhook = () => withStore(async (store) => (await store.keys.list())[0]?.webhook);

/** As a receiver that answers 410 leaves it. */
async function switchOff(): Promise<void> {
  const key = await withStore(async (store) => (await store.keys.list())[0]);
  if (key?.webhook === null || key === undefined) throw new Error('There is no webhook.');
  const { webhook, ...rest } = key;
  const other = { ...rest, id: `${id}x` as typeof key.id, secretHash: 'other', webhook: { ...webhook, off: OFF } };
  await change((transaction) => transaction.keys.insert(other));
}

describe('the webhook of a key', () => {
  it('is set, shown, and taken away', async () => {
    expect(await run('keys', 'webhook', id)).toMatchObject({ code: 0, out: `${id} has no webhook\n` });
    const shown = { code: 0, out: 'https://example.org/hook?token=hidden\n' };
    expect(await run('keys', 'webhook', id, ...TARGET)).toMatchObject(shown);
    expect(await run('keys', 'webhook', id)).toMatchObject(shown);
    const url = 'https://example.org/hook?token=hidden';
    expect(await findWebhook()).toEqual({ url, secret: 'a long secret', off: null });
    expect((await run('keys', 'webhook', id, '--remove')).out).toBe(`${id} has no webhook\n`);
    expect(await findWebhook()).toBeNull();
  });

  it('stands in the list by its host alone', async () => {
    await run('keys', 'webhook', id, ...TARGET);
    const { out } = await run('keys', 'list');
    expect(out).toMatch(/ {2}webhook example\.org {2}shop\n$/);
    expect(out).not.toContain('hidden');
  });

  it('is shown with the reason where it was switched off, and can be switched on again', async () => {
    await run('keys', 'webhook', id, ...TARGET);
    await switchOff();
    expect((await run('keys', 'list')).out).toContain(
      'webhook example.org off since 2026-11-02 (the receiver answered 410 Gone)',
    );
    const off = `${id}x`;
    expect((await run('keys', 'webhook', off)).out).toBe(
      'https://example.org/hook?token=hidden\nswitched off at 2026-11-02T12:00:00.000Z: the receiver answered 410 Gone\n',
    );
    expect((await run('keys', 'webhook', off, '--on')).out).toBe('https://example.org/hook?token=hidden\n');
  });

  it.each([
    ['an unknown key', ['key_1'], 1, "There is no key 'key_1'; see: npx kinora keys list\n"],
    ['two wishes at once', ['ID', '--on', '--remove'], 64, 'Give one of --url with --secret, --on or --remove.\n'],
    ['nothing to switch on', ['ID', '--on'], 1, "The key 'ID' has no webhook that could be switched on.\n"],
    [
      'a url alone',
      ['ID', '--url', 'https://example.org/'],
      64,
      '--secret is required: a webhook takes a url and a secret.\n',
    ],
  ])('is refused for %s', async (_name, argv, code, message) => {
    const result = await run('keys', 'webhook', ...argv.map((word) => word.replace('ID', id)));
    expect([result.code, result.err]).toEqual([code, message.replace('ID', id)]);
  });
});
