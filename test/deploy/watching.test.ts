import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { MAKER_KINDS } from '../../src/generators/registry.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';
import { readText, readYaml } from './files.ts';
import { findFaults, list, map, object, text } from './schema.ts';

/** The dashboard and the alarms against the figures that a running service tells. */

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readText('deploy/grafana/kinora.json')) as Dashboard;
const alerts = readYaml('deploy/prometheus/alerts.yaml') as Alerts;
const rules = alerts.groups.flatMap((group) => group.rules);
const scaling = readText('deploy/kubernetes/autoscaling.yaml');

const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
  ...[...scaling.matchAll(/^\s+query: (.+)$/gm)].map(([, expr = '']) => ({ of: 'autoscaling', expr })),
];

/** Never asked for anything here: its figures have labels once it is there. */
const UPSTREAM = `
[[upstream]]
name = "other"
kind = "openai"
url = "http://127.0.0.1:9"
private = true
server = "kinora"

  [[upstream.serves]]
  model = "video-3.1-generate-preview"
`;

/** Names of the figures, of histograms by their parts, and the labels that each has, as far as it has any values. */
async function readFigures(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { log } = recordLog();
  const environment = { KINORA_DATA: await makeTempFolder(), KINORA_PORT: '0' };
  const makers = { kinds: MAKER_KINDS, files: () => null };
  const app = await buildApp(loadConfig({ environment, toml: UPSTREAM, makers }), {
    log,
    path: '',
    processId: process.pid,
    consoleBuilt: Promise.resolve(),
  });
  try {
    const address = await app.listen();
    await (await fetch(`${address}/healthz`)).text();
    const body = await (await fetch(`${address}/metrics`)).text();
    const figures = new Map<string, Set<string>>();
    for (const [, name = '', kind] of body.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const parts = kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const part of parts) figures.set(name + part, new Set());
    }
    for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) figures.get(name)?.add(label);
    }
    return figures;
  } finally {
    await app.close();
  }
}

describe('the dashboard and the alarms', () => {
  it('name only figures that the service tells, with labels that they have', async () => {
    const figures = await readFigures();
    expect(expressions.length).toBeGreaterThan(25);
    for (const { of, expr } of expressions) {
      const named = [...expr.matchAll(/\b(kinora_\w+)(?:\{([^}]*)\})?/g)];
      if (!expr.includes('up{job="kinora"}')) expect(named.length, `${of} names a figure of ours`).toBeGreaterThan(0);
      for (const [, name = '', labels = ''] of named) {
        const known = figures.get(name);
        expect(known, `${of}: ${name}`).toBeDefined();
        // A counter that nothing has happened to yet shows no labels.
        if (known === undefined || known.size === 0) continue;
        for (const [, label = ''] of labels.matchAll(/(\w+)(?:=~|!=|=)"/g))
          expect([...known], `${of}: ${name}`).toContain(label);
      }
    }
  });

  it('are whole: brackets closed, panels side by side, alarms with words', () => {
    for (const { of, expr } of expressions) {
      for (const [open = '', close = ''] of ['()', '{}', '[]'].map((pair) => [...pair])) {
        expect(expr.split(open).length, of).toBe(expr.split(close).length);
      }
    }
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    const rule = object({
      alert: text,
      expr: text,
      'for?': text,
      labels: map(text),
      annotations: object({ summary: text, description: text }),
    });
    expect(findFaults(object({ groups: list(object({ name: text, rules: list(rule) })) }), alerts)).toEqual([]);
  });
});
