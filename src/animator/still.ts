import type { ImageOutput } from '../core/image-output.ts';
import { ownLexicon } from './catalogue/lexicon.ts';
import type { Script } from './director/script.ts';
import { directReading } from './director/write-script.ts';
import { rowsAtOnce, writePng } from './encode/png.ts';
import { writePicture } from './encode/write-picture.ts';
import { decodePicture } from './images/decode-picture.ts';
import { hangReferences } from './images/draw-prints.ts';
import { drawMaskedStill } from './images/masked-still.ts';
import { drawPictureStill } from './images/picture-still.ts';
import { addGuidance } from './language/add-guidance.ts';
import { readPrompt } from './language/read-prompt.ts';
import { type Compositor, makeCompositor } from './picture/compositor.ts';
import { NEUTRAL_GRADE } from './picture/print.ts';
import {
  copyFrame,
  developStill,
  drawStillScene,
  type RgbPicture,
  readSheet,
  type Sheet,
  type WatchStill,
} from './picture/still.ts';
import { briefFromScript } from './plan/from-script.ts';
import { planStill } from './plan/plan-still.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import { drawStagedStill } from './staged-still.ts';
import { stageScript } from './staging.ts';

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
  /** File of a mask of the first picture: white where it may change, black where it stays. Null: all of it may. */
  readonly mask: string | null;
  readonly output: ImageOutput;
  /** How many pictures of the making are wanted. */
  readonly partials: number;
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
  /** A picture of the making lies in this file, which is the caller's from now on. */
  readonly onPartial?: (index: number, file: string) => void;
}

export interface StillFacts {
  readonly width: number;
  readonly height: number;
}

const MOST_PICTURES = 14;
const LEAST_PIXELS = 16;

/** Of a still's script nothing takes time. */
const STILL_SECONDS = 1;

function readRequest({ prompt, styleGuidance }: StillRequest): Script {
  const own = readPrompt(prompt, null);
  const reading = styleGuidance === null ? own : addGuidance(own, readPrompt(styleGuidance, null));
  return directReading(reading, STILL_SECONDS, ownLexicon());
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
  { signal, watch }: { readonly signal: AbortSignal; readonly watch: WatchStill },
): Promise<Pick<ShotPlan, 'grade' | 'light' | 'seed'>> {
  const { seed, pictures } = request;
  const script = readRequest(request);
  const stage = pictures.length === 0 ? stageScript(script, seed, compositor.width / compositor.height) : null;
  const brief = briefFromScript(script);
  const { plan, closeness } = planStill(brief, seed, compositor.width / compositor.height);
  if (stage !== null) {
    await drawStagedStill(compositor, stage, { signal, watch, partials: request.partials });
    return { grade: NEUTRAL_GRADE, light: plan.light, seed };
  }
  const [only, ...others] = pictures;
  if (only !== undefined && others.length === 0) {
    const picture = await decodePicture(only, 'input picture', signal);
    return drawPictureStill(compositor, { brief, plan, closeness, picture, signal, watch });
  }
  const prepareProps = only === undefined ? null : hangReferences(pictures, signal);
  await drawStillScene(compositor, { plan, closeness, prepareProps, signal, watch });
  return plan;
}

type Partials = (share: number, look: () => RgbPicture) => Promise<void>;

/** Writes the next of the wanted pictures as soon as enough of the still is done. */
function makePartials({ partials, output }: StillRequest, options: StillOptions): Partials {
  let next = 0;
  return async (share, look) => {
    if (options.onPartial === undefined || next >= partials || share < (next + 1) / (partials + 1)) return;
    const file = `${options.outputFile}.partial-${next}`;
    await writePicture(file, look(), output, options.signal);
    options.onPartial(next, file);
    next += 1;
  };
}

const UNWATCHED: Partials = async () => undefined;

/** The finished picture, to be read once from top to bottom. */
export async function drawStill(
  request: StillRequest,
  { signal, draft }: Pick<StillOptions, 'signal' | 'draft'>,
  partials: Partials = UNWATCHED,
): Promise<Sheet> {
  signal.throwIfAborted();
  if (request.pictures.length > MOST_PICTURES) {
    throw new RangeError(`A still shows at most ${MOST_PICTURES} pictures; got ${request.pictures.length}.`);
  }
  const { width, height } = sizeOf(request, draft);
  const compositor = await makeCompositor(width, height, request.seed);
  const watch: WatchStill = (share) => partials(share, () => copyFrame(compositor));
  const print = await drawRequest(compositor, request, { signal, watch });
  return developStill(compositor, print, rowsAtOnce(width, height));
}

/** The same request always gives the same bytes. */
export async function renderStill(request: StillRequest, options: StillOptions): Promise<StillFacts> {
  const { outputFile, signal, draft } = options;
  const { output, mask } = request;
  const watch = makePartials(request, options);
  const [picture] = request.pictures;
  if (mask !== null && picture !== undefined) {
    const { seed } = request;
    const wish = {
      brief: briefFromScript(readRequest(request)),
      seed,
      ...sizeOf(request, draft),
      picture,
      mask,
      signal,
      watch,
    };
    const masked = await drawMaskedStill(wish);
    await writePicture(outputFile, masked, output, signal);
    return { width: masked.width, height: masked.height };
  }
  const sheet = await drawStill(request, options, watch);
  const { width, height } = sheet;
  if (output.format === 'png') await writePng(outputFile, sheet, signal);
  else await writePicture(outputFile, readSheet(sheet, rowsAtOnce(width, height)), output, signal);
  return { width, height };
}
