import { ServiceError } from './errors.ts';
import type { AspectRatio, Resolution } from './media.ts';
import type { Micros } from './money.ts';
import type { ImageSkills, VideoMode, VideoSkills } from './skills.ts';

/**
 * What may be asked for by name. A model is a value: three are the specification's, and an operator adds others by configuration. What is stored keeps
 * the id as text, with its own kind and price, so that a model may be taken away without breaking anything that was made by it.
 */
export type ModelId = string;
export type Model = VideoModel | ImageModel;

interface ModelBase {
  readonly id: ModelId;
  readonly title: string;
  /** A day, as clients are told. */
  readonly createdAt: string;
  /** Of a second of video, or of an image. */
  readonly unitPriceMicros: Micros;
}

export interface VideoModel extends ModelBase {
  readonly kind: 'video';
  readonly offers: VideoOffers;
  /** What those who make it can do, each for itself. Of all that is offered, only what one of them can do whole is taken. */
  readonly madeWith: readonly VideoSkills[];
}

export interface ImageModel extends ModelBase {
  readonly kind: 'image';
  readonly madeWith: readonly ImageSkills[];
}

/** What a client may ask of a video model. The specification's rules are the offers of its two. */
export interface VideoOffers {
  readonly durationsSeconds: readonly number[];
  readonly defaultSeconds: number;
  readonly resolutions: readonly Resolution[];
  readonly defaultResolution: Resolution;
  readonly aspectRatios: readonly AspectRatio[];
  readonly defaultAspectRatio: AspectRatio;
  readonly modes: readonly VideoMode[];
  readonly mostReferences: number;
  /** The only lengths of a resolution; those not named are made in every length. */
  readonly secondsOfResolution: Readonly<Partial<Record<Resolution, readonly number[]>>>;
  /** The only lengths of films that show reference images. */
  readonly secondsWithReferences: readonly number[];
  /** Any size of pixels means the nearest resolution and shape (as the specification has it), or only sizes that are made are taken. */
  readonly sizes: 'nearest' | 'exact';
}

/** Every model there is, under its own name and under those that operators let clients use in its place. */
export interface Models {
  find(name: string): Model | null;
  list(): readonly Model[];
  /** All names of one kind, aliases included. */
  names(kind: Model['kind']): readonly string[];
}

export function makeModels(models: readonly Model[], aliases: ReadonlyMap<string, string> = new Map()): Models {
  const byName = new Map<string, Model>(models.map((model) => [model.id, model]));
  for (const [alias, id] of aliases) {
    const model = models.find((each) => each.id === id);
    if (model !== undefined && !byName.has(alias)) byName.set(alias, model);
  }
  return {
    find: (name) => byName.get(name) ?? null,
    list: () => models,
    names: (kind) => Array.from(byName).flatMap(([name, model]) => (model.kind === kind ? [name] : [])),
  };
}

export function readModel(models: Models, name: string): Model {
  const model = models.find(name);
  if (model !== null) return model;
  throw new ServiceError('model_not_found', `The model '${name.slice(0, 100)}' does not exist.`, { param: 'model' });
}

/** The one that is meant where a client names none. */
export const firstOfKind = (models: Models, kind: Model['kind']): Model | null =>
  models.list().find((model) => model.kind === kind) ?? null;
