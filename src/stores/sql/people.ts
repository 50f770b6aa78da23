import type { AccountId } from '../../core/ids.ts';
import type { PeopleReads, PeopleWrites } from '../../core/people-store.ts';
import type { Person, Role, SignUp } from '../../core/person.ts';
import { SqlPart } from './part.ts';
import { findPersonIn, type PersonRow } from './people-rows.ts';

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

export class SqlPeopleReads extends SqlPart implements PeopleReads {
  async find(id: AccountId): Promise<Person | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : findPersonIn(row);
  }

  async findByEmail(email: string): Promise<Person | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? null : findPersonIn(row);
  }

  async list(): Promise<readonly Person[]> {
    const rows = await this.database
      .selectFrom('accounts')
      .select(PERSON_COLUMNS)
      .where('email', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(findPersonIn).filter((person) => person !== null);
  }
}

export class SqlPeopleWrites extends SqlPeopleReads implements PeopleWrites {
  async signUp(id: AccountId, { email, name, passwordHash }: SignUp, role: Role): Promise<boolean> {
    const row = await this.database
      .updateTable('accounts')
      .set({ email, name, role, password_hash: passwordHash })
      .where('id', '=', id)
      .where('email', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async change(id: AccountId, { role, disabledAt }: { role: Role; disabledAt: Date | null }): Promise<boolean> {
    const row = await this.database
      .updateTable('accounts')
      .set({ role, disabled_at: disabledAt?.getTime() ?? null })
      .where('id', '=', id)
      .where('email', 'is not', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async setPassword(id: AccountId, passwordHash: string): Promise<boolean> {
    const row = await this.database
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('email', 'is not', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async setLastSignIn(id: AccountId, now: Date): Promise<void> {
    await this.database.updateTable('accounts').set({ last_sign_in_at: now.getTime() }).where('id', '=', id).execute();
  }
}
