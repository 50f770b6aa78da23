import { describe, expect, it } from 'vitest';
import { loadTables, SECRET } from '../../test/fixtures/tables.ts';
import { loadConfig } from '../config/load.ts';
import { findObstacle } from '../core/unmade.ts';
import { modelsOf, routingOf } from './models.ts';

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

  it('can be asked for what those on their routes can do, and for nothing else', () => {
    const config = loadTables(`
[[upstream]]
name = "omni"
kind = "cloud"
key_env = "CLOUD_KEY"
  [[upstream.serves]]
  model = "video-3.1-fast-generate-preview"
  as = "omni-1"
  seconds = [4]
[[route]]
model = "video-3.1-fast-generate-preview"
through = ["omni"]
`);
    const models = modelsOf(config);
    const fast = models.find('video-3.1-fast-generate-preview');
    if (fast?.kind !== 'video') throw new Error('The model makes films.');
    const needs = {
      kind: 'video',
      mode: 'text',
      references: 0,
      seconds: 6,
      resolution: '720p',
      aspectRatio: '16:9',
      negativePrompt: false,
      seed: true,
    } as const;
    expect(findObstacle(fast, { ...needs, seconds: 4 }, models)).toBeNull();
    expect(findObstacle(fast, needs, models)).toEqual({
      field: 'seconds',
      message:
        "The model 'video-3.1-fast-generate-preview' cannot make this with 6 seconds; with 4 seconds it can. 'video-3.1-generate-preview' can make it as it is.",
    });
    const routing = routingOf(config);
    expect(['video-3.1-fast-generate-preview', 'video-3.1-generate-preview'].map(routing.isRemote)).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(models.list())).not.toContain(SECRET);
  });
});
