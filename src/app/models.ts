import { ConfigError } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { type Models, makeModels } from '../core/models.ts';
import { specifiedModels } from '../core/specified-models.ts';

type ModelSettings = Pick<Config, 'videoSecondPrice' | 'fastVideoSecondPrice' | 'imagePrice' | 'modelAliases'>;

/** The models an installation offers: those of the specification at its own prices. */
export function modelsOf(config: ModelSettings): Models {
  const models = specifiedModels({
    videoSecond: config.videoSecondPrice,
    fastVideoSecond: config.fastVideoSecondPrice,
    image: config.imagePrice,
  });
  const problems = Array.from(config.modelAliases).flatMap(([alias, id]) =>
    models.some((model) => model.id === id) ? [] : [`KINORA_MODEL_ALIASES: '${alias}=${id}' names no model of ours.`],
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return makeModels(models, config.modelAliases);
}
