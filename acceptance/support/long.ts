/** `npm run verify -- acceptance` runs what takes too long for every `npm test`, and everything else with it. */
export const IS_LONG_RUN = process.env.KINORA_TEST_LONG === '1';
