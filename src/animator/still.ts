import type { ImageOutput } from '../core/image-output.ts';
import { ownLexicon } from './catalogue/lexicon.ts';
import { directReading } from './director/direct-reading.ts';
import type { Script } from './director/script.ts';
import { rowsAtOnce, writePng } from './encode/png.ts';
import { writePicture } from './encode/write-picture.ts';
import { castPictures } from './images/cast-pictures.ts';
import { isBorne } from './images/cast-references.ts';
import { decodePicture, type GivenPicture } from './images/decode-picture.ts';
import { isCutByFrame, plainBackground, readPlainBackground, replaceBackground } from './images/edit/background.ts';
import { addsToIt, bringAdded } from './images/edit/bring-added.ts';
import { drawMaskedStill } from './images/edit/masked-still.ts';
import { pictureOf, toRgba } from './images/edit/pieces.ts';
import { drawReplaced, readReplacement } from './images/edit/replacement.ts';
import { readSteps } from './images/edit/steps.ts';
import { plainEditWords } from './images/edit/words.ts';
import { faceCamera } from './images/face-camera.ts';
import { lineUp } from './images/line-up.ts';
import { glanceAt, lookAt } from './images/look-at.ts';
import type { Picture } from './images/pixels/resize.ts';
import { isKnown } from './images/plate/comers.ts';
import { drawPlateStill, type PlateStill } from './images/plate/still.ts';
import { readReferences } from './images/read-references.ts';
import { bodiesWith } from './images/reference-bodies.ts';
import { setTable } from './images/set-table.ts';
import type { LookAt } from './images/subject/subject.ts';
import { addGuidance } from './language/add-guidance.ts';
import { readPrompt } from './language/read-prompt.ts';
import { copyDrawn, type Drawn, makeSheet } from './lens/drawn.ts';
import type { WatchStill } from './lens/unveil.ts';
import { drawStagedStill, type StagedStill } from './staged-still.ts';
import { beforeBackdrop, sketchScript, stageScript } from './staging.ts';
import { openWorkshop } from './workshop.ts';

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

/** Tests only: a smaller picture of the same shape, or one of the same size that is drawn of few pixels before a bare backdrop, without the nets. */
export type StillDraft = { readonly width: number } | 'coarse';

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

function readRequest({ prompt, styleGuidance, pictures }: StillRequest): Script {
  const own = readPrompt(pictures.length === 0 ? prompt : plainEditWords(prompt), null);
  const reading = styleGuidance === null ? own : addGuidance(own, readPrompt(styleGuidance, null));
  return directReading(reading, STILL_SECONDS, ownLexicon());
}

function sizeOf(request: StillRequest, draft: StillDraft | null): StillFacts {
  const { width, height } = request;
  if (draft === null || draft === 'coarse') return { width, height };
  const scaled = (pixels: number): number => Math.max(LEAST_PIXELS, Math.round((pixels * draft.width) / width));
  return { width: scaled(width), height: scaled(height) };
}

/** Several pictures come together on one stage: whoever they show plays the roles of the prompt. */
async function composeStill(
  request: StillRequest,
  pictures: readonly GivenPicture[],
  size: StillFacts,
  order: Looking,
): Promise<Drawn> {
  const words = readReferences(request.prompt, pictures.length);
  const written = readRequest({ ...request, prompt: words.prompt });
  const place = pictures[words.place?.number ?? -1];
  const { look, signal } = order;
  const lit = place === undefined ? inDaylight(written) : written;
  const { script, cast, cutOuts } = await castPictures(pictures, { script: lit, words, look, signal });
  const { bodyOf: ownBodyOf, kernel } = openWorkshop();
  const bodyOf = bodiesWith(cutOuts, ownBodyOf);
  if (place !== undefined) {
    const picture = await decodePicture(place, 'input picture', order.signal);
    const { seed } = request;
    return drawPlateStill({ script, seed, picture, size, fills: null, guests: cast, bodyOf, kernel, ...order });
  }
  const stage = faceCamera(stageScript(script, request.seed, size.width / size.height, { bodyOf, cast }));
  return drawStagedStill({ stage: setTable(lineUp(stage, bodyOf), bodyOf), size, bodyOf, ...order });
}

/** What is given is to be seen: in the light of day, unless another is said. */
const inDaylight = (script: Script): Script =>
  script.set.said.includes('time') ? script : { ...script, set: { ...script.set, time: 'day' } };

/** The place of a script without whoever a picture brings to it. */
function drawAround(script: Script, { seed, prompt }: StillRequest, size: StillFacts, order: Looking): Promise<Drawn> {
  const { bodyOf } = openWorkshop();
  const empty = { ...inDaylight(script), cast: script.cast.filter((role) => !isKnown(role, prompt)), beats: [] };
  const stage = stageScript(empty, seed, size.width / size.height);
  return drawStagedStill({ stage, size, bodyOf, ...order });
}

const TAKES =
  /^\W*(?:please\s+)?(?:put|place|move|set|bring|send|teleport|transport)\b[^.]{0,120}\b(?:on|onto|in|into|at|to|under|by|before)\b|\b(?:replace|change|swap)\b[^.]{0,120}\bback(?:ground|drop)\b/i;

