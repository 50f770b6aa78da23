// From the scene to triangles in tiles: what is seen is moved, lit and sorted into bins.
#pragma once
#include "placing.h"

// Colours or light of those blocks of four vertices.
APART void lightBlocks(const Lens& L, const Placing& P, const u32* blocks, i32 count) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye, *coordinates = (const float*)M.coordinates;
  const u32* baked = (const u32*)I.baked;
  const GroundTexture* G = P.ground ? &((const GroundTexture*)S.grounds)[I.ground] : 0;
  const bool mover = P.mover, ground = P.ground;
  u32* packed = (u32*)L.packed + P.base;
  f4 through = P.through, glow = P.glow, k255 = EVERY(255.f);
  float unscale = 1 / P.scale;
  Lit q;
  for (i32 n = 0; n < count; n++) {
    i32 block = (i32)blocks[n], k = block * 4;
    const f4 *v = (const f4*)M.vertices + block * 12, *placed = (const f4*)L.placed + block * 3;
    f4 *light = (f4*)L.light + P.base + k, *extra = (f4*)L.extra + P.base + k;
    f4 px = placed[0], py = placed[1], pz = placed[2];
    if (P.printed) {
      f4 shade = EVERY(1);
      if (L.moverRadius > 0 && !L.viewMirrored) {
        f4 a = v[4], b = v[5], c = v[6];
        f4 sun = moverSunAt(L, px + a * EVERY(0.03f), py + b * EVERY(0.03f), pz + c * EVERY(0.03f));
        // What is hardly felt is not felt: far from whoever comes to it, a picture stays as it is.
        shade = least((EVERY(0.46f) + EVERY(0.54f) * sun) * contactAt((const float*)L.contacts, L.contactCount, px, py, pz, a, b, c) * EVERY(1.06f), EVERY(1));
      }
      // Times how far it lay from the camera that took it, which its colour tells: so a picture seen from there is not bent between its vertices.
      const float* uv = coordinates + k * 2;
      f4 taken = v[8], l0 = shade, l1 = shade, l2 = shade, l3 = (f4){uv[0], uv[2], uv[4], uv[6]} * taken;
      f4 b0 = taken, b1 = all(0), b2 = all(0), b3 = (f4){uv[1], uv[3], uv[5], uv[7]} * taken;
      TRANSPOSE(l0, l1, l2, l3)
      light[0] = l0; light[1] = l1; light[2] = l2; light[3] = l3;
      TRANSPOSE(b0, b1, b2, b3)
      extra[0] = b0; extra[1] = b1; extra[2] = b2; extra[3] = b3;
      continue;
    }
    loadMaterials(S, q, toInt(v[11]));
    f4 dx = px - all(e[0]), dy = py - all(e[1]), dz = pz - all(e[2]);
    f4 d2 = fused(dz, dz, fused(dy, dy, dx * dx));
    f4 id = inverseRoot(d2 + all(1e-9f));
    q.distance = d2 * id;
    q.viewX = dx * id; q.viewY = dy * id; q.viewZ = dz * id;
    q.towardSun = fused(q.viewZ, all(S.sunDirection[2]), fused(q.viewY, all(S.sunDirection[1]), q.viewX * all(S.sunDirection[0])));
    f4 a = v[4], b = v[5], c = v[6];
    auto turned = [&](int row) __attribute__((always_inline)) { return fused(all(m[row + 2] * unscale), c, fused(all(m[row + 1] * unscale), b, all(m[row] * unscale) * a)); };
    q.nx = turned(0); q.ny = turned(4); q.nz = turned(8);
    q.occlusion = v[7];
    q.r = v[8] * all(I.tint[0]); q.g = v[9] * all(I.tint[1]); q.b = v[10] * all(I.tint[2]);
    q.x = px; q.y = py; q.z = pz;
    q.contact = EVERY(1);
    q.solid = all(mover ? 1 : 0);
    if (baked) {
      v128_t words = wasm_v128_load(baked + (P.coarse ? 0 : k));
      if (P.coarse) words = wasm_i32x4_splat(wasm_i32x4_extract_lane(words, 0));
      v128_t low = wasm_i32x4_splat(255);
      f4 scale255 = EVERY(1 / 255.f);
      q.sun = toFloat((i4)wasm_u32x4_shr(words, 24)) * scale255;
      if (S.lampCount == 0) q.lampR = q.lampG = q.lampB = all(0);
      else {
        q.lampR = decode(toFloat((i4)wasm_v128_and(words, low)) * scale255);
        q.lampG = decode(toFloat((i4)wasm_v128_and(wasm_u32x4_shr(words, 8), low)) * scale255);
        q.lampB = decode(toFloat((i4)wasm_v128_and(wasm_u32x4_shr(words, 16), low)) * scale255);
      }
    } else {
      q.sun = sunAt(S, px + q.nx * EVERY(0.06f), py + q.ny * EVERY(0.06f), pz + q.nz * EVERY(0.06f));
      if (P.lampCount > 0) lampsAt(S, q, P.lamps, P.lampCount);
      else q.lampR = q.lampG = q.lampB = all(0);
    }
    if (mover) q.sun *= L.moverRadius > 0 && !L.viewMirrored ? moverSunAt(L, px + q.nx * EVERY(0.06f), py + q.ny * EVERY(0.06f), pz + q.nz * EVERY(0.06f)) : EVERY(1);
    else if (P.nearMover && !ground) {
      q.sun *= moverSunAt(L, px + q.nx * EVERY(0.03f), py + q.ny * EVERY(0.03f), pz + q.nz * EVERY(0.03f));
      q.contact = contactAt(P.contacts.spheres, P.contacts.count, px, py, pz, q.nx, q.ny, q.nz);
    }
    lightPoints(L, q, true);
    if (!P.far) airAt(L, q.distance, py, q.towardSun, &through, &glow);
    f4 lost = EVERY(1) - through;
    f4 fogR = fused(all(S.fogGlow[0]), glow, all(S.fogColour[0])) * lost, fogG = fused(all(S.fogGlow[1]), glow, all(S.fogColour[1])) * lost, fogB = fused(all(S.fogGlow[2]), glow, all(S.fogColour[2])) * lost;
    if (P.patched || P.carded) {
      // The texture brings the colour; the vertex only tints it.
      f4 l0 = q.timesR * through * all(I.tint[0]), l1 = q.timesG * through * all(I.tint[1]), l2 = q.timesB * through * all(I.tint[2]), l3 = all(0);
      f4 b0 = q.plusR * through + fogR, b1 = q.plusG * through + fogG, b2 = q.plusB * through + fogB, b3 = all(0);
      if (P.carded) {
        const float* uv = coordinates + k * 2;
        l3 = (f4){uv[0], uv[2], uv[4], uv[6]};
        b3 = (f4){uv[1], uv[3], uv[5], uv[7]};
      }
      TRANSPOSE(l0, l1, l2, l3)
      light[0] = l0; light[1] = l1; light[2] = l2; light[3] = l3;
      TRANSPOSE(b0, b1, b2, b3)
      extra[0] = b0; extra[1] = b1; extra[2] = b2; extra[3] = b3;
      continue;
    }
    if (any(q.kind > EVERY(2.5f))) {
      // Falling water: light and shade run down it.
      for (int j = 0; j < 4; j++) {
        float run = L.time * 1.9f, n = noiseAt(S, px[j] * 7.3f, py[j] * 1.1f + run * 2.6f) * 0.6f + noiseAt(S, px[j] * 19.f, py[j] * 3.1f + run * 6.f) * 0.4f;
        float shade = 0.12f + 1.35f * n;
        q.r[j] *= shade; q.g[j] *= shade; q.b[j] *= shade;
      }
    }
    f4 cR = q.r * q.timesR, cG = q.g * q.timesG, cB = q.b * q.timesB;
    f4 eR = encode(fused(cR + q.plusR, through, fogR)) * k255, eG = encode(fused(cG + q.plusG, through, fogG)) * k255, eB = encode(fused(cB + q.plusB, through, fogB)) * k255, eA = v[11];
    if (ground) {
      // The texture is lit already: what the air adds and takes is kept apart from it.
      eR -= encode(cR) * k255 * through; eG -= encode(cG) * k255 * through; eB -= encode(cB) * k255 * through; eA = through;
      // Wet ground leaves the texture as it is: what it mirrors, and the air, are added when the tile is resolved.
      i4 wet = (q.kind > EVERY(0.5f)) & (q.kind < EVERY(2.5f));
      if (any(wet)) { eR = choose(wet, all(0), eR); eG = choose(wet, all(0), eG); eB = choose(wet, all(0), eB); eA = choose(wet, EVERY(1), eA); }
      f4 u = (px - all(G->x)) * all(G->scale), w = (pz - all(G->z)) * all(G->scale);
      f4 u2 = (px - all(L.moverGroundX)) * all(L.moverGroundScale), w2 = (pz - all(L.moverGroundZ)) * all(L.moverGroundScale);
      TRANSPOSE(u, w, u2, w2)
      extra[0] = u; extra[1] = w; extra[2] = u2; extra[3] = w2;
      TRANSPOSE(eR, eG, eB, eA)
      light[0] = eR; light[1] = eG; light[2] = eB; light[3] = eA;
      continue;
    }
    // Wet ground is finished when the tile is resolved: here it leaves its own lit colour, without the air.
    i4 wet = (q.kind > EVERY(0.5f)) & (q.kind < EVERY(2.5f));
    if (any(wet)) {
      eR = choose(wet, encode(cR) * k255, eR);
      eG = choose(wet, encode(cG) * k255, eG);
      eB = choose(wet, encode(cB) * k255, eB);
    }
    TRANSPOSE(eR, eG, eB, eA)
    f4 h = EVERY(.5f);
    v128_t q0 = wasm_i16x8_narrow_i32x4((v128_t)toInt(eR + h), (v128_t)toInt(eG + h)), q1 = wasm_i16x8_narrow_i32x4((v128_t)toInt(eB + h), (v128_t)toInt(eA + h));
    wasm_v128_store(packed + k, wasm_u8x16_narrow_i16x8(q0, q1));
  }
}

