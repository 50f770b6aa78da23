import type { DraftField } from '../../core/draft.ts';
import { parseImageText, type RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT } from '../../core/image-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import { readConversation, type Turn } from '../conversation.ts';
import { checkNumber, findField, findTree, readList, refuse, TEMPERATURE, TOKEN_LIMIT } from '../fields.ts';

/** `{ contents: [{ role?, parts: [{ text } | { inlineData }] }], systemInstruction?, generationConfig? }`, in either case style. */
export function toImageDraft(model: string, body: FormTree, imageBytes: number): ImageDraft {
  const contents = findField(body, '', 'contents');
  if (contents === null) throw refuse('contents', 'contents is required.');
  const turns = readList(contents).map((item, index) => toTurn(item, `${contents.name}[${index}]`, imageBytes));
  const { prompt, images, earlierImages } = readConversation(contents.name, turns);
  if (prompt === null) throw refuse(contents.name, `${contents.name} must hold a part with text, of the user.`);
  const config = findTree(body, '', 'generationConfig') ?? { name: 'generationConfig', tree: {} };
  const option = (name: string) => findField(config.tree, config.name, name);
  checkOptions(option);
  const image = findTree(config.tree, config.name, 'imageConfig') ?? { name: `${config.name}.imageConfig`, tree: {} };
  return {
    ...PLAIN_DRAFT,
    model: { name: 'model', value: model },
    prompt,
    guidance: findGuidance(body, imageBytes),
    aspectRatio: findField(image.tree, image.name, 'aspectRatio'),
    imageSize: findField(image.tree, image.name, 'imageSize'),
    seed: option('seed'),
    images,
    earlierImages,
  };
}

function toTurn(item: unknown, name: string, imageBytes: number): Turn {
  if (!isTree(item)) throw refuse(name, `${name} must be an object with parts.`);
  const role = findField(item, name, 'role') ?? { name: `${name}.role`, value: 'user' };
  if (role.value !== 'user' && role.value !== 'model') throw refuse(role.name, `${role.name} must be user or model.`);
  const parts = findField(item, name, 'parts');
  if (parts === null) throw refuse(`${name}.parts`, `${name}.parts is required.`);
  const texts: string[] = [];
  const images: RawImage[] = [];
  for (const [index, part] of readList(parts).entries()) {
    const read = readPart(part, `${parts.name}[${index}]`, imageBytes);
    if (typeof read === 'string') texts.push(read);
    else if (read !== null) images.push(read);
  }
  return { by: role.value, texts, images };
}

/** Text, a picture, or nothing (an empty text, and the thoughts that come with earlier answers). */
function readPart(part: unknown, name: string, imageBytes: number): string | RawImage | null {
  if (!isTree(part)) throw refuse(name, `${name} must be an object.`);
  if (part.thought === true) return null;
  const text = findField(part, name, 'text');
  if (text !== null) {
    if (typeof text.value !== 'string') throw refuse(text.name, `${text.name} must be text.`);
    return text.value.trim() === '' ? null : text.value;
  }
  const inline = findTree(part, name, 'inlineData');
  if (inline !== null) {
    const data = findField(inline.tree, inline.name, 'data');
    if (typeof data?.value === 'string') return parseImageText(inline.name, data.value, imageBytes);
    throw refuse(inline.name, `${inline.name} must carry data: an image as base64.`);
  }
  const file = findField(part, name, 'fileData');
  if (file !== null) throw refuse(file.name, `${file.name} is not offered: send the image as inlineData.`);
  throw refuse(name, `${name} must hold text or inlineData.`);
}

function findGuidance(body: FormTree, imageBytes: number): DraftField | null {
  const field = findField(body, '', 'systemInstruction');
  if (field === null || typeof field.value === 'string') return field;
  const turn = toTurn({ ...(isTree(field.value) ? field.value : {}), role: 'user' }, field.name, imageBytes);
  const [picture] = turn.images;
  if (picture !== undefined) throw refuse(picture.name, `${picture.name}: ${field.name} cannot hold an image.`);
  return turn.texts.length === 0 ? null : { name: field.name, value: turn.texts.join('\n') };
}

function checkOptions(option: (name: string) => DraftField | null): void {
  const modalities = option('responseModalities');
  if (modalities !== null) {
    const named = readList(modalities).map((value) => (typeof value === 'string' ? value.toLowerCase() : null));
    const unknown = named.find((value) => value !== 'image' && value !== 'text');
    if (unknown !== undefined || !named.includes('image')) {
      throw refuse(modalities.name, `${modalities.name} must contain IMAGE, and may contain TEXT.`);
    }
  }
  const count = option('candidateCount');
  if (count !== null && count.value !== 1) throw refuse(count.name, `${count.name} must be 1.`);
  checkNumber(option('temperature'), TEMPERATURE);
  checkNumber(option('maxOutputTokens'), TOKEN_LIMIT);
}
