import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { TAU } from '../../maths/ease.ts';
import { between, fillForm, fillGlow, fillTube, ramp } from '../brush.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { Dress, Pose, Rig } from '../rig.ts';
import { drawFowlHead } from './fowl-head.ts';
import { FOWL_VARIETIES, type Fowl } from './fowl-table.ts';

/** A colour that was asked for dresses the whole bird. */
function dye(fowl: Fowl, colour: Rgb): Fowl {
  return {
    ...fowl,
    back: colour,
    head: mixRgb(colour, [255, 250, 236], 0.08),
    breast: mixRgb(colour, [255, 248, 232], 0.3),
    wing: mixRgb(colour, [20, 16, 34], 0.2),
  };
}

function chooseFowl(fowl: Fowl, { noun, colour }: Dress): Fowl {
  const row = noun === null ? undefined : FOWL_VARIETIES.find(([pattern]) => pattern.test(noun));
  const dressed = row === undefined ? fowl : { ...fowl, ...row[1] };
  return colour === null ? dressed : dye(dressed, colour);
}

interface Stance {
  /** A point of the body: -1..1 from tail to breast, -1..1 from back to belly. */
  readonly at: (along: number, down: number) => Point;
  readonly head: Point;
  readonly turn: number;
  readonly floats: boolean;
  readonly shut: boolean;
}

function findStance(fowl: Fowl, { phase, act, gait }: Pose): Stance {
  const turn = phase * TAU;
  const { upright, long, deep, leg, neck, headSize } = fowl;
  const floats = act === 'swim' || act === 'sleep' || act === 'lie';
  const waddle = gait > 0 && !floats ? Math.sin(turn) * 0.05 : Math.sin(turn) * 0.012;
  const [cos, sin] = [Math.cos(upright + waddle), Math.sin(upright + waddle)];
  const rest = Math.abs(Math.sin(upright)) * long + Math.cos(upright) * deep * 0.96;
  const y = -(floats ? rest - deep * 0.2 : leg + rest) - Math.abs(waddle) * 0.3;
  const puff = 1 + Math.sin(turn * (gait === 0 ? 1 : 2)) * 0.012;
  const at = (u: number, v: number): Point => [
    u * long * cos - v * deep * puff * -sin,
    y - u * long * sin + v * deep * puff * cos,
  ];
  const base = at(0.7, -0.4);
  const bob = gait > 0 && !floats ? Math.sin(turn * 2) * 0.03 : 0;
  const eats = act === 'eat' && !floats ? 0.5 + 0.5 * Math.sin(turn * 2) : 0;
  const up: Point = [base[0] + 0.1 + bob + neck * 0.16, base[1] - neck - headSize * 0.34];
  // Who stands upright only bows.
  const down: Point = upright > 0.6 ? [up[0] + 0.12, up[1] + 0.14] : [base[0] + 0.3 + neck * 0.3, -headSize * 0.95];
  const asleep = act === 'sleep';
  return {
    at,
    turn,
    floats,
    head: asleep ? [base[0] + 0.02, base[1] - neck * 0.3 - headSize * 0.2] : between(up, down, eats),
    shut: asleep || (gait === 0 && phase > 0.55 && phase < 0.63),
  };
}

function drawLeg(pen: SKRSContext2D, fowl: Fowl, { at, turn }: Stance, gait: Pose['gait'], far: boolean): void {
  const swing = gait === 0 ? 0 : Math.sin(turn + (far ? Math.PI : 0));
  const lift = gait === 0 ? 0 : Math.max(0, Math.cos(turn + (far ? Math.PI : 0))) * 0.08;
  const [x, y] = fowl.upright > 1.1 ? at(-0.8, 0.3) : at(-0.05, 0.7);
  const root: Point = [x + (far ? 0.09 : -0.03), Math.min(y, -fowl.leg)];
  const foot: Point = [root[0] + 0.04 + swing * (0.08 + fowl.leg * 0.22), -lift];
  const tone = far ? mixRgb(fowl.legs, [60, 20, 40], 0.3) : fowl.legs;
  // Birds bend their ankles backwards.
  const ankle: Point = [(root[0] + foot[0]) / 2 - 0.03 - lift * 0.6, (root[1] + foot[1]) / 2];
  const thick = fowl.leg > 0.5 ? 0.022 : 0.034;
  pen.fillStyle = toCss(tone);
  fillTube(pen, [root, ankle, [foot[0], foot[1] - 0.02]], [thick * 1.3, thick, thick * 0.9]);
  fillBlob(pen, [
    [foot[0] - 0.05, foot[1] - 0.02],
    [foot[0] + 0.04, foot[1] - 0.05],
    [foot[0] + 0.15, foot[1] - 0.025],
    [foot[0] + 0.15, foot[1]],
    [foot[0] - 0.05, foot[1]],
  ]);
}

