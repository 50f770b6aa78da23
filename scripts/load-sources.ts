/**
 * Loads what most tests load, and ends: whoever loads it after that finds it stripped of its types and compiled (`NODE_COMPILE_CACHE`).
 * The processes of a run all begin at once, with nothing to find, and each took two seconds more for the same work (2026-11).
 */
await import('../src/animator/animator.ts');
await import('../src/animator/still.ts');
await import('../src/animator/trace.ts');
await import('../src/generators/registry.ts');
await import('../test/fixtures/remote-house.ts');
// What a source has opened while it was loaded keeps nobody waiting.
process.exit(0);
