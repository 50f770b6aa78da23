import { DRAWN, makeFolder, removeFolder, serve } from '../../acceptance/support/process.ts';
import { until } from '../../acceptance/support/until.ts';

/**
 * Only a program that ends by itself leaves behind what was compiled of it, and nearly all tests kill their services: some two hundred
 * starts would each compile the same again, a sixth of their processor time (2026-11). So one service makes a film and is then asked to end.
 */
export async function warmUp(): Promise<void> {
  const folder = await makeFolder();
  const service = await serve({ folder, settings: DRAWN });
  try {
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
    const ask = async (path: string, request: RequestInit = {}) =>
      (await (await fetch(`${service.url}${path}`, { ...request, headers })).json()) as { id: string; status: string };
    const wish = { model: 'video-3.1-fast-generate-preview', prompt: 'The sea at sunset', seconds: '4' };
    const { id } = await ask('/v1/videos', { method: 'POST', body: JSON.stringify(wish) });
    await until('the first film is made', async () => (await ask(`/v1/videos/${id}`)).status === 'completed');
    await service.stop();
  } finally {
    await service.kill();
    await removeFolder(folder);
  }
}
