/** `npm run verify -- acceptance` runs what takes too long for every `npm test`, and everything else with it. Not a KINORA_ name: those are settings. */
export const IS_LONG_RUN = process.env.TEST_LONG === '1';

/**
 * A span that a promise names, in milliseconds. On a machine that is busy with other things every process may be kept waiting at any
 * point, so that `npm test` only tells it from a wait for something that never comes; `npm run verify -- acceptance` keeps to it.
 */
export const allowFor = (milliseconds: number): number => (IS_LONG_RUN ? milliseconds : milliseconds + 120_000);