// Which program draws triangle `k`, or -1 for one that is not shown.
INLINE i32 programOf(const Lens& L, const Placing& P, const u32* index) {
  const Scene& S = *(const Scene*)L.scene;
  const float* materials = (const float*)S.materials;
  if (P.ground) {
    u32 material = (u32)vertexPart(P.M, index[0], 11);
    u32 program = (P.shadedGround ? SHADED_GROUND : GROUND) | (u32)P.I.ground << 8;
    float kind = materials[material * 8 + 4];
    if (kind > 1.5f) return (i32)(program | (MARK_WET + (material & 31)) << 16);
    // Walls of rock: three corners that look aside.
    if (kind < -0.5f && !L.viewMirrored && vertexPart(P.M, index[0], 5) + vertexPart(P.M, index[1], 5) + vertexPart(P.M, index[2], 5) < 3 * CRAG_FROM) program |= (MARK_GRAIN + (u32)-kind) << 16;
    return (i32)program;
  }
  if (P.patched) return (i32)(PATCH | P.grainMark << 8);
  if (P.carded) return P.printed ? PRINT : CARD;
  u32 material = (u32)vertexPart(P.M, index[0], 11);
  float kind = materials[material * 8 + 4];
  // Below zero: which grain it has.
  if (kind < -0.5f && (i32)-kind != CRAG) return (i32)(VERTEX | (P.mover ? P.grainMark : L.viewMirrored ? 0 : MARK_GRAIN + (u32)-kind) << 8);
  if (kind > 0.1f && kind < 0.5f) return kind < 0.25f ? LEAVES : kind < 0.35f ? NEEDLES : HAIRS;
  if (!(kind > 0.5f && kind < 2.5f)) return VERTEX;
  // Water does not show itself.
  if (L.viewMirrored) return -1;
  return (i32)(VERTEX | (kind < 1.5f ? MARK_WATER : MARK_WET + (material & 31)) << 8);
}

