import { expect, it } from 'vitest';
import { openService } from '../../../test/fixtures/service.ts';
import { makeAuth } from './auth.ts';

it('keeps passwords by a slow hash with salt, unless it is handed another', async () => {
  const { engine } = await openService();
  const { password: passwords } = await makeAuth({
    ...{ store: engine.store, secret: 'a secret of thirty-two characters', passwords: null },
  }).$context;
  const hashes = [await passwords.hash('correct horse battery'), await passwords.hash('correct horse battery')];
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
  const [hash = ''] = hashes;
  expect(await passwords.verify({ hash, password: 'correct horse battery' })).toBe(true);
  expect(await passwords.verify({ hash, password: 'correct horse batterz' })).toBe(false);
});
