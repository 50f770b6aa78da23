import { sql } from 'kysely';

/** PostgreSQL adds whole numbers up to a kind of its own, which would come as text. */
export const sum = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
export const count = () => sql<number>`count(*)`;
