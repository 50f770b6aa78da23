import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SecretBox } from './secret-box.ts';

/** Seals what was kept before there was a key. Run again it does nothing; a row that was changed meanwhile is left for the next start. */
export async function sealSecrets(database: Kysely<Schema>, box: SecretBox): Promise<number> {
  let sealed = 0;
  const reseal = (kept: string): string | null => {
    const secret = box.isOutdated(kept) ? box.open(kept) : null;
    return secret === null ? null : box.seal(secret);
  };
  const keys = await database
    .selectFrom('api_keys')
    .select(['id', 'webhook_secret'])
    .where('webhook_secret', 'like', 'plain:%')
    .execute();
  for (const { id, webhook_secret: kept } of keys) {
    const secret = reseal(kept ?? '');
    if (secret === null) continue;
    await database
      .updateTable('api_keys')
      .set({ webhook_secret: secret })
      .where('id', '=', id)
      .where('webhook_secret', '=', kept)
      .execute();
    sealed += 1;
  }
  const deliveries = await database
    .selectFrom('webhook_deliveries')
    .select(['task_id', 'secret'])
    .where('secret', 'like', 'plain:%')
    .execute();
  for (const { task_id: id, secret: kept } of deliveries) {
    const secret = reseal(kept ?? '');
    if (secret === null) continue;
    await database
      .updateTable('webhook_deliveries')
      .set({ secret })
      .where('task_id', '=', id)
      .where('secret', '=', kept)
      .execute();
    sealed += 1;
  }
  return sealed;
}
