/** Tells the processes of a test run where the files of the bundle lie, as an address that ends with a slash; not set where there is none. Not a KINORA_ name: those are settings. */
export const BUNDLE_VARIABLE = 'TEST_BUNDLE_ADDRESS';
