import type { Lamp, SkyColours, World } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Vector } from '../maths/vector.ts';
import { GROUND_SPAN, type PlacedGround, placeGrounds } from './bake-ground.ts';
import { parallelRows } from './camera.ts';
import type { LensKernels } from './kernels.ts';
import { type LensRecord, lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';
import type { PlacedScene } from './scene.ts';
import { findSeenSky, SKY_BLOCK, type SkyLook } from './seen-sky.ts';

/** How finely light is painted: the fast finish, and small pictures, take less of everything. */
export interface BakeCare {
  readonly skySize: number;
  readonly shadowSize: number;
  readonly groundSize: number;
  /** Along a side of what is known of the land's height around the film: for depths of water, and shadows on the ground. */
  readonly heightSamples: number;
  /** Of what is sown and built: 1 is a film's. */
  readonly detail: number;
  /** How many times coarser than a film's bodies are made. */
  readonly coarseness: number;
}

const BAKE_CARE = {
  film: { skySize: 1536, shadowSize: 1024, groundSize: 1024, heightSamples: 256, detail: 1, coarseness: 1 },
  fast: { skySize: 1024, shadowSize: 512, groundSize: 512, heightSamples: 160, detail: 0.6, coarseness: 1 },
  draft: { skySize: 256, shadowSize: 256, groundSize: 128, heightSamples: 48, detail: 0.3, coarseness: 1.6 },
  sketch: { skySize: 128, shadowSize: 128, groundSize: 64, heightSamples: 32, detail: 0.1, coarseness: 3 },
} as const satisfies Record<string, BakeCare>;

const SURROUNDINGS_SIZE = 128;
const HEIGHT_SIDE = 160;

/** For films of a given picture, which hides the sky and brings its own light: what is painted lights only who comes to it. */
export const PLATE_CARE: BakeCare = { ...BAKE_CARE.draft, coarseness: 1 };

/** Below what anybody can ask for: the films and stills of services under test. */
const SKETCH_PIXELS = 16_000;
/** Pictures below this size do not show what finer light would add. */
const DRAFT_PIXELS = 90_000;
const SMALL_PIXELS = 500_000;

/** A picture's side, were it square, from which on nothing is made coarser than it can be. */
const FINEST_SIDE = 900;
const COARSEST_GRAIN = 5;

/** See `Sight.grain`. */
export const grainOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(COARSEST_GRAIN, Math.max(1, FINEST_SIDE / Math.sqrt(width * height)));

export function careOf(
  { width, height }: { readonly width: number; readonly height: number },
  fast: boolean,
): BakeCare {
  if (width * height <= SKETCH_PIXELS) return BAKE_CARE.sketch;
  if (width * height <= DRAFT_PIXELS) return BAKE_CARE.draft;
  return fast || width * height <= SMALL_PIXELS ? BAKE_CARE.fast : BAKE_CARE.film;
}

/** What is painted once for all threads, as plain addresses: whichever thread comes first paints the next piece. */
export interface Baking {
  readonly scene: number;
  readonly instanceCount: number;
  readonly skyColours: number;
  /** Which blocks of it are seen, and how many rows of them there are. */
  readonly seenSky: number;
  readonly skyRows: number;
  readonly shadows: readonly number[];
  readonly grounds: readonly PlacedGround[];
  readonly shown: PlacedScene['shown'];
}

export interface BakeOrder {
  readonly scene: PlacedScene;
  readonly world: World;
  /** Where the cameras look, over the whole film. */
  readonly looks: readonly SkyLook[];
}

/** Lays out all that is painted of a scene's light, and paints nothing yet. */
export function prepareBaking(
  memory: KernelMemory,
  kernels: LensKernels,
  { scene: placed, world, looks }: BakeOrder,
  care: BakeCare,
): Baking {
  const scene = lensRecords.view(memory.memory, 'Scene', placed.at);
  writeAir(scene, world);
  placeLamps(memory, scene, world.lamps);
  if (world.heightAt !== null) placeHeights(memory, scene, world.heightAt, world.groundFocus, care.heightSamples);
  paintSurroundings(memory, kernels, scene, world);
  const skySize = world.room === undefined ? care.skySize : care.skySize / 2;
  return {
    scene: placed.at,
    instanceCount: placed.instanceCount,
    shown: placed.shown,
    skyColours: placeSky(memory, scene, world.air.sky, skySize),
    seenSky: placeBytes(memory, findSeenSky(skySize, looks)),
    skyRows: skySize / SKY_BLOCK,
    shadows: placeShadows(memory, scene, world, care),
    grounds: placeGrounds(memory, scene, world, care.groundSize),
  };
}

/** More than threads: what is seen lies in a few of them. */
const SKY_BANDS = 12;
const GROUND_BANDS = 4;
const INSTANCE_BANDS = 4;

/** In phases: what is in one may be painted in any order and by any thread, but only when the phase before is done. */
export function bakingPhases(
  { kernels, record, memory }: Lens,
  { scene, skyColours, seenSky, skyRows, shadows, grounds, instanceCount, shown }: Baking,
): readonly (readonly (() => void)[])[] {
  const lens = record.at;
  return [
    [
      ...bands(skyRows, SKY_BANDS).map(
        ([from, to]) =>
          () =>
            kernels.paintSky(scene, skyColours, seenSky, from, to),
      ),
      ...shadows.map(
        (map) => () =>
          // Where its triangles will lie, a lens that draws nothing yet has room enough.
          kernels.buildStaticShadow(lens, map, record.get('chunks'), 1),
      ),
    ],
    [
      ...bands(instanceCount, INSTANCE_BANDS).map(
        ([from, to]) =>
          () =>
            kernels.bakeInstances(lens, from, to),
      ),
      ...grounds.flatMap(({ size }, which) =>
        bands(size + 1, GROUND_BANDS).map(
          ([from, to]) =>
            () =>
              kernels.bakeGround(lens, which, from, to, which === 0 ? 1 : 0, GROUND_NOISE[which] ?? 0.1),
        ),
      ),
    ],
    [
      ...grounds.map(
        ({ at }) =>
          () =>
            kernels.shrinkGround(at),
      ),
      () => {
        const instances = lensRecords.view(memory.memory, 'Scene', scene).get('instances');
        for (const { instance, mesh } of shown)
          lensRecords.item(memory.memory, 'Instance', instances, instance).set('mesh', mesh);
      },
    ],
  ];
}

/** How much of the coarse noise each square of ground shows. */
const GROUND_NOISE = [0.85, 0.4, 0.1];

function bands(count: number, parts: number): (readonly [number, number])[] {
  return Array.from({ length: parts }, (_, part): readonly [number, number] => [
    Math.floor((count * part) / parts),
    Math.floor((count * (part + 1)) / parts),
  ]).filter(([from, to]) => to > from);
}

function writeAir(scene: LensRecord<'Scene'>, { air, water, wind }: World): void {
  scene
    .set('sunDirection', ...air.sunDirection)
    .set('sunStrength', air.sunDisc)
    .set('sunColour', ...air.sunColour)
    .set('skyLight', ...air.skyLight)
    .set('skyLightUp', ...air.skyLightUp)
    .set('skyLightSun', ...air.skyLightSun)
    .set('rimColour', ...air.rim)
    .set('fill', ...(air.fill ?? ([0, 0, 0] as const)))
    .set('leafGlow', air.leafGlow)
    .set('stars', air.stars)
    .set('fogColour', ...air.fog.colour)
    .set('fogGlow', ...air.fog.glow)
    .set('fogDensity', air.fog.density)
    .set('fogFall', 1 / air.fog.height)
    .set('fogFloor', air.fog.floor)
    .set('haze', air.fog.haze)
    .set('windX', wind.x)
    .set('windZ', wind.z)
    .set('windStrength', wind.strength)
    .set('waterKind', water === null ? 0 : water.kind === 'open' ? 1 : 2);
  if (water === null) return;
  scene
    .set('waterLevel', water.level)
    .set('waterDeep', ...water.deep)
    .set('waterShallow', ...water.shallow)
    .set('clarity', water.clarity)
    .set('waves', water.waves)
    .set('foamStrength', water.foam)
    .set('flow', water.flow);
}

function placeLamps(memory: KernelMemory, scene: LensRecord<'Scene'>, lamps: readonly Lamp[]): void {
  const at = memory.reserve(Math.max(1, lamps.length) * lensRecords.sizeOf('Lamp'));
  for (const [index, lamp] of lamps.entries()) {
    lensRecords
      .item(memory.memory, 'Lamp', at, index)
      .set('at', ...lamp.at)
      .set('reach', lamp.reach)
      .set('colour', ...lamp.colour)
      .set('size', lamp.size)
      .set('toward', ...(lamp.spot?.toward ?? [0, 0, 0]))
      .set('spread', lamp.spot?.spread ?? -1);
  }
  scene.set('lamps', at).set('lampCount', lamps.length);
}

/** Under a roof glossy things show the room, and the sky is only what windows leave of it. Small enough to be painted at once. */
function paintSurroundings(
  memory: KernelMemory,
  kernels: LensKernels,
  scene: LensRecord<'Scene'>,
  { room }: World,
): void {
  if (room === undefined) return;
  const colours = placeSky(memory, scene, room.surroundings, SURROUNDINGS_SIZE);
  const rows = SURROUNDINGS_SIZE / SKY_BLOCK;
  kernels.paintSky(scene.at, colours, placeBytes(memory, new Uint8Array(rows * rows).fill(1)), 0, rows);
  scene.set('surroundings', scene.get('sky')).set('surroundingsSize', SURROUNDINGS_SIZE);
}

function placeBytes(memory: KernelMemory, bytes: Uint8Array): number {
  const at = memory.reserve(bytes.length);
  memory.bytes(at, bytes.length).set(bytes);
  return at;
}

function placeSky(memory: KernelMemory, scene: LensRecord<'Scene'>, sky: SkyColours, size: number): number {
  scene.set('sky', memory.reserve(size * size * 8)).set('skySize', size);
  const colours = lensRecords.view(memory.memory, 'SkyColours', memory.reserve(lensRecords.sizeOf('SkyColours')));
  colours
    .set('zenith', ...sky.zenith)
    .set('seed', sky.seed)
    .set('middle', ...sky.middle)
    .set('cover', sky.cover)
    .set('horizon', ...sky.horizon)
    .set('cirrus', sky.cirrus)
    .set('glow', ...sky.glow)
    .set('cloudLit', ...sky.cloudLit)
    .set('cloudShade', ...sky.cloudShade)
    .set('front', sky.front === undefined ? 0 : 1)
    .set('frontX', Math.sin(sky.front ?? 0))
    .set('frontZ', Math.cos(sky.front ?? 0));
  return colours.at;
}

/** Near and far: the first covers where figures act, the second all that throws a shadow one would miss. */
function placeShadows(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  { air, groundFocus, room }: World,
  { shadowSize }: BakeCare,
): Baking['shadows'] {
  const texels = shadowSize * shadowSize;
  const make = (radius: number, depth: number): LensRecord<'ShadowMap'> => {
    const map = lensRecords.view(memory.memory, 'ShadowMap', memory.reserve(lensRecords.sizeOf('ShadowMap')));
    map
      .set('moments', memory.reserve(texels * 8))
      .set('size', shadowSize)
      .set('rows', ...parallelRows(air.sunDirection, groundFocus, radius, depth));
    return map;
  };
  const span = room?.span ?? GROUND_SPAN;
  const [near, far] = [make(span * 0.71, span * 3.3), make(span * 19, span * 50)];
  scene.set('nearShadow', near.at).set('farShadow', far.at);
  return [near.at, far.at];
}

function placeHeights(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  heightAt: (x: number, z: number) => number,
  focus: Vector,
  samples: number,
): void {
  const at = memory.reserve(samples * samples * 4);
  const heights = memory.floats(at, samples * samples);
  const [x, z] = [focus[0] - HEIGHT_SIDE / 2, focus[2] - HEIGHT_SIDE / 2];
  const step = HEIGHT_SIDE / (samples - 1);
  for (let j = 0; j < samples; j++) {
    for (let i = 0; i < samples; i++) heights[j * samples + i] = heightAt(x + i * step, z + j * step);
  }
  scene
    .set('heights', at)
    .set('heightSize', samples)
    .set('heightX', x)
    .set('heightZ', z)
    .set('heightScale', 1 / step);
}
