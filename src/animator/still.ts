import { rowsAtOnce, writePng } from './encode/png.ts';
import { hangReferences } from './images/draw-prints.ts';
import { drawPictureStill } from './images/picture-still.ts';
import { addGuidance } from './language/add-guidance.ts';
import { readPrompt } from './language/read-prompt.ts';
import type { Reading } from './language/reading.ts';
import { type Compositor, makeCompositor } from './picture/compositor.ts';
import { developStill, drawStillScene, type Sheet } from './picture/still.ts';
import { planStill } from './plan/plan-still.ts';
import type { ShotPlan } from './plan/shot-plan.ts';

export interface StillRequest {
  readonly prompt: string;
  /** Words that set style, light and mood, and never name a subject; null for none. */
  readonly styleGuidance: string | null;
  /** 0..4294967295; 0 is a seed. */
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Files of given pictures, 0 to 14: upright sRGB JPEG or PNG, of any size. One is kept and worked on, several are shown. */
  readonly pictures: readonly string[];
}

/** Tests only: a smaller picture of the same shape. */
export interface StillDraft {
  readonly width: number;
}

export interface StillOptions {
  /** Written whole; after a failure or an abort nothing is left there. */
  readonly outputFile: string;
  readonly signal: AbortSignal;
  readonly draft: StillDraft | null;
}

export interface StillFacts {
  readonly width: number;
  readonly height: number;
}

const MOST_PICTURES = 14;
const LEAST_PIXELS = 16;

function readRequest({ prompt, styleGuidance }: StillRequest): Reading {
  const reading = readPrompt(prompt, null);
  return styleGuidance === null ? reading : addGuidance(reading, readPrompt(styleGuidance, null));
}

function sizeOf(request: StillRequest, draft: StillDraft | null): StillFacts {
  const { width, height } = request;
  if (draft === null) return { width, height };
  const scaled = (pixels: number): number => Math.max(LEAST_PIXELS, Math.round((pixels * draft.width) / width));
  return { width: scaled(width), height: scaled(height) };
}

/** Lays everything into the compositor's frame, and hands back how it is to be printed. */
async function drawRequest(
  compositor: Compositor,
  request: StillRequest,
  signal: AbortSignal,
): Promise<Pick<ShotPlan, 'grade' | 'light' | 'seed'>> {
  const { seed, pictures } = request;
  const reading = readRequest(request);
  const { plan, closeness } = planStill(reading, seed, compositor.width / compositor.height);
  const [only, ...others] = pictures;
  if (only !== undefined && others.length === 0) {
    return drawPictureStill(compositor, { reading, plan, closeness, file: only, signal });
  }
  const prepareProps = only === undefined ? null : hangReferences(pictures, signal);
  await drawStillScene(compositor, { plan, closeness, prepareProps, signal });
  return plan;
}

/** The finished picture, to be read once from top to bottom. */
export async function drawStill(
  request: StillRequest,
  { signal, draft }: Pick<StillOptions, 'signal' | 'draft'>,
): Promise<Sheet> {
  signal.throwIfAborted();
  if (request.pictures.length > MOST_PICTURES) {
    throw new RangeError(`A still shows at most ${MOST_PICTURES} pictures; got ${request.pictures.length}.`);
  }
  const { width, height } = sizeOf(request, draft);
  const compositor = await makeCompositor(width, height, request.seed);
  const print = await drawRequest(compositor, request, signal);
  return developStill(compositor, print, rowsAtOnce(width, height));
}

/** The same request always gives the same bytes. */
export async function renderStill(request: StillRequest, options: StillOptions): Promise<StillFacts> {
  const sheet = await drawStill(request, options);
  await writePng(options.outputFile, sheet, options.signal);
  return { width: sheet.width, height: sheet.height };
}