// Triangles are looked at in portions: of each those are found that are seen, then their vertices are lit, then they are sorted. So what is turned away or
// out of the picture is never lit.
enum { TRIANGLES_AT_ONCE = 1024 };
struct Portion { u32 triangles[TRIANGLES_AT_ONCE], blocks[TRIANGLES_AT_ONCE * 3]; };
EXPORT i32 portionBytes() { return sizeof(Portion); }

INLINE int cornersBefore(const ScreenVertex* screen, u32 a, u32 b, u32 c) { return (screen[a].inverse > 0) + (screen[b].inverse > 0) + (screen[c].inverse > 0); }

INLINE void cutTriangle(Lens& L, const Placing& P, u32 a, u32 b, u32 c, int before, u32 program, u32 address) {
  const ScreenVertex* screen = (const ScreenVertex*)L.screen;
  if (P.patched || L.vertexCount + 4 > L.vertexRoom) return;
  while (!(screen[a].inverse > 0 && (before == 2 ? !(screen[c].inverse > 0) : true))) { u32 t = a; a = b; b = c; c = t; }
  i32 twoSided = P.M.flags & 1;
  auto add = [&](u32 p, u32 q, u32 r) { if (isSeen(L, screen[p], screen[q], screen[r], twoSided)) binTriangle(L, p, q, r, program, address); };
  if (before == 1) {
    u32 p = cutEdge(L, a, b), r = cutEdge(L, a, c);
    add(a, p, r);
  } else {
    u32 p = cutEdge(L, b, c), r = cutEdge(L, a, c);
    add(a, b, p);
    add(a, p, r);
  }
}

