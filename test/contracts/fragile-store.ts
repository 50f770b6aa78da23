import type { Store, Transaction } from '../../src/core/store.ts';

/** Thrown instead of the next statement of a transaction, or of its commit. */
class Crash extends Error {}

/** A store that can be told to break off a transaction after some of its statements, as a crash of the process would. */
export class FragileStore {
  readonly store: Store;
  #left = Number.POSITIVE_INFINITY;

  constructor(store: Store) {
    const transaction: Store['transaction'] = (work) =>
      store.transaction(async (inner) => {
        const result = await work(this.#watch(inner));
        this.#step();
        return result;
      });
    this.store = new Proxy(store, {
      get: (target, name) => (name === 'transaction' ? transaction : bind(target, Reflect.get(target, name))),
    });
  }

  /** Does the work, at most so many statements of it. False: it was broken off. */
  async breakAfter(statements: number, work: () => Promise<unknown>): Promise<boolean> {
    this.#left = statements;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Crash) return false;
      throw error;
    } finally {
      this.#left = Number.POSITIVE_INFINITY;
    }
  }

  /** Every statement is a step. The queue asks for the database behind the transaction: that, too, is one. */
  #watch(transaction: Transaction): Transaction {
    return new Proxy(transaction, {
      get: (target, name) => {
        if (name === 'afterCommit') return target.afterCommit.bind(target);
        if (name !== 'database') return this.#watchNoun(Reflect.get(target, name));
        this.#step();
        return Reflect.get(target, name);
      },
    });
  }

  #watchNoun(noun: object): object {
    return new Proxy(noun, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') throw new TypeError(`${String(name)} is no statement.`);
        return (...parameters: unknown[]) => {
          this.#step();
          return value.apply(target, parameters);
        };
      },
    });
  }

  #step(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Crash('The process died here.');
  }
}

const bind = (target: object, value: unknown): unknown => (typeof value === 'function' ? value.bind(target) : value);
