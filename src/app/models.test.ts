import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { modelsOf } from './models.ts';

const models = (environment: Record<string, string> = {}) => modelsOf(loadConfig({ environment, toml: null }));

describe('the models of an installation', () => {
  it('are those of the specification, at its own prices', () => {
    const prices = models({ KINORA_PRICE_IMAGE: '0.5' })
      .list()
      .map(({ id, unitPriceMicros }) => [id, unitPriceMicros]);
    expect(prices).toEqual([
      ['video-3.1-generate-preview', 400_000],
      ['video-3.1-fast-generate-preview', 150_000],
      ['image-3.1-flash-image-preview', 500_000],
    ]);
  });

  it('have other names, where an operator gave them some', () => {
    expect(models({ KINORA_MODEL_ALIASES: 'veo=video-3.1-generate-preview' }).find('veo')?.kind).toBe('video');
  });

  it('are all known by name: an alias of none is told', () => {
    expect(() => models({ KINORA_MODEL_ALIASES: 'veo=unknown' })).toThrow(
      "KINORA_MODEL_ALIASES: 'veo=unknown' names no model of ours.",
    );
  });
});
