/** The compiled kernels by their own names and in their own order; see `kernels/*.as.ts` for what each argument means. */
export interface Kernels {
  blit(
    dst: number,
    dw: number,
    y0: number,
    y1: number,
    src: number,
    sw: number,
    sh: number,
    sx0: number,
    sy0: number,
    step: number,
    stepY: number,
    shear: number,
    spans: number,
    row: number,
    blend: number,
    alpha: number,
  ): void;
  sprite(
    dst: number,
    dw: number,
    dh: number,
    src: number,
    sw: number,
    sh: number,
    bx0: number,
    by0: number,
    bx1: number,
    by1: number,
    u0: number,
    v0: number,
    ux: number,
    vx: number,
    uy: number,
    vy: number,
    blend: number,
    alpha: number,
  ): void;
  disc(
    dst: number,
    dw: number,
    dh: number,
    cx: number,
    cy: number,
    radius: number,
    soft: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
    blend: number,
  ): void;
  resample(
    dst: number,
    dw: number,
    dh: number,
    src: number,
    sw: number,
    rows: number,
    weights: number,
    line: number,
  ): void;
  dissolve(dst: number, other: number, mask: number, count: number, level: number, softness: number): void;
  water(
    frame: number,
    fw: number,
    fh: number,
    out: number,
    ow: number,
    oh: number,
    noise: number,
    shore: number,
    p: number,
  ): void;
  globe(
    out: number,
    count: number,
    map: number,
    surface: number,
    clouds: number,
    tw: number,
    th: number,
    turn: number,
    cloudTurn: number,
    rimR: number,
    rimG: number,
    rimB: number,
  ): void;
  highlights(
    src: number,
    sw: number,
    dst: number,
    dw: number,
    dh: number,
    block: number,
    threshold: number,
    strength: number,
  ): void;
  findSpans(src: number, w: number, h: number, spans: number): void;
  boxBlur(src: number, w: number, h: number, radius: number, passes: number, line: number): void;
  toI420(
    rgba: number,
    w: number,
    h: number,
    out: number,
    columns: number,
    rows: number,
    grain: number,
    gx: number,
    gy: number,
    amount: number,
    saturation: number,
  ): void;
  toRgb(
    rgba: number,
    w: number,
    y0: number,
    y1: number,
    out: number,
    columns: number,
    rows: number,
    grain: number,
    gx: number,
    gy: number,
    amount: number,
    saturation: number,
  ): void;
  relight(rgba: number, w: number, h: number, rows: number): void;
  filterRows(src: number, bytes: number, count: number, out: number): void;
  adler32(src: number, bytes: number, state: number): number;
}

const KERNEL_NAMES = [
  'blit',
  'sprite',
  'disc',
  'resample',
  'dissolve',
  'water',
  'globe',
  'highlights',
  'findSpans',
  'boxBlur',
  'toI420',
  'toRgb',
  'relight',
  'filterRows',
  'adler32',
] as const satisfies readonly (keyof Kernels)[];

export function isKernels(exported: object): exported is Kernels {
  return KERNEL_NAMES.every((name) => name in exported);
}
