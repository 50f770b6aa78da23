import { describe, expect, it } from 'vitest';
import { addCounts, afterSecondLook, failedFiles, readTestReport, tellFailures } from '../scripts/test-report.ts';

const ROOT = '/project';

interface RawTest {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}

const file = (name: string, assertionResults: readonly RawTest[], message = '') => ({
  name: `${ROOT}/${name}`,
  status: message !== '' || assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message,
  assertionResults,
});

const read = (...files: readonly ReturnType<typeof file>[]) =>
  readTestReport(JSON.stringify({ testResults: files }), ROOT);

const good: RawTest = { status: 'passed', fullName: 'a door opens' };
const left: RawTest = { status: 'skipped', fullName: 'a door sings' };
const bad: RawTest = {
  status: 'failed',
  fullName: 'a door closes',
  failureMessages: ['\u001b[31mAssertionError: it stands open\u001b[39m\n    at door.ts'],
};

describe('the report of a run', () => {
  it('counts what passed, failed and was left out', () => {
    const report = read(file('door.test.ts', [good, bad, left]), file('wall.test.ts', [good]));
    expect(addCounts(report.map(({ counts }) => counts))).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  it('names what failed with the first line of the reason, without colours', () => {
    const report = read(file('door.test.ts', [good, bad]), file('wall.test.ts', [good]));
    expect(failedFiles(report).flatMap(tellFailures)).toEqual([
      '  door.test.ts > a door closes',
      '    AssertionError: it stands open',
    ]);
  });

  it('counts a file that did not load as one failure, although none of its tests failed', () => {
    const report = read(file('door.test.ts', [left, left], '\nSyntaxError: no door\n  at door.ts'));
    expect(addCounts(report.map(({ counts }) => counts))).toEqual({ passed: 0, failed: 1, skipped: 2 });
    expect(report.flatMap(tellFailures)).toEqual(['  door.test.ts', '    SyntaxError: no door']);
  });

  it('takes a file that was looked at again as it ended then, better or worse', () => {
    const first = read(file('door.test.ts', [good, bad]), file('wall.test.ts', [good]));
    const better = afterSecondLook(first, read(file('door.test.ts', [good, { ...bad, status: 'passed' }])));
    expect(addCounts(better.map(({ counts }) => counts))).toEqual({ passed: 3, failed: 0, skipped: 0 });
    const worse = afterSecondLook(first, read(file('door.test.ts', [bad, bad])));
    expect(addCounts(worse.map(({ counts }) => counts))).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });
});
