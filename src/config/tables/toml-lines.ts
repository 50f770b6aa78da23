import { parse } from 'smol-toml';

/**
 * On which line of a TOML file a value stands, since the parser keeps no places. It reads a text that the parser has taken,
 * so nothing is checked here: it follows headers and keys, and steps over values, strings and comments.
 */
export type LineOf = (path: readonly (string | number)[]) => number;

/** A value inside another (one entry of a list, one key of an inline table) is found at the line of what holds it, at the latest. */
export function findLines(source: string): LineOf {
  const lines = new Map<string, number>();
  const counts = new Map<string, number>();
  const text = new Scanner(source);
  let table: Path = [];

  /** Where a dotted name leads: through the newest element of each list of tables on the way. */
  const resolve = (names: readonly string[]): Path => {
    const path: (string | number)[] = [];
    for (const name of names) {
      path.push(name);
      const count = counts.get(toKey(path));
      if (count !== undefined) path.push(count - 1);
    }
    return path;
  };

  const note = (path: Path, line: number): void => {
    // The first mention is where it begins: a table may be gone on with further down.
    for (let length = 1; length <= path.length; length += 1) {
      const key = toKey(path.slice(0, length));
      if (!lines.has(key)) lines.set(key, line);
    }
  };

  for (;;) {
    text.skipBlank();
    if (text.isAtEnd()) break;
    const { line } = text;
    if (text.take('[[')) {
      const names = text.readNames();
      text.take(']]');
      const list = [...resolve(names.slice(0, -1)), names.at(-1) ?? ''];
      const index = counts.get(toKey(list)) ?? 0;
      counts.set(toKey(list), index + 1);
      table = [...list, index];
      note(table, line);
    } else if (text.take('[')) {
      table = resolve(text.readNames());
      text.take(']');
      note(table, line);
    } else {
      const path = [...table, ...text.readNames()];
      note(path, line);
      text.skipAssignment((entry, at) => note([...path, ...entry], at));
    }
  }
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = lines.get(toKey(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return 1;
  };
}

type Path = readonly (string | number)[];
const toKey = (path: Path): string => JSON.stringify(path);

class Scanner {
  line = 1;
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  take(words: string): boolean {
    if (!this.#source.startsWith(words, this.#at)) return false;
    this.#move(words.length);
    return true;
  }

  /** White space, ends of lines and comments. */
  skipBlank(): void {
    while (!this.isAtEnd()) {
      const here = this.#here();
      if (here === '#') this.#moveTo('\n');
      else if (/\s/.test(here)) this.#move(1);
      else return;
    }
  }

  /** A key, or several with dots between them. */
  readNames(): readonly string[] {
    const names: string[] = [];
    do {
      this.skipBlank();
      names.push(this.#readName());
      this.skipBlank();
    } while (this.take('.'));
    return names;
  }

  /** An equals sign and what follows it; tells of the entries of a list and the keys of a table inside. */
  skipAssignment(noteEntry: (path: Path, line: number) => void): void {
    this.skipBlank();
    this.take('=');
    this.skipBlank();
    this.#skipValue(noteEntry, []);
  }

  #skipValue(noteEntry: (path: Path, line: number) => void, path: Path): void {
    if (this.take('[')) this.#skipList(noteEntry, path);
    else if (this.take('{')) this.#skipInlineTable(noteEntry, path);
    else if (this.#here() === '"' || this.#here() === "'") this.#skipString();
    else while (!this.isAtEnd() && !/[,\]}#\r\n]/.test(this.#here())) this.#move(1);
  }

  #skipList(noteEntry: (path: Path, line: number) => void, path: Path): void {
    for (let index = 0; ; index += 1) {
      this.skipBlank();
      if (this.isAtEnd() || this.take(']')) return;
      noteEntry([...path, index], this.line);
      this.#skipValue(noteEntry, [...path, index]);
      this.skipBlank();
      this.take(',');
    }
  }

  #skipInlineTable(noteEntry: (path: Path, line: number) => void, path: Path): void {
    for (;;) {
      this.skipBlank();
      if (this.isAtEnd() || this.take('}')) return;
      const { line } = this;
      const entry = [...path, ...this.readNames()];
      noteEntry(entry, line);
      this.take('=');
      this.skipBlank();
      this.#skipValue(noteEntry, entry);
      this.skipBlank();
      this.take(',');
    }
  }

  #readName(): string {
    const start = this.#at;
    if (this.#here() === '"' || this.#here() === "'") {
      this.#skipString();
      return String(parse(`name = ${this.#source.slice(start, this.#at)}`).name);
    }
    while (!this.isAtEnd() && /[\w-]/.test(this.#here())) this.#move(1);
    return this.#source.slice(start, this.#at);
  }

  #skipString(): void {
    const quote = this.#here();
    const long = quote.repeat(3);
    const end = this.take(long) ? long : quote;
    if (end === quote) this.#move(1);
    while (!this.isAtEnd()) {
      if (quote === '"' && this.#here() === '\\') this.#move(2);
      else if (this.take(end)) break;
      else this.#move(1);
    }
    // A long string may end with up to two quotes of its own before the closing three.
    while (end === long && this.#here() === quote) this.#move(1);
  }

  #here(): string {
    return this.#source.charAt(this.#at);
  }

  #moveTo(end: string): void {
    const found = this.#source.indexOf(end, this.#at);
    this.#at = found === -1 ? this.#source.length : found;
  }

  #move(count: number): void {
    for (const character of this.#source.slice(this.#at, this.#at + count)) if (character === '\n') this.line += 1;
    this.#at += count;
  }
}