function drawTail(pen: SKRSContext2D, { tail, wing, back }: Fowl, { at, turn }: Stance): void {
  const sway = Math.sin(turn) * 0.03;
  if (tail === 'sickle') {
    const [x, y] = at(-0.72, -0.3);
    for (const [i, tone] of (
      [
        [32, 70, 62],
        [44, 96, 78],
        [64, 118, 88],
      ] as const
    ).entries()) {
      pen.fillStyle = toCss(tone);
      fillTube(
        pen,
        [
          [x + 0.06, y + 0.04],
          [x - 0.16 + i * 0.05, y - 0.26 + i * 0.05],
          [x - 0.36 + i * 0.04, y - 0.2 + i * 0.1 + sway],
          [x - 0.44 + i * 0.05, y + i * 0.08 + sway],
        ],
        [0.06, 0.075, 0.055, 0.01],
      );
    }
    return;
  }
  const far = tail === 'long' ? 2 : 1.34;
  pen.fillStyle = ramp(pen, at(-0.8, 0), at(-far, 0), [toCss(back), toCss(wing)]);
  fillBlob(pen, [
    at(-0.7, -0.6),
    at(-far, -0.3 + sway),
    at(-far * 1.03, 0.1 + sway),
    at(-far * 0.94, 0.34 + sway),
    at(-0.7, 0.5),
  ]);
}

function drawBody(pen: SKRSContext2D, fowl: Fowl, { at }: Stance): void {
  const shade = toCss(mixRgb(fowl.breast, [50, 30, 50], 0.28));
  const outline = Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * TAU;
    // Fuller at the breast than at the tail.
    return at(Math.cos(angle), Math.sin(angle) * (Math.cos(angle) < -0.5 ? 0.86 : 1));
  });
  const dark = fowl.upright > 1.1;
  fillForm(
    pen,
    outline,
    dark ? [toCss(fowl.back), toCss(fowl.back)] : [toCss(fowl.back), toCss(fowl.back), toCss(fowl.breast), shade],
    () => {
      if (!dark) return;
      pen.fillStyle = ramp(pen, at(0.8, 0), at(-1, 0), [toCss(fowl.breast), toCss(fowl.breast), shade]);
      fillBlob(pen, [
        at(1.1, 0.1),
        at(0.6, -0.12),
        at(-0.2, -0.24),
        at(-1.1, -0.1),
        at(-1.2, 1.4),
        at(0.2, 1.6),
        at(1.2, 1.2),
      ]);
      if (fowl.facing) drawSpeckles(pen, fowl, at);
      else fillGlow(pen, at(0.86, 0.5), fowl.deep * 0.8, 'rgba(255,196,80,0.85)');
    },
  );
}

function drawSpeckles(pen: SKRSContext2D, { wing }: Fowl, at: Stance['at']): void {
  pen.strokeStyle = toCss(wing, 0.6);
  pen.lineWidth = 0.02;
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 0; i < 12; i++) {
    const [x, y] = at(0.4 - Math.floor(i / 3) * 0.34, 0.1 + (i % 3) * 0.3 + (Math.floor(i / 3) % 2) * 0.12);
    pen.moveTo(x - 0.03, y);
    pen.quadraticCurveTo(x, y + 0.04, x + 0.03, y);
  }
  pen.stroke();
}

