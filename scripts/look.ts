/**
 * Looks at the parts of the 3D world while they are being made, as PNG files.
 *
 *     node scripts/look.ts body quadruped '{"species":"fox"}' --act walk --out /tmp/fox.png        four sides, or four phases of an act
 *     node scripts/look.ts place lake --time golden_hour --weather clear --eye 0,1.7,8 --target 0,1.4,-10 --out /tmp/lake.png
 *     node scripts/look.ts film 'a fox runs through a meadow' --at 0.5,2,3.5,5 --out /tmp/film.png  moments of a prompt's film
 *     node scripts/look.ts stage /tmp/stage.json --at 0.5,2,3.5 --out /tmp/film.png                 moments of a stage
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Vector } from '../src/animator/maths/vector.ts';
import type { CameraKey, Stage, StageFigure } from '../src/animator/stage/stage.ts';
import { bodyOf, pictureStage, stagePrompt } from './stage-pictures.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/look.png' },
    act: { type: 'string', default: 'stand' },
    expression: { type: 'string', default: 'calm' },
    time: { type: 'string', default: 'day' },
    weather: { type: 'string', default: 'clear' },
    season: { type: 'string', default: 'summer' },
    place: { type: 'string', default: 'backdrop' },
    eye: { type: 'string' },
    target: { type: 'string' },
    fov: { type: 'string', default: '34' },
    at: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    dressing: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    size: { type: 'string', default: '1280x720' },
    speed: { type: 'string', default: '0' },
    phases: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
  },
});

const [width = 1280, height = 720] = values.size.split('x').map(Number);
const toVector = (text: string | undefined, otherwise: Vector): Vector => {
  if (text === undefined) return otherwise;
  const [x = 0, y = 0, z = 0] = text.split(',').map(Number);
  return [x, y, z];
};

function camera(eye: Vector, target: Vector, time = 0): CameraKey {
  const focus = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  return { time, eye, target, roll: 0, fieldOfView: Number(values.fov), focus, aperture: 2 };
}

function stageOf(figures: readonly StageFigure[], key: CameraKey, place: string): Stage {
  const { time, weather, season } = values;
  return {
    seed: Number(values.seed),
    durationSeconds: Number(values.seconds),
    shape: width / height,
    place: {
      name: place,
      ...{ time, becomes: [] },
      ...{ weather, weatherAmount: 1 },
      season,
      dressing: values.dressing.split(',').filter(Boolean),
      lights: [],
      without: values.without.split(',').filter(Boolean),
    },
    figures,
    shots: [{ from: 0, to: Number(values.seconds), keys: [key], follow: null, handheld: 0, pace: 1 }],
    particles: [],
    styles: [],
  };
}

async function shoot(stage: Stage, times: readonly number[], file: string): Promise<void> {
  const shot = await pictureStage(stage, { width, height }, times, values.fast ? 'fast' : 'standard');
  console.log(
    `place built in ${shot.buildSeconds.toFixed(2)} s, all prepared in ${shot.prepareSeconds.toFixed(2)} s, ` +
      `${times.length} drawn in ${shot.drawSeconds.toFixed(2)} s (processor); ` +
      `${shot.triangles} triangles, ${shot.dropped} dropped, ${shot.megabytes.toFixed(0)} MB`,
  );
  const { width: w, height: h } = shot.size;
  const columns = times.length === 1 ? 1 : 2;
  const rows = Math.ceil(times.length / columns);
  await sharp({ create: { width: w * columns, height: h * rows, channels: 3, background: '#000' } })
    .composite(
      shot.pictures.map((pixels, index) => ({
        input: Buffer.from(pixels.buffer),
        raw: { width: w, height: h, channels: 4 as const },
        left: (index % columns) * w,
        top: Math.floor(index / columns) * h,
      })),
    )
    .png()
    .toFile(file);
  console.log(file);
}

const [what = 'place', name = 'backdrop', sheetText = '{}'] = positionals;
if (what === 'stage') {
  const stage: Stage = JSON.parse(await readFile(name, 'utf8'));
  await shoot(stage, values.at.split(',').map(Number), values.out);
} else if (what === 'film') {
  const seconds = Number(values.seconds);
  const stage = stagePrompt(name, { seed: Number(values.seed), seconds, shape: width / height });
  const times =
    values.at === '0' ? [0.05, 0.35, 0.65, 0.95].map((share) => share * seconds) : values.at.split(',').map(Number);
  await shoot(stage, times, values.out);
} else if (what === 'place') {
  const key = camera(toVector(values.eye, [0, 1.7, 9]), toVector(values.target, [0, 1.5, -10]));
  await shoot(stageOf([], { ...key, focus: 12 }, name), values.at.split(',').map(Number), values.out);
} else {
  const order = { family: name, sheet: JSON.parse(sheetText) };
  const body = bodyOf(order);
  const reach = Math.max(body.height, body.length, body.width);
  const headings = values.phases ? [0.9] : [0, 0.8, 1.57, 2.6];
  const figures = headings.map(
    (heading, index): StageFigure => ({
      role: 0,
      instance: index,
      body: order,
      size: 1,
      tint: [1, 1, 1],
      path: [{ time: 0, at: [(index - (headings.length - 1) / 2) * reach * 1.05, 0, 0], heading }],
      support: { on: 'ground' },
      acts: [{ act: values.act, from: 0, to: 9, speed: 1, target: null }],
      gaze: null,
      grips: [],
      expression: values.expression,
      voice: null,
      phase: 0,
      seen: { from: 0, to: 99 },
    }),
  );
  const wide = reach * (headings.length * 1.1);
  const eye = toVector(values.eye, [0, body.height * 0.75, Math.max(wide * 0.95, body.height * 2.4)]);
  const stage = stageOf(figures, camera(eye, toVector(values.target, [0, body.height * 0.5, 0])), values.place);
  await shoot(stage, values.phases ? [0, 0.25, 0.5, 0.75] : values.at.split(',').map(Number), values.out);
}
