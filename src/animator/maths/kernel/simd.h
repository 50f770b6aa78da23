// Four floats at a time, and the few functions the lens needs of them. Approximations carry their largest error.
#pragma once
#include <wasm_simd128.h>

typedef unsigned int u32;
typedef unsigned char u8;
typedef unsigned short u16;
typedef int i32;
typedef unsigned long long u64;
typedef float f4 __attribute__((vector_size(16)));
typedef i32 i4 __attribute__((vector_size(16)));
typedef u32 u4 __attribute__((vector_size(16)));

#define EXPORT extern "C" __attribute__((visibility("default")))
#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))

INLINE f4 all(float x) { return (f4){x, x, x, x}; }
// A constant in every lane, read from memory: as a part of the code V8 makes it anew by three instructions wherever it is used.
template <u32 BITS> struct Constant { static f4 value; };
template <u32 BITS> f4 Constant<BITS>::value = {__builtin_bit_cast(float, BITS), __builtin_bit_cast(float, BITS), __builtin_bit_cast(float, BITS), __builtin_bit_cast(float, BITS)};
#define EVERY(x) (Constant<__builtin_bit_cast(u32, (float)(x))>::value)
// The relaxed ones are one instruction everywhere; those that agree on what is no number are seven on x86.
INLINE f4 least(f4 a, f4 b) { return (f4)wasm_f32x4_relaxed_min((v128_t)a, (v128_t)b); }
INLINE f4 most(f4 a, f4 b) { return (f4)wasm_f32x4_relaxed_max((v128_t)a, (v128_t)b); }
INLINE f4 magnitude(f4 a) { return (f4)wasm_f32x4_abs((v128_t)a); }
INLINE f4 root(f4 a) { return (f4)wasm_f32x4_sqrt((v128_t)a); }
INLINE f4 floor4(f4 a) { return (f4)wasm_f32x4_floor((v128_t)a); }
INLINE f4 nearest4(f4 a) { return (f4)wasm_f32x4_nearest((v128_t)a); }
// Only of what fits: beyond 2 to the 31 machines differ.
INLINE i4 toInt(f4 a) { return (i4)wasm_i32x4_relaxed_trunc_f32x4((v128_t)a); }
INLINE i32 toInt(float a) { return toInt(all(a))[0]; }
INLINE f4 toFloat(i4 a) { return (f4)wasm_f32x4_convert_i32x4((v128_t)a); }
INLINE f4 choose(i4 mask, f4 a, f4 b) { return (f4)wasm_i32x4_relaxed_laneselect((v128_t)a, (v128_t)b, (v128_t)mask); }
INLINE f4 clamp01(f4 a) { return least(most(a, all(0)), EVERY(1)); }
INLINE f4 blend(f4 a, f4 b, f4 t) { return a + (b - a) * t; }
// a * b + c in one instruction where there is one: what it rounds differs from machine to machine, so only where a last bit is not seen.
INLINE f4 fused(f4 a, f4 b, f4 c) { return (f4)wasm_f32x4_relaxed_madd((v128_t)a, (v128_t)b, (v128_t)c); }
// c - a * b.
INLINE f4 fusedMinus(f4 a, f4 b, f4 c) { return (f4)wasm_f32x4_relaxed_nmadd((v128_t)a, (v128_t)b, (v128_t)c); }
INLINE bool any(i4 mask) { return wasm_v128_any_true((v128_t)mask); }

