import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Body, Moment } from '../bodies/body.ts';
import type { FieldKernel } from '../bodies/polygonise.ts';
import { clearSight, clearSun, clearWay } from '../land/clear-sight.ts';
import type { PlaceBuilder } from '../land/place.ts';
import { makeSight, type SightSample } from '../land/sight.ts';
import type { Air, Lamp, Water } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Light } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { type CameraPose, findShot, makeCameraMotion } from '../stage/camera/camera-motion.ts';
import type { BodyOrder, Stage, StageFigure } from '../stage/stage.ts';
import { type Motion, makePathMotion } from '../stage/ways/path-motion.ts';
import { type Baking, bakingPhases, careOf, grainOf, PLATE_CARE, prepareBaking } from './bake.ts';
import { placeBent } from './bent.ts';
import { craftOf, craftParts } from './craft/craft.ts';
import { craftPlacements } from './craft/scenery.ts';
import { exposeForFace } from './expose-for-face.ts';
import { colouredLamps, fillOf, fireLights, isDark, spotlit } from './film-lamps.ts';
import { putBehind, softenSun } from './front-light.ts';
import { goAlong } from './go-along.ts';
import { innerSize } from './inner-size.ts';
import { drawnFace, keyLights } from './key-light.ts';
import { Lens, SHUTTER_SECONDS, skyTurn } from './lens.ts';
import { heldTime, lensOf, makeStyling, mixPrints, printOf } from './looks.ts';
import { aloneOf, drawnEvenly, isRelit, momentLight } from './moment-light.ts';
import { Movers, type PosedFigure } from './movers.ts';
import { makeRelighting } from './moving-lamp.ts';
import { leaveOutUnseen } from './never-seen.ts';
import { driftParticles } from './particles.ts';
import { grainsOf, weaveGrains } from './place-materials.ts';
import { type PlacedBody, placeBody } from './placed-body.ts';
import { makePlainer, plainerInWater } from './plainer.ts';
import { PLATE_PRINT, type Plates, plateSize, showPlates } from './plates.ts';
import { poseFigures, type StandingFigure } from './pose-figures.ts';
import { placeScene } from './scene.ts';
import { makeTools } from './seen-size.ts';
import { subjectsOf, trodden } from './subjects.ts';
import { thinned } from './thick-air.ts';
import { tintAt } from './tint.ts';
import { goneAt } from './wearing-away.ts';

/** Something painted once for all threads of a film: see render-thread.ts. */
export type Share = <T>(paint: () => T | Promise<T>) => Promise<T>;

export interface StageFilmOptions {
  readonly stage: Stage;
  readonly size: { readonly width: number; readonly height: number };
  /** `sketch`: for tests, of few pixels however large it is printed. */
  readonly finish: 'standard' | 'fast' | 'still' | 'sketch';
  readonly memory: KernelMemory;
  readonly share: Share;
  readonly kernel: FieldKernel;
  readonly place: PlaceBuilder;
  readonly bodyOf: (order: BodyOrder) => Body;
  /** How far open, round and wide the mouth of a role is at a moment. */
  readonly mouthAt: (role: number, time: number) => Moment['mouth'];
  readonly onLayer: (share: number) => void;
  /** Given pictures that are a part of the world. */
  readonly plates?: Plates;
  /** A film of the same figures in the same size, whose lens and bodies it takes: the two are drawn and printed one after the other. */
  readonly beside?: StageFilm;
  /** A lens that draws other scenes of the same size, too: each is drawn and printed before the next. */
  readonly lens?: Lens;
}

export interface StageFilm {
  readonly lens: Lens;
  readonly movers: Movers;
  readonly placed: readonly PlacedBody[];
  readonly cameraAt: (time: number) => CameraPose;
  /** Everybody at a moment, in the order of the stage's figures; null is not there. */
  standingAt(time: number): readonly (StandingFigure | null)[];
  /** Draws the moment into the lens's picture. */
  draw(time: number, frame: number): void;
}

const SIGHT_SAMPLES = 24;
/** Within which corners of what water shows become one: a wet street blurs it. */
const MIRRORED_PIXELS = { open: 2, wet: 6 } as const;
/** Cheap, and a camera may whirl around. */
const SKY_LOOKS = 96;

