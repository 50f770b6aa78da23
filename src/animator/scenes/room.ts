import type { Rgb } from '../maths/colour.ts';
import { mix } from '../maths/ease.ts';
import { drawFrame, drawLamp, drawPlant, drawShelf, drawSofa, fillRound, makeRoomPen } from './furniture.ts';
import {
  drawCurtain,
  findWindow,
  isLensFree,
  paintFloor,
  paintLampLight,
  paintLensPlant,
  paintOutside,
  paintWall,
  roomSlots,
} from './room-shell.ts';
import { canvasLayer, type ScenePainter } from './scene.ts';

const WOOD: Rgb = [172, 124, 84];

const WALL_COLOURS: readonly [Rgb, ...Rgb[]] = [
  [214, 198, 176],
  [176, 190, 180],
  [196, 176, 164],
  [168, 182, 194],
];
const SOFA_COLOURS: readonly [Rgb, ...Rgb[]] = [
  [84, 116, 122],
  [170, 96, 78],
  [112, 122, 96],
  [124, 110, 138],
];

export const paintRoom: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const u = field.unit;
  const floorTop = mix(field.horizon, field.height, 0.2);
  const opening = findWindow(stage, false);
  const sunLeft = plan.light.sunX < 0.5;
  const away = sunLeft ? 1 : -1;
  const middle = field.width / 2;
  const wall = random.pick(WALL_COLOURS);
  const sofa = random.pick(SOFA_COLOURS);
  // Layers are drawn in any order and by several threads: each has chances of its own.
  const onTheWall = random.spawn('on the wall');
  const leaves = random.spawn('leaves');
  const lamp = !plan.without.includes('lamp');
  const lampX = middle + away * 500 * u;
  return [
    ...paintOutside(stage, opening),
    paintWall(stage, opening, floorTop, wall, (pen) => {
      const left = middle + away * 250 * u - 150 * u;
      drawFrame(pen, left - 30 * u, field.horizon - 316 * u, 150 * u, 190 * u, onTheWall);
      drawFrame(pen, left + 140 * u, field.horizon - 290 * u, 120 * u, 140 * u, onTheWall);
      drawShelf(pen, middle - away * 560 * u - 110 * u, field.horizon - 170 * u, 220 * u, onTheWall);
    }),
    canvasLayer(field, { top: opening.y - 40 * u, bottom: floorTop + 8 * u, depth: 0.48 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = opening.y - 26 * u;
      const tall = opening.height + 200 * u;
      drawCurtain(pen, opening.x - 84 * u, y, 76 * u, tall, [222, 206, 184]);
      drawCurtain(pen, opening.x + opening.width + 8 * u, y, 76 * u, tall, [222, 206, 184]);
      fillRound(
        pen,
        opening.x - 104 * u,
        y - 6 * u,
        opening.width + 208 * u,
        8 * u,
        4 * u,
        pen.tone([96, 78, 62], 0.5),
      );
    }),
    paintFloor(stage, floorTop, opening, WOOD, false),
    canvasLayer(field, { top: field.horizon - 420 * u, bottom: floorTop + 120 * u, depth: 0.58 }, (context) => {
      const pen = makeRoomPen(context, stage);
      if (!plan.without.includes('sofa')) drawSofa(pen, middle + away * 250 * u, floorTop + 46 * u, sofa);
      if (lamp) drawLamp(pen, lampX, floorTop + 26 * u, 290 * u, plan.light.darkness > 0.08);
      if (!plan.without.includes('plant')) drawPlant(pen, middle - away * 470 * u, floorTop + 30 * u, 150 * u, leaves);
    }),
    canvasLayer(field, { top: floorTop + 60 * u, bottom: field.height * 1.02, depth: 0.8 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = mix(floorTop, field.height, 0.62);
      for (const [half, albedo] of [
        [420, [176, 92, 78]],
        [386, [232, 214, 184]],
        [364, [150, 84, 82]],
        [200, [206, 160, 116]],
      ] as const) {
        context.fillStyle = pen.tone(albedo, 0.45);
        context.beginPath();
        context.ellipse(middle, y, half * u, half * 0.17 * u, 0, 0, 7);
        context.fill();
      }
    }),
    ...(lamp ? paintLampLight(stage, lampX, floorTop - 270 * u) : []),
    ...roomSlots(stage, floorTop),
    ...(isLensFree(plan) ? [] : [paintLensPlant(stage)]),
  ];
};
