import { describe, expect, it } from 'vitest';
import { aKey, aPrincipal, later, NOON } from '../../test/fixtures/builders.ts';
import { checkModelAllowed, isUsable } from './account.ts';

describe('a key', () => {
  it.each([
    ['without an end', aKey(), true],
    ['before its expiry', aKey({ expiresAt: later(1) }), true],
    ['at the instant of its expiry', aKey({ expiresAt: NOON }), false],
    ['after its expiry', aKey({ expiresAt: later(-1) }), false],
    ['that was revoked', aKey({ revokedAt: later(-1) }), false],
  ])('%s: usable is %s', (_name, key, usable) => {
    expect(isUsable(key, NOON)).toBe(usable);
  });

  it('may use every model, or those in its list', () => {
    const fast = aPrincipal({ models: ['video-3.1-fast-generate-preview'] });
    expect(() => checkModelAllowed(aPrincipal(), 'video-3.1-generate-preview')).not.toThrow();
    expect(() => checkModelAllowed(fast, 'video-3.1-fast-generate-preview')).not.toThrow();
    expect(() => checkModelAllowed(fast, 'video-3.1-generate-preview')).toThrow(
      expect.objectContaining({ code: 'model_not_allowed', param: 'model' }),
    );
    expect(() => checkModelAllowed(aPrincipal({ models: [] }), 'video-3.1-generate-preview')).toThrow();
  });
});
