import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RawUpstream } from '../core/upstream.ts';
import { parseTables } from './table-options.ts';

const schemas = {
  options: z.strictObject({ region: z.string(), flavour: z.enum(['plain', 'odd']).default('plain') }),
  row: z.strictObject({ steps: z.int().optional(), workflow: z.string() }),
};

const table = (own: Record<string, unknown>, ...rows: Record<string, unknown>[]): RawUpstream => ({
  name: 'gpu',
  url: 'http://gpu.example.org',
  own,
  serves: rows.map((row) => ({ model: 'video-3.1-generate-preview', kind: 'video', as: 'wan', own: row })),
});

describe("a kind's own options", () => {
  it('are read, one entry for each row', () => {
    expect(
      parseTables(table({ region: 'here' }, { workflow: 'a.json' }, { workflow: 'b.json', steps: 4 }), schemas),
    ).toEqual({
      options: { region: 'here', flavour: 'plain' },
      rows: [{ workflow: 'a.json' }, { workflow: 'b.json', steps: 4 }],
      problems: [],
    });
  });

  it('are refused with every fault at once, and without repeating a value', () => {
    const wrong = table({ flavour: 's3cret', api_key: 's3cret' }, { steps: 1.5 }, { workflow: 7, x: 1 });
    expect(parseTables(wrong, schemas).problems).toEqual([
      { path: ['region'], message: 'is required' },
      { path: ['flavour'], message: 'must be one of plain, odd' },
      { path: ['api_key'], message: 'is not known here' },
      { path: ['serves', 0, 'steps'], message: 'must be a whole number' },
      { path: ['serves', 0, 'workflow'], message: 'is required' },
      { path: ['serves', 1, 'workflow'], message: 'must be text' },
      { path: ['serves', 1, 'x'], message: 'is not known here' },
    ]);
  });

  it('are refined row by row', () => {
    const refine = (options: { workflow: string }) => ({
      options: { graph: options.workflow.length },
      problems: options.workflow === 'b' ? [{ path: ['workflow'], message: 'cannot be read' }] : [],
    });
    expect(
      parseTables(table({ region: 'here' }, { workflow: 'aa' }, { workflow: 'b' }), { ...schemas, refine }),
    ).toEqual({
      options: { region: 'here', flavour: 'plain' },
      rows: [{ graph: 2 }, { graph: 1 }],
      problems: [{ path: ['serves', 1, 'workflow'], message: 'cannot be read' }],
    });
  });
});
