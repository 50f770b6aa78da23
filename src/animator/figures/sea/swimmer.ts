import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { TAU } from '../../maths/ease.ts';
import { fillForm, fillGlow, outlineTube, strokeCurve } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Dress, Pose, Rig } from '../rig.ts';

/** A large swimmer; one unit is about its height, it is two and a half long. */
export interface Swimmer {
  readonly back: Rgb;
  readonly belly: Rgb;
  readonly kind: 'shark' | 'dolphin' | 'orca' | 'whale';
  /** How thick it is. */
  readonly girth: number;
  /** How far it bends upwards: dolphins leap. */
  readonly arch: number;
}

const JOINTS = 9;
const HALVES = [0.1, 0.2, 0.29, 0.34, 0.35, 0.31, 0.24, 0.16, 0.09, 0.05] as const;

interface Spine {
  readonly points: readonly Point[];
  /** So far from nose to tail, so far from the middle to the back (-1) or the belly (1). */
  readonly at: (along: number, aside: number) => Point;
  readonly angleAt: (along: number) => number;
}

/** From nose to tail; the wave grows towards the tail. */
function findSpine({ arch, girth, kind }: Swimmer, turn: number): Spine {
  const beat = kind === 'shark' ? 0.07 : 0.15;
  const place = (t: number): Point => [
    1.25 - t * 2.2,
    -arch * 4 * t * (1 - t) + arch * 0.6 + Math.sin(turn - t * 2.6) * beat * t * t,
  ];
  const angleAt = (t: number): number => {
    const [a, b] = [place(Math.max(0, t - 0.02)), place(Math.min(1, t + 0.02))];
    return Math.atan2(a[1] - b[1], a[0] - b[0]);
  };
  const halfAt = (t: number): number => {
    const i = Math.min(JOINTS - 1, Math.floor(t * JOINTS));
    const share = t * JOINTS - i;
    return ((HALVES[i] ?? 0) * (1 - share) + (HALVES[i + 1] ?? 0) * share) * girth;
  };
  const at = (t: number, aside: number): Point => {
    const [[x, y], angle, half] = [place(t), angleAt(t), halfAt(t)];
    return [x - Math.sin(angle) * half * aside, y + Math.cos(angle) * half * aside];
  };
  return { points: Array.from({ length: JOINTS + 1 }, (_, i) => place(i / JOINTS)), at, angleAt };
}

function inFrame(pen: SKRSContext2D, [x, y]: Point, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}

function drawTailFin(pen: SKRSContext2D, { kind }: Swimmer, { at, angleAt }: Spine, turn: number): void {
  inFrame(pen, at(0.97, 0), angleAt(0.97) + (kind === 'shark' ? 0 : Math.sin(turn - 2.8) * 0.35), () => {
    if (kind === 'shark')
      fillBlob(pen, [
        [0.1, 0],
        [-0.12, -0.2],
        [-0.36, -0.5],
        [-0.26, -0.1],
        [-0.24, 0.06],
        [-0.28, 0.3],
        [-0.06, 0.12],
      ]);
    // Flukes lie flat: from the side one sees them narrow, and both.
    else
      fillBlob(pen, [
        [0.12, 0],
        [-0.1, -0.1],
        [-0.38, -0.24],
        [-0.3, -0.04],
        [-0.36, 0.16],
        [-0.1, 0.07],
      ]);
  });
}

const BACK_FINS: Readonly<Record<Swimmer['kind'], readonly Point[]>> = {
  shark: [
    [0.16, 0.04],
    [0, -0.16],
    [-0.16, -0.36],
    [-0.16, -0.1],
    [-0.2, 0.06],
  ],
  dolphin: [
    [0.14, 0.04],
    [0, -0.14],
    [-0.18, -0.26],
    [-0.14, -0.06],
    [-0.16, 0.05],
  ],
  orca: [
    [0.14, 0.05],
    [0.02, -0.2],
    [-0.1, -0.48],
    [-0.14, -0.1],
    [-0.16, 0.06],
  ],
  whale: [
    [0.08, 0.03],
    [-0.02, -0.05],
    [-0.12, -0.08],
    [-0.1, 0],
    [-0.14, 0.04],
  ],
};

function drawFlipper(pen: SKRSContext2D, { kind }: Swimmer, spine: Spine, turn: number): void {
  const long = kind === 'whale' ? 0.66 : kind === 'orca' ? 0.46 : 0.42;
  inFrame(pen, spine.at(0.34, 0.7), spine.angleAt(0.34) + 0.2 + Math.sin(turn) * 0.16, () =>
    fillBlob(pen, [
      [0.1, -0.05],
      [-0.06, long * 0.4],
      [-long * 0.62, long * 0.86],
      [-long * 0.5, long * 0.4],
      [-0.14, -0.02],
    ]),
  );
}

