import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';
import type { SecretBox } from './secret-box.ts';
import type { Statements } from './statements.ts';

export interface SqlParts {
  /** The store's own, or that of one transaction. */
  readonly database: Kysely<Schema>;
  readonly engine: Engine;
  readonly statements: Statements;
  readonly box: SecretBox;
}

/** The questions and changes of one noun, one statement each. */
export abstract class SqlPart {
  protected readonly database: Kysely<Schema>;
  protected readonly engine: Engine;
  protected readonly statements: Statements;
  protected readonly box: SecretBox;

  constructor({ database, engine, statements, box }: SqlParts) {
    this.database = database;
    this.engine = engine;
    this.statements = statements;
    this.box = box;
  }
}
