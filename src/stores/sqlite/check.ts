import { DatabaseSync } from 'node:sqlite';

/** Whether a file is a whole database of ours. Null: it is; else what is wrong, to follow "cannot be restored:". */
export function checkSqlite(file: string): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const result = database.prepare('pragma integrity_check(1)').get();
    const verdict = String(Object.values(result ?? {})[0] ?? '');
    if (verdict !== 'ok') return `it is damaged (${verdict})`;
    const table = database.prepare("select 1 from sqlite_master where name = 'schema_migrations'").get();
    return table === undefined ? 'it is a database of something else' : null;
  } catch (error) {
    return `it is no database (${error instanceof Error ? error.message : String(error)})`;
  } finally {
    database?.close();
  }
}