interface SharedScene {
  readonly baking: Baking;
  readonly air: Air;
  readonly water: Water | null;
  readonly wind: Vector;
  /** Where lamps of the place are, for light that goes with the moment. */
  readonly lamps: readonly Lamp[];
  readonly faceLight: number | null;
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
  const [seenBy, poseAt] = [lensOf(stage.styles), makeCameraMotion(stage, figureAt)];
  const cameraAt = (time: number): CameraPose => seenBy(poseAt(time));
  const { plates, beside } = options;
  const lens =
    beside?.lens ??
    options.lens ??
    new Lens(memory, plates === undefined ? innerSize(options) : plateSize(options.size, stage, plates));
  const care = plates === undefined ? careOf(lens.size, finish === 'fast') : PLATE_CARE;
  const bodies = stage.figures.map(({ body }) => options.bodyOf(body));
  const coarseness = care.coarseness * (craftOf(stage.styles)?.coarseness ?? 1);
  const toolsOf = makeTools(kernel, { coarseness }, { stage, bodies, figureAt, cameraAt, lines: lens.size.height });
  const order = { seed: stage.seed, ...stage.place };
  const sharing: Promise<SharedScene> = share(() => {
    const subjectsAt = subjectsOf(stage, bodies, figureAt);
    const samples = sampleSight(options, cameraAt, SIGHT_SAMPLES);
    const shown = samples.map((sample) => ({ ...sample, subjects: subjectsAt(sample.seconds) }));
    const sight = makeSight(shown, grainOf(lens.size));
    const built = putBehind(place.build(order, sight, care.detail), stage, cameraAt(0));
    const lighted = clearSun(
      clearWay(built.placements, trodden(stage)),
      shown.flatMap(({ subjects }) => subjects),
      built.air.sunDirection,
    );
    const plain = makePlainer(clearSight(lighted, sight), sight, lens.size.height);
    const inWater = { lines: lens.record.get('mirrorHeight'), pixels: MIRRORED_PIXELS[built.water?.kind ?? 'open'] };
    const open = built.water === null ? plain : plainerInWater(plain, sight, inWater);
    const placements = leaveOutUnseen(craftPlacements(open, stage.styles), sight, built.water !== null);
    const shotPoses = stage.shots.map(({ from, to }) => cameraAt((from + to) / 2));
    const lit = { stage, bodies, figureAt, cameraAt };
    const air = { ...thinned(softenSun(built, shotPoses), stage), fill: fillOf(stage, built.air) };
    const { exposure } = printOf(air.print, stage.styles);
    const indoor = built.room !== undefined;
    const metered = { air, indoor, dark: isDark(stage), exposure, lamps: [...fireLights(lit), ...built.lamps] };
    const exposed = plates === undefined ? exposeForFace(lit, metered) : metered;
    const around = { ...exposed, lamps: [...colouredLamps(lit, exposed.exposure), ...exposed.lamps] };
    const lamps = [...keyLights(lit, around), ...around.lamps];
    const shone = { ...built, placements, ...spotlit(lit, { lamps, air: around.air }) };
    const world = aloneOf(stage, indoor) === null ? shone : drawnEvenly(shone);
    const scene = placeScene(memory, lens.kernels, world);
    const looks = sampleSight(options, cameraAt, SKY_LOOKS).map((look) => ({
      ...look,
      turn: skyTurn(world.air, look.seconds),
    }));
    const baking = prepareBaking(memory, lens.kernels, { scene, world, looks }, care);
    const { x, z, strength } = world.wind;
    const sources = isRelit(stage) ? shone.lamps : [];
    const printed = printOf(world.air.print, stage.styles).exposure;
    const faceLight = drawnFace(lit, { ...around, air: world.air, lamps: world.lamps, exposure: printed });
    return {
      ...{ baking, air: world.air, water: world.water, wind: [x * strength, 0, z * strength] },
      ...{ lamps: sources, faceLight },
    };
  });
  // Equal orders share one body: ten soldiers are made once.
  const placing = new Map<string, Promise<PlacedBody>>();
  for (const [index, figure] of stage.figures.entries()) {
    const name = JSON.stringify(figure.body);
    const key = placedName(figure);
    const body = bodies[index];
    if (body === undefined || placing.has(key) || beside !== undefined) continue;
    const [way] = figure.becoming ?? [];
    placing.set(
      key,
      share(() =>
        placeBody(memory, lens, {
          boneCount: body.skeleton.bones.length,
          parts: craftParts(body.makeParts(toolsOf(name)), stage.styles, Math.max(body.height, body.length * 0.45)),
          wears: way === undefined ? null : { way: way.way, reach: body },
        }),
      ),
    );
    onLayer((index + 1) / (stage.figures.length + 1));
  }
  const bending = (plates?.bent ?? []).map((source) => ({
    source,
    placing: share(() => placeBent(memory, lens, source)),
  }));
  const { baking, air, water, wind, lamps, faceLight } = await sharing;
  lens.lookAt(baking.scene);
  for (const phase of bakingPhases(lens, baking)) {
    const underway: Promise<null>[] = [];
    for (const paint of phase) {
      underway.push(
        share(() => {
          paint();
          return null;
        }),
      );
      // Else one thread would take all of it before the other one is told that it may begin.
      await turnOfTheLoop();
    }
    await Promise.all(underway);
  }
  const made = await Promise.all(stage.figures.map((figure) => placing.get(placedName(figure))));
  const placed = beside?.placed ?? made.filter((body) => body !== undefined);
  const worn = placed.flatMap(({ parts }) => parts.map(({ material }) => material));
  // By one thread: what it has begun to weave looks woven to the other one, which would draw with half of it.
  await share(() => {
    weaveGrains(memory, lens.kernels, grainsOf(memory, baking.scene), worn);
    return null;
  });
  const bent = await Promise.all(bending.map(async ({ source, placing: laid }) => ({ source, placed: await laid })));
  const movers = beside?.movers ?? new Movers(memory, lens, placed, bent);
  onLayer(1);
  const print = printOf(air.print, stage.styles);
  const onset = plates?.onset ?? (() => 1);
  const style = makeStyling(memory, lens, {
    ...stage,
    night: stage.place.time === 'night',
    ahead: aheadOf(cameraAt(0)),
    floor: stage.figures.length === 0 ? 0 : figureAt(0, 0).at[1],
  });
  const posing = { stage, bodies, motionOf: figureAt, cameraAt, mouthAt: options.mouthAt, wind };
  const colourOf = (figure: number): Light => placed[figure]?.colour ?? GREY;
  const drift = driftParticles({ lens, air, ...posing, waterLevel: water?.level ?? null, strengthAt: onset, colourOf });
  const { walls = null, indoor } = place.describe(order);
  const relight = isRelit(stage) ? makeRelighting(memory, lens, walls) : null;
  const pose = (time: number): readonly (StandingFigure | null)[] => {
    const posed = poseFigures(posing, time);
    const figures = posed.map((standing, index): PosedFigure | null => {
      const [figure, at] = [stage.figures[index], placed[index]];
      if (standing === null || figure === undefined || at === undefined) return null;
      return {
        ...standing,
        placed: at,
        tint: tintAt(figure, time, stage.styles),
        identity: identityOf(figure),
        gone: goneAt(figure.becoming, time),
      };
    });
    movers.pose(figures, air.sunDirection, time);
    drift(time, posed);
    return posed;
  };
  return {
    lens,
    movers,
    placed,
    cameraAt,
    standingAt: (moment) => poseFigures(posing, heldTime(moment, stage.styles)),
    draw(moment, frame) {
      const time = heldTime(moment, stage.styles);
      lens.lookAt(baking.scene);
      const standing = pose(time);
      // Behind a cut there is nothing to blur from.
      const former = Math.max(findShot(stage.shots, time).from, time - SHUTTER_SECONDS);
      const camera = cameraAt(time);
      // The fast finish has everything in focus.
      lens.aim(finish === 'fast' ? { ...camera, aperture: 0 } : camera, cameraAt(former), time);
      goAlong(lens, options.stage, bodies, figureAt, former, time);
      lens.expose(
        { ...air, print: plates === undefined ? print : mixPrints(PLATE_PRINT, print, onset(time)) },
        time,
        frame,
      );
      if (plates !== undefined) showPlates(lens, air.fog.density > 0 ? onset(time) : 0);
      const overlay =
        relight === null
          ? undefined
          : () => relight(momentLight({ stage, time, standing, camera, air, lamps, indoor, faceLight }));
      lens.draw({ mirror: water !== null, wet: water?.kind === 'wet' }, overlay);
      style(moment, onset(time));
    },
  };
}