// A frame of its own for the grain of what moves as a whole: so it lies on it wherever it goes. Answers with its mark.
APART u32 markGrain(Lens& L, const Instance& I, const Mesh& M) {
  const Scene& S = *(const Scene*)L.scene;
  float kind = ((const float*)S.materials)[(i32)vertexPart(M, 0, 11) * 8 + 4];
  // Clay is pressed anew for every picture: on what bends it may swim.
  bool lies = (I.flags & 16) || (i32)-kind == CLAY;
  if (kind > -0.5f || (i32)-kind == CRAG || L.viewMirrored || !lies || L.grainCount >= MOST_GRAINED) return 0;
  GrainFrame& frame = ((GrainFrame*)L.grainFrames)[L.grainCount];
  const float *m = I.matrix, *sun = S.sunDirection;
  float scale = scaleOf(m), over = 1 / (scale * scale);
  // Turned back and made as large as it was; a grain is as fine on what is drawn large.
  frame.x = (f4){m[0], m[1], m[2], 0} * all(over * scale);
  frame.y = (f4){m[4], m[5], m[6], 0} * all(over * scale);
  frame.z = (f4){m[8], m[9], m[10], 0} * all(over * scale);
  frame.origin = -(frame.x * all(m[3]) + frame.y * all(m[7]) + frame.z * all(m[11]));
  frame.light = frame.x * all(sun[0] * .75f) + frame.y * all(sun[1] * .75f + .4f) + frame.z * all(sun[2] * .75f);
  frame.grain = (i32)-kind;
  frame.still = 0;
  return MARK_GRAIN + (u32)L.grainCount++;
}

