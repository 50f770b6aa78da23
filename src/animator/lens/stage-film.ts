import type { Body, Moment } from '../bodies/body.ts';
import { QUIET } from '../bodies/body.ts';
import type { FieldKernel } from '../bodies/polygonise.ts';
import type { PlaceBuilder } from '../land/place.ts';
import { makeSight, type SightSample } from '../land/sight.ts';
import type { Air, Water } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { standing } from '../maths/matrix.ts';
import { type CameraPose, makeCameraMotion } from '../stage/camera-motion.ts';
import { type Motion, makePathMotion } from '../stage/path-motion.ts';
import type { BodyOrder, Stage, StageFigure } from '../stage/stage.ts';
import { BAKE_CARE, bakeScene } from './bake.ts';
import { Lens, SHUTTER_SECONDS } from './lens.ts';
import { Movers, type PlacedBody, type PosedFigure, placeBody } from './movers.ts';
import { type PlacedScene, placeScene } from './scene.ts';

/** Something painted once for all threads of a film: see render-thread.ts. */
export type Share = <T>(paint: () => T | Promise<T>) => Promise<T>;

export interface StageFilmOptions {
  readonly stage: Stage;
  readonly size: { readonly width: number; readonly height: number };
  readonly finish: 'standard' | 'fast';
  readonly memory: KernelMemory;
  readonly share: Share;
  readonly kernel: FieldKernel;
  readonly place: PlaceBuilder;
  readonly bodyOf: (order: BodyOrder) => Body;
  /** How far open, round and wide a voice's mouth is at a moment. */
  readonly mouthAt: (voice: number, time: number) => Moment['mouth'];
  readonly onLayer: (share: number) => void;
}

export interface StageFilm {
  readonly lens: Lens;
  readonly cameraAt: (time: number) => CameraPose;
  /** Draws the moment into the lens's picture. */
  draw(time: number, frame: number): void;
}

/** Of the printed size: what the fast finish draws, and sizes beyond which more pixels would not be seen. */
const INNER_SHARE = { standard: 1, fast: 0.72 } as const;
const MOST_INNER_PIXELS = 2_100_000;
const SIGHT_SAMPLES = 24;

interface SharedScene {
  readonly scene: PlacedScene;
  readonly air: Air;
  readonly water: Water | null;
}

/** Makes a stage's world and bodies, once for all threads; then every frame is a function of its time. */
export async function prepareStageFilm(options: StageFilmOptions): Promise<StageFilm> {
  const { stage, memory, share, kernel, finish, place, onLayer } = options;
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const figureAt = (figure: number, time: number): Motion => {
    const motion = motions[figure];
    if (motion === undefined) throw new RangeError(`There is no figure ${figure}.`);
    return motion(time);
  };
  const cameraAt = makeCameraMotion(stage, figureAt);
  const lens = new Lens(memory, innerSize(options));
  const bodies = stage.figures.map(({ body }) => options.bodyOf(body));
  const order = { seed: stage.seed, ...stage.place };
  const sharing: Promise<SharedScene> = share(() => {
    const world = place.build(order, makeSight(sampleSight(options, cameraAt)), finish === 'fast' ? 0.6 : 1);
    const scene = placeScene(memory, lens.kernels, world);
    lens.lookAt(scene.at);
    bakeScene(
      memory,
      lens.kernels,
      { scene, world, lens: lens.record.at },
      BAKE_CARE[finish === 'fast' ? 'fast' : 'film'],
    );
    return { scene, air: world.air, water: world.water };
  });
  // Equal orders share one body: ten soldiers are made once.
  const placing = new Map<string, Promise<PlacedBody>>();
  for (const [index, { body: bodyOrder }] of stage.figures.entries()) {
    const name = JSON.stringify(bodyOrder);
    const body = bodies[index];
    if (body === undefined || placing.has(name)) continue;
    placing.set(
      name,
      share(() => placeBody(memory, lens, { boneCount: body.skeleton.bones.length, parts: body.makeParts(kernel) })),
    );
    onLayer((index + 1) / (stage.figures.length + 1));
  }
  const { scene, air, water } = await sharing;
  lens.lookAt(scene.at);
  const placed = await Promise.all(stage.figures.map(({ body }) => placing.get(JSON.stringify(body))));
  const known = placed.filter((body) => body !== undefined);
  const movers = new Movers(memory, lens, known);
  onLayer(1);
  const lights = { ...air, water };
  return {
    lens,
    cameraAt,
    draw(time, frame) {
      const figures = stage.figures.map((figure, index): PosedFigure | null => {
        const [body, at] = [bodies[index], known[index]];
        if (body === undefined || at === undefined || time < figure.seen.from || time >= figure.seen.to) return null;
        return poseFigure(figure, {
          body,
          placed: at,
          motion: figureAt(index, time),
          time,
          options,
          figureAt,
          cameraAt,
        });
      });
      movers.pose(figures, lights.sunDirection);
      lens.aim(cameraAt(time), cameraAt(time - SHUTTER_SECONDS), time);
      lens.expose(air, time, frame);
      lens.draw({ mirror: water !== null, wet: water?.kind === 'wet' });
    },
  };
}

