import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { mix, TAU } from '../maths/ease.ts';
import { bone, fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const COATS: readonly [Rgb, ...Rgb[]] = [
  [217, 160, 85],
  [150, 104, 64],
  [92, 82, 78],
  [222, 206, 178],
];
/** This many steps are one metre; a dog's back is about 0.6 m high. */
const STEPS = 330;
/** The row the paws reach: a gallop never stretches the legs as far down as standing does. */
const GROUND = { still: 366, gallop: 342 } as const;

interface Fur {
  readonly base: string;
  readonly far: string;
  readonly light: string;
  readonly dark: string;
}

interface Body {
  readonly pen: SKRSContext2D;
  readonly turn: number;
  readonly reach: number;
  readonly fur: Fur;
}

function drawFrontLeg({ pen, turn, reach, fur }: Body, from: Point, offset: number, far: boolean): void {
  const angle = turn + offset * TAU;
  const fold = Math.max(0, Math.cos(angle)) * reach;
  const upper = Math.sin(angle) * 0.82 * reach + 0.06;
  const elbow = bone(from, upper, 58);
  const wrist = bone(elbow, upper - 0.08 - fold * 1.2, 62);
  const paw = bone(wrist, upper + 0.12 - fold * 1.6, 18);
  pen.fillStyle = far ? fur.far : fur.base;
  fillLimb(pen, from, elbow, far ? 24 : 28, 15);
  fillLimb(pen, elbow, wrist, 14, 10.5);
  fillLimb(pen, wrist, paw, 10, 9.5);
  pen.beginPath();
  pen.ellipse(paw[0] + 7, paw[1] + 1, 15, 9, -upper * 0.4, 0, TAU);
  pen.fill();
}

function drawHindLeg({ pen, turn, reach, fur }: Body, from: Point, offset: number, far: boolean): void {
  const angle = turn + offset * TAU;
  const fold = Math.max(0, Math.cos(angle)) * reach;
  const upper = Math.sin(angle) * 0.7 * reach + 0.36;
  const knee = bone(from, upper, 58);
  const hock = bone(knee, upper - 0.82 - fold * 0.7, 58);
  const paw = bone(hock, upper - 0.08 - fold * 0.3, 42);
  pen.fillStyle = far ? fur.far : fur.base;
  fillBlob(pen, [
    [from[0] - 36, from[1] - 20],
    [from[0] - 38, from[1] + 26],
    [knee[0] - 14, knee[1] + 12],
    [knee[0] + 18, knee[1] - 2],
    [from[0] + 34, from[1] - 6],
  ]);
  fillLimb(pen, from, knee, far ? 33 : 37, 20);
  fillLimb(pen, knee, hock, 18, 11);
  fillLimb(pen, hock, paw, 11, 9.5);
  pen.beginPath();
  pen.ellipse(paw[0] + 8, paw[1] + 1, 16, 9, -upper * 0.3, 0, TAU);
  pen.fill();
}

/** Fringes of long hair under belly, chest and tail. */
function drawFringe(pen: SKRSContext2D, from: Point, to: Point, count: number, length: number): void {
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    const x = mix(from[0], to[0], share);
    const y = mix(from[1], to[1], share);
    const long = length * (0.7 + 0.5 * Math.abs(Math.sin(i * 2.4)));
    pen.beginPath();
    pen.moveTo(x - 9, y - 8);
    pen.quadraticCurveTo(x - 3, y + long * 0.6, x - 8 - long * 0.3, y + long);
    pen.quadraticCurveTo(x + 8, y + long * 0.5, x + 11, y - 8);
    pen.fill();
  }
}

function drawTail(pen: SKRSContext2D, root: Point, wag: number): void {
  const spine: Point[] = [];
  let angle = Math.PI + 0.34;
  let [x, y] = root;
  for (let i = 0; i <= 7; i++) {
    spine.push([x, y]);
    angle += 0.05 + wag * 0.05;
    x += Math.cos(angle) * 15;
    y += Math.sin(angle) * 12;
  }
  const upper = spine.map(([px, py], i): Point => [px, py - 10 + i * 0.6]);
  const lower = spine
    .map(([px, py], i): Point => [px + 7, py + 8 + Math.sin(((i + 0.5) / 8) * Math.PI) * 26])
    .reverse();
  fillBlob(pen, [...upper, ...lower]);
}

