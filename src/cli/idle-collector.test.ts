import { describe, expect, it } from 'vitest';
import { makeIdleCollector } from './idle-collector.ts';

const MB = 1024 * 1024;

function aProcess() {
  const state = { residentBytes: 100 * MB, busySeconds: 0, collections: 0, live: 100 * MB };
  const look = makeIdleCollector({
    residentBytes: () => state.residentBytes,
    busySeconds: () => state.busySeconds,
    collect() {
      state.collections += 1;
      state.residentBytes = state.live;
    },
  });
  return { state, look };
}

describe('the collector of an idle process', () => {
  it('collects once after much memory was taken, and not before the work is over', () => {
    const { state, look } = aProcess();
    state.residentBytes = 400 * MB;
    state.busySeconds = 5;
    look();
    expect(state.collections).toBe(0);
    look();
    look();
    expect(state).toMatchObject({ collections: 1, residentBytes: 100 * MB });
  });

  it('does not collect again and again what is needed', () => {
    const { state, look } = aProcess();
    state.residentBytes = 300 * MB;
    state.live = 280 * MB;
    for (let round = 0; round < 5; round += 1) look();
    expect(state.collections).toBe(1);
  });

  it('measures from the lowest it has seen since', () => {
    const { state, look } = aProcess();
    state.residentBytes = 300 * MB;
    state.live = 280 * MB;
    look();
    // The system takes back later what was let go of.
    state.residentBytes = 110 * MB;
    look();
    state.residentBytes = 150 * MB;
    look();
    expect(state.collections).toBe(2);
  });

  it('leaves a process alone that grew by little', () => {
    const { state, look } = aProcess();
    state.residentBytes = 120 * MB;
    look();
    expect(state.collections).toBe(0);
  });
});
