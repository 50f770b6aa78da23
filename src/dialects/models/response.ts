import type { Model } from '../../core/models.ts';

export function renderModel({ id, createdAt }: Model) {
  const created = Math.floor(new Date(`${createdAt}T00:00:00Z`).getTime() / 1000);
  return { id, object: 'model', created, owned_by: 'kinora' };
}

export const renderModelList = (models: readonly Model[]) => ({ object: 'list', data: models.map(renderModel) });
