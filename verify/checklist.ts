/** What a long check found: one line for each thing that must hold, and the sum at the end. */
export class Checklist {
  readonly #write: (line: string) => void;
  passed = 0;
  failed = 0;
  skipped = 0;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Something worth knowing that cannot fail. */
  note(line: string): void {
    this.#write(`        ${line}`);
  }

  check(what: string, holds: boolean, detail = ''): void {
    if (holds) this.passed += 1;
    else this.failed += 1;
    this.#write(`${holds ? 'passed' : 'FAILED'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
  }

  skip(what: string, why: string): void {
    this.skipped += 1;
    this.#write(`skipped ${what} (${why})`);
  }

  get summary(): string {
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    return `${this.passed} passed, ${this.failed} failed${skipped}`;
  }
}
