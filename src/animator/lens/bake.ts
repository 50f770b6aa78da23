import type { Lamp, SkyColours, World } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { VERTEX_FLOATS } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { parallelRows } from './camera.ts';
import type { LensKernels } from './kernels.ts';
import { type LensRecord, lensRecords } from './layout.ts';
import type { PlacedScene } from './scene.ts';

/** How finely light is painted: the fast finish, and small pictures, take less of everything. */
export interface BakeCare {
  readonly skySize: number;
  readonly shadowSize: number;
  readonly groundSize: number;
}

export const BAKE_CARE = {
  film: { skySize: 1536, shadowSize: 1024, groundSize: 1024 },
  fast: { skySize: 1024, shadowSize: 512, groundSize: 512 },
} as const satisfies Record<string, BakeCare>;

/** The widths of the painted squares of ground, in metres, around where the film plays: the finest, and how much wider the next ones are. */
const GROUND_SPAN = 48;
const GROUND_STEPS = [1, 8, 64] as const;
const SURROUNDINGS_SIZE = 128;
const HEIGHT_SAMPLES = 512;
const HEIGHT_SIDE = 160;

/** What is painted once for all threads, as plain addresses: whichever thread comes first paints the next piece. */
export interface Baking {
  readonly scene: number;
  readonly instanceCount: number;
  readonly skyColours: number;
  readonly skySize: number;
  readonly shadows: readonly { readonly map: number; readonly room: number }[];
  readonly grounds: readonly { readonly at: number; readonly size: number }[];
}

/** Lays out all that is painted of a scene's light, and paints nothing yet. */
export function prepareBaking(
  memory: KernelMemory,
  kernels: LensKernels,
  { scene: placed, world }: { readonly scene: PlacedScene; readonly world: World },
  care: BakeCare,
): Baking {
  const scene = lensRecords.view(memory.memory, 'Scene', placed.at);
  writeAir(scene, world);
  placeLamps(memory, scene, world.lamps);
  if (world.heightAt !== null) placeHeights(memory, scene, world.heightAt, world.groundFocus);
  paintSurroundings(memory, kernels, scene, world);
  const skySize = world.room === undefined ? care.skySize : care.skySize / 2;
  return {
    scene: placed.at,
    instanceCount: placed.instanceCount,
    skyColours: placeSky(memory, scene, world.air.sky, skySize),
    skySize,
    shadows: placeShadows(memory, scene, world, care),
    grounds: placeGrounds(memory, scene, world, care),
  };
}

const SKY_BANDS = 6;
const GROUND_BANDS = 4;
const INSTANCE_BANDS = 4;

/** In phases: what is in one may be painted in any order and by any thread, but only when the phase before is done. */
export function bakingPhases(
  kernels: LensKernels,
  lens: number,
  { scene, skyColours, skySize, shadows, grounds, instanceCount }: Baking,
): readonly (readonly (() => void)[])[] {
  return [
    [
      ...bands(skySize, SKY_BANDS).map(
        ([from, to]) =>
          () =>
            kernels.paintSky(scene, skyColours, from, to),
      ),
      ...shadows.map(
        ({ map, room }) =>
          () =>
            kernels.buildStaticShadow(scene, map, room, 1),
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
    grounds.map(
      ({ at }) =>
        () =>
          kernels.shrinkGround(at),
    ),
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
  kernels.paintSky(scene.at, colours, 0, SURROUNDINGS_SIZE);
  scene.set('surroundings', scene.get('sky')).set('surroundingsSize', SURROUNDINGS_SIZE);
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
    .set('cloudShade', ...sky.cloudShade);
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
  return [near, far].map((map) => ({ map: map.at, room: memory.reserve(texels * 12) }));
}

function placeHeights(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  heightAt: (x: number, z: number) => number,
  focus: Vector,
): void {
  const at = memory.reserve(HEIGHT_SAMPLES * HEIGHT_SAMPLES * 4);
  const heights = memory.floats(at, HEIGHT_SAMPLES * HEIGHT_SAMPLES);
  const [x, z] = [focus[0] - HEIGHT_SIDE / 2, focus[2] - HEIGHT_SIDE / 2];
  const step = HEIGHT_SIDE / (HEIGHT_SAMPLES - 1);
  for (let j = 0; j < HEIGHT_SAMPLES; j++) {
    for (let i = 0; i < HEIGHT_SAMPLES; i++) heights[j * HEIGHT_SAMPLES + i] = heightAt(x + i * step, z + j * step);
  }
  scene
    .set('heights', at)
    .set('heightSize', HEIGHT_SAMPLES)
    .set('heightX', x)
    .set('heightZ', z)
    .set('heightScale', 1 / step);
}

/** Squares lie within the finest texture that covers them whole. */
function placeGrounds(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  world: World,
  { groundSize }: BakeCare,
): Baking['grounds'] {
  if (world.grounds.length === 0) return [];
  const groundsAt = scene.get('grounds');
  const placed: { at: number; size: number }[] = [];
  const { groundFocus: focus } = world;
  for (const [which, step] of GROUND_STEPS.entries()) {
    const side = step * (world.room?.span ?? GROUND_SPAN);
    // On the grid of the squares, so that each lies inside or outside as a whole.
    const grid = side / 6;
    // A room's floor is one piece, and lies right around its middle.
    const begin = (at: number): number => (world.room === undefined ? Math.round(at / grid) * grid : at) - side / 2;
    const [x, z] = [begin(focus[0]), begin(focus[2])];
    const ground = lensRecords.item(memory.memory, 'GroundTexture', groundsAt, which);
    const levels: number[] = [];
    for (let size = groundSize; size >= 16 && levels.length < 11; size >>= 1) {
      levels.push(memory.reserve((size + 1) * (size + 2) * 4));
    }
    ground
      .set('levels', ...levels)
      .set('size', groundSize)
      .set('x', x)
      .set('z', z)
      .set('scale', groundSize / side)
      .set('levelCount', levels.length);
    placed.push({ at: ground.at, size: groundSize });
    assignSquares(memory, scene, world, { which, x, z, side });
  }
  scene.set('groundCount', GROUND_STEPS.length);
  return placed;
}

function assignSquares(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  { grounds }: World,
  texture: { readonly which: number; readonly x: number; readonly z: number; readonly side: number },
): void {
  const slack = 0.01;
  for (const [index, { mesh }] of grounds.entries()) {
    const instance = lensRecords.item(memory.memory, 'Instance', scene.get('instances'), index);
    if (instance.get('ground') >= 0) continue;
    const { low, high } = spanOf(mesh.vertices);
    const inside = (axis: 0 | 1, begin: number): boolean =>
      low[axis] >= begin - slack && high[axis] <= begin + texture.side + slack;
    if (inside(0, texture.x) && inside(1, texture.z)) instance.set('ground', texture.which);
  }
}

/** From where to where a mesh reaches along x and z. */
function spanOf(vertices: Float32Array): {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
} {
  let [x0, z0, x1, z1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS) {
    const [x, z] = [vertices[at] ?? 0, vertices[at + 2] ?? 0];
    x0 = Math.min(x0, x);
    z0 = Math.min(z0, z);
    x1 = Math.max(x1, x);
    z1 = Math.max(z1, z);
  }
  return { low: [x0, z0], high: [x1, z1] };
}
