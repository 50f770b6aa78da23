// What the compiler calls by itself, and no library brings.
#pragma once
#include "simd.h"

extern "C" void* memset(void* to, int value, unsigned long count) {
  u8* p = (u8*)to;
  for (unsigned long i = 0; i < count; i++) p[i] = (u8)value;
  return to;
}
extern "C" void* memcpy(void* to, const void* from, unsigned long count) {
  u8* p = (u8*)to;
  const u8* q = (const u8*)from;
  for (unsigned long i = 0; i < count; i++) p[i] = q[i];
  return to;
}