function innerSize({ size, finish, stage }: StageFilmOptions) {
  const wanted = INNER_SHARE[finish];
  const share = Math.min(wanted, Math.sqrt(MOST_INNER_PIXELS / (size.width * size.height)));
  const even = (pixels: number): number => Math.max(16, Math.round((pixels * share) / 2) * 2);
  // Rows are printed four pixels at a time.
  const width = Math.ceil(even(size.width) / 4) * 4;
  return {
    width,
    height: even(size.height),
    mirrorShare: 0.34,
    vertexRoom: 620_000,
    chunkRoom: 12_000 + stage.figures.length * 200,
    keyRoom: 40_000,
  };
}

/** Where the camera looks over the whole film, so that the land is made for it. */
function sampleSight({ stage, size }: StageFilmOptions, cameraAt: (time: number) => CameraPose): SightSample[] {
  const aspect = size.width / size.height;
  return Array.from({ length: SIGHT_SAMPLES }, (_, index) => {
    const pose = cameraAt((stage.durationSeconds * index) / (SIGHT_SAMPLES - 1));
    const tangent = Math.tan((pose.fieldOfView * Math.PI) / 360);
    const corner = 1 / Math.sqrt(1 + tangent * tangent * (1 + aspect * aspect));
    return { eye: pose.eye, target: pose.target, corner };
  });
}

interface PoseParts {
  readonly body: Body;
  readonly placed: PlacedBody;
  readonly motion: Motion;
  readonly time: number;
  readonly options: StageFilmOptions;
  readonly figureAt: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
}

/** How long an act takes over from the one before. */
const CHANGE_SECONDS = 0.35;

function poseFigure(figure: StageFigure, parts: PoseParts): PosedFigure {
  const { body, placed, motion, time, options } = parts;
  const matrix = standing(motion.at, motion.heading, figure.size);
  const index = figure.acts.findLastIndex(({ from }) => time >= from);
  const act = figure.acts[Math.max(0, index)];
  const before = figure.acts[index - 1];
  const since = act === undefined ? time : time - act.from;
  const left = before === undefined ? 0 : 1 - since / CHANGE_SECONDS;
  const moment: Moment = {
    ...QUIET,
    time,
    act: act?.act ?? 'stand',
    since,
    lasts: act === undefined ? 1 : act.to - act.from,
    gone: motion.gone / figure.size,
    speed: motion.speed / figure.size,
    turning: motion.turning,
    before: before === undefined || left <= 0 ? null : { act: before.act, share: left },
    gaze: gazeOf(figure, parts),
    expression: figure.expression as Moment['expression'],
    mouth: figure.voice === null ? QUIET.mouth : options.mouthAt(figure.voice, time),
    phase: figure.phase,
  };
  return { body, placed, matrix, moment, tint: figure.tint, identity: identityOf(figure) };
}

const INSTANCES = 64;
/** Whose pixels they are: role and instance in one number; 0 is scenery. */
export const identityOf = ({ role, instance }: Pick<StageFigure, 'role' | 'instance'>): number =>
  role === null ? 0 : (role + 1) * INSTANCES + instance;

/** In the body's own space. */
function gazeOf(figure: StageFigure, { motion, time, figureAt, cameraAt, options }: PoseParts): Moment['gaze'] {
  if (figure.gaze === null) return null;
  const at =
    figure.gaze === 'camera'
      ? cameraAt(time).eye
      : [...figureAt(figure.gaze, time).at].map((value, axis) =>
          axis === 1
            ? value +
              (options.bodyOf(options.stage.figures[Number(figure.gaze)]?.body ?? figure.body).height ?? 1) * 0.85
            : value,
        );
  const [x, y, z] = [(at[0] ?? 0) - motion.at[0], (at[1] ?? 0) - motion.at[1], (at[2] ?? 0) - motion.at[2]];
  const [cosine, sine] = [Math.cos(motion.heading), Math.sin(motion.heading)];
  return [(x * cosine - z * sine) / figure.size, y / figure.size, (x * sine + z * cosine) / figure.size];
}