// 1 / x, 2e-6 of x.
INLINE f4 inverse(f4 x) {
  f4 y = (f4)(0x7EF311C3 - (i4)x);
  y = y * (EVERY(2.f) - x * y);
  return y * (EVERY(2.f) - x * y);
}
INLINE f4 fusedInverse(f4 x) {
  f4 y = (f4)(0x7EF311C3 - (i4)x);
  y = y * fusedMinus(x, y, EVERY(2.f));
  return y * fusedMinus(x, y, EVERY(2.f));
}
// 1 / sqrt(x), 2e-3 of x after one step: enough for light.
INLINE f4 inverseRoot(f4 x) {
  f4 y = (f4)(0x5f3759df - ((i4)x >> 1));
  return y * fusedMinus(EVERY(0.5f) * x * y, y, EVERY(1.5f));
}
// 2 to the x, 2e-3 of it.
INLINE f4 power2(f4 x) {
  x = least(most(x, EVERY(-120.f)), EVERY(120.f));
  f4 whole = floor4(x);
  f4 part = x - whole;
  f4 mantissa = fused(part, fused(part, fused(part, EVERY(0.0782f), EVERY(0.2262f)), EVERY(0.6951f)), EVERY(1.f));
  return (f4)((toInt(whole) + 127) << 23) * mantissa;
}
INLINE f4 exponential(f4 x) { return power2(x * EVERY(1.442695f)); }
// Sine of t turns, 1e-3.
INLINE f4 sineOfTurns(f4 t) {
  t = t - nearest4(t);
  f4 y = t * (EVERY(8.f) - EVERY(16.f) * magnitude(t));
  return y * (EVERY(0.775f) + EVERY(0.225f) * magnitude(y));
}

INLINE float magnitude(float x) { return __builtin_fabsf(x); }
INLINE float least(float a, float b) { return a < b ? a : b; }
INLINE float most(float a, float b) { return a > b ? a : b; }
INLINE float clamp01(float a) { return a < 0 ? 0 : a > 1 ? 1 : a; }
INLINE float root(float a) { return __builtin_sqrtf(a); }
INLINE float sineOfTurns(float t) {
  t = t - __builtin_rintf(t);
  float y = t * (8.f - 16.f * magnitude(t));
  return y * (0.775f + 0.225f * magnitude(y));
}
INLINE float smoothStep(float from, float to, float x) {
  float t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}
INLINE float exponential(float x) { return exponential(all(x))[0]; }

#define ZIP_LOW(a, b) __builtin_shufflevector(a, b, 0, 4, 1, 5)
#define ZIP_HIGH(a, b) __builtin_shufflevector(a, b, 2, 6, 3, 7)
// The same of eight words; and the bytes of both halves in turn. V8 knows these as one instruction of ARM, other orders it looks up in a table that it makes anew, twelve
// instructions, wherever it is used.
#define ZIP_WORDS_LOW(a, b) wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define ZIP_WORDS_HIGH(a, b) wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
INLINE v128_t zipHalves(v128_t a) {
  v128_t b = wasm_i64x2_shuffle(a, a, 1, 0);
  return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
// Rows become columns.
#define TRANSPOSE(a, b, c, d)                                                        \
  {                                                                                  \
    f4 t0 = ZIP_LOW(a, c), t1 = ZIP_HIGH(a, c), t2 = ZIP_LOW(b, d), t3 = ZIP_HIGH(b, d); \
    a = ZIP_LOW(t0, t2);                                                             \
    b = ZIP_HIGH(t0, t2);                                                            \
    c = ZIP_LOW(t1, t3);                                                             \
    d = ZIP_HIGH(t1, t3);                                                            \
  }
#define LANE(v, k) __builtin_shufflevector(v, v, k, k, k, k)

// Four bytes of one word as floats.
INLINE f4 bytesToFloats(u32 word) {
  v128_t v = wasm_i32x4_splat((int)word);
  v = wasm_u16x8_extend_low_u8x16(v);
  return (f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(v));
}
// Four floats, 0 to 255, as the bytes of one word, in every lane.
INLINE u4 floatsToBytes(f4 c) {
  v128_t q = (v128_t)toInt(c);
  q = wasm_i16x8_narrow_i32x4(q, q);
  return (u4)wasm_u8x16_narrow_i16x8(q, q);
}

// Light without bound as a code from 0 to 1: sqrt(c / (1 + c)). Eight bits of it, dithered, show no steps.
INLINE f4 encode(f4 c) {
  c = most(c, all(1e-6f));
  return c * inverseRoot(fused(c, c, c));
}
INLINE f4 decode(f4 s) {
  f4 q = s * s;
  return q * fusedInverse(most(EVERY(1) - q, EVERY(0.06f)));
}
