import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';
import type { RawImage, VideoInputs } from './image-input.ts';
import type { VideoOffers } from './models.ts';
import type { VideoMode } from './skills.ts';

/** The rules of images: which may come together, how many, and with what else. */

export interface InputsDraft {
  readonly firstFrame: readonly RawImage[];
  readonly lastFrame: readonly RawImage[];
  readonly references: readonly DraftReference[];
  /** For all references at once. */
  readonly referenceType: DraftField | null;
  /** Fields that carry a picture under a name nobody knows: refused, never dropped. */
  readonly unknownImages: readonly DraftField[];
  /** A video to start from, under whatever name. */
  readonly videoInput: DraftField | null;
  readonly names: ImageNames;
}

/** What the client's style calls the fields that a refusal names although nobody sent them. */
export interface ImageNames {
  readonly firstFrame: string;
  readonly lastFrame: string;
  readonly references: string;
}

export interface DraftReference {
  readonly image: RawImage;
  readonly type: DraftField | null;
}

export const VIDEO_INPUT_NOT_OFFERED =
  'Video input is not offered: remix, edit, extend and character routes do not exist here.';
const NO_NEGATIVE_PROMPT = 'Negative prompt is not supported in your use case';

/** What else was asked for, as far as pictures mind. */
export interface OtherWishes {
  readonly duration: DraftField | null;
  readonly durationSeconds: number;
  /** Null where it is blank, too. */
  readonly negativePrompt: DraftField | null;
}

export function parseInputs(draft: InputsDraft, offers: VideoOffers, other: OtherWishes): VideoInputs<RawImage> {
  if (draft.videoInput !== null) refuse(draft.videoInput.name, VIDEO_INPUT_NOT_OFFERED);
  const [unknown] = draft.unknownImages;
  if (unknown !== undefined) {
    const { firstFrame, lastFrame, references } = draft.names;
    refuse(unknown.name, `${unknown.name} is not an image field; use ${firstFrame}, ${lastFrame} or ${references}.`);
  }
  const first = single(draft.firstFrame);
  const last = single(draft.lastFrame);
  checkReferenceTypes(draft);
  if (draft.references.length > 0) return parseReferences(draft, offers, other, first ?? last);
  if (last === null) {
    if (first === null) return { mode: 'text' };
    checkMode(offers, 'first_frame', first);
    return { mode: 'first_frame', first };
  }
  if (first === null) refuse(last.name, `${last.name} needs a first frame in ${draft.names.firstFrame}.`);
  checkMode(offers, 'first_and_last', last);
  return { mode: 'first_and_last', first, last };
}

function checkMode({ modes }: VideoOffers, mode: VideoMode, image: RawImage): void {
  if (!modes.includes(mode)) refuse(image.name, `${image.name} is not offered by this model.`);
}

function parseReferences(
  { references, names }: InputsDraft,
  offers: VideoOffers,
  other: OtherWishes,
  frame: RawImage | null,
): VideoInputs<RawImage> {
  const [first] = references;
  const name = first?.image.name ?? names.references;
  if (first !== undefined) checkMode(offers, 'references', first.image);
  const { mostReferences, secondsWithReferences } = offers;
  if (references.length > mostReferences) {
    refuse(name, `At most ${mostReferences} reference images are accepted; got ${references.length}.`);
  }
  if (frame !== null) refuse(frame.name, `${frame.name} cannot be combined with reference images.`);
  if (!secondsWithReferences.includes(other.durationSeconds)) {
    const lengths = secondsWithReferences.join(' or ');
    refuse(other.duration?.name, `Reference images need ${lengths} seconds; got ${other.durationSeconds}.`);
  }
  if (other.negativePrompt !== null) {
    throw new ServiceError('invalid_argument', NO_NEGATIVE_PROMPT, { param: other.negativePrompt.name });
  }
  return { mode: 'references', references: references.map(({ image }) => image) };
}

function single(images: readonly RawImage[]): RawImage | null {
  const [image = null, second] = images;
  if (second !== undefined) refuse(second.name, `${second.name} takes one image; got ${images.length}.`);
  return image;
}

function checkReferenceTypes({ references, referenceType }: InputsDraft): void {
  if (referenceType !== null && references.length === 0) {
    refuse(referenceType.name, `${referenceType.name} was sent without reference images.`);
  }
  for (const type of [referenceType, ...references.map((reference) => reference.type)]) {
    if (type === null || (typeof type.value === 'string' && type.value.toLowerCase() === 'asset')) continue;
    refuse(type.name, `${type.name} must be asset.`);
  }
}

function refuse(param: string | undefined, message: string): never {
  throw new ServiceError('invalid_request', message, param === undefined ? {} : { param });
}
