import type { DraftField } from '../../core/draft.ts';
import { readChoice, show } from '../../core/field.ts';
import { parseImageText, type RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT, type RawMask } from '../../core/image-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import { readConversation, type Turn } from '../conversation.ts';
import { checkNumber, findField, findTree, readList, refuse, TEMPERATURE, TOKEN_LIMIT } from '../fields.ts';
import { fromValue } from '../pictures.ts';

export interface ResponsesRequest {
  readonly draft: ImageDraft;
  readonly stream: boolean;
  readonly instructions: string | null;
  readonly metadata: FormTree;
}

/**
 * A conversation whose answers are images: `input` with the image_generation tool. Nothing is kept between requests, so
 * earlier turns come with it.
 */
export function readResponsesRequest(body: FormTree, imageBytes: number): ResponsesRequest {
  const field = (name: string) => findField(body, '', name);
  checkOptions(field);
  const tool = readTool(field('tools'));
  const option = (name: string) => findField(tool.tree, tool.name, name);
  const background = option('background');
  if (background !== null && readChoice(background, ['auto', 'opaque', 'transparent'] as const) === 'transparent') {
    throw refuse(background.name, `${background.name} cannot be transparent: images are opaque.`);
  }
  const { turns, words } = readInput(field('input'), imageBytes);
  const { prompt, images, earlierImages } = readConversation('input', turns);
  if (prompt === null) throw refuse('input', 'input must end with text of the user.');
  const instructions = readInstructions(field('instructions'));
  const guidance = [...(instructions === null ? [] : [instructions]), ...words];
  const action = option('action');
  if (action?.value === 'edit' && images.length === 0) throw refuse(action.name, 'There is no image to edit in input.');
  const stream = readFlag(field('stream'));
  const partials = option('partial_images');
  if (partials !== null && !stream && partials.value !== 0)
    throw refuse(partials.name, `${partials.name} needs stream: true.`);
  return {
    stream,
    instructions,
    metadata: findTree(body, '', 'metadata')?.tree ?? {},
    draft: {
      ...PLAIN_DRAFT,
      model: field('model'),
      prompt,
      guidance: guidance.length === 0 ? null : { name: 'instructions', value: guidance.join('\n') },
      aspectRatio: option('aspectRatio'),
      imageSize: option('imageSize'),
      size: option('size'),
      seed: option('seed') ?? field('seed'),
      ...(action?.value === 'generate' ? { images: [] } : { images, earlierImages }),
      mask: readMask(option('input_image_mask'), imageBytes),
      outputFormat: option('output_format'),
      outputQuality: option('output_compression'),
      partialImages: partials,
    },
  };
}

type Find = (name: string) => DraftField | null;

const NOT_KEPT = ['previous_response_id', 'conversation', 'prompt'];
const TOOL_CHOICES = ['auto', 'required'];

function checkOptions(field: Find): void {
  const kept = NOT_KEPT.find(field);
  if (kept !== undefined) {
    throw refuse(kept, `${kept} is not offered: nothing is kept between requests. Send earlier turns in input.`);
  }
  if (readFlag(field('background')))
    throw refuse('background', 'background is not offered: the answer comes when it is made.');
  const choice = field('tool_choice');
  const chosen = isTree(choice?.value) ? choice.value.type : choice?.value;
  if (choice !== null && chosen !== 'image_generation' && !TOOL_CHOICES.some((known) => known === chosen)) {
    throw refuse(
      'tool_choice',
      'tool_choice must be auto, required or { "type": "image_generation" }: no text is written.',
    );
  }
  checkNumber(field('temperature'), TEMPERATURE);
  checkNumber(field('max_output_tokens'), TOKEN_LIMIT);
}

function readTool(field: DraftField | null): { readonly name: string; readonly tree: FormTree } {
  const tools = field === null ? [] : readList(field);
  const foreign = tools.findIndex((tool) => !isTree(tool) || tool.type !== 'image_generation');
  if (foreign >= 0)
    throw refuse(`tools[${foreign}]`, `tools[${foreign}].type must be image_generation: no other tool is offered.`);
  const [tool, second] = tools;
  if (!isTree(tool))
    throw refuse('tools', 'tools must hold { "type": "image_generation" }: the models make images, not text.');
  if (second !== undefined) throw refuse('tools[1]', 'tools may hold image_generation once.');
  return { name: 'tools[0]', tree: tool };
}

