import { ServiceError } from './errors.ts';

/** Every model the service offers. The names are the specification's and go over the wire as they stand. */
export const MODELS = {
  'video-3.1-generate-preview': { kind: 'video', title: 'Video 3.1', createdAt: '2026-11-01' },
  'video-3.1-fast-generate-preview': { kind: 'video', title: 'Video 3.1 Fast', createdAt: '2026-11-01' },
  'image-3.1-flash-image-preview': { kind: 'image', title: 'Image 3.1 Flash', createdAt: '2026-11-01' },
} as const satisfies Record<string, { kind: 'video' | 'image'; title: string; createdAt: string }>;

export type ModelId = keyof typeof MODELS;
type ModelOfKind<Kind> = { [Id in ModelId]: (typeof MODELS)[Id]['kind'] extends Kind ? Id : never }[ModelId];
export type VideoModelId = ModelOfKind<'video'>;
export type ImageModelId = ModelOfKind<'image'>;

export const MODEL_IDS = Object.keys(MODELS) as readonly ModelId[];

/** Names that operators let clients use in place of a real one. */
export type ModelAliases = ReadonlyMap<string, ModelId>;

export function findModel(name: string, aliases: ModelAliases): ModelId | null {
  if (Object.hasOwn(MODELS, name)) return name as ModelId;
  return aliases.get(name) ?? null;
}

export function readModel(name: string, aliases: ModelAliases): ModelId {
  const model = findModel(name, aliases);
  if (model !== null) return model;
  throw new ServiceError('model_not_found', `The model '${name.slice(0, 100)}' does not exist.`, { param: 'model' });
}

export const modelsOfKind = (kind: 'video' | 'image'): readonly ModelId[] =>
  MODEL_IDS.filter((id) => MODELS[id].kind === kind);

export function isVideoModel(model: ModelId): model is VideoModelId {
  return MODELS[model].kind === 'video';
}