function drawWing(pen: SKRSContext2D, fowl: Fowl, { at, turn }: Stance, { gait, act }: Pose): void {
  const flap = act === 'fly' || act === 'dance' ? Math.sin(turn * 2) * 0.5 : gait > 0 ? Math.sin(turn * 2) * 0.08 : 0;
  const tip = fowl.upright > 1.1 ? [-0.7, -0.5 - flap] : [-1.06, -0.1 - flap];
  pen.fillStyle = ramp(pen, at(0.6, -0.3), at(-1, 0), [
    toCss(mixRgb(fowl.wing, [255, 250, 236], 0.16)),
    toCss(fowl.wing),
    toCss(mixRgb(fowl.wing, [20, 16, 34], 0.3)),
  ]);
  const low = fowl.upright > 1.1 ? -0.16 : 0.46;
  fillBlob(pen, [
    at(0.6, -0.2),
    at(0.3, fowl.upright > 1.1 ? -0.9 : -0.6),
    at(-0.4, -0.78),
    at(tip[0] ?? 0, tip[1] ?? 0),
    at(-0.4, low),
    at(0.34, low + 0.02),
  ]);
  if (fowl.upright > 1.1 && !fowl.facing) return;
  pen.strokeStyle = toCss(mixRgb(fowl.wing, [20, 16, 34], 0.4), 0.5);
  pen.lineWidth = 0.014;
  pen.beginPath();
  for (const v of [-0.3, -0.05, 0.2]) {
    pen.moveTo(...at(0.16, v));
    pen.quadraticCurveTo(...at(-0.3, v + 0.14), ...at(-0.78, v * 0.6));
  }
  pen.stroke();
}

function drawNeck(pen: SKRSContext2D, fowl: Fowl, { at, head }: Stance): void {
  const base = at(0.62, -0.1);
  const long = fowl.neck > 0.3;
  // A long neck is bent like an S.
  const back: Point = long ? [base[0] + 0.16, base[1] - fowl.neck * 0.3] : between(base, head, 0.4);
  const top: Point = long ? [head[0] - 0.14, head[1] + fowl.neck * 0.3] : between(base, head, 0.75);
  pen.fillStyle = ramp(pen, base, head, [toCss(mixRgb(fowl.back, fowl.breast, 0.5)), toCss(fowl.head)]);
  const wide = fowl.neckWidth;
  fillTube(
    pen,
    [at(0.3, 0.05), base, back, top, head],
    [fowl.deep * 0.8, Math.max(wide * 1.5, fowl.deep * 0.55), wide * 1.1, wide, wide * 0.96],
  );
}

function drawFowl(kind: Fowl, pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const fowl = chooseFowl(kind, dress);
  const stance = findStance(fowl, pose);
  // Nothing that hangs reaches into the ground.
  pen.beginPath();
  pen.rect(-9, -9, 18, 9.025);
  pen.clip();
  drawTail(pen, fowl, stance);
  if (!stance.floats) {
    drawLeg(pen, fowl, stance, pose.gait, true);
    drawLeg(pen, fowl, stance, pose.gait, false);
  }
  if (fowl.upright < 1.1) drawNeck(pen, fowl, stance);
  drawBody(pen, fowl, stance);
  drawWing(pen, fowl, stance, pose);
  pen.save();
  pen.translate(...stance.head);
  pen.scale(fowl.headSize, fowl.headSize);
  drawFowlHead(pen, fowl, stance.shut, pose.act === 'talk' && Math.round(pose.phase * 12) % 2 === 1);
  pen.restore();
}

export function makeFowl(fowl: Fowl): Rig {
  const { upright, long, deep, leg, neck, headSize, tail } = fowl;
  const tall = leg + 2 * (Math.sin(upright) * long * 0.9 + Math.cos(upright) * deep * 0.8) + neck + headSize * 0.9;
  const reach = Math.cos(upright) * long + Math.sin(upright) * deep;
  return {
    left: -reach - (tail === 'short' ? 0.3 : 0.42),
    right: reach + 0.24 + neck * 0.4 + headSize * (fowl.facing ? 0.4 : fowl.bill === 'hook' ? 1.6 : 1.24),
    top: -tall - 0.24,
    bottom: 0.06,
    tall,
    frames: 12,
    cyclesPerSecond: [0.5, 1.3, 2],
    castsShadow: true,
    hangs: false,
    bestPhase: 0.1,
    draw: (pen, pose, dress) => drawFowl(fowl, pen, pose, dress),
  };
}
