import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, parseDocument } from 'yaml';

export const ROOT = join(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** With merge keys (`<<`), as compose reads them; a mistake of YAML itself throws. */
export function readYaml(path: string): unknown {
  const document = parseDocument(readText(path), { merge: true });
  if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('\n')}`);
  return document.toJS();
}

export function readYamlDocuments(path: string): readonly unknown[] {
  return parseAllDocuments(readText(path)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('\n')}`);
    return document.toJS();
  });
}

/** `${NAME:-default}` and `${NAME:?why}` as compose fills them in, where only what must be given is given. */
export const fillIn = (text: string, given = 'given'): string =>
  text.replaceAll(/\$\{\w+(:-|:\?)([^}]*)\}/g, (_all, kind: string, rest: string) => (kind === ':-' ? rest : given));
