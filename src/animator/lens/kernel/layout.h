// Made from ../layout.ts by `npm run kernels`: do not edit.
#pragma once
#include "simd.h"

struct Mesh {
  u32 vertices;  // blocks of four vertices, 12 vectors each
  u32 indices;  // u32, three a triangle, counter-clockwise from outside
  i32 vertexCount;
  i32 triangleCount;
  float centre[3];  // of the bounding sphere
  float radius;  // with whatever wind may add
  i32 flags;  // MeshFlag
  u32 patches;  // u32 texels, 44 a triangle, those of 8 x 8 that lie on it: colour of a body, or 0
  u32 coordinates;  // f32 pairs, one a vertex: where it lies on the texture, or 0
  u32 texture;  // Texture, or 0
  float side;  // metres along one side of a square of ground
  i32 spare[3];
};
static_assert(sizeof(Mesh) == 64, "Mesh");

struct Instance {
  float matrix[12];  // three rows of four: local to world
  float tint[3];  // times the colour of its vertices
  float phase;  // of its swaying, in turns
  i32 mesh;  // index
  i32 flags;  // InstanceFlag
  u32 baked;  // u32 a vertex: light of lamps as code r g b, sun visibility above; 0 until baked
  i32 coarse;  // index of the mesh that stands for it in reflections, -1 for itself
  i32 ground;  // which ground texture covers it, -1 for none
  i32 identity;  // whose it is in the identity pass; 0 is scenery
  i32 spare[2];
};
static_assert(sizeof(Instance) == 96, "Instance");

struct Material {
  float through;  // light that comes through from behind: leaves, skin
  float gloss;  // 0 dull to 1 mirror-like
  float specular;  // reflectance head-on
  float emission;  // light of its own, times its colour
  float kind;  // Surface; below zero a plain one with the grain of that number
  float detail;  // how strongly noise varies a ground, below zero in ripples; of wet ground: how much drier it is
  float rim;  // light along the outline
  float mirror;  // how much of the surroundings it shows
};
static_assert(sizeof(Material) == 32, "Material");

struct Texture {
  u32 levels[12];  // u32 texels, each level half the size of the last; square roots of linear colour, alpha above
  i32 width;  // of level 0
  i32 height;
  i32 levelCount;
  i32 spare;
};
static_assert(sizeof(Texture) == 64, "Texture");

struct Grain {
  u32 levels[8];  // u32 texels: tone, tint, slopes across and along; each level half the size of the last
  float across;  // texels a metre
  float along;
  float tone;  // how far light and dark reach
  float relief;  // how strongly heights are lit from the side
  float polish;  // how much of the surroundings it shows
  float fine;  // grit that only a near camera sees
  float inverts;  // 1 where what is dark on light stuff is light on dark
  i32 woven;  // 1 once it is
};
static_assert(sizeof(Grain) == 64, "Grain");

struct GroundTexture {
  u32 levels[12];  // u32 texels, light included, as colour code; (size + 1) a row
  i32 size;
  float x;  // where it begins, in metres
  float z;
  float scale;  // texels a metre
  i32 levelCount;
  i32 spare[3];
};
static_assert(sizeof(GroundTexture) == 80, "GroundTexture");

struct ShadowMap {
  u32 moments;  // f32 pairs
  i32 size;  // texels along a side
  i32 spare[2];
  float rows[12];  // world to u, v, depth
};
static_assert(sizeof(ShadowMap) == 64, "ShadowMap");

struct Lamp {
  float at[3];
  float reach;  // metres beyond which it is not felt
  float colour[3];
  float size;  // radius: softens what is near it
  float toward[3];  // where a spot shines to; 0 0 0 shines everywhere
  float spread;  // cosine of a spot’s edge
};
static_assert(sizeof(Lamp) == 48, "Lamp");

struct Scene {
  u32 meshes;  // Mesh[]
  u32 materials;  // Material[]
  u32 instances;  // Instance[]
  i32 instanceCount;
  float sunDirection[3];  // toward the sun, unit length
  float sunStrength;  // of its disc in the sky
  float sunColour[4];
  float skyLight[4];  // from all around
  float skyLightUp[4];  // more of it from above
  float skyLightSun[4];  // more of it from the sun’s side
  float rimColour[3];
  float fill[3];  // soft light on bodies, from beside the camera
  float leafGlow;  // how strongly the sun shines through leaves
  float fogColour[3];
  float fogDensity;  // a metre, at its floor
  float fogGlow[3];  // toward the sun
  float fogFall;  // one over the metres in which it thins out
  float fogFloor;  // height of its floor
  float haze;  // density that does not thin out
  float waterLevel;
  i32 waterKind;  // 0 none, 1 open water, 2 wet ground
  float waterDeep[3];  // its colour where it is deep
  float waves;  // height of waves, 0 for a mirror; of wet ground: how soaked it is
  float waterShallow[3];
  float clarity;  // how fast the bottom is lost, a metre
  u32 sky;  // u16 x 4, octahedral upper half, square roots
  i32 skySize;
  u32 surroundings;  // as sky: what glossy things show; 0 takes the sky
  i32 surroundingsSize;
  u32 noise;  // u8 256 x 256, repeats
  u32 heights;  // f32 heights of the land, for water and shadows on the ground
  i32 heightSize;
  float heightX;
  float heightZ;
  float heightScale;  // samples a metre
  u32 lamps;  // Lamp[]
  i32 lampCount;
  float windX;
  float windZ;
  float windStrength;
  u32 grounds;  // GroundTexture[]
  i32 groundCount;
  u32 nearShadow;  // ShadowMap
  u32 farShadow;  // ShadowMap
  float foamStrength;
  float flow;  // metres a second that the water moves along the wind
  u32 grains;  // Grain[]
  float stars;  // how brightly they shine; from a half on, the light in the sky is the moon
  u32 pad[2];
};
static_assert(sizeof(Scene) == 304, "Scene");

