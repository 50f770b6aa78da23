import type { Config } from '../config/settings.ts';
import { ANIMATOR_STILLS, animatorFilms } from '../core/animator-skills.ts';
import { type Model, type Models, makeModels } from '../core/models.ts';
import { makeRouting, type Routing } from '../core/routing.ts';
import { specifiedModels } from '../core/specified-models.ts';
import { ANIMATOR } from '../core/upstream.ts';

type ModelSettings = Pick<
  Config,
  'videoSecondPrice' | 'fastVideoSecondPrice' | 'imagePrice' | 'modelAliases' | 'tables'
>;

/** The models an installation offers: those of the specification at its own prices, then the operator's own. */
export function modelsOf(config: ModelSettings): Models {
  const routing = routingOf(config);
  return makeModels(
    listModels(config).map((model) => madeAsRouted(model, routing)),
    config.modelAliases,
  );
}

/** Who makes which of them. */
export function routingOf(config: ModelSettings): Routing {
  const { upstreams, routes } = config.tables;
  return makeRouting({ models: listModels(config).map(({ id }) => id), upstreams, routes });
}

function listModels(config: ModelSettings): readonly Model[] {
  const specified = specifiedModels({
    videoSecond: config.videoSecondPrice,
    fastVideoSecond: config.fastVideoSecondPrice,
    image: config.imagePrice,
  });
  return [...specified, ...config.tables.models];
}

/** A model can be asked for what those on its route can do, each for itself. */
function madeAsRouted(model: Model, routing: Routing): Model {
  const names = (routing.findRoute(model.id)?.steps ?? []).flat().map(({ name }) => name);
  const rows = names.flatMap((name) => routing.findUpstream(name)?.rows.filter((row) => row.model === model.id) ?? []);
  const isOurs = names.includes(ANIMATOR);
  if (model.kind === 'video') {
    const films = rows.filter((row) => row.kind === 'video');
    return { ...model, madeWith: isOurs ? [...films, animatorFilms(model.offers)] : films };
  }
  const stills = rows.filter((row) => row.kind === 'image');
  return { ...model, madeWith: isOurs ? [...stills, ANIMATOR_STILLS] : stills };
}
