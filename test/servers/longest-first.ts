import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SECONDS_OF_FILE } from './seconds-table.ts';

/**
 * The longest files first, and the many short ones fill up the end. Before all of them come those that have a process of their own: the
 * runner ends a process that others share when such a file is the next one, and with it goes all that was compiled there.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId, project }: TestSpecification): number => {
      if (project.config.isolate) return Number.POSITIVE_INFINITY;
      return SECONDS_OF_FILE[relative(this.ctx.config.root, moduleId).replaceAll(sep, '/')] ?? 0;
    };
    // By name where nothing is known, so that every run has the same order.
    const named = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    return named.toSorted((a, b) => {
      const [left, right] = [secondsOf(a), secondsOf(b)];
      return left === right ? 0 : right - left;
    });
  }
}
