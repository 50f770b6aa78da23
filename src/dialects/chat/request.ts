import type { DraftField } from '../../core/draft.ts';
import { parseImageText, type RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT } from '../../core/image-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import { findJson } from '../../http/json-shape.ts';
import { readConversation, type Turn } from '../conversation.ts';
import { checkNumber, findField, findTree, readList, refuse, TEMPERATURE, TOKEN_LIMIT } from '../fields.ts';
import { splitPictures } from './markdown.ts';

export interface ChatRequest {
  readonly draft: ImageDraft;
  readonly stream: boolean;
  readonly includeUsage: boolean;
}

interface ImageConfig {
  readonly aspectRatio: DraftField | null;
  readonly imageSize: DraftField | null;
}

/** A configuration has two short fields; what is longer is words. */
const LONGEST_CONFIG = 2_000;
const ROLES = ['system', 'developer', 'user', 'assistant'] as const;

export function readChatRequest(body: FormTree, imageBytes: number): ChatRequest {
  const messages = findField(body, '', 'messages');
  if (messages === null) throw refuse('messages', 'messages is required.');
  const read = readList(messages).map((item, index) => toMessage(item, `messages[${index}]`, imageBytes));
  const turns = read.flatMap(({ turn }) => (turn === null ? [] : [turn]));
  const { prompt, images, earlierImages } = readConversation('messages', turns);
  if (prompt === null) throw refuse('messages', 'messages must end with text of the user.');
  checkOptions(body);
  const system = read.flatMap((message) => (message.turn === null ? message.words : []));
  const { aspectRatio, imageSize } = findImageConfig(body, system);
  return {
    draft: {
      ...PLAIN_DRAFT,
      model: findField(body, '', 'model'),
      prompt,
      guidance: findGuidance(system),
      aspectRatio,
      imageSize,
      seed: findField(body, '', 'seed'),
      images,
      earlierImages,
    },
    stream: readFlag(findField(body, '', 'stream')),
    includeUsage: readFlag(
      findField(findTree(body, '', 'stream_options')?.tree ?? {}, 'stream_options', 'include_usage'),
    ),
  };
}

/** Words of a system message have no turn: they are about the picture, not part of the talk. */
type Message = { readonly turn: Turn } | { readonly turn: null; readonly words: readonly DraftField[] };

function toMessage(item: unknown, name: string, imageBytes: number): Message {
  if (!isTree(item)) throw refuse(name, `${name} must be an object with role and content.`);
  const role = ROLES.find((known) => known === item.role);
  if (role === undefined) throw refuse(`${name}.role`, `${name}.role must be one of ${ROLES.join(', ')}.`);
  const content = findField(item, name, 'content');
  if (content === null && role !== 'assistant') throw refuse(`${name}.content`, `${name}.content is required.`);
  const { texts, images } = content === null ? NOTHING : readContent(content, imageBytes);
  if (role === 'system' || role === 'developer') {
    const [picture] = images;
    if (picture !== undefined) throw refuse(picture.name, `${picture.name}: a ${role} message cannot hold an image.`);
    return { turn: null, words: texts.map((value) => ({ name: `${name}.content`, value })) };
  }
  if (role === 'user') return { turn: { by: 'user', texts, images } };
  return { turn: { by: 'model', texts, images: images.length > 0 ? images : findPictures(item, name, imageBytes) } };
}

const NOTHING: Omit<Turn, 'by'> = { texts: [], images: [] };

function readContent({ name, value }: DraftField, imageBytes: number): Omit<Turn, 'by'> {
  if (typeof value === 'string') return readProse(name, value, imageBytes);
  const texts: string[] = [];
  const images: RawImage[] = [];
  for (const [index, part] of readList({ name, value }).entries()) {
    const place = `${name}[${index}]`;
    if (!isTree(part)) throw refuse(place, `${place} must be an object with a type.`);
    if (part.type === 'text') {
      const text = findField(part, place, 'text');
      if (typeof text?.value !== 'string') throw refuse(`${place}.text`, `${place}.text must be text.`);
      if (text.value.trim() !== '') texts.push(text.value);
    } else if (part.type === 'image_url') images.push(toImage(part, place, imageBytes));
    else throw refuse(`${place}.type`, `${place}.type must be text or image_url.`);
  }
  return { texts, images };
}

