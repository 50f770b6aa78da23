import { GRAIN_NAMES, GRAIN_SIZE, GRAINS, type GrainRow } from '../maths/grains.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { MATERIAL_NAMES, MATERIALS, type MaterialName, type MaterialRow } from '../maths/materials.ts';
import type { LensKernels } from './kernels.ts';
import { lensRecords } from './layout.ts';

/** Down to two texels: what is farther away has no grain. */
const GRAIN_LEVELS = 8;

/** Below a half: lit as what is plain, and cut into leaves, needles or hair. */
const SURFACES = {
  plain: 0,
  leaves: 0.2,
  needles: 0.3,
  hairs: 0.4,
  water: 1,
  wet: 2,
  falling: 3,
  print: 4,
} as const;

/** How every material answers light, in the order of its numbers. */
export function placeMaterials(memory: KernelMemory): number {
  const size = lensRecords.sizeOf('Material');
  const at = memory.reserve(MATERIAL_NAMES.length * size);
  for (const [index, name] of MATERIAL_NAMES.entries()) {
    const row: MaterialRow = MATERIALS[name];
    lensRecords
      .item(memory.memory, 'Material', at, index)
      .set('through', row.through ?? 0)
      .set('gloss', row.gloss ?? 0)
      .set('specular', row.specular ?? 0)
      .set('emission', row.emission ?? 0)
      .set(
        'kind',
        row.grain === undefined || row.kind !== undefined
          ? SURFACES[row.kind ?? 'plain']
          : -GRAIN_NAMES.indexOf(row.grain),
      )
      .set('detail', row.detail ?? 0)
      .set('rim', row.rim ?? 0)
      .set('mirror', row.mirror ?? 0);
  }
  return at;
}

/** Records of all grains: those that a film shows are woven when it is known which they are. */
export function placeGrains(memory: KernelMemory): number {
  const at = memory.reserve(GRAIN_NAMES.length * lensRecords.sizeOf('Grain'));
  for (const [index, name] of GRAIN_NAMES.entries()) {
    const row: GrainRow = GRAINS[name];
    lensRecords
      .item(memory.memory, 'Grain', at, index)
      .set('across', GRAIN_SIZE / row.across)
      .set('along', GRAIN_SIZE / row.along)
      .set('tone', row.tone)
      .set('relief', row.relief)
      .set('polish', row.polish ?? 0)
      .set('fine', row.fine ?? 0)
      .set('inverts', name === 'marble' ? 1 : 0)
      .set('woven', 0);
  }
  return at;
}

export const grainsOf = (memory: KernelMemory, scene: number): number =>
  lensRecords.view(memory.memory, 'Scene', scene).get('grains');

/** The grains of these materials, and the grit that lies on them, into the squares they repeat in. */
export function weaveGrains(
  memory: KernelMemory,
  kernels: LensKernels,
  grainsAt: number,
  materials: Iterable<MaterialName>,
): void {
  for (const name of new Set(materials)) {
    const { grain }: MaterialRow = MATERIALS[name];
    if (grain === undefined) continue;
    weaveGrain(memory, kernels, grainsAt, GRAIN_NAMES.indexOf('grit'));
    weaveGrain(memory, kernels, grainsAt, GRAIN_NAMES.indexOf(grain));
  }
}

/** By number, its levels one after another: the same in every film, and as long in the making as a small frame. 360 kB each. */
const woven = new Map<number, readonly Uint8Array[]>();

function weaveGrain(memory: KernelMemory, kernels: LensKernels, grainsAt: number, index: number): void {
  const grain = lensRecords.item(memory.memory, 'Grain', grainsAt, index);
  if (grain.get('woven') === 1) return;
  const sizes = Array.from({ length: GRAIN_LEVELS }, (_, level) => ((GRAIN_SIZE >> level) + 1) ** 2 * 4);
  const levels = sizes.map((bytes) => memory.reserve(bytes + 16));
  grain.set('levels', ...levels).set('woven', 1);
  const kept = woven.get(index);
  const bytesAt = (level: number) => new Uint8Array(memory.memory.buffer, levels[level], sizes[level]);
  if (kept !== undefined) {
    for (const [level, bytes] of kept.entries()) bytesAt(level).set(bytes);
    return;
  }
  kernels.weaveGrain(grain.at, index, memory.reserve(GRAIN_SIZE * GRAIN_SIZE * 4));
  woven.set(
    index,
    levels.map((_, level) => bytesAt(level).slice()),
  );
}
