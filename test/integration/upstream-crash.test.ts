import { describe, expect, it } from 'vitest';
import { Checklist } from '../../verify/checklist.ts';
import { verifyUpstreamCrash } from '../../verify/upstream-crash.ts';

/** The short form of `npm run verify -- upstreams`: a real gateway, real signals, vendors who count. */
describe('a gateway that is killed before real vendors', { timeout: 900_000 }, () => {
  it('pays each of them once a task, and its books are exact', async () => {
    const lines: string[] = [];
    const checklist = new Checklist((line) => lines.push(line));
    await verifyUpstreamCrash(checklist, { engine: 'sqlite', tasks: 8, kills: 2, seed: 20_261_115 });
    expect(checklist.failed, lines.join('\n')).toBe(0);
    expect(checklist.passed).toBeGreaterThan(30);
  });
});
