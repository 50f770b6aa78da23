import { LAYERS_WITHOUT_CLOCK, MOST_LINES } from './import-table.ts';
import { isInside, type ParsedFile, type Violation } from './project.ts';
import type { Token } from './tokens.ts';

/** Rules about the shape of one file, tests included. */
export function findShapeViolations(file: ParsedFile): Violation[] {
  const { path, module } = file;
  const violations: Violation[] = [];
  if (path.endsWith('/index.ts')) {
    violations.push({
      rule: 'barrel',
      path,
      line: 1,
      message: 'Name the file by what it owns; index.ts says nothing.',
    });
  }
  if (module.isBarrel) {
    violations.push({ rule: 'barrel', path, line: 1, message: 'The file only passes on the exports of others.' });
  }
  if (module.defaultExportLine !== null) {
    violations.push({ rule: 'default-export', path, line: module.defaultExportLine, message: 'Export by name.' });
  }
  return [...violations, ...findLengthViolations(file), ...findStrayComments(file)];
}

export function findLengthViolations({ path, text }: { path: string; text: string }): Violation[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  const isTable = path.endsWith('-table.ts') || path.split('/').slice(0, -1).includes('data');
  if (lines <= MOST_LINES || isTable) return [];
  return [
    { rule: 'length', path, line: MOST_LINES + 1, message: `${lines} lines; at most ${MOST_LINES}. Split by noun.` },
  ];
}

/** Two doc comments in a row: something was put between the first one and what it tells of. */
function findStrayComments({ path, text }: ParsedFile): Violation[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const ends = /^\/?\*.*\*\/$|^\*\/$/.test(line);
    if (!ends || lines[at + 1]?.startsWith('/**') !== true) return [];
    return [{ rule: 'stray-comment', path, line: at + 1, message: 'Put the comment above what it tells of.' }];
  });
}

/** `process.env` and `process.argv` outside main.ts, and the clock or chance where they must come in as arguments. */
export function findAmbientViolations({ path, module, isTest }: ParsedFile): Violation[] {
  if (isTest) return [];
  const violations: Violation[] = [];
  const isTimeless = LAYERS_WITHOUT_CLOCK.some((layer) => isInside(path, `src/${layer}`));
  module.tokens.forEach((token, at) => {
    if (token.kind !== 'word') return;
    const { line } = token;
    if (path !== 'src/main.ts' && readsProcess(module.tokens, at)) {
      violations.push({
        rule: 'process',
        path,
        line,
        message: 'Only src/main.ts reads the environment and arguments.',
      });
    }
    const source = isTimeless ? findClock(module.tokens, at) : null;
    if (source !== null) {
      violations.push({
        rule: 'clock',
        path,
        line,
        message: `${source} may not be read here; take it as an argument.`,
      });
    }
  });
  return violations;
}

/** `process.env`, `process['env']` and `const { env } = process`, which would hide the first two. */
function readsProcess(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'process' || isKey(tokens, at)) return false;
  const member = readMember(tokens, at);
  if (member !== null) return member === 'env' || member === 'argv';
  return tokens[at - 1]?.text === '=' && tokens[at + 1]?.text !== '(';
}

const CLOCK_MEMBERS: Readonly<Record<string, string>> = { Date: 'now', Math: 'random', performance: 'now' };

function findClock(tokens: readonly Token[], at: number): string | null {
  const word = tokens[at]?.text ?? '';
  const member = CLOCK_MEMBERS[word];
  if (member !== undefined && readMember(tokens, at) === member) return `${word}.${member}`;
  if (word !== 'Date' || isKey(tokens, at)) return null;
  const after = tokens[at + 1]?.text;
  if (tokens[at - 1]?.text !== 'new') return after === '(' && tokens[at - 1]?.text !== '.' ? 'Date()' : null;
  const hasArguments = after === '(' && tokens[at + 2]?.text !== ')';
  return hasArguments ? null : 'new Date()';
}

/** `b` of `a.b`, `a?.b` and `a['b']`. */
function readMember(tokens: readonly Token[], at: number): string | null {
  const [mark, name] = tokens.slice(at + 1, at + 3);
  if ((mark?.text === '.' || mark?.text === '?.') && name?.kind === 'word') return name.text;
  return mark?.text === '[' && name?.kind === 'string' ? name.text : null;
}

function isKey(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === ':';
}
