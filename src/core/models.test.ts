import { describe, expect, it } from 'vitest';
import { findModel, isVideoModel, MODEL_IDS, type ModelId, readModel } from './models.ts';

const ALIASES = new Map<string, ModelId>([
  ['sora-2', 'video-3.1-generate-preview'],
  ['video-3.1-fast-generate-preview', 'image-3.1-flash-image-preview'],
]);

describe('models', () => {
  it('offers the three of the specification', () => {
    expect(MODEL_IDS).toEqual([
      'video-3.1-generate-preview',
      'video-3.1-fast-generate-preview',
      'image-3.1-flash-image-preview',
    ]);
    expect(MODEL_IDS.map(isVideoModel)).toEqual([true, true, false]);
  });

  it('finds a model by its name, and by an alias', () => {
    expect(findModel('video-3.1-generate-preview', new Map())).toBe('video-3.1-generate-preview');
    expect(findModel('sora-2', ALIASES)).toBe('video-3.1-generate-preview');
  });

  it('lets no alias stand in for a real name', () => {
    expect(findModel('video-3.1-fast-generate-preview', ALIASES)).toBe('video-3.1-fast-generate-preview');
  });

  it.each(['', 'sora-2', 'VIDEO-3.1-GENERATE-PREVIEW', 'toString', '__proto__', 'constructor'])(
    'does not know %j',
    (name) => {
      expect(findModel(name, new Map())).toBeNull();
      expect(() => readModel(name, new Map())).toThrow(
        expect.objectContaining({
          code: 'model_not_found',
          param: 'model',
          message: `The model '${name}' does not exist.`,
        }),
      );
    },
  );

  it('does not repeat a whole essay in a refusal', () => {
    expect(() => readModel('x'.repeat(5_000), new Map())).toThrow(`The model '${'x'.repeat(100)}' does not exist.`);
  });
});