interface Input {
  readonly turns: readonly Turn[];
  /** Of system and developer messages. */
  readonly words: readonly string[];
}

function readInput(field: DraftField | null, imageBytes: number): Input {
  if (field === null) throw refuse('input', 'input is required.');
  if (typeof field.value === 'string') return { turns: [{ by: 'user', texts: [field.value], images: [] }], words: [] };
  const turns: Turn[] = [];
  const words: string[] = [];
  for (const [index, item] of readList(field).entries()) {
    const name = `input[${index}]`;
    if (!isTree(item)) throw refuse(name, `${name} must be an object.`);
    if (item.type === 'image_generation_call') turns.push(readEarlierImage(item, name, imageBytes));
    else if (item.type === undefined || item.type === 'message') {
      const { role, texts, images } = readMessage(item, name, imageBytes);
      if (role === 'user' || role === 'assistant')
        turns.push({ by: role === 'user' ? 'user' : 'model', texts, images });
      else words.push(...texts);
    } else if (item.type !== 'reasoning') {
      throw refuse(`${name}.type`, `${name}.type must be message or image_generation_call; got ${show(item.type)}.`);
    }
  }
  return { turns, words };
}

/** What an earlier answer held, with its picture: we have not kept it. */
function readEarlierImage(item: FormTree, name: string, imageBytes: number): Turn {
  if (typeof item.result !== 'string' || item.result === '') {
    throw refuse(`${name}.result`, `${name}.result must carry the image as base64: nothing is kept between requests.`);
  }
  return { by: 'model', texts: [], images: [parseImageText(`${name}.result`, item.result, imageBytes)] };
}

const ROLES = ['user', 'assistant', 'system', 'developer'] as const;

function readMessage(item: FormTree, name: string, imageBytes: number) {
  const role = readChoice({ name: `${name}.role`, value: item.role ?? 'user' }, ROLES);
  const content = findField(item, name, 'content');
  if (content === null) throw refuse(`${name}.content`, `${name}.content is required.`);
  if (typeof content.value === 'string')
    return { role, texts: content.value.trim() === '' ? [] : [content.value], images: [] };
  const texts: string[] = [];
  const images: RawImage[] = [];
  for (const [index, part] of readList(content).entries()) {
    const place = `${content.name}[${index}]`;
    if (!isTree(part)) throw refuse(place, `${place} must be an object with a type.`);
    if (part.type === 'input_text' || part.type === 'output_text' || part.type === 'text') {
      if (typeof part.text !== 'string') throw refuse(`${place}.text`, `${place}.text must be text.`);
      if (part.text.trim() !== '') texts.push(part.text);
    } else if (part.type === 'input_image') images.push(readImagePart(part, place, imageBytes));
    else throw refuse(`${place}.type`, `${place}.type must be input_text or input_image; got ${show(part.type)}.`);
  }
  return { role, texts, images };
}

function readImagePart(part: FormTree, place: string, imageBytes: number): RawImage {
  const file = findField(part, place, 'file_id');
  if (file !== null) throw refuse(file.name, `${file.name} is not offered: send image_url with a data URL.`);
  return fromValue({ name: `${place}.image_url`, value: part.image_url }, imageBytes);
}

function readMask(field: DraftField | null, imageBytes: number): RawMask | null {
  if (field === null) return null;
  const tree = isTree(field.value) ? field.value : {};
  return { image: readImagePart(tree, field.name, imageBytes), shows: 'transparent' };
}

function readInstructions(field: DraftField | null): string | null {
  if (field === null) return null;
  if (typeof field.value === 'string') return field.value;
  throw refuse(field.name, `${field.name} must be text; got ${show(field.value)}.`);
}

function readFlag(field: DraftField | null): boolean {
  if (field === null) return false;
  if (typeof field.value === 'boolean') return field.value;
  throw refuse(field.name, `${field.name} must be true or false; got ${show(field.value)}.`);
}