/** Across the ground, where a camera looks. */
function aheadOf({ eye, target }: CameraPose): readonly [number, number] {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]];
  const far = Math.max(1e-6, Math.hypot(x, z));
  return [x / far, z / far];
}

/** Where the camera looks over the whole film, so that the land is made for it. */
function sampleSight(
  { stage, size }: StageFilmOptions,
  cameraAt: (time: number) => CameraPose,
  count: number,
): (SightSample & { readonly seconds: number })[] {
  const aspect = size.width / size.height;
  return Array.from({ length: count }, (_, index) => {
    const seconds = (stage.durationSeconds * index) / (count - 1);
    const pose = cameraAt(seconds);
    const tangent = Math.tan((pose.fieldOfView * Math.PI) / 360);
    const corner = 1 / Math.sqrt(1 + tangent * tangent * (1 + aspect * aspect));
    return { eye: pose.eye, target: pose.target, corner, seconds };
  });
}

/** Bodies that go to pieces have their surface in another order. */
const placedName = ({ body, becoming }: StageFigure): string =>
  JSON.stringify(becoming === undefined ? body : [body, becoming[0]?.way]);

const GREY: Light = [0.5, 0.5, 0.5];
const INSTANCES = 64;
/** Whose pixels they are: role and instance in one number; 0 is scenery. */
export const identityOf = ({ role, instance }: Pick<StageFigure, 'role' | 'instance'>): number =>
  role === null ? 0 : (role + 1) * INSTANCES + instance;
