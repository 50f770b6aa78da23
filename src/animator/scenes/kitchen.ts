import { mix } from '../maths/ease.ts';
import { drawPlant, drawShelf, fillRound, fillSoft, makeRoomPen, type RoomPen, shadeFloor } from './furniture.ts';
import {
  findWindow,
  isLensFree,
  type Opening,
  paintFloor,
  paintLampLight,
  paintLensPlant,
  paintOutside,
  paintWall,
  roomSlots,
} from './room-shell.ts';
import { canvasLayer, type LayerItem, type ScenePainter, type Stage } from './scene.ts';

function drawCupboards(pen: RoomPen, stage: Stage, opening: Opening, floorTop: number): void {
  const { field } = stage;
  const u = pen.unit;
  const counter = floorTop - 128 * u;
  for (let x = field.left; x < field.right; x += 128 * u) {
    fillSoft(pen, x + 3 * u, counter, 122 * u, 130 * u, 4 * u, [126, 148, 142]);
    fillRound(pen, x + 14 * u, counter + 14 * u, 100 * u, 100 * u, 3 * u, pen.tone([140, 160, 154], 0.5));
    fillRound(pen, x + 56 * u, counter + 22 * u, 16 * u, 5 * u, 2 * u, pen.tone([206, 186, 140], 0.9));
    const hidden = x + 128 * u > opening.x - 60 * u && x < opening.x + opening.width + 60 * u;
    if (hidden) continue;
    fillSoft(pen, x + 3 * u, field.horizon - 390 * u, 122 * u, 170 * u, 4 * u, [222, 214, 200]);
    fillRound(pen, x + 14 * u, field.horizon - 378 * u, 100 * u, 146 * u, 3 * u, pen.tone([232, 226, 214], 0.5));
    fillRound(pen, x + 100 * u, field.horizon - 300 * u, 5 * u, 18 * u, 2 * u, pen.tone([190, 170, 130], 0.9));
  }
  // Tiles between counter and cupboards, then what stands on the counter.
  fillSoft(pen, field.left, counter - 14 * u, field.right - field.left, 18 * u, 0, [206, 184, 156]);
}

function drawStove(pen: RoomPen, x: number, floorTop: number): void {
  const u = pen.unit;
  const counter = floorTop - 128 * u;
  fillSoft(pen, x - 70 * u, counter - 8 * u, 140 * u, 136 * u, 5 * u, [206, 208, 212]);
  fillRound(pen, x - 54 * u, counter + 36 * u, 108 * u, 66 * u, 6 * u, pen.tone([44, 46, 54], 0.4));
  fillRound(pen, x - 54 * u, counter + 24 * u, 108 * u, 6 * u, 3 * u, pen.tone([150, 152, 158], 0.8));
  for (const side of [-1, 1])
    fillRound(pen, x + side * 36 * u - 24 * u, counter - 14 * u, 48 * u, 6 * u, 3 * u, pen.tone([40, 40, 46], 0.3));
  fillSoft(pen, x + 10 * u, counter - 62 * u, 58 * u, 48 * u, 8 * u, [196, 84, 66]);
  fillRound(pen, x + 2 * u, counter - 66 * u, 74 * u, 6 * u, 3 * u, pen.tone([196, 84, 66], 0.9));
}

/** A corner of a worktop near the lens, with a bowl of fruit. */
function paintWorktop(stage: Stage, side: number): LayerItem {
  const { field } = stage;
  const u = field.unit;
  return canvasLayer(field, { top: field.height * 0.8, bottom: field.bottom + 4 * u, depth: 1.1 }, (context) => {
    const pen = makeRoomPen(context, stage);
    const top = field.height * 0.89;
    shadeFloor(pen, side, field.bottom, 300 * u);
    fillSoft(pen, side - 300 * u, top, 600 * u, 26 * u, 6 * u, [186, 138, 92]);
    fillRound(pen, side - 280 * u, top + 24 * u, 560 * u, field.bottom - top, 0, pen.tone([120, 84, 58], 0.15));
    fillSoft(pen, side - 60 * u, top - 36 * u, 120 * u, 38 * u, 18 * u, [226, 222, 214]);
    for (const [dx, albedo] of [
      [-36, [206, 74, 58]],
      [2, [226, 168, 66]],
      [34, [150, 172, 74]],
    ] as const) {
      context.fillStyle = pen.tone(albedo, 0.7);
      context.beginPath();
      context.arc(side + dx * u, top - 40 * u, 22 * u, 0, 7);
      context.fill();
    }
  });
}

export const paintKitchen: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const u = field.unit;
  const floorTop = mix(field.horizon, field.height, 0.24);
  const opening = findWindow(stage, true);
  const middle = field.width / 2;
  const away = plan.light.sunX < 0.5 ? 1 : -1;
  const own = random.spawn('furniture');
  const lampX = middle;
  return [
    ...paintOutside(stage, opening),
    paintWall(stage, opening, floorTop, [222, 214, 198], (pen) => {
      drawCupboards(pen, stage, opening, floorTop);
      if (!plan.without.includes('stove')) drawStove(pen, middle + away * 260 * u, floorTop);
      drawShelf(pen, middle - 60 * u, field.horizon - 190 * u, 150 * u, own);
      drawPlant(pen, opening.x + opening.width * 0.85, floorTop - 140 * u, 70 * u, own);
      fillSoft(pen, opening.x + 20 * u, floorTop - 186 * u, 44 * u, 46 * u, 10 * u, [226, 222, 214]);
      fillSoft(pen, opening.x + 76 * u, floorTop - 176 * u, 34 * u, 36 * u, 8 * u, [206, 150, 92]);
    }),
    paintFloor(stage, floorTop, opening, [196, 176, 154], true),
    canvasLayer(field, { top: field.top, bottom: field.horizon - 180 * u, depth: 0.62 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = field.horizon - 300 * u;
      fillRound(pen, lampX - 2 * u, field.top, 4 * u, y - field.top, 0, pen.tone([60, 56, 54], 0.3));
      context.fillStyle = pen.tone([196, 120, 70], 0.8);
      context.beginPath();
      context.moveTo(lampX - 16 * u, y - 20 * u);
      context.lineTo(lampX + 16 * u, y - 20 * u);
      context.lineTo(lampX + 62 * u, y + 30 * u);
      context.lineTo(lampX - 62 * u, y + 30 * u);
      context.fill();
      fillRound(
        pen,
        lampX - 50 * u,
        y + 28 * u,
        100 * u,
        7 * u,
        3 * u,
        plan.light.darkness > 0.08 ? 'rgb(255,236,190)' : pen.tone([240, 226, 200], 0.8),
      );
    }),
    ...paintLampLight(stage, lampX, field.horizon - 262 * u),
    ...roomSlots(stage, floorTop),
    ...(isLensFree(plan) ? [] : [paintWorktop(stage, middle - away * 430 * u), paintLensPlant(stage)]),
  ];
};