/** "Put the cat on a beach": whoever the picture shows is wanted elsewhere, and not its background; "put a castle on the hill" leaves it where it is. */
const takesElsewhere = ({ prompt, set }: Script): boolean => set.stated && TAKES.test(prompt) && !addsToIt(prompt);

type Looking = Pick<StagedStill, 'partials' | 'coarse' | 'signal' | 'watch'> & Pick<PlateStill, 'look'>;

/** Each wish works on what the one before it left of the picture. */
async function editStill(request: StillRequest, file: string, size: StillFacts, order: Looking): Promise<Drawn> {
  const steps = readSteps(request.prompt);
  let picture: Picture = await decodePicture(file, 'input picture', order.signal);
  for (const prompt of steps.slice(0, -1)) {
    const done = await editOnce({ ...request, prompt }, picture, size, { ...order, partials: 0 });
    picture = pictureOf(toRgba(copyDrawn(done)));
  }
  return editOnce({ ...request, prompt: steps.at(-1) ?? request.prompt }, picture, size, order);
}

async function editOnce(request: StillRequest, picture: Picture, size: StillFacts, order: Looking): Promise<Drawn> {
  const script = bringAdded(readRequest(request));
  const { seed } = request;
  const { bodyOf, kernel } = openWorkshop();
  const plain = readPlainBackground(script.prompt);
  // A studio's light is even: who stands in it stays as lit as before.
  if (plain !== null) return replaceBackground(picture, plainBackground(size, plain), order.look, 0);
  if (TAKES.test(request.prompt) && isBorne(script)) return composeStill(request, [picture], size, order);
  if (takesElsewhere(script))
    return isCutByFrame(picture, order.look)
      ? replaceBackground(picture, await drawAround(script, request, size, order), order.look)
      : composeStill(request, [picture], size, order);
  const replacement = readReplacement(request.prompt);
  const plate = { script, seed, picture, size, bodyOf, kernel, ...order };
  return replacement === null ? drawPlateStill({ ...plate, fills: null }) : drawReplaced(plate, replacement);
}

async function drawRequest(request: StillRequest, size: StillFacts, order: Looking): Promise<Drawn> {
  const { seed, pictures } = request;
  const [only, ...others] = pictures;
  if (others.length > 0) return composeStill(request, pictures, size, order);
  if (only !== undefined) return editStill(request, only, size, order);
  const script = readRequest(request);
  const { bodyOf } = openWorkshop();
  const shape = size.width / size.height;
  const stage = order.coarse ? sketchScript(beforeBackdrop(script), seed, shape) : stageScript(script, seed, shape);
  return drawStagedStill({ stage, size, bodyOf, ...order });
}

/** Writes the next of the wanted pictures as soon as enough of the still is done. */
function makePartials({ partials, output }: StillRequest, options: StillOptions): WatchStill {
  let next = 0;
  return async (share, look) => {
    if (options.onPartial === undefined || next >= partials || share < (next + 1) / (partials + 1)) return;
    const file = `${options.outputFile}.partial-${next}`;
    await writePicture(file, look(), output, options.signal);
    options.onPartial(next, file);
    next += 1;
  };
}

const lookOf = (draft: StillDraft | null): LookAt => (draft === 'coarse' ? glanceAt : lookAt);

const UNWATCHED: WatchStill = async () => undefined;

/** The finished picture. */
export async function drawStill(
  request: StillRequest,
  { signal, draft }: Pick<StillOptions, 'signal' | 'draft'>,
  watch: WatchStill = UNWATCHED,
): Promise<Drawn> {
  signal.throwIfAborted();
  if (request.pictures.length > MOST_PICTURES) {
    throw new RangeError(`A still shows at most ${MOST_PICTURES} pictures; got ${request.pictures.length}.`);
  }
  const looking = { partials: request.partials, coarse: draft === 'coarse', look: lookOf(draft), signal, watch };
  return drawRequest(request, sizeOf(request, draft), looking);
}

/** The same request always gives the same bytes. */
export async function renderStill(request: StillRequest, options: StillOptions): Promise<StillFacts> {
  const { outputFile, signal, draft } = options;
  const { output, mask, seed, partials } = request;
  const watch = makePartials(request, options);
  const [picture] = request.pictures;
  if (mask !== null && picture !== undefined) {
    const { bodyOf, kernel } = openWorkshop();
    const wish = { script: bringAdded(readRequest(request)), seed, size: sizeOf(request, draft), picture, mask };
    const masked = await drawMaskedStill({ ...wish, bodyOf, kernel, look: lookOf(draft), partials, signal, watch });
    await writePicture(outputFile, masked, output, signal);
    return { width: masked.width, height: masked.height };
  }
  const drawn = await drawStill(request, options, watch);
  const { width, height } = drawn;
  if (output.format === 'png') await writePng(outputFile, makeSheet(drawn, rowsAtOnce(width, height)), signal);
  else await writePicture(outputFile, copyDrawn(drawn), output, signal);
  return { width, height };
}
