/** `npm run verify -- acceptance` runs what takes too long for every `npm test`, and everything else with it. Not a KINORA_ name: those are settings. */
export const IS_LONG_RUN = process.env.TEST_LONG === '1';
