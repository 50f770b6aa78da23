/** Set by scripts/test.ts where no filter was given. Not a KINORA_ name: those are settings. */
export const IS_WHOLE_RUN = process.env.TEST_WHOLE === '1';

/** Set by scripts/test.ts for files that ask nobody: those of the animator, beside all others. */
export const IS_WITHOUT_SERVERS = process.env.TEST_WITHOUT_SERVERS === '1';
