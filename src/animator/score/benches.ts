import { HAMMER_FALLS, HAMMER_RATE } from '../bodies/rhythms.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import type { BlowName, RunName } from './score.ts';

/** What a tool strikes at a bench: how often a second, and where in its round. */
interface Struck {
  readonly name: BlowName;
  readonly perSecond: number;
  readonly falls: number;
}

/** Benches move in radians a second. */
const rounds = (name: BlowName, radians: number, falls = 0.5): Struck => ({
  ...{ name, perSecond: radians / (Math.PI * 2), falls },
});

/** Fine work is heard by its tool, as the benches move it (`bodies/families/apparatus/crafts/`); what is done without a sound is in neither table. */
const BLOWS: Readonly<Record<string, Struck>> = {
  shoe: { name: 'hammer', perSecond: HAMMER_RATE * 1.3, falls: HAMMER_FALLS },
  jewel: { name: 'rub', perSecond: 1.3, falls: 0.3 },
  watch: { name: 'tick', perSecond: 2, falls: 0 },
  clock: rounds('tick', 2.6 * 2),
  violin: rounds('rub', 3.4 * 2),
  bonsai: rounds('snip', 5, 0.4),
  cloth: rounds('snip', 6),
  embroidery: rounds('rub', 2.4, 0.4),
  surgery: rounds('tick', 2.1, 0.4),
  engine: rounds('tick', 2.6 * 2),
  dough: rounds('thud', 2.6),
  coffee: { name: 'thud', perSecond: 1 / 2.4, falls: 0.5 },
  calligraphy: { name: 'rub', perSecond: 0.8, falls: 0.2 },
  'sewing table': { name: 'tick', perSecond: 7, falls: 0 },
};

const RUNS: Readonly<Record<string, RunName>> = { tattoo: 'hum', circuit: 'sizzle', 'sewing table': 'hum' };

/** At which bench somebody is busy: the craft of it, or its kind. */
function benchOf({ acts, support }: StageFigure, { figures }: Pick<Stage, 'figures'>): string | null {
  if (!acts.some(({ act }) => act === 'craft' || act === 'sew')) return null;
  const bench = 'on' in support ? undefined : figures[support.figure];
  const { thing, parts } = bench?.body.sheet ?? {};
  const [craft] = Array.isArray(parts) ? parts : [];
  return thing === 'sewing table' ? thing : thing === 'craft table' && typeof craft === 'string' ? craft : null;
}

/** When the tool in somebody's hands strikes, and what that sounds like; null where nobody hears it. */
export function benchBlows(
  figure: StageFigure,
  stage: Pick<Stage, 'figures' | 'durationSeconds'>,
): { readonly name: BlowName; readonly times: readonly number[] } | null {
  const struck = BLOWS[benchOf(figure, stage) ?? ''];
  if (struck === undefined) return null;
  const { name, perSecond, falls } = struck;
  const times = Array.from(
    { length: Math.floor(stage.durationSeconds * perSecond) },
    (_, k) => (k + falls) / perSecond,
  );
  const works = (time: number): boolean =>
    figure.acts.some(({ act, from, to }) => (act === 'craft' || act === 'sew') && time >= from && time < to);
  return { name, times: times.filter(works) };
}

/** What runs at a bench as long as somebody is at it. */
export const benchRun = (figure: StageFigure, stage: Pick<Stage, 'figures'>): RunName | null =>
  RUNS[benchOf(figure, stage) ?? ''] ?? null;
