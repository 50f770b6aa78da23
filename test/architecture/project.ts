import { posix } from 'node:path';
import { type ModuleSource, parseModule } from './module-source.ts';

export interface SourceFile {
  /** From the repository root, with forward slashes: `src/core/money.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface ParsedFile extends SourceFile {
  readonly module: ModuleSource;
  readonly isTest: boolean;
}

export type Project = ReadonlyMap<string, ParsedFile>;

export function parseProject(files: readonly SourceFile[]): Project {
  return new Map(
    files.map((file) => [
      file.path,
      { ...file, module: parseModule(file.text), isTest: file.path.endsWith('.test.ts') } satisfies ParsedFile,
    ]),
  );
}

/** The path from the repository root that a relative import leads to, or null for any other import. */
export function resolveRelative(path: string, specifier: string): string | null {
  return /^\.\.?(\/|$)/.test(specifier) ? posix.join(posix.dirname(path), specifier) : null;
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
