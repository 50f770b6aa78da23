import type { LensRecord } from './layout.ts';

export type StyleField = Parameters<LensRecord<'Style'>['set']>[0];
type Colour = readonly [number, number, number];

/** How a style of the catalogue looks: what is laid over the picture, what the print and the lens change, and how many pictures a second it has. */
export interface Look {
  /** What it is made of. A film has one: of several the first. */
  readonly medium?: keyof typeof MEDIA;
  readonly over?: Readonly<Partial<Record<StyleField, number | Colour>>>;
  /** Factors of the print's own numbers; `lift` is added, `gain` multiplied. */
  readonly print?: {
    readonly saturation?: number;
    readonly exposure?: number;
    readonly bloom?: number;
    readonly vignette?: number;
    readonly grain?: number;
    readonly lift?: Colour;
    readonly gain?: Colour;
  };
  /** Pictures a second. */
  readonly held?: number;
  /** Factors of the camera's own: wider angles for a round lens, more blur for a small world. */
  readonly wider?: number;
  readonly aperture?: number;
  /** What is written over it. */
  readonly writing?: 'tape' | 'watch' | 'night' | 'heat';
}

/** As in `kernel/style.h`. */
export const MEDIA = {
  cel: 1,
  ink: 2,
  pencil: 3,
  comic: 4,
  paper: 5,
  felt: 6,
  knit: 7,
  pixels: 8,
  oil: 9,
  watercolour: 10,
} as const;

const INK: Colour = [24, 20, 26];
const BARE_PRINT = { vignette: 0, grain: 0 } as const;

