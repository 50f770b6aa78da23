import type { AccountId } from '../../core/ids.ts';
import type {
  AttemptWrites,
  LinkReads,
  LinkWrites,
  SecretReads,
  SecretWrites,
  SessionReads,
  SessionWrites,
} from '../../core/people-store.ts';
import type { Link, LinkKind, Session } from '../../core/person.ts';
import { SqlPart } from './part.ts';
import { fromLink, fromSession, toLink, toSession } from './people-rows.ts';

export class SqlSessionReads extends SqlPart implements SessionReads {
  async find(tokenHash: string): Promise<Session | null> {
    const row = await this.database
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : toSession(row);
  }
}

export class SqlSessionWrites extends SqlSessionReads implements SessionWrites {
  async insert(session: Session): Promise<void> {
    await this.database.insertInto('sessions').values(fromSession(session)).execute();
  }

  async extend(tokenHash: string, change: { expiresAt: Date; updatedAt: Date }): Promise<boolean> {
    const row = await this.database
      .updateTable('sessions')
      .set({ expires_at: change.expiresAt.getTime(), updated_at: change.updatedAt.getTime() })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async delete(tokenHash: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  async deleteOf(of: AccountId): Promise<void> {
    await this.database.deleteFrom('sessions').where('account_id', '=', of).execute();
  }

  async forget(expiredBefore: Date): Promise<void> {
    await this.database.deleteFrom('sessions').where('expires_at', '<', expiredBefore.getTime()).execute();
  }
}

export class SqlLinkReads extends SqlPart implements LinkReads {
  async find(tokenHash: string): Promise<Link | null> {
    const row = await this.database
      .selectFrom('sign_in_links')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : toLink(row);
  }

  async list(kind: LinkKind): Promise<readonly Link[]> {
    const rows = await this.database
      .selectFrom('sign_in_links')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map(toLink);
  }
}

export class SqlLinkWrites extends SqlLinkReads implements LinkWrites {
  async insert(link: Link): Promise<void> {
    await this.database.insertInto('sign_in_links').values(fromLink(link)).execute();
  }

  async use(tokenHash: string): Promise<boolean> {
    const row = await this.database.deleteFrom('sign_in_links').where('token_hash', '=', tokenHash).executeTakeFirst();
    return row.numDeletedRows === 1n;
  }

  async delete(which: { kind: LinkKind; email?: string; accountId?: AccountId }): Promise<void> {
    let query = this.database.deleteFrom('sign_in_links').where('kind', '=', which.kind);
    if (which.email !== undefined) query = query.where('email', '=', which.email);
    if (which.accountId !== undefined) query = query.where('account_id', '=', which.accountId);
    await query.execute();
  }

  async forget(expiredBefore: Date): Promise<number> {
    const row = await this.database
      .deleteFrom('sign_in_links')
      .where('expires_at', '<', expiredBefore.getTime())
      .executeTakeFirst();
    return Number(row.numDeletedRows);
  }
}

export class SqlAttemptWrites extends SqlPart implements AttemptWrites {
  async count(name: string, { now, endsAt }: { now: Date; endsAt: Date }) {
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

  async takeOff(name: string): Promise<void> {
    await this.database
      .updateTable('sign_in_attempts')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('name', '=', name)
      .where('count', '>', 0)
      .execute();
  }

  async delete(name: string): Promise<void> {
    await this.database.deleteFrom('sign_in_attempts').where('name', '=', name).execute();
  }

  async forget(endedBefore: Date): Promise<void> {
    await this.database.deleteFrom('sign_in_attempts').where('ends_at', '<', endedBefore.getTime()).execute();
  }
}

export class SqlSecretReads extends SqlPart implements SecretReads {
  async find(name: string): Promise<string | null> {
    const row = await this.database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }
}

export class SqlSecretWrites extends SqlSecretReads implements SecretWrites {
  async insert(name: string, value: string, now: Date): Promise<void> {
    await this.database
      .insertInto('secrets')
      .values({ name, value, created_at: now.getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
