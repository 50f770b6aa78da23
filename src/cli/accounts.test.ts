import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand, withStoreOf } from '../../test/fixtures/command-line.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import type { Store } from '../core/store.ts';
import { makePeople } from '../services/people.ts';
import { makeSignInLinks } from '../services/sign-in-links.ts';

const ADA = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };

let data: string;
beforeEach(async () => {
  data = await makeTempFolder();
});

const run = (...argv: string[]) => runCommand(data, argv[0] === 'keys' ? argv : ['accounts', ...argv]);
const withStore = <Result>(use: (store: Store) => Promise<Result>) => withStoreOf(data, use);

const tokenIn = (text: string) => new URL(text.trim()).searchParams.get('token') ?? '';
const services = (store: Store) => {
  const parts = { store, clock: systemClock, randomness: systemRandomness };
  return { links: makeSignInLinks(parts), people: makePeople({ ...parts, hashPassword: async (text) => `#${text}` }) };
};

async function setUp(): Promise<void> {
  const token = tokenIn((await run('setup-link')).out);
  await withStore((store) => services(store).people.setUp(token, ADA));
}

describe('kinora accounts', () => {
  it('shows a link to set up with, until somebody is there', async () => {
    expect((await run('list')).err).toContain('npx kinora accounts setup-link');
    const [first, second] = [await run('setup-link'), await run('setup-link')];
    expect(second.out).toMatch(/^http:\/\/127\.0\.0\.1:8787\/console\/setup\?token=[0-9A-Za-z]{43}\n$/);
    await withStore(async (store) => {
      const { links } = services(store);
      await expect(links.read(tokenIn(first.out))).rejects.toMatchObject({ code: 'link_not_valid' });
      expect((await links.read(tokenIn(second.out))).link.kind).toBe('setup');
    });
    await withStore((store) => services(store).people.setUp(tokenIn(second.out), ADA));
    expect(await run('setup-link')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('set up already') });
  });

  it('lists who may sign in', async () => {
    await setUp();
    const { out } = await run('list');
    expect(out).toMatch(/^acct_\w+ {2}ada@example\.org {2}admin {3}enabled {3}never signed in {2}Ada\n$/);
  });

  it('invites somebody, with a role', async () => {
    await setUp();
    const { out, code } = await run('invite', 'bob@example.org', '--role', 'admin');
    expect(code).toBe(0);
    await withStore(async (store) => {
      expect((await services(store).links.read(tokenIn(out))).link).toMatchObject({
        kind: 'invitation',
        email: 'bob@example.org',
        role: 'admin',
      });
    });
    expect((await run('invite', 'bob@example.org', '--role', 'king')).code).toBe(64);
    expect((await run('invite', 'ada@example.org')).err).toContain('Somebody signs in as ada@example.org already.');
    expect((await run('invite', 'nobody')).code).toBe(1);
  });

  it('lets somebody who is locked out choose a new password', async () => {
    await setUp();
    const token = tokenIn((await run('reset-password', 'ADA@example.org')).out);
    await withStore(async (store) => {
      const { people } = services(store);
      expect(await people.reset(token, 'another password')).toMatchObject({ passwordHash: '#another password' });
      await expect(people.reset(token, 'once too often')).rejects.toMatchObject({ code: 'link_not_valid' });
    });
    expect(await run('reset-password', 'eve@example.org')).toMatchObject({
      code: 1,
      err: 'Nobody has this address.\n',
    });
  });

  it('makes keys for somebody, with limits of their own', async () => {
    await setUp();
    const wish = ['--spend-limit', '12.50', '--reads-per-minute', '30', '--creates-per-minute', '3', '--name', 'shop'];
    expect((await run('keys', 'create', '--account', 'Ada@example.org', ...wish)).out).toMatch(/^sk-\w{43}\n$/);
    const keys = await withStore((store) => store.keys.list());
    expect(keys.find(({ name }) => name === 'shop')?.limits).toEqual({
      spendMicros: 12_500_000,
      readsPerMinute: 30,
      createsPerMinute: 3,
    });
    expect((await run('keys', 'create', '--account', 'eve@example.org')).code).toBe(1);
    expect((await run('keys', 'create', '--spend-limit', 'much')).code).toBe(64);
    expect((await run('keys', 'create', '--reads-per-minute', '0')).code).toBe(64);
  });

  it('disables and enables people, but not the last administrator', async () => {
    await setUp();
    await withStore(async (store) => {
      const { links, people } = services(store);
      const { token } = await links.invite('bob@example.org', 'member');
      await people.join(token, { name: 'Bob', password: 'staple of another kind' });
    });
    expect((await run('disable', 'bob@example.org')).out).toBe('bob@example.org is disabled, and so are the keys\n');
    expect((await run('list')).out).toMatch(/bob@example\.org {2}member {2}disabled/);
    expect((await run('enable', 'bob@example.org')).out).toBe('bob@example.org is enabled\n');
    expect((await run('disable', 'ada@example.org')).err).toContain('Somebody must remain an administrator');
    expect((await run('disable', 'eve@example.org')).code).toBe(1);
  });
});
