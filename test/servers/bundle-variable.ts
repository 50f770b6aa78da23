/** Tells the processes of a test run where the files of the bundle lie, as an address that ends with a slash; not set where there is none. */
export const BUNDLE_VARIABLE = 'KINORA_TEST_BUNDLE';
