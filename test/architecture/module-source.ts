import { type Token, tokenize } from './tokens.ts';

/** What one file says about other files, and the tokens for rules that look at its words. */
export interface ModuleSource {
  readonly imports: readonly Import[];
  /** True when the file only passes on what other files export. */
  readonly isBarrel: boolean;
  readonly defaultExportLine: number | null;
  readonly tokens: readonly Token[];
}

export interface Import {
  /** Null when the name is computed, so that no check can know where it leads. */
  readonly specifier: string | null;
  readonly line: number;
}

interface Declaration {
  readonly kind: 'import' | 'export';
  readonly specifier: string | null;
  /** Index of the first token after the declaration. */
  readonly end: number;
}

export function parseModule(text: string): ModuleSource {
  const tokens = tokenize(text);
  const imports: Import[] = [];
  let exportCount = 0;
  let hasOwnCode = false;
  let defaultExportLine: number | null = null;

  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const declaration = readDeclaration(tokens, at);
    if (declaration !== null) {
      const { specifier } = declaration;
      if (specifier !== null) imports.push({ specifier, line: token.line });
      if (declaration.kind === 'export') exportCount++;
      if (declaration.kind === 'export' && namesDefault(tokens.slice(at, declaration.end)))
        defaultExportLine = token.line;
      at = declaration.end;
      continue;
    }
    const call = readCall(tokens, at);
    if (call !== null) imports.push(call);
    if (isAt(tokens, at, 'export') && isAt(tokens, at + 1, 'default')) defaultExportLine = token.line;
    if (token.text !== ';') hasOwnCode = true;
    at++;
  }
  return { imports, isBarrel: exportCount > 0 && !hasOwnCode, defaultExportLine, tokens };
}

/** Reads `import ... from 'x'`, `import 'x'`, `export ... from 'x'` or `export { a, b }` at a place in the tokens. */
function readDeclaration(tokens: readonly Token[], at: number): Declaration | null {
  const before = tokens[at - 1];
  if (before?.text === '.' || before?.text === '?.') return null;
  if (isAt(tokens, at, 'import')) {
    const next = tokens[at + 1];
    if (next?.kind === 'string') return { kind: 'import', specifier: next.text, end: endOfDeclaration(tokens, at + 2) };
    const from = findFrom(tokens, at + 1);
    return from === null ? null : { kind: 'import', ...from };
  }
  if (!isAt(tokens, at, 'export')) return null;
  const clause = isAt(tokens, at + 1, 'type') ? at + 2 : at + 1;
  if (tokens[clause]?.text !== '*' && tokens[clause]?.text !== '{') return null;
  const from = findFrom(tokens, clause);
  if (from !== null) return { kind: 'export', ...from };
  const close = tokens.findIndex(
    (token, index) => index > clause && token.text === '}' && token.kind === 'punctuation',
  );
  return close === -1 ? null : { kind: 'export', specifier: null, end: endOfDeclaration(tokens, close + 1) };
}

/** Walks an import or export clause to its `from 'x'`; null when what follows is no such clause. */
function findFrom(tokens: readonly Token[], start: number): { specifier: string; end: number } | null {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) return null;
    if (token.kind === 'punctuation') {
      if (!['{', '}', ',', '*'].includes(token.text)) return null;
      if (token.text === '{') depth++;
      if (token.text === '}') depth--;
      const isClosed = depth === 0 && token.text === '}';
      if (isClosed && next?.text !== 'from') return null;
    } else if (token.kind === 'word') {
      if (depth === 0 && token.text === 'from' && next?.kind === 'string') {
        return { specifier: next.text, end: endOfDeclaration(tokens, at + 2) };
      }
    } else if (token.kind !== 'string' || depth === 0) return null;
  }
  return null;
}

/** Steps over `with { type: 'json' }` and the semicolon. */
function endOfDeclaration(tokens: readonly Token[], start: number): number {
  let at = start;
  if (isAt(tokens, at, 'with') && tokens[at + 1]?.text === '{') {
    while (at < tokens.length && tokens[at]?.text !== '}') at++;
    at++;
  }
  return tokens[at]?.text === ';' ? at + 1 : at;
}

/** `import('x')`, in code or in a type, `require('x')`, `require.resolve('x')` and `import.meta.resolve('x')`. */
function readCall(tokens: readonly Token[], at: number): Import | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.kind !== 'word' || tokens[at + 1]?.text !== '(') return null;
  const isMember = before?.text === '.' || before?.text === '?.';
  const isLoader = !isMember && (token.text === 'import' || token.text === 'require');
  const isResolver = isMember && token.text === 'resolve' && ['meta', 'require'].includes(tokens[at - 2]?.text ?? '');
  if (!isLoader && !isResolver) return null;
  const name = tokens[at + 2];
  const after = tokens[at + 3];
  const isLiteral = name?.kind === 'string' && (after?.text === ')' || after?.text === ',');
  if (isLiteral) return { specifier: name.text, line: token.line };
  // Looking up a computed path loads nothing, so only a computed import is beyond checking.
  return isLoader ? { specifier: null, line: token.line } : null;
}

function isAt(tokens: readonly Token[], at: number, word: string): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && token.text === word;
}

/** `export { x as default }`, `export { default } from`, `export * as default from`; not `export { default as x }`. */
function namesDefault(clause: readonly Token[]): boolean {
  return clause.some(
    (token, index) =>
      token.kind === 'word' && token.text === 'default' && [',', '}', 'from'].includes(clause[index + 1]?.text ?? ''),
  );
}
