import { makeRecords, type RecordTable } from '../maths/records.ts';

/** How the records of the field kernel lie in memory: see maths/records.ts. */
export const FIELD_RECORDS = {
  /** One shape of a field. `turn` maps from the world to the shape's own axes. */
  Shape: [
    ['kind', 'i32', 1, 'SHAPE_KINDS'],
    ['operation', 'i32', 1, '1 adds, -1 takes away, 0 keeps only what is inside'],
    ['bone', 'i32', 1, ''],
    ['blend', 'f32', 1, 'metres over which it flows into what is there'],
    ['a', 'f32', 3, 'first end, or centre'],
    ['radiusA', 'f32', 1, ''],
    ['b', 'f32', 3, 'second end, or half sizes'],
    ['radiusB', 'f32', 1, ''],
    ['axis', 'f32', 3, 'of a flattened cone'],
    ['flat', 'f32', 1, 'how thick along that axis, 1 for round'],
    ['turn', 'f32', 9, 'rows'],
    ['centre', 'f32', 3, 'of a sphere around it'],
    ['reach', 'f32', 1, 'its radius'],
    ['spare', 'i32', 3, ''],
  ],
  Job: [
    ['shapes', 'ptr', 1, 'Shape[]'],
    ['shapeCount', 'i32', 1, ''],
    ['occluders', 'ptr', 1, 'Shape[]: other parts of the body that keep light away'],
    ['occluderCount', 'i32', 1, ''],
    ['cell', 'f32', 1, 'metres between samples'],
    ['occlusionReach', 'f32', 1, 'metres'],
    ['skinBlend', 'f32', 1, 'metres over which one bone hands over to the next'],
    ['fine', 'ptr', 1, 'f32 x 5: spheres in which the cell is another (x y z radius cell)'],
    ['fineCount', 'i32', 1, ''],
    ['relatives', 'ptr', 1, 'u8: bones x bones, 1 where both may move one vertex'],
    ['boneCount', 'i32', 1, ''],
    ['room', 'ptr', 1, 'for samples'],
    ['roomBytes', 'i32', 1, ''],
    ['positions', 'ptr', 1, 'f32 x 3'],
    ['normals', 'ptr', 1, 'f32 x 3'],
    ['occlusion', 'ptr', 1, 'f32'],
    ['joints', 'ptr', 1, 'u8 x 4'],
    ['weights', 'ptr', 1, 'f32 x 4'],
    ['vertexRoom', 'i32', 1, ''],
    ['indices', 'ptr', 1, 'u32 x 3'],
    ['triangleRoom', 'i32', 1, ''],
    ['vertexCount', 'i32', 1, 'answered'],
    ['triangleCount', 'i32', 1, 'answered'],
    ['overflow', 'i32', 1, 'answered: 1 where there was not room enough'],
  ],
  /** One coat of colour: laid over what is there as far as both masks let it. */
  CoatLayer: [
    ['colour', 'f32', 3, 'linear'],
    ['amount', 'f32', 1, ''],
    ['maskA', 'i32', 1, 'MASK_KINDS'],
    ['maskB', 'i32', 1, ''],
    ['multiply', 'i32', 1, '1: multiplies instead of covering'],
    ['spare', 'i32', 1, ''],
    ['a', 'f32', 12, 'numbers of the first mask'],
    ['b', 'f32', 12, 'numbers of the second'],
  ],
} as const satisfies RecordTable;

export const fieldRecords = makeRecords(FIELD_RECORDS);

export const SHAPE_KINDS = { cone: 0, ellipsoid: 1, box: 2, halfSpace: 3, torus: 4, cylinder: 5 } as const;

/**
 * all: everywhere. axis: numbers 0-2 direction, 3 from, 4 to (smooth step of the position along it). facing: the same of the normal. ball: 0-2 centre,
 * 3-5 radii, 6 softness. noise: 0-2 cells a metre, 3 threshold, 4 softness, 5 seed. stripes: 0-2 direction, 3 stripes a metre, 4 share, 5 softness,
 * 6 warp, 7 cells a metre of the warp. spots: 0-2 cells a metre, 3 size, 4 softness, 5 seed. cells: 0-2 cells a metre, 3 width of the net between them,
 * 4 softness, 5 seed. ring: 0-2 centre, 3-5 direction, 6 radius, 7 width, 8 softness. wave: stripes along 0-2 whose edge waves (jagged hems).
 */
export const MASK_KINDS = {
  all: 0,
  axis: 1,
  facing: 2,
  ball: 3,
  noise: 4,
  stripes: 5,
  spots: 6,
  cells: 7,
  ring: 8,
  outside: 9,
} as const;
