import { MODELS, type ModelId } from '../../core/models.ts';

export function renderModel(id: ModelId) {
  const created = Math.floor(new Date(`${MODELS[id].createdAt}T00:00:00Z`).getTime() / 1000);
  return { id, object: 'model', created, owned_by: 'kinora' };
}

export const renderModelList = (ids: readonly ModelId[]) => ({ object: 'list', data: ids.map(renderModel) });
