import type { Light } from '../maths/mesh.ts';
import type { StageFigure } from '../stage/stage.ts';

/** Soft bodies can change their colour, and what glows in the deep does so in slow pulses. */
const CHANGING: ReadonlySet<string> = new Set(['drifter', 'crawler']);
const GLOWING: ReadonlySet<string> = new Set(['drifter', 'swimmer']);
const COLOURS: readonly Light[] = [
  [1, 1, 1],
  [0.35, 1.25, 1.5],
  [1.3, 1.2, 0.3],
  [0.85, 0.5, 1.7],
];
const SECONDS_A_COLOUR = 1.6;

/** What its colours are multiplied with at that moment. */
export function tintAt(figure: StageFigure, time: number, styles: readonly string[]): Light {
  if (styles.includes('thermal')) return LIVING.has(figure.body.family) ? HOT : WARM;
  return ownTint(figure, time);
}

/** Where heat is seen: what lives shines whatever its coat, and what it holds or drives is warm. */
const LIVING: ReadonlySet<string> = new Set([
  ...['person', 'quadruped', 'bird', 'arthropod', 'crawler', 'drifter', 'swimmer'],
]);
const HOT: Light = [9, 9, 9];
const WARM: Light = [1.6, 1.6, 1.6];

function ownTint({ tint, acts, body: { family } }: StageFigure, time: number): Light {
  const act = acts.find(({ from, to }) => time >= from && time <= to)?.act;
  if (act === 'change' && CHANGING.has(family)) {
    const at = time / SECONDS_A_COLOUR;
    const [one, next] = [COLOURS[Math.floor(at) % COLOURS.length], COLOURS[(Math.floor(at) + 1) % COLOURS.length]];
    const share = Math.min(1, (at % 1) * 1.6);
    if (one === undefined || next === undefined) return tint;
    return [0, 1, 2].map(
      (k) => (tint[k] ?? 1) * ((one[k] ?? 1) + ((next[k] ?? 1) - (one[k] ?? 1)) * share),
    ) as unknown as Light;
  }
  if (acts.some((each) => each.act === 'shine') && GLOWING.has(family)) {
    const pulse = GLOW + 2.5 * Math.sin(time * 2.1);
    return [tint[0] * pulse, tint[1] * pulse, tint[2] * pulse];
  }
  return tint;
}

const GLOW = 9;
