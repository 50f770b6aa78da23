// What may be seen, nearest first, and the lamps that matter to it.
#pragma once
#include "bins.h"

// Index of everything that may be seen, nearest first. Movers come after the scene's own instances.
APART i32 findSeen(Lens& L) {
  const Scene& S = *(const Scene*)L.scene;
  DepthKey* keys = (DepthKey*)L.keys;
  float tx = L.viewWidth * 0.5f / L.viewScaleX, ty = L.viewHeight * 0.5f / L.viewScaleY;
  float nx = 1 / root(1 + tx * tx), ny = 1 / root(1 + ty * ty);
  i32 wanted = L.viewMirrored ? 1 : 2, count = 0, total = S.instanceCount + L.moverCount;
  const float *e = L.viewEye, *r = L.viewRight, *u = L.viewUp, *f = L.viewForward;
  for (i32 i = 0; i < total; i++) {
    bool mover = i >= S.instanceCount;
    const Instance& I = mover ? ((const Instance*)L.movers)[i - S.instanceCount] : ((const Instance*)S.instances)[i];
    if (!(I.flags & wanted)) continue;
    const Mesh& M = mover ? ((const Mesh*)L.moverMeshes)[I.mesh] : ((const Mesh*)S.meshes)[I.mesh];
    const float* m = I.matrix;
    float x = m[0] * M.centre[0] + m[1] * M.centre[1] + m[2] * M.centre[2] + m[3] - e[0];
    float y = m[4] * M.centre[0] + m[5] * M.centre[1] + m[6] * M.centre[2] + m[7] - e[1];
    float z = m[8] * M.centre[0] + m[9] * M.centre[1] + m[10] * M.centre[2] + m[11] - e[2];
    float radius = M.radius * scaleOf(m);
    float depth = x * f[0] + y * f[1] + z * f[2];
    if (depth < -radius + L.near) continue;
    float across = x * r[0] + y * r[1] + z * r[2], upward = x * u[0] + y * u[1] + z * u[2];
    if ((magnitude(across) - tx * depth) * nx > radius || (magnitude(upward) - ty * depth) * ny > radius) continue;
    if (L.viewMirrored && y + e[1] + radius < S.waterLevel) continue;
    float key = M.flags & 4 ? depth + radius * 0.3f + 0.5f : depth - radius * 0.5f;
    if (key < 0.01f) key = 0.01f;
    if (count >= L.keyRoom) break;
    keys[count].depth = __builtin_bit_cast(u32, key) >> 8;
    keys[count++].index = i;
  }
  // Radix sort, 24 bits; three passes end in the second half of the room, from where they are copied back.
  DepthKey *from = keys, *to = keys + L.keyRoom;
  for (int shift = 0; shift < 24; shift += 8) {
    u32 begins[257];
    for (int k = 0; k < 257; k++) begins[k] = 0;
    for (i32 k = 0; k < count; k++) begins[((from[k].depth >> shift) & 255) + 1]++;
    for (int k = 0; k < 256; k++) begins[k + 1] += begins[k];
    for (i32 k = 0; k < count; k++) to[begins[(from[k].depth >> shift) & 255]++] = from[k];
    DepthKey* swap = from;
    from = to;
    to = swap;
  }
  for (i32 k = 0; k < count; k++) keys[k] = from[k];
  return count;
}

// The lamps that matter most to something that moves.
APART i32 chooseLamps(const Scene& S, float x, float y, float z, i32* chosen) {
  float best[8];
  i32 count = 0;
  for (i32 k = 0; k < S.lampCount; k++) {
    const Lamp& lamp = ((const Lamp*)S.lamps)[k];
    float dx = lamp.at[0] - x, dy = lamp.at[1] - y, dz = lamp.at[2] - z;
    float d2 = dx * dx + dy * dy + dz * dz;
    if (d2 > lamp.reach * lamp.reach * 1.5f) continue;
    float weight = (lamp.colour[0] + lamp.colour[1] + lamp.colour[2]) / (d2 + 0.3f);
    if (count == 8 && best[7] >= weight) continue;
    i32 at = count < 8 ? count++ : 7;
    while (at > 0 && best[at - 1] < weight) { best[at] = best[at - 1]; chosen[at] = chosen[at - 1]; at--; }
    best[at] = weight;
    chosen[at] = k;
  }
  return count;
}
