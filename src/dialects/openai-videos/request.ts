import type { DraftField } from '../../core/draft.ts';
import { ServiceError } from '../../core/errors.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import type { RequestBody } from '../../http/body.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import { findJson } from '../../http/json-shape.ts';
import { findRefused } from '../refused-fields.ts';
import { toWebhookDraft } from '../webhook-field.ts';
import { IMAGE_NAMES, toInputsDraft } from './images.ts';

/** Gathers the wire's names into a draft, the first place in the specification's order that holds a value. */
export function toVideoDraft(body: RequestBody, imageBytes: number): VideoDraft {
  const { fields } = body;
  const metadata = readMetadata(fields);
  const top = (name: string) => findField(fields, name, name);
  const inner = (name: string) => findField(metadata.tree, name, metadata.nameOf(name));
  const embedded = readJsonFields(fields);
  const refused = findRefused(fields, body.files, { ...embedded, metadata: metadata.tree });
  // What is refused for a reason of its own is told that reason.
  if (refused.generateAudio === null && refused.videoInput === null)
    refuseNativeParameters(embedded.parameters ?? fields.parameters);
  return {
    model: top('model'),
    prompt: top('prompt'),
    duration:
      inner('durationSeconds') ??
      top('durationSeconds') ??
      top('duration') ??
      top('seconds') ??
      // Not among the specification's places, and so behind them.
      inner('duration') ??
      inner('seconds'),
    resolution: inner('resolution') ?? top('resolution'),
    aspectRatio: inner('aspectRatio') ?? top('aspectRatio'),
    size: top('size') ?? inner('size'),
    negativePrompt:
      inner('negativePrompt') ?? top('negativePrompt') ?? top('negative_prompt') ?? inner('negative_prompt'),
    seed: inner('seed') ?? top('seed'),
    webhook: toWebhookDraft(top('webhook') ?? inner('webhook')),
    ...toInputsDraft(body, top, inner, imageBytes),
    ...refused,
    names: { prompt: 'prompt', ...IMAGE_NAMES },
  };
}

function findField(tree: FormTree, key: string, name: string): DraftField | null {
  const value = Object.hasOwn(tree, key) ? tree[key] : undefined;
  return value === undefined || value === null ? null : { name, value };
}

/** An object, or the same as a JSON string, which is how forms carry it; or, in a form, names with brackets. */
function readMetadata(fields: FormTree): { tree: FormTree; nameOf: (name: string) => string } {
  const dotted = (name: string) => `metadata.${name}`;
  const field = findField(fields, 'metadata', 'metadata');
  if (field === null) return { tree: {}, nameOf: dotted };
  const value = typeof field.value === 'string' ? findJson(field.value) : field.value;
  if (!isTree(value)) {
    throw new ServiceError('invalid_request', 'metadata must be an object, or JSON text of one.', {
      param: 'metadata',
    });
  }
  // Only a form's tree has no prototype: there the client wrote metadata[name].
  const fromBrackets = Object.getPrototypeOf(value) === null;
  return { tree: value, nameOf: fromBrackets ? (name) => `metadata[${name}]` : dotted };
}

/** Other objects that forms carry as JSON text, for what must not stand in them; nothing else of them is read. */
function readJsonFields(fields: FormTree): Readonly<Record<string, FormTree>> {
  const found: Record<string, FormTree> = {};
  for (const name of ['extra_body', 'parameters', 'config']) {
    const text = Object.hasOwn(fields, name) ? fields[name] : null;
    const value = typeof text === 'string' ? findJson(text) : null;
    if (isTree(value)) found[name] = value;
  }
  return found;
}

const LONGEST_NAME = 100;

/**
 * `parameters` is where the native style has its options. Unknown text fields are ignored, as clients of this style
 * expect; but who sends these means a length or a size, and would get, and pay for, another film without a word.
 */
function refuseNativeParameters(parameters: unknown): void {
  if (!isTree(parameters)) return;
  const key = Object.keys(parameters).find((name) => (parameters[name] ?? null) !== null);
  if (key === undefined) return;
  const name = `parameters.${key}`.slice(0, LONGEST_NAME);
  const message = `${name} is not supported: parameters belong to the native style. Send it at the top level or in metadata.`;
  throw new ServiceError('invalid_request', message, { param: name });
}
