/** Set by scripts/test.ts where no filter was given. Not a KINORA_ name: those are settings. */
export const IS_WHOLE_RUN = process.env.TEST_WHOLE === '1';
