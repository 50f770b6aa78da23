/** The package has no types; these are the parts that the tests use. */
declare module '@20minutes/s3rver' {
  export type S3rverMiddleware = (
    context: { path: string; headers: Record<string, string | undefined> },
    next: () => Promise<void>,
  ) => Promise<void>;
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      resetOnClose: boolean;
      configureBuckets: { name: string }[];
    });
    readonly middleware: S3rverMiddleware[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