struct Lens {
  u32 scene;  // Scene
  u32 movers;  // Instance[]: what this frame poses, with meshes of this thread alone
  i32 moverCount;
  u32 moverMeshes;  // Mesh[]: posed for this frame
  i32 width;  // of the inner picture, even
  i32 height;  // even
  i32 mirrorWidth;  // of the picture in water; 0 where none is drawn
  i32 mirrorHeight;
  i32 vertexRoom;  // projected vertices there is room for
  i32 chunkRoom;  // bins there is room for
  u32 screen;  // f32 x 4 a vertex: x, y, 1 / depth, depth
  u32 packed;  // u32 a vertex: coded colour
  u32 light;  // f32 x 4 a vertex: light on a textured surface
  u32 extra;  // f32 x 4 a vertex: what is added, or where it lies on its texture
  u32 chunks;
  u32 heads;  // first chunk of each tile
  u32 tails;
  u32 keys;  // room to sort instances by depth
  i32 keyRoom;
  u32 tile;  // depth and colour of the samples of one tile
  u32 full;  // u16 x 4 a pixel: linear light
  u32 half;  // f32 x 4 a pixel of half size: linear light and circle of confusion
  u32 halfDepth;  // f32: 1 / depth at half size
  u32 halfBlur;  // f32 x 4
  u32 tileBlur;  // f32: widest circle in each 16 x 16 of the half picture, twice
  u32 bloom;  // f32 x 4: the pyramid, its levels one after another
  u32 bloomRoom;
  u32 mirror;  // f32 x 4: what is seen in water
  u32 mirrorBlur;
  u32 picture;  // u8 x 4: the finished inner picture
  u32 rows;  // room to enlarge it
  u32 identities;  // i32 a pixel, for the identity pass
  u32 identityDepth;  // f32 a pixel
  u32 moverShadow;  // ShadowMap of what moves
  u32 shadowRoom;  // f32, three times its texels
  u32 moverGround;  // u32: how much darker what moves makes the ground
  i32 moverGroundSize;
  float moverGroundX;
  float moverGroundZ;
  float moverGroundScale;  // texels a metre
  float moverGroundFrom[2];  // first and last texel, along x and z, that are any darker: set when it is built
  float moverGroundTo[2];
  u32 contacts;  // f32 x 4: spheres that darken what is near them
  i32 contactCount;
  float moverCentre[3];  // around all that moves
  float moverRadius;  // 0 where nothing moves
  u32 particles;  // Particle[]
  i32 particleCount;
  float eye[3];  // where the camera is
  float time;  // seconds
  float right[3];
  float scaleX;  // pixels a unit of tangent
  float up[3];
  float scaleY;
  float forward[3];
  float near;
  float formerEye[3];  // half a shutter earlier
  float moving;  // 1 where the camera moves, 0 where it stands
  float followAt[3];  // what the camera goes along with
  float followRadius;  // metres; 0 for nothing
  float followMove[3];  // how far that went in half a shutter
  float followFloor;  // where its feet are
  float formerRight[3];
  float skyTurnSine;  // how far the clouds have drifted
  float formerUp[3];
  float skyTurnCosine;
  float formerForward[3];
  float focus;  // metres
  float aperture;  // pixels of blur at infinity, at a width of 1280
  float mostBlur;  // pixels
  float exposure;
  float bloomStrength;
  float bloomFrom;  // brightness from which things glow
  float vignette;
  float saturation;
  float grain;  // steps of 8 bits
  float white;  // what the brightest light prints as; 1 leaves it to the shoulder of the curve
  float plateExposure;  // exposure at which a print of the scene comes out as it went in
  float plateAir;  // how much of the air lies before a print, 0 to 1
  float lift[4];
  float gain[4];
  u32 grainSeed;
  float shafts;  // strength of light shafts
  float flash;  // lightning: added to the sky light
  i32 bloomLevels;  // set by finish
  i32 trianglesDrawn;  // counted
  i32 verticesDrawn;  // counted
  i32 dropped;  // triangles there was no room for
  i32 viewWidth;
  i32 viewHeight;
  i32 viewMirrored;
  float viewEye[3];
  float viewRight[3];
  float viewUp[3];
  float viewForward[3];
  float viewScaleX;
  float viewScaleY;
  float fogAtEye;
  i32 vertexCount;
  i32 chunkCount;
  i32 triangleCount;
  u32 grainFrames;  // how what moves lies to its grain
  i32 grainCount;
  u32 placed;  // three vectors a block of four vertices: where they are
  u32 lit;  // u8 a block: whether its light is known
  u32 portion;  // triangles that are seen
  i32 relit;  // whether light is laid over what was drawn, which asks how far away each pixel is
  u32 pad[3];
};
static_assert(sizeof(Lens) == 592, "Lens");

