import type { TableProblem } from '../../core/table-problem.ts';
import { distance } from '../distance.ts';
import type { LineOf } from './toml-lines.ts';

/** Gathers what is wrong with the tables of one file, to be told all together and in the order of its lines. */
export class TableProblems {
  readonly #problems: TableProblem[] = [];

  add(path: TableProblem['path'], message: string): void {
    this.#problems.push({ path, message });
  }

  addAll(problems: readonly TableProblem[], below: TableProblem['path'], known: readonly string[] = []): void {
    for (const { path, message } of problems) this.add([...below, ...path], suggest(path, message, known));
  }

  /** `nameOf` is what the operator calls a table: its name, its id or its model. */
  tell(file: string, lineOf: LineOf, nameOf: (table: string, index: number) => string | null): readonly string[] {
    return this.#problems
      .map(({ path, message }) => ({ line: lineOf(path), text: `${label(path, nameOf)} ${message}` }))
      .toSorted((left, right) => left.line - right.line)
      .map(({ line, text }) => `${file}:${line}: ${text}.`);
  }
}

/** [[upstream]] 'omni': serves.seconds */
function label(path: TableProblem['path'], nameOf: (table: string, index: number) => string | null): string {
  const [table, index, ...rest] = path;
  if (typeof table !== 'string' || typeof index !== 'number') return String(table);
  const name = nameOf(table, index);
  const keys = rest.filter((step) => typeof step === 'string').join('.');
  return `[[${table}]]${name === null ? '' : ` '${name}'`}${keys === '' ? '' : `: ${keys}`}`;
}

function suggest(path: TableProblem['path'], message: string, known: readonly string[]): string {
  const key = path.at(-1);
  if (message !== 'is not known here' || typeof key !== 'string') return message;
  const near = known.find((each) => distance(each, key) <= 2);
  return near === undefined ? message : `${message}; it may be meant for ${near}`;
}
