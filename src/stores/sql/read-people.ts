import type { Kysely } from 'kysely';
import type { AccountId } from '../../core/ids.ts';
import type { PeopleReads } from '../../core/people-store.ts';
import type { Link, LinkKind, Person, Session } from '../../core/person.ts';
import { findPersonIn, type PersonRow, toLink, toSession } from './people-rows.ts';
import type { Schema } from './schema.ts';

const PERSON_COLUMNS = [
  'id',
  'name',
  'created_at',
  'email',
  'role',
  'password_hash',
  'last_sign_in_at',
  'disabled_at',
] as const satisfies readonly (keyof PersonRow)[];

/** What is asked about signing in, one statement each. */
export class SqlPeopleReads implements PeopleReads {
  /** For the queue, which shares this transaction. */
  readonly database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.database = database;
  }

  async findPerson(id: AccountId): Promise<Person | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : findPersonIn(row);
  }

  async findPersonByEmail(email: string): Promise<Person | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? null : findPersonIn(row);
  }

  async listPeople(): Promise<readonly Person[]> {
    const rows = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('email', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(findPersonIn).filter((person) => person !== null);
  }

  async findSession(tokenHash: string): Promise<Session | null> {
    const row = await this.database
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : toSession(row);
  }

  async findLink(tokenHash: string): Promise<Link | null> {
    const row = await this.database
      .selectFrom('sign_in_links')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : toLink(row);
  }

  async listLinks(kind: LinkKind): Promise<readonly Link[]> {
    const rows = await this.database
      .selectFrom('sign_in_links')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map(toLink);
  }

  async findSecret(name: string): Promise<string | null> {
    const row = await this.database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }
}
