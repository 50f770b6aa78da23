import { describe, expect, it } from 'vitest';
import { someModels } from '../../test/fixtures/builders.ts';
import { firstOfKind, makeModels, readModel } from './models.ts';

const ALIASED = someModels({
  'sora-2': 'video-3.1-generate-preview',
  'video-3.1-fast-generate-preview': 'image-3.1-flash-image-preview',
  nothing: 'there-is-no-such-model',
});

describe('models', () => {
  it('offers the three of the specification', () => {
    const kinds = someModels()
      .list()
      .map(({ id, kind }) => [id, kind]);
    expect(kinds).toEqual([
      ['video-3.1-generate-preview', 'video'],
      ['video-3.1-fast-generate-preview', 'video'],
      ['image-3.1-flash-image-preview', 'image'],
    ]);
  });

  it('finds a model by its name, and by an alias', () => {
    expect(someModels().find('video-3.1-generate-preview')?.id).toBe('video-3.1-generate-preview');
    expect(ALIASED.find('sora-2')?.id).toBe('video-3.1-generate-preview');
    expect(ALIASED.find('nothing')).toBeNull();
  });

  it('lets no alias stand in for a real name', () => {
    expect(ALIASED.find('video-3.1-fast-generate-preview')?.id).toBe('video-3.1-fast-generate-preview');
  });

  it('names all of a kind, and the first of it', () => {
    expect(ALIASED.names('video')).toEqual(['video-3.1-generate-preview', 'video-3.1-fast-generate-preview', 'sora-2']);
    expect(firstOfKind(ALIASED, 'image')?.id).toBe('image-3.1-flash-image-preview');
    expect(firstOfKind(makeModels([]), 'image')).toBeNull();
  });

  it.each(['', 'sora-2', 'VIDEO-3.1-GENERATE-PREVIEW', 'toString', '__proto__', 'constructor'])(
    'does not know %j',
    (name) => {
      expect(someModels().find(name)).toBeNull();
      expect(() => readModel(someModels(), name)).toThrow(
        expect.objectContaining({
          code: 'model_not_found',
          param: 'model',
          message: `The model '${name}' does not exist.`,
        }),
      );
    },
  );

  it('does not repeat a whole essay in a refusal', () => {
    expect(() => readModel(someModels(), 'x'.repeat(5_000))).toThrow(`The model '${'x'.repeat(100)}' does not exist.`);
  });
});