struct Style {
  float medium;  // what it is made of: Medium
  float line;  // width of lines
  float levels;  // steps of light
  float inkOwn;  // how much of its own colour a line or a print has
  float ink[3];  // colour of lines, 0 to 255
  float dots;  // side of a comic's dots
  float strokes;  // length of a brush stroke
  float bristle;  // width of its hairs
  float swirl;  // turns of strokes where nothing guides them
  float relief;  // how thick the paint lies
  float dab;  // how much one stroke differs from the next
  float patch;  // how wide patches of one colour are
  float pixels;  // side of a block
  u32 palette;  // its colours; 0 for all
  u32 tables;  // noise and the tooth of paper
  float tape;  // a worn tape
  float watch;  // a camera that watches
  float wear;  // film that was run often
  float gate;  // whether its round corners are seen
  float roughness;  // its grain, shades
  float leak;  // light that fell in
  float phosphor;  // seen in the dark
  float heat;  // heat instead of light
  float tilt;  // blur beside the band
  float bandAt;  // where the band is, of the height
  float band;  // half its height
  float bulge;  // a round lens
  float rim;  // whether its circle is seen
  float grid;  // a land of light
  float toned;  // whether tones change
  float contrast;
  float duotone;  // how much of its colours are the two
  float darkTint[3];  // colour of what is dark, 0 to 255
  float sunX;  // where the land of light has its sun
  float lightTint[3];  // colour of what is light
  float sunZ;
  float floor;  // height of its ground
  float infra;  // what leaves give back of light that no eye sees
  float doubled;  // how much of a second exposure lies over it
  float panes;  // side of a piece of glass
  float board;  // whether light lines are drawn on a dark board: in `lightTint` on `darkTint`
  float wet;  // rain on a pane before the lens
  float ruled;  // side of the squares that it is ruled in
  float skyTop[3];
  float skyMiddle[3];
  float skyLow[3];
  u32 pad[2];
};
static_assert(sizeof(Style) == 240, "Style");

struct Relight {
  float base[3];  // what is left of the light that it was drawn in
  i32 count;  // of lamps
  float outside[3];  // the same of the sky, and of what lies beyond the walls
  u32 lamps;  // MovingLamp[]
  float wallsFrom[2];  // left and back of a room; where it has none, more than `wallsTo`
  float wallsTo[2];
  float shining;  // light from which on things shine by themselves, and keep it
  u32 pad[3];
};
static_assert(sizeof(Relight) == 64, "Relight");

struct MovingLamp {
  float at[3];
  float reach;  // metres beyond which it is not felt
  float colour[3];  // times the light that things were drawn in
  float size;  // metres: how soft it is from near
  float toward[3];
  float spread;  // cosine of the edge of its cone; -1 shines all around
  float beam;  // how much of it the air shows
  float shades;  // how dark its shadows are
  float flat;  // 1 lights what faces away from it as well
  float falls;  // how much of it falls on things; the rest only shows in the air
  float core;  // cosine from which on its cone has its whole light
  u32 pad[3];
};
static_assert(sizeof(MovingLamp) == 80, "MovingLamp");

struct Particle {
  float at[3];
  float size;  // radius in metres
  float streak[3];  // how far it moves while the shutter is open
  float alpha;
  float colour[3];  // linear; added where glow is 1
  float glow;  // 0 covers what is behind, 1 adds to it
  float shape;  // 0 a soft disc or streak, 1 a ragged puff, 2 a tongue of flame from `at` along `streak`, 3 a puff of fire
  float seed;  // one puff or tongue is not like another
  u32 pad[2];
};
static_assert(sizeof(Particle) == 64, "Particle");

struct SkyColours {
  float zenith[3];
  float seed;
  float middle[3];
  float cover;  // share of the sky under heaps of cloud
  float horizon[3];
  float cirrus;  // thin veils, 0 to 1
  float glow[3];  // around the sun
  float front;  // 1 where a storm stands over the horizon
  float cloudLit[3];
  float frontX;  // toward its middle, across the ground
  float cloudShade[3];
  float frontZ;
};
static_assert(sizeof(SkyColours) == 96, "SkyColours");

struct Skin {
  u32 rest;  // blocks of four vertices: x y z nx ny nz, one vector each
  u32 joints;  // u8 x 4 a vertex
  u32 weights;  // f32 x 4 a vertex
  i32 spare;
};
static_assert(sizeof(Skin) == 16, "Skin");

