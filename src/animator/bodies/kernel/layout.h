// Made from ../layout.ts by `npm run kernels`: do not edit.
#pragma once
#include "simd.h"

struct Shape {
  i32 kind;  // SHAPE_KINDS
  i32 operation;  // 1 adds, -1 takes away, 0 keeps only what is inside
  i32 bone;
  float blend;  // metres over which it flows into what is there
  float a[3];  // first end, or centre
  float radiusA;
  float b[3];  // second end, or half sizes
  float radiusB;
  float axis[3];  // of a flattened cone
  float flat;  // how thick along that axis, 1 for round
  float turn[9];  // rows
  float centre[3];  // of a sphere around it
  float reach;  // its radius
  i32 spare[3];
};
static_assert(sizeof(Shape) == 128, "Shape");

struct Job {
  u32 shapes;  // Shape[]
  i32 shapeCount;
  u32 occluders;  // Shape[]: other parts of the body that keep light away
  i32 occluderCount;
  float cell;  // metres between samples
  float occlusionReach;  // metres
  float skinBlend;  // metres over which one bone hands over to the next
  u32 fine;  // f32 x 5: spheres in which the cell is another (x y z radius cell)
  i32 fineCount;
  u32 relatives;  // u8: bones x bones, 1 where both may move one vertex
  i32 boneCount;
  u32 room;  // for samples
  i32 roomBytes;
  u32 positions;  // f32 x 3
  u32 normals;  // f32 x 3
  u32 occlusion;  // f32
  u32 joints;  // u8 x 4
  u32 weights;  // f32 x 4
  i32 vertexRoom;
  u32 indices;  // u32 x 3
  i32 triangleRoom;
  i32 vertexCount;  // answered
  i32 triangleCount;  // answered
  i32 overflow;  // answered: 1 where there was not room enough
};
static_assert(sizeof(Job) == 96, "Job");

struct CoatLayer {
  float colour[3];  // linear
  float amount;
  i32 maskA;  // MASK_KINDS
  i32 maskB;
  i32 multiply;  // 1: multiplies instead of covering
  i32 spare;
  float a[12];  // numbers of the first mask
  float b[12];  // numbers of the second
};
static_assert(sizeof(CoatLayer) == 128, "CoatLayer");