export const LOOKS: Readonly<Record<string, Look>> = {
  black_and_white: { print: { saturation: 0, grain: 1.6 }, over: { toned: 1, contrast: 0.5 } },
  noir: {
    // Hard, but what is half lit is still seen: faces beside a lamp, a room behind them.
    print: { saturation: 0, exposure: 1.22, vignette: 1.6, grain: 2.2, bloom: 1.5, lift: [-0.004, -0.004, -0.004] },
    over: { toned: 1, contrast: 0.5 },
  },
  // Noir that keeps the colour of its signs.
  neo_noir: {
    print: { saturation: 0.85, exposure: 1.05, vignette: 1.8, grain: 2, bloom: 1.8 },
    over: { toned: 1, contrast: 0.6, darkTint: [-4, 0, 8] },
  },
  vintage: {
    print: { saturation: 0.62, vignette: 1.5, grain: 2.4, gain: [1.12, 1, 0.78] },
    over: { toned: 1, contrast: -0.25, darkTint: [26, 14, 8], lightTint: [8, 2, -22], wear: 0.3, roughness: 5 },
  },
  super_8: {
    print: { saturation: 0.86, vignette: 1.7, grain: 2, bloom: 1.5, gain: [1.12, 1, 0.8] },
    over: {
      toned: 1,
      contrast: 0.35,
      darkTint: [20, 4, 14],
      lightTint: [10, 0, -26],
      wear: 1,
      gate: 1,
      roughness: 15,
      leak: 0.8,
    },
    held: 18,
    aperture: 0.6,
  },
  sixteen_mm: {
    print: { saturation: 0.85, vignette: 1.4, grain: 1.6, bloom: 1.3, gain: [1.05, 1, 0.92] },
    over: {
      toned: 1,
      contrast: 0.3,
      darkTint: [4, 8, 10],
      lightTint: [6, 2, -10],
      wear: 0.35,
      roughness: 10,
      leak: 0.25,
    },
  },
  film_35mm: {
    print: { saturation: 1.02, bloom: 1.35, grain: 1.9, vignette: 1.2 },
    over: { toned: 1, contrast: 0.35, darkTint: [2, 7, 12], lightTint: [8, 3, -8] },
  },
  newsreel: {
    print: { saturation: 0, grain: 2, vignette: 1.9, bloom: 1.5 },
    over: {
      toned: 1,
      contrast: 0.7,
      darkTint: [12, 10, 6],
      lightTint: [6, 2, -12],
      wear: 1.5,
      gate: 0.5,
      roughness: 16,
    },
    held: 18,
  },
  seventies: {
    print: { saturation: 0.8, vignette: 1.3, grain: 1.6, bloom: 1.4, gain: [1.1, 1, 0.82] },
    over: {
      toned: 1,
      contrast: -0.35,
      darkTint: [38, 22, 30],
      lightTint: [6, -4, -24],
      wear: 0.15,
      roughness: 6,
      leak: 1,
    },
  },
  vhs: { over: { tape: 1 }, print: { saturation: 0.95, grain: 1, bloom: 1.3 }, writing: 'tape', aperture: 0.3 },
  cctv: {
    over: { watch: 1, bulge: 0.16 },
    print: { saturation: 0.5, grain: 1, bloom: 0.8, vignette: 1.4 },
    held: 12,
    aperture: 0,
    wider: 1.2,
    writing: 'watch',
  },
  night_vision: {
    over: { phosphor: 1 },
    print: { saturation: 0, exposure: 2.6, bloom: 2.2, vignette: 0.6, grain: 2 },
    aperture: 0.3,
    writing: 'night',
  },
  thermal: { over: { heat: 1 }, print: { saturation: 0, exposure: 0.55, ...BARE_PRINT }, aperture: 0, writing: 'heat' },
  wet_glass: { over: { wet: 1 }, print: { bloom: 1.3 } },
  tilt_shift: {
    over: { tilt: 15, bandAt: 0.56, band: 0.09, toned: 1, contrast: 0.35 },
    print: { saturation: 1.42, exposure: 1.06, grain: 0.3, vignette: 0.8 },
    aperture: 0,
  },
  // A circle as high as the picture: nothing bends but at its edge.
  peephole: { over: { bulge: 0.04, rim: 0.54 }, wider: 1.2, print: { vignette: 1.2 } },
  fisheye: { over: { bulge: 0.5, rim: 1.06 }, wider: 1.6, print: { vignette: 1.6 }, aperture: 0.2 },
  vivid: { print: { saturation: 1.35 }, over: { toned: 1, contrast: 0.3 } },
  pop_art: {
    medium: 'comic',
    over: { dots: 7.5, ink: INK, inkOwn: 1 },
    print: { saturation: 1.3, exposure: 1.1, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  manga: {
    medium: 'comic',
    over: { dots: 6, ink: [16, 14, 18], inkOwn: 0 },
    print: { saturation: 0, exposure: 1.15, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  pastel: {
    print: { saturation: 0.84, exposure: 1.12, vignette: 0.3, bloom: 1.1, lift: [0.014, 0.012, 0.016] },
    over: { toned: 1, contrast: -0.12, darkTint: [18, 13, 22], lightTint: [4, -2, -6] },
  },
  watercolor: {
    medium: 'watercolour',
    print: { saturation: 1.12, exposure: 1.18, bloom: 0.4, ...BARE_PRINT },
    held: 12,
    aperture: 0.3,
  },
  ukiyo_e: {
    medium: 'cel',
    over: {
      levels: 3,
      line: 1.3,
      ink: [30, 38, 66],
      toned: 1,
      contrast: -0.2,
      darkTint: [26, 30, 44],
      lightTint: [6, -4, -44],
    },
    print: { saturation: 0.85, exposure: 1.12, bloom: 0.2, ...BARE_PRINT },
    held: 8,
    aperture: 0,
  },
  impressionism: {
    medium: 'oil',
    over: { strokes: 6, bristle: 13, swirl: 0.35, relief: 0.34, dab: 0.3, patch: 7 },
    print: { saturation: 1.2, exposure: 1.12, ...BARE_PRINT },
    held: 12,
  },
  van_gogh: {
    medium: 'oil',
    over: { strokes: 13, bristle: 8, swirl: 1.2, relief: 0.6, dab: 0.42, patch: 4, toned: 1, contrast: 0.3 },
    print: { saturation: 1.5, vignette: 0.4, grain: 0, gain: [1.04, 1, 1.06] },
    held: 12,
    aperture: 0.2,
  },
  oil_painting: {
    medium: 'oil',
    over: {
      strokes: 7,
      bristle: 6,
      swirl: 0.4,
      relief: 0.42,
      dab: 0.14,
      patch: 4,
      toned: 1,
      contrast: 0.3,
      lightTint: [6, 0, -12],
    },
    print: { saturation: 1.15, grain: 0 },
    held: 12,
  },
  ink: {
    medium: 'ink',
    over: { ink: [20, 20, 24] },
    print: { saturation: 0.9, exposure: 1.25, bloom: 0.3, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  pixel_art: {
    medium: 'pixels',
    over: { pixels: 5, levels: 1 },
    print: { saturation: 1.15, bloom: 0.5, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  // Made of blocks themselves: see craft/craft.ts.
  voxel: {
    over: { toned: 1, contrast: 0.15 },
    print: { saturation: 1.25, exposure: 1.05, ...BARE_PRINT },
    aperture: 0.3,
  },
  bricks: {
    over: { toned: 1, contrast: 0.2 },
    print: { saturation: 1.4, exposure: 1.08, grain: 0.2, vignette: 0.6 },
    held: 12,
    aperture: 1.5,
  },
  cyberpunk: {
    print: { saturation: 1.25, bloom: 2, gain: [1.06, 0.92, 1.2] },
    over: { toned: 1, contrast: 0.55, darkTint: [10, -6, 40], lightTint: [10, -12, 14] },
  },
  synthwave: {
    over: {
      grid: 1,
      ink: [40, 220, 255],
      duotone: 0.62,
      darkTint: [24, 6, 58],
      lightTint: [255, 120, 210],
      skyTop: [22, 8, 54],
      skyMiddle: [150, 24, 140],
      skyLow: [255, 120, 90],
    },
    print: { bloom: 1.8, saturation: 1.1 },
    aperture: 0.3,
  },
  vaporwave: {
    over: {
      grid: 1,
      ink: [255, 120, 230],
      duotone: 0.5,
      darkTint: [60, 40, 130],
      lightTint: [255, 214, 240],
      skyTop: [90, 120, 230],
      skyMiddle: [190, 140, 240],
      skyLow: [255, 176, 214],
      tape: 0.35,
    },
    print: { bloom: 1.5, saturation: 1.1, exposure: 1.1 },
    aperture: 0.3,
  },
  neon: {
    print: { saturation: 1.4, bloom: 2.2 },
    over: { toned: 1, contrast: 0.4, darkTint: [4, -4, 18] },
  },
  steampunk: {
    print: { saturation: 0.75, gain: [1.14, 0.98, 0.72], vignette: 1.8, grain: 1.4 },
    over: { toned: 1, contrast: 0.3, darkTint: [14, 6, -6], lightTint: [10, 0, -30] },
  },
  surrealism: { print: { saturation: 1.15, bloom: 1.6, gain: [1.05, 0.98, 1.08] } },
  dreamy: {
    print: { saturation: 1.08, exposure: 1.08, bloom: 3, vignette: 0.3, gain: [1.04, 1, 1.03] },
    over: { toned: 1, contrast: -0.1, darkTint: [16, 6, 26], lightTint: [8, 2, 4] },
    aperture: 1.6,
  },
  anime: {
    medium: 'cel',
    over: { levels: 4, line: 0.9, inkOwn: 0.55, ink: INK },
    print: { saturation: 1.22, exposure: 1.05, bloom: 1.3, grain: 0, vignette: 0.2 },
    held: 12,
    aperture: 0.4,
  },
  cartoon: {
    medium: 'cel',
    over: { levels: 3, line: 2, inkOwn: 0.1, ink: INK },
    print: { saturation: 1.4, exposure: 1.06, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  animation: { print: { saturation: 1.15, grain: 0.2, bloom: 1.2 }, over: { toned: 1, contrast: 0.15 } },
  storybook: {
    medium: 'watercolour',
    print: { saturation: 1.2, exposure: 1.1, bloom: 0.6, gain: [1.05, 1, 0.93], ...BARE_PRINT },
    held: 12,
    aperture: 0.3,
  },
  // Of clay themselves: see craft/craft.ts.
  claymation: {
    over: { toned: 1, contrast: 0.2, lightTint: [6, 2, -6] },
    print: { saturation: 1.2, exposure: 1.05, grain: 0.4, vignette: 1.3 },
    held: 12,
    aperture: 1.9,
  },
  stop_motion: {
    over: { toned: 1, contrast: 0.25, lightTint: [6, 2, -8] },
    print: { saturation: 1.08, grain: 0.8, vignette: 1.5 },
    held: 12,
    aperture: 1.9,
  },
  felt: { medium: 'felt', print: { saturation: 1.08, exposure: 1.2, grain: 0.2, bloom: 0.5 }, held: 12, aperture: 1.6 },
  knitted: {
    medium: 'knit',
    print: { saturation: 1.08, exposure: 1.15, grain: 0.2, bloom: 0.5 },
    held: 12,
    aperture: 1.4,
  },
  paper: {
    medium: 'paper',
    print: { saturation: 1.05, exposure: 1.08, bloom: 0.3, grain: 0, vignette: 0.4 },
    held: 12,
    aperture: 0.3,
  },
  sketch: {
    medium: 'pencil',
    print: { saturation: 1, exposure: 1.12, bloom: 0.3, ...BARE_PRINT },
    held: 8,
    aperture: 0,
  },
  colored_pencil: {
    medium: 'pencil',
    over: { inkOwn: 1 },
    print: { saturation: 1.1, exposure: 1.1, bloom: 0.3, ...BARE_PRINT },
    held: 8,
    aperture: 0,
  },
  chalk: {
    medium: 'pencil',
    over: { inkOwn: 0.8, board: 1, darkTint: [34, 46, 42], lightTint: [240, 240, 232] },
    print: { saturation: 1.1, exposure: 1.1, bloom: 0.3, ...BARE_PRINT },
    held: 8,
    aperture: 0,
  },
  blueprint: {
    medium: 'pencil',
    over: { inkOwn: 0, board: 1, ruled: 40, darkTint: [18, 58, 138], lightTint: [228, 240, 255] },
    print: { saturation: 0, exposure: 1.25, bloom: 0.2, ...BARE_PRINT },
    held: 12,
    aperture: 0,
  },
  stained_glass: {
    over: { panes: 34, toned: 1, contrast: 0.35 },
    print: { saturation: 1.3, exposure: 1.2, bloom: 1.4, ...BARE_PRINT },
    held: 8,
    aperture: 0,
  },
  infrared: { over: { infra: 1, roughness: 6, wear: 0.05 }, print: { bloom: 2.2, grain: 1.6, vignette: 1.3 } },
  double_exposure: {
    over: { doubled: 1, toned: 1, contrast: 0.6, darkTint: [2, 2, 12], lightTint: [6, 2, -4] },
    print: { saturation: 0.72, bloom: 1.4 },
  },
  // Folded itself: see craft/craft.ts.
  origami: {
    over: { toned: 1, contrast: 0.1 },
    print: { saturation: 1.1, exposure: 1.1, ...BARE_PRINT },
    held: 12,
    aperture: 0.6,
  },
  // Whom one sees against the light is dark: the stage sees to that.
  silhouette: { print: { saturation: 1.2, grain: 0.5 }, over: { toned: 1, contrast: 0.5 } },
  low_poly: {
    over: { toned: 1, contrast: 0.15 },
    print: { saturation: 1.25, exposure: 1.05, ...BARE_PRINT },
    aperture: 0.3,
  },
  art_deco: {
    medium: 'cel',
    over: {
      levels: 3,
      line: 1.2,
      ink: [40, 30, 20],
      toned: 1,
      contrast: 0.3,
      darkTint: [10, 10, 24],
      lightTint: [10, 0, -50],
    },
    print: { saturation: 0.7, grain: 0 },
  },
  cubism: {
    medium: 'oil',
    over: { strokes: 20, bristle: 26, swirl: 0.2, relief: 0.4, dab: 0.4, patch: 12, toned: 1, contrast: 0.4 },
    print: { saturation: 0.9, grain: 0 },
    held: 8,
  },
  minimalist: {
    medium: 'cel',
    over: { levels: 4 },
    print: { saturation: 0.85, exposure: 1.15, ...BARE_PRINT },
  },
  documentary: {
    print: { saturation: 0.9, bloom: 0.8, grain: 1.3 },
    over: { toned: 1, contrast: 0.2, darkTint: [0, 3, 6], lightTint: [2, 0, -4] },
    aperture: 0.7,
  },
  moody: {
    print: { saturation: 0.72, exposure: 0.85, vignette: 1.8, grain: 1.4, gain: [0.94, 1, 1.08] },
    over: { toned: 1, contrast: 0.5, darkTint: [-2, 4, 12], lightTint: [4, 0, -8] },
  },
  // Less colour, and no less dark where it is dark: pastel is pale.
  muted: {
    print: { saturation: 0.58 },
    over: { toned: 1, contrast: 0.15 },
  },
  low_key: {
    print: { exposure: 0.86, vignette: 2, saturation: 0.92 },
    over: { toned: 1, contrast: 0.5 },
  },
  high_key: {
    print: { exposure: 1.6, vignette: 0, saturation: 0.9, bloom: 1.6, grain: 0.3 },
    over: { toned: 1, contrast: -0.2, darkTint: [26, 26, 28], lightTint: [8, 8, 8] },
  },
  gritty: {
    print: { saturation: 0.62, exposure: 1.32, vignette: 1.2, grain: 2, gain: [1, 1, 0.96] },
    over: { toned: 1, contrast: 0.36, darkTint: [6, 9, 10], lightTint: [6, 4, -8], wear: 0.12, roughness: 8 },
  },
  teal_orange: {
    print: { saturation: 1.12 },
    over: { toned: 1, contrast: 0.45, darkTint: [-14, 8, 26], lightTint: [18, 2, -26] },
  },
};
