import type { DraftField } from '../core/draft.ts';
import { ServiceError } from '../core/errors.ts';
import type { UploadedFile } from '../http/body.ts';
import { type FormTree, isTree } from '../http/form-tree.ts';

/**
 * What a request for a video must not hold, wherever in it that stands: a switch for the sound, and a video to start from.
 * Both change what is wanted so much that to make something else without a word would be worse than to refuse.
 */
export interface RefusedFields {
  readonly generateAudio: DraftField | null;
  readonly videoInput: DraftField | null;
}

/** No client has so much to say. The values of a picture are few, however large it is. */
const MOST_VALUES = 10_000;
/** Words are words, whatever they begin with. */
const PROSE = ['prompt', 'negativeprompt'];

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/** `read` is what stands as JSON text in a field of a form, and is looked through in the field's place. */
export function findRefused(
  fields: FormTree,
  files: readonly UploadedFile[] = [],
  read: Readonly<Record<string, FormTree>> = {},
): RefusedFields {
  let generateAudio: DraftField | null = null;
  const film = files.find((file) => file.isVideo || isVideoName(plain(file.field)));
  let videoInput: DraftField | null = film === undefined ? null : { name: film.field, value: film };
  const places: Place[] = [{ value: { ...fields, ...read }, key: '', parent: null }];
  // The list grows while it is gone through; a stack of calls would not hold what a client can nest.
  for (const place of places) {
    if (place.parent !== null && plain(place.key) === 'generateaudio') {
      generateAudio ??= { name: nameOf(place, fields), value: place.value };
    }
    if (carriesVideo(place)) videoInput ??= { name: nameOf(place, fields), value: place.value };
    for (const [key, value] of inside(place.value)) {
      if (places.length > MOST_VALUES) throw tooMany();
      places.push({ value, key, parent: place });
    }
  }
  return { generateAudio, videoInput };
}

const tooMany = () => new ServiceError('invalid_request', `The request holds more than ${MOST_VALUES} values.`);

function* inside(value: unknown): Iterable<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  // Not by Object.entries: a list of millions is left after as many as are looked at.
  for (const key in value) yield [key, (value as FormTree)[key]];
}

function carriesVideo(place: Place): boolean {
  const { value, key, parent } = place;
  if (parent === null || value === null || value === '') return false;
  const name = Array.isArray(parent.value) ? '' : plain(key);
  if (isVideoName(name)) return true;
  if (typeof value === 'string') {
    if (PROSE.includes(name)) return false;
    if (/^data:video\//i.test(value)) return true;
    if (!/^(?:https?|gs|s3|file):/i.test(value)) return false;
    return name.includes('video') || (!isToldOf(place) && isVideoAddress(value));
  }
  if (!isTree(value)) return false;
  return name.includes('video') || isVideoType(value);
}

/** Longer than any address that is fetched. */
const LONGEST_ADDRESS = 8_192;

/** By how its path ends; words around it make it prose. */
const isVideoAddress = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS && /^[^\s?#]+\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g)(?:[?#]\S*)?$/i.test(address);

/** Where to send word, which nobody watches, whatever its address is called. */
function isToldOf(place: Place): boolean {
  for (let here: Place | null = place; here !== null; here = here.parent) {
    if (/^(?:webhook|callback)/.test(plain(here.key))) return true;
  }
  return false;
}

const TYPE_NAMES = ['mimeType', 'mime_type', 'mediaType', 'media_type', 'contentType', 'content_type', 'type'];

const isVideoType = (tree: FormTree): boolean =>
  TYPE_NAMES.some((name) => {
    const type = Object.hasOwn(tree, name) ? tree[name] : null;
    return typeof type === 'string' && /^video\//i.test(type);
  });

/** `video`, `videos`, `input_video`, `videoUrl`, `source-video-id[]`, and their like; not `numberOfVideos`. */
const BEFORE =
  'input|source|src|reference|ref|base|init|initial|first|last|prev|previous|original|driving|control|start|end';
const BEHIND =
  'url|urls|uri|uris|file|files|id|ids|input|inputs|data|bytes|b64|base64|path|reference|references|source|clip';
const VIDEO_NAME = new RegExp(`^(?:${BEFORE}|extend|remix|edit|from|guide|motion)?videos?(?:${BEHIND})?$`);

const isVideoName = (name: string): boolean => VIDEO_NAME.test(name);

/** Longer than any name that is looked for. */
const LONGEST_NAME = 40;
const plain = (key: string): string =>
  key
    .slice(0, LONGEST_NAME)
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** As the client wrote it: with dots in JSON, with brackets in a form. */
function nameOf(place: Place, fields: FormTree): string {
  const isForm = Object.getPrototypeOf(fields) === null;
  const steps: Place[] = [];
  for (let here = place; here.parent !== null; here = here.parent) steps.unshift(here);
  let name = '';
  for (const { key, parent } of steps) {
    if (name === '') name = key;
    else if (Array.isArray(parent?.value) || (isForm && Object.getPrototypeOf(parent?.value) === null))
      name += `[${key}]`;
    else name += `.${key}`;
  }
  return name;
}
