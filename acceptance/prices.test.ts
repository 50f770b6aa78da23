import { describe, expect, it } from 'vitest';
import { query } from './support/data-folder.ts';
import { PNG } from './support/pictures.ts';
import { makeFolder, removeFolder, serve } from './support/process.ts';
import { createTask, STANDARD_MODEL } from './support/tasks.ts';

describe('the price of a video', () => {
  it('is that of its seconds, whatever its resolution and ratio', async () => {
    const folder = await makeFolder();
    const settings = { KINORA_PRICE_VIDEO_SECOND: '0.5', KINORA_PRICE_FAST_VIDEO_SECOND: '0.25' };
    const service = await serve({ folder, args: ['--role', 'api'], settings });
    try {
      const priceOf = async (fields: Record<string, unknown>) => {
        const { id } = await createTask(service, { seconds: undefined, ...fields });
        const entries = query(service.data, `select kind, amount_micros from ledger_entries where task_id = '${id}'`);
        expect(entries.map(({ kind }) => kind)).toEqual(['hold']);
        return entries[0]?.amount_micros;
      };
      expect(await priceOf({})).toBe(8 * 250_000);
      expect(await priceOf({ seconds: 4 })).toBe(4 * 250_000);
      expect(await priceOf({ seconds: 6, aspectRatio: '9:16' })).toBe(6 * 250_000);
      expect(await priceOf({ resolution: '1080p' })).toBe(8 * 250_000);
      expect(await priceOf({ resolution: '4k', aspectRatio: '9:16' })).toBe(8 * 250_000);
      expect(await priceOf({ input_reference: PNG.toString('base64'), seconds: 4 })).toBe(4 * 250_000);
      expect(await priceOf({ model: STANDARD_MODEL, resolution: '4k' })).toBe(8 * 500_000);
    } finally {
      await service.kill();
      await removeFolder(folder);
    }
  });
});
