import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/random.ts';
import { ACTS, type Act, type FigureView } from '../../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../../scenes/raster.ts';
import { findPersonRig } from '../person.ts';
import { AGES, findBuild, legLength } from './build.ts';
import { chooseLook } from './look.ts';
import { ROLES } from './roles-table.ts';

const VIEWS: readonly FigureView[] = ['side', 'front', 'back'];
const TALL = 90;
const PHASES = [0, 0.25, 0.5, 0.75];

interface Shown {
  readonly noun: string;
  readonly act: Act;
  readonly view: FigureView;
  readonly phase: number;
  readonly raised?: boolean;
}

function draw({ noun, act, view, phase, raised = false }: Shown): Raster {
  const rig = findPersonRig({ act, view, base: raised ? { figure: 0, height: 0.5 } : null });
  const scale = TALL / rig.tall;
  const canvas = createCanvas(Math.ceil((rig.right - rig.left) * scale), Math.ceil((rig.bottom - rig.top) * scale));
  const pen = canvas.getContext('2d');
  pen.translate(-rig.left * scale, -rig.top * scale);
  pen.scale(scale, scale);
  const gait = act === 'run' ? 2 : act === 'walk' ? 1 : 0;
  rig.draw(
    pen,
    { phase, gait, act, view, raised, carries: false, mouth: 0 },
    { colour: null, noun, wears: [], random: makeRandom(4) },
  );
  return fromCanvas(canvas);
}

/** The share of the edge's pixels that something is drawn on. */
function touchesEdge({ width, height, pixels }: Raster): boolean {
  const drawn = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) > 60;
  for (let x = 0; x < width; x++) if (drawn(x, 0) || drawn(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (drawn(0, y) || drawn(width - 1, y)) return true;
  return false;
}

const NOUNS = ROLES.map(([words]) => words.split(', ')[0] ?? '');

describe('people', () => {
  it('fit the room of their rig in every act, from every side', () => {
    const cut: string[] = [];
    for (const act of ACTS) {
      for (const view of VIEWS) {
        for (const noun of ['man', 'girl', 'toddler']) {
          for (const phase of PHASES) {
            if (touchesEdge(draw({ noun, act, view, phase }))) cut.push(`${noun} ${act} ${view} ${phase}`);
          }
        }
      }
    }
    expect(cut).toEqual([]);
  });

  it('fit it with whatever they wear', () => {
    const cut: string[] = [];
    for (const noun of NOUNS) {
      for (const [act, view] of [
        ['stand', 'front'],
        ['walk', 'side'],
        ['sit', 'front'],
      ] as const) {
        if (touchesEdge(draw({ noun, act, view, phase: 0.25 }))) cut.push(`${noun} ${act}`);
      }
    }
    expect(cut).toEqual([]);
  });

  it('are all equally tall on paper, and the younger the larger their heads', () => {
    const builds = AGES.flatMap((age) => [findBuild(age, 'man'), findBuild(age, 'woman')]);
    expect(builds.map((build) => legLength(build) + build.torso + build.neck + build.head)).toEqual(
      builds.map(() => 538),
    );
    const heads = (['toddler', 'child', 'teen', 'adult'] as const).map((age) => findBuild(age, 'man').head);
    expect(heads).toEqual(heads.toSorted((a, b) => b - a));
  });

  it('wear what their word implies, and the colour that was asked for', () => {
    const dress = (noun: string, colour: readonly [number, number, number] | null) =>
      chooseLook({ colour, noun, wears: [], random: makeRandom(7) });
    expect(dress('chef', null).clothes.hat).toBe('toque');
    expect(dress('king', null).beard).toBe('full');
    expect(dress('doctor', [10, 20, 30]).clothes.top).toEqual([10, 20, 30]);
    const hatted = chooseLook({
      ...{ colour: null, noun: 'woman', random: makeRandom(7) },
      wears: [
        { garment: 'dress', colour: 'red' },
        { garment: 'hat', colour: 'black' },
      ],
    });
    expect(hatted.clothes.cut.legs).toBe('bare');
    expect(hatted.clothes.hat).toBe('fedora');
  });

  it('have no face from behind', () => {
    const shown = { noun: 'woman', act: 'stand', phase: 0.1 } as const;
    expect(draw({ ...shown, view: 'back' }).pixels).not.toEqual(draw({ ...shown, view: 'front' }).pixels);
  });
});