function drawFace(pen: SKRSContext2D, swimmer: Swimmer, { at }: Spine, shut: boolean): void {
  const { kind, back } = swimmer;
  const ink = toCss(mixRgb(back, [16, 14, 26], 0.7));
  pen.strokeStyle = ink;
  pen.lineCap = 'round';
  pen.lineWidth = 0.02;
  if (kind === 'shark') {
    strokeCurve(pen, [[at(0.06, 0.72), at(0.11, 0.5), at(0.17, 0.72)]]);
    pen.fillStyle = '#ffffff';
    for (let i = 0; i < 4; i++) {
      const t = 0.08 + i * 0.022;
      const [a, b, c] = [at(t, 0.6), at(t + 0.018, 0.6), at(t + 0.009, 0.74)];
      pen.beginPath();
      pen.moveTo(...a);
      pen.lineTo(...b);
      pen.lineTo(...c);
      pen.fill();
    }
    strokeCurve(
      pen,
      [0.24, 0.27, 0.3].map((t): [Point, Point, Point] => [at(t, -0.3), at(t + 0.02, 0.05), at(t, 0.36)]),
    );
  } else if (kind === 'whale') {
    strokeCurve(pen, [[at(0.01, 0.1), at(0.16, 0.5), at(0.26, 0.1)]]);
    pen.strokeStyle = toCss(mixRgb(swimmer.belly, back, 0.5));
    pen.lineWidth = 0.014;
    strokeCurve(
      pen,
      [0.55, 0.7, 0.85].map((w): [Point, Point, Point] => [at(0.04, w * 0.9), at(0.22, w + 0.06), at(0.44, w)]),
    );
  } else strokeCurve(pen, [[at(0.015, 0.3), at(0.1, 0.5), at(0.16, 0.2)]]);
  const eye = at(kind === 'whale' ? 0.25 : 0.17, kind === 'orca' ? -0.06 : -0.1);
  if (kind === 'orca') {
    pen.fillStyle = '#fbfaf6';
    inFrame(pen, at(0.22, -0.36), -0.2, () => {
      pen.beginPath();
      pen.ellipse(0, 0, 0.12, 0.055, 0, 0, TAU);
      pen.fill();
    });
  }
  pen.fillStyle = kind === 'orca' ? '#0c0c12' : '#17141a';
  if (shut) return;
  fillCircle(pen, eye, 0.042);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [eye[0] + 0.014, eye[1] - 0.015], 0.015);
}

function drawSwimmer(swimmer: Swimmer, pen: SKRSContext2D, { phase }: Pose, { colour }: Dress): void {
  const back = colour ?? swimmer.back;
  const belly = colour === null ? swimmer.belly : mixRgb(colour, swimmer.belly, 0.5);
  const dressed = { ...swimmer, back, belly };
  const turn = phase * TAU;
  const spine = findSpine(swimmer, turn);
  const { at, angleAt } = spine;
  const [deep, base] = [toCss(mixRgb(back, [14, 22, 56], 0.3)), toCss(back)];
  const far = toCss(mixRgb(back, [14, 22, 56], 0.46));
  pen.fillStyle = far;
  pen.save();
  pen.translate(0.1, -0.03);
  drawFlipper(pen, swimmer, spine, turn + 0.6);
  pen.restore();
  pen.fillStyle = deep;
  drawTailFin(pen, swimmer, spine, turn);
  inFrame(pen, at(swimmer.kind === 'whale' ? 0.66 : 0.46, -0.86), angleAt(0.46), () =>
    fillBlob(pen, BACK_FINS[swimmer.kind]),
  );
  if (swimmer.kind === 'dolphin') {
    // The beak.
    pen.fillStyle = base;
    inFrame(pen, at(0.02, 0.24), angleAt(0.02), () =>
      fillBlob(pen, [
        [-0.16, -0.1],
        [0.12, -0.05],
        [0.26, 0],
        [0.2, 0.06],
        [-0.1, 0.09],
      ]),
    );
  }
  const halves = HALVES.map((half) => half * swimmer.girth);
  fillForm(pen, outlineTube(spine.points, halves), [deep, base, base, base], () => {
    // The belly follows the bend of the body.
    pen.fillStyle = toCss(belly);
    const low = swimmer.kind === 'orca' ? 0.5 : swimmer.kind === 'whale' ? 0.2 : 0.34;
    fillBlob(pen, [
      at(0, low - 0.1),
      at(0.2, low + 0.04),
      at(0.5, low + 0.1),
      at(0.86, low + 0.4),
      at(0.9, 1.6),
      at(0.5, 1.8),
      at(0, 1.6),
    ]);
    fillGlow(pen, at(0.4, 0.95), 0.6, 'rgba(20,30,70,0.26)');
    fillGlow(pen, at(0.3, -0.6), 0.5, 'rgba(255,255,255,0.26)');
  });
  drawFace(pen, dressed, spine, phase > 0.55 && phase < 0.62);
  pen.fillStyle = deep;
  drawFlipper(pen, swimmer, spine, turn);
}

export function makeSwimmer(swimmer: Swimmer): Rig {
  return {
    left: -1.42,
    right: 1.5,
    top: -0.7 - swimmer.arch * 0.4 - (swimmer.kind === 'orca' ? 0.18 : 0),
    bottom: 0.66 + (swimmer.kind === 'whale' ? 0.2 : 0),
    tall: 1,
    frames: 14,
    cyclesPerSecond: [0.5, 0.8, 1.3],
    castsShadow: false,
    hangs: true,
    bestPhase: 0.1,
    draw: (pen, pose, dress) => drawSwimmer(swimmer, pen, pose, dress),
  };
}

export const SHARK = makeSwimmer({
  kind: 'shark',
  back: [108, 128, 150],
  belly: [236, 240, 242],
  girth: 0.92,
  arch: 0,
});
export const DOLPHIN = makeSwimmer({
  kind: 'dolphin',
  back: [84, 134, 176],
  belly: [232, 242, 248],
  girth: 0.86,
  arch: 0.22,
});
export const ORCA = makeSwimmer({ kind: 'orca', back: [40, 44, 58], belly: [248, 248, 246], girth: 1.06, arch: 0.1 });
export const WHALE = makeSwimmer({
  kind: 'whale',
  back: [70, 104, 146],
  belly: [214, 226, 236],
  girth: 1.3,
  arch: 0.06,
});
