import type { AccountId } from '../../core/ids.ts';
import type { PeopleWrites } from '../../core/people-store.ts';
import type { Link, LinkKind, Role, Session, SignUp } from '../../core/person.ts';
import { fromLink, fromSession } from './people-rows.ts';
import { SqlNodeWrites } from './write-nodes.ts';

/** The changes that come with signing in, one statement each. */
export class SqlPeopleWrites extends SqlNodeWrites implements PeopleWrites {
  async signUp(id: AccountId, { email, name, passwordHash }: SignUp, role: Role): Promise<boolean> {
    const row = await this.database
      .updateTable('accounts')
      .set({ email, name, role, password_hash: passwordHash })
      .where('id', '=', id)
      .where('email', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async changePerson(id: AccountId, { role, disabledAt }: { role: Role; disabledAt: Date | null }): Promise<boolean> {
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

  async insertSession(session: Session): Promise<void> {
    await this.database.insertInto('sessions').values(fromSession(session)).execute();
  }

  async extendSession(tokenHash: string, change: { expiresAt: Date; updatedAt: Date }): Promise<boolean> {
    const row = await this.database
      .updateTable('sessions')
      .set({ expires_at: change.expiresAt.getTime(), updated_at: change.updatedAt.getTime() })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async deleteSession(tokenHash: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  async deleteSessions(of: AccountId): Promise<void> {
    await this.database.deleteFrom('sessions').where('account_id', '=', of).execute();
  }

  async forgetSessions(expiredBefore: Date): Promise<void> {
    await this.database.deleteFrom('sessions').where('expires_at', '<', expiredBefore.getTime()).execute();
  }

  async insertLink(link: Link): Promise<void> {
    await this.database.insertInto('sign_in_links').values(fromLink(link)).execute();
  }

  async useLink(tokenHash: string): Promise<boolean> {
    const row = await this.database.deleteFrom('sign_in_links').where('token_hash', '=', tokenHash).executeTakeFirst();
    return row.numDeletedRows === 1n;
  }

  async deleteLinks(which: { kind: LinkKind; email?: string; accountId?: AccountId }): Promise<void> {
    let query = this.database.deleteFrom('sign_in_links').where('kind', '=', which.kind);
    if (which.email !== undefined) query = query.where('email', '=', which.email);
    if (which.accountId !== undefined) query = query.where('account_id', '=', which.accountId);
    await query.execute();
  }

  async forgetLinks(expiredBefore: Date): Promise<number> {
    const row = await this.database
      .deleteFrom('sign_in_links')
      .where('expires_at', '<', expiredBefore.getTime())
      .executeTakeFirst();
    return Number(row.numDeletedRows);
  }

  async countSignInAttempt(name: string, { now, endsAt }: { now: Date; endsAt: Date }) {
    const row = await this.database
      .insertInto('sign_in_attempts')
      .values({ name, count: 1, ends_at: endsAt.getTime() })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ eb }) => {
          const isOver = eb('sign_in_attempts.ends_at', '<=', now.getTime());
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('sign_in_attempts.count', '+', 1))
              .end(),
            ends_at: eb.case().when(isOver).then(endsAt.getTime()).else(eb.ref('sign_in_attempts.ends_at')).end(),
          };
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { count: row.count, endsAt: new Date(row.ends_at) };
  }

  async takeSignInAttemptOff(name: string): Promise<void> {
    await this.database
      .updateTable('sign_in_attempts')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('name', '=', name)
      .where('count', '>', 0)
      .execute();
  }

  async deleteSignInAttempts(name: string): Promise<void> {
    await this.database.deleteFrom('sign_in_attempts').where('name', '=', name).execute();
  }

  async forgetSignInAttempts(endedBefore: Date): Promise<void> {
    await this.database.deleteFrom('sign_in_attempts').where('ends_at', '<', endedBefore.getTime()).execute();
  }

  async insertSecret(name: string, value: string, now: Date): Promise<void> {
    await this.database
      .insertInto('secrets')
      .values({ name, value, created_at: now.getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