APART void placeInstance(Lens& L, const Instance& I, const Mesh& M, bool mover, bool coarse) {
  const Scene& S = *(const Scene*)L.scene;
  Placing P = {I, M, mover, coarse, scaleOf(I.matrix)};
  preparePlacing(L, P);
  P.grainMark = mover ? markGrain(L, I, M) : 0;
  moveVertices(L, P);
  L.vertexCount += (M.vertexCount + 3) & ~3;
  Portion& portion = *(Portion*)L.portion;
  u8* lit = (u8*)L.lit;
  const u32 *indices = (const u32*)M.indices, base = P.base;
  const ScreenVertex* screen = (const ScreenVertex*)L.screen;
  i32 twoSided = M.flags & 1, portions = (M.vertexCount + 3) / 4;
  bool bottom = (M.flags & 4) && L.viewMirrored;
  __builtin_memset(lit, 0, portions);
  for (i32 from = 0; from < M.triangleCount; from += TRIANGLES_AT_ONCE) {
    i32 to = from + TRIANGLES_AT_ONCE < M.triangleCount ? from + TRIANGLES_AT_ONCE : M.triangleCount, seen = 0, blocks = 0;
    for (i32 k = from; k < to; k++) {
      const u32* index = indices + k * 3;
      // The bottom is not mirrored: from below one would see its edges.
      if (bottom && vertexPart(M, index[0], 1) < S.waterLevel && vertexPart(M, index[1], 1) < S.waterLevel && vertexPart(M, index[2], 1) < S.waterLevel) continue;
      u32 a = base + index[0], b = base + index[1], c = base + index[2];
      int before = P.cut ? cornersBefore(screen, a, b, c) : 3;
      if (before == 0 || (before == 3 && !isSeen(L, screen[a], screen[b], screen[c], twoSided))) continue;
      portion.triangles[seen++] = k;
      for (int j = 0; j < 3; j++) {
        u32 block = index[j] >> 2;
        portion.blocks[blocks] = block;
        blocks += 1 - lit[block];
        lit[block] = 1;
      }
    }
    lightBlocks(L, P, portion.blocks, blocks);
    for (i32 n = 0; n < seen; n++) {
      const u32* index = indices + portion.triangles[n] * 3;
      i32 program = programOf(L, P, index);
      if (program < 0) continue;
      u32 a = base + index[0], b = base + index[1], c = base + index[2], address = P.patched ? M.patches + portion.triangles[n] * PATCH_BYTES : P.carded ? M.texture : 0;
      int before = P.cut ? cornersBefore(screen, a, b, c) : 3;
      if (before == 3) binTriangle(L, a, b, c, (u32)program, address);
      else cutTriangle(L, P, a, b, c, before, (u32)program, address);
    }
  }
}

EXPORT void placeGeometry(Lens* L) {
  const Scene& S = *(const Scene*)L->scene;
  const DepthKey* keys = (const DepthKey*)L->keys;
  i32 count = findSeen(*L);
  GrainFrame* frames = (GrainFrame*)L->grainFrames;
  for (i32 k = 0; k < STILL_GRAINS; k++) { frames[k].grain = k; frames[k].still = 1; }
  L->grainCount = STILL_GRAINS;
  for (i32 k = 0; k < count; k++) {
    i32 index = keys[k].index;
    bool mover = index >= S.instanceCount;
    const Instance& I = mover ? ((const Instance*)L->movers)[index - S.instanceCount] : ((const Instance*)S.instances)[index];
    const Mesh* meshes = (const Mesh*)(mover ? L->moverMeshes : S.meshes);
    bool coarse = L->viewMirrored && I.coarse >= 0 && !mover;
    const Mesh& M = meshes[coarse ? I.coarse : I.mesh];
    if (L->vertexCount + M.vertexCount + 64 > L->vertexRoom) { L->dropped += M.triangleCount; continue; }
    placeInstance(*L, I, M, mover, coarse);
  }
  L->trianglesDrawn = L->triangleCount;
  L->verticesDrawn = L->vertexCount;
}
