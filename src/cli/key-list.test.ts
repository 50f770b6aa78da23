import { describe, expect, it } from 'vitest';
import { runCommand, withStoreOf } from '../../test/fixtures/command-line.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import { makePeople } from '../services/people.ts';
import { makeSignInLinks } from '../services/sign-in-links.ts';

describe('the list of keys', () => {
  it('tells whose a key is, what it may do and what it has spent', async () => {
    const data = await makeTempFolder();
    const run = (...argv: string[]) => runCommand(data, argv);
    const limits = ['--spend-limit', '12.50', '--reads-per-minute', '30', '--creates-per-minute', '3'];
    await run('keys', 'create', '--name', 'shop', ...limits);
    const before = (await run('keys', 'list')).out;
    expect(before).toMatch(
      /^key_\w+ {2}sk-…\w{4} {2}active {3}first account {2}no expiry {2}never used {2}all models {2}/,
    );
    expect(before).toMatch(/ {2}spent 0\.00 USD {2}at most 12\.50 USD {2}30 requests\/min {2}3 tasks\/min {2}shop\n$/);

    const token = new URL((await run('accounts', 'setup-link')).out.trim()).searchParams.get('token') ?? '';
    await withStoreOf(data, async (store) => {
      const parts = { store, clock: systemClock, randomness: systemRandomness };
      await makeSignInLinks(parts).read(token);
      const people = makePeople({ ...parts, hashPassword: async (text) => `#${text}` });
      await people.setUp(token, { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' });
    });
    expect((await run('keys', 'list')).out).toContain('  ada@example.org  ');
    const [document] = JSON.parse((await run('keys', 'list', '--json')).out) as object[];
    expect(document).toMatchObject({
      ...{ name: 'shop', state: 'active', owner: 'ada@example.org', spent: '0.00', spend_limit: '12.50' },
      ...{ currency: 'USD', reads_per_minute: 30, creates_per_minute: 3, models: null, webhook: null },
    });
    expect(JSON.stringify(document)).not.toContain('sk-');
  });
});