function readProse(name: string, text: string, imageBytes: number): Omit<Turn, 'by'> {
  const { words, urls } = splitPictures(text);
  const images = urls.map((url) => parseImageText(name, url, imageBytes));
  return { texts: words === '' ? [] : [words], images };
}

function toImage(part: FormTree, place: string, imageBytes: number): RawImage {
  const field = findField(part, place, 'image_url');
  const url = isTree(field?.value) ? field.value.url : field?.value;
  if (typeof url === 'string') return parseImageText(`${place}.image_url`, url, imageBytes);
  throw refuse(`${place}.image_url`, `${place}.image_url must carry url: a data URL of an image.`);
}

/** `message.images[]` of an earlier answer. Where its content holds the picture as well, that counts, and this does not. */
function findPictures(message: FormTree, name: string, imageBytes: number): readonly RawImage[] {
  const list = findField(message, name, 'images');
  if (list === null) return [];
  return readList(list).map((item, index) => toImage(isTree(item) ? item : {}, `${list.name}[${index}]`, imageBytes));
}

/** The places in their order: of each field the first value found wins. */
function findImageConfig(body: FormTree, system: readonly DraftField[]): ImageConfig {
  const extra = findTree(body, '', 'extra_body');
  const google = extra === null ? null : findTree(extra.tree, extra.name, 'google');
  const places = [
    extra === null ? null : findTree(extra.tree, extra.name, 'imageConfig'),
    findTree(body, '', 'imageConfig'),
    google === null ? null : findTree(google.tree, google.name, 'imageConfig'),
    ...system.map(findConfigInWords),
  ];
  const find = (key: string) =>
    places
      .map((place) => (place === null ? null : findField(place.tree, place.name, key)))
      .find((field) => field !== null);
  return { aspectRatio: find('aspectRatio') ?? null, imageSize: find('imageSize') ?? null };
}

/** A system message may be nothing but a JSON object: `{"aspectRatio": …, "imageSize": …}`, bare or under `imageConfig`. */
function findConfigInWords({ name, value }: DraftField): { name: string; tree: FormTree } | null {
  const tree = findConfig(value);
  if (tree === null) return null;
  const inner = findTree(tree, name, 'imageConfig');
  if (inner !== null) return inner;
  const isConfig = findField(tree, name, 'aspectRatio') !== null || findField(tree, name, 'imageSize') !== null;
  return isConfig ? { name, tree } : null;
}

/** Words that begin with a brace and are no JSON are words. */
function findConfig(value: unknown): FormTree | null {
  if (typeof value !== 'string' || value.length > LONGEST_CONFIG || !value.trim().startsWith('{')) return null;
  const parsed = findJson(value);
  return isTree(parsed) ? parsed : null;
}

function findGuidance(system: readonly DraftField[]): DraftField | null {
  const words = system.filter((field) => findConfigInWords(field) === null);
  return words[0] === undefined ? null : { name: words[0].name, value: words.map(({ value }) => value).join('\n') };
}

function checkOptions(body: FormTree): void {
  checkNumber(findField(body, '', 'temperature'), TEMPERATURE);
  checkNumber(findField(body, '', 'max_tokens'), TOKEN_LIMIT);
  checkNumber(findField(body, '', 'max_completion_tokens'), TOKEN_LIMIT);
  const count = findField(body, '', 'n');
  if (count !== null && count.value !== 1) throw refuse('n', 'n must be 1: an answer holds one image.');
  const modalities = findField(body, '', 'modalities');
  if (modalities !== null && !readList(modalities).includes('image')) {
    throw refuse('modalities', 'modalities must contain image.');
  }
}

function readFlag(field: DraftField | null): boolean {
  if (field === null) return false;
  if (typeof field.value === 'boolean') return field.value;
  throw refuse(field.name, `${field.name} must be true or false.`);
}
