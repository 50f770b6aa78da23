import { isInside, type ParsedFile, type Project, resolveRelative, type Violation } from './project.ts';

/**
 * Import cycles in src, type imports included: each file of a ring is part of the meaning of every other, so none can
 * be read alone. One violation for each import that closes a ring, with the ring written out.
 */
export function findCycles(project: Project): Violation[] {
  const violations: Violation[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];

  const visit = (file: ParsedFile) => {
    state.set(file.path, 'open');
    trail.push(file.path);
    for (const { target, line } of importedFiles(project, file)) {
      if (!isInside(target.path, 'src')) continue;
      if (state.get(target.path) === 'open') {
        const ring = [...trail.slice(trail.indexOf(target.path)), target.path];
        violations.push({ rule: 'cycle', path: file.path, line, message: ring.join(' -> ') });
      } else if (!state.has(target.path)) visit(target);
    }
    trail.pop();
    state.set(file.path, 'done');
  };

  for (const file of project.values()) {
    if (isInside(file.path, 'src') && !file.isTest && !state.has(file.path)) visit(file);
  }
  return violations;
}

/** The acceptance suite speaks HTTP to a process, so no import leads from it to src, not even by way of a helper. */
export function findAcceptanceViolations(project: Project): Violation[] {
  const violations: Violation[] = [];
  const seen = new Set<string>();
  const waiting = [...project.values()].filter((file) => isInside(file.path, 'acceptance'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    for (const { specifier, line } of file.module.imports) {
      const target = specifier === null ? null : resolveRelative(file.path, specifier);
      if (target === null || !isInside(target, 'src')) continue;
      const message = `${target} is reached from the acceptance suite.`;
      violations.push({ rule: 'acceptance', path: file.path, line, message });
    }
    waiting.push(
      ...importedFiles(project, file).flatMap(({ target }) => (isInside(target.path, 'src') ? [] : [target])),
    );
  }
  return violations;
}

function importedFiles(project: Project, file: ParsedFile): { target: ParsedFile; line: number }[] {
  return file.module.imports.flatMap(({ specifier, line }) => {
    const path = specifier === null ? null : resolveRelative(file.path, specifier);
    const target = path === null ? undefined : project.get(path);
    return target === undefined ? [] : [{ target, line }];
  });
}