function drawHead(
  pen: SKRSContext2D,
  head: Point,
  neck: readonly [Point, Point, Point],
  flap: number,
  open: number,
  fur: Fur,
): void {
  const p = (dx: number, dy: number): Point => [head[0] + dx, head[1] + dy];
  const [back, chest, inner] = neck;
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    back,
    [mix(back[0], head[0], 0.5) - 4, mix(back[1], head[1], 0.5) - 26],
    p(-22, -36),
    p(16, 6),
    p(6, 44),
    [mix(chest[0], head[0], 0.45) + 10, mix(chest[1], head[1], 0.45) + 12],
    chest,
    inner,
  ]);
  pen.fillStyle = fur.light;
  drawFringe(pen, p(0, 38), [chest[0] - 4, chest[1] - 6], 6, 15);
  pen.fillStyle = '#54191f';
  fillBlob(pen, [p(80, 10), p(52, 14), p(26, 20), p(44, 24 + open * 16), p(68, 18 + open * 14)]);
  pen.fillStyle = '#ee8b93';
  fillBlob(pen, [p(42, 22), p(62, 22 + open * 6), p(62, 24 + open * 24), p(50, 22 + open * 26)]);
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    p(-40, 0),
    p(-34, -32),
    p(-6, -47),
    p(26, -38),
    p(40, -22),
    p(66, -17),
    p(88, -11),
    p(93, 2),
    p(82, 12),
    p(52, 16),
    p(30, 26),
    p(-4, 40),
    p(-32, 28),
  ]);
  pen.fillStyle = fur.light;
  pen.globalAlpha = 0.6;
  fillBlob(pen, [p(44, -14), p(70, -14), p(86, -6), p(84, 8), p(60, 12), p(42, 6)]);
  pen.globalAlpha = 1;
  pen.fillStyle = '#2a1613';
  fillBlob(pen, [p(80, -14), p(92, -12), p(96, -3), p(88, 4), p(80, -2)]);
  fillCircle(pen, p(24, -17), 6.2);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, p(26.4, -19.4), 1.9);
  pen.save();
  pen.translate(...p(-12, -30));
  pen.rotate(0.3 + flap * 0.45);
  pen.fillStyle = fur.dark;
  fillBlob(pen, [
    [-6, -8],
    [-26, 6],
    [-36, 36],
    [-26, 62],
    [-8, 58],
    [8, 30],
    [12, 4],
  ]);
  pen.restore();
}

function drawDog(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const coat = colour ?? random.pick(COATS);
  const fur: Fur = {
    base: toCss(coat),
    far: toCss(mixRgb(coat, [56, 26, 20], 0.46)),
    light: toCss(mixRgb(coat, [255, 244, 220], 0.55)),
    dark: toCss(mixRgb(coat, [80, 40, 22], 0.4)),
  };
  const turn = pose.phase * TAU;
  const reach = pose.gait === 0 ? 0.06 : pose.gait === 1 ? 0.5 : 1;
  const stretch = Math.sin(turn) * reach;
  const cy = 200 - (Math.cos(turn * 2) * 9 + 4) * reach;
  const pitch = Math.sin(turn + 1.2) * 0.09 * reach;
  pen.scale(1 / STEPS, 1 / STEPS);
  pen.translate(-310, -(pose.gait === 2 ? GROUND.gallop : GROUND.still));
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x - 310, y - 200];
    return [310 + dx * Math.cos(pitch) - dy * Math.sin(pitch), cy + dx * Math.sin(pitch) + dy * Math.cos(pitch)];
  };
  const body: Body = { pen, turn, reach, fur };
  const hip = at(218 - stretch * 6, 196);
  const shoulder = at(398 + stretch * 6, 200);
  const arch = -stretch * 9;
  // A gallop throws both hind legs together; a walk sets the feet one after the other.
  const [farFront, farHind, nearHind, nearFront] = pose.gait === 2 ? [0.44, -0.04, 0.08, 0.56] : [0.25, 0.5, 0, 0.75];
  drawFrontLeg(body, [shoulder[0] + 4, shoulder[1] + 24], farFront, true);
  drawHindLeg(body, [hip[0] + 14, hip[1] + 16], farHind, true);
  pen.fillStyle = fur.base;
  drawTail(pen, at(190, 168), Math.sin(turn + 0.9) + (pose.gait === 0 ? Math.sin(turn * 3) : 0));
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    at(176, 186),
    at(190, 156),
    at(232, 142),
    at(300, 148 + arch * 0.7),
    at(360, 144),
    at(410, 134),
    at(446, 132),
    at(462, 170),
    at(460, 212),
    at(440, 252),
    at(404, 264),
    at(356, 254),
    at(306, 246 + arch * 0.4),
    at(262, 236 + arch * 0.5),
    at(222, 232),
    at(188, 218),
  ]);
  drawFringe(pen, at(256, 234 + arch * 0.5), at(440, 250), 15, 15);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  const shading = pen.createLinearGradient(0, cy - 70, 0, cy + 80);
  shading.addColorStop(0, 'rgba(255,236,190,0.4)');
  shading.addColorStop(0.4, 'rgba(255,220,150,0)');
  shading.addColorStop(0.62, 'rgba(80,40,20,0)');
  shading.addColorStop(1, 'rgba(70,30,20,0.42)');
  pen.fillStyle = shading;
  pen.fillRect(120, cy - 100, 380, 200);
  pen.restore();
  drawHindLeg(body, [hip[0] + 2, hip[1] + 14], nearHind, false);
  drawFrontLeg(body, [shoulder[0] + 8, shoulder[1] + 28], nearFront, false);
  const nod = Math.sin(turn + 0.3) * 5 * reach;
  const head = at(500, 104);
  drawHead(
    pen,
    [head[0], head[1] + nod],
    [at(420, 140), at(466, 214), at(400, 190)],
    Math.sin(turn + 2.2) * reach,
    pose.gait === 0 ? 0.5 : 1,
    fur,
  );
}

export const DOG: Rig = {
  left: -0.95,
  right: 1,
  top: -1.05,
  bottom: 0.16,
  tall: 0.95,
  frames: 16,
  cyclesPerSecond: [0.5, 1.2, 1.9],
  castsShadow: true,
  hangs: false,
  bestPhase: 0.78,
  draw: drawDog,
};
