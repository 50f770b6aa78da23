import { findAmbientViolations, findShapeViolations } from './file-rules.ts';
import { findAcceptanceViolations, findCycles } from './graph-rules.ts';
import { findLayerViolations } from './layers.ts';
import { isInside, parseProject, type SourceFile, type Violation } from './project.ts';

/** Every breach of the house rules in a set of files from src, acceptance and the helpers they share. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  const project = parseProject(files);
  const sources = [...project.values()].filter((file) => isInside(file.path, 'src'));
  return [
    ...sources.flatMap((file) => [
      ...findLayerViolations(file),
      ...findShapeViolations(file),
      ...findAmbientViolations(file),
    ]),
    ...findCycles(project),
    ...findAcceptanceViolations(project),
  ];
}
