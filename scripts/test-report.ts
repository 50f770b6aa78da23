import { relative } from 'node:path';

/** What vitest's JSON report says, as far as `npm test` tells it: a test file each. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Failure {
  /** The test's full name; null where the file itself failed: it did not load, or a hook threw. */
  readonly test: string | null;
  /** The first line of what was said. */
  readonly why: string;
}

export interface FileReport {
  /** From the root of the project. */
  readonly file: string;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
}

interface RawReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const LONGEST_LINE = 300;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks by which a terminal colours text begin with one.
const COLOUR = /\u001b\[[0-9;]{0,9}m/g;

function firstLine(text: string | undefined): string {
  const lines = (text ?? '').replace(COLOUR, '').split('\n');
  return (lines.find((line) => line.trim() !== '') ?? 'no reason was given').trim().slice(0, LONGEST_LINE);
}

export function readTestReport(text: string, root: string): FileReport[] {
  const report: RawReport = JSON.parse(text);
  return report.testResults.map(({ name, status, message, assertionResults }) => {
    const of = (wanted: string) => assertionResults.filter((test) => test.status === wanted);
    const failures: Failure[] = of('failed').map((test) => ({
      test: test.fullName,
      why: firstLine(test.failureMessages?.[0]),
    }));
    // A file that failed outside its tests has no failed test and counts as one.
    if (status === 'failed' && failures.length === 0) failures.push({ test: null, why: firstLine(message) });
    const passed = of('passed').length;
    const skipped = assertionResults.length - passed - of('failed').length;
    return { file: relative(root, name), counts: { passed, failed: failures.length, skipped }, failures };
  });
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export const failedFiles = (report: readonly FileReport[]): FileReport[] =>
  report.filter(({ failures }) => failures.length > 0);

/** A file that was looked at a second time counts as it ended then. */
export function afterSecondLook(first: readonly FileReport[], second: readonly FileReport[]): FileReport[] {
  const again = new Set(second.map(({ file }) => file));
  return [...first.filter(({ file }) => !again.has(file)), ...second];
}

export function tellFailures({ file, failures }: FileReport): string[] {
  return failures.flatMap(({ test, why }) => [`  ${file}${test === null ? '' : ` > ${test}`}`, `    ${why}`]);
}
