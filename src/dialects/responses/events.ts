import type { ServerEvent } from '../../http/event-stream.ts';
import type { FileInText } from '../../http/json-files.ts';
import type { Sight } from '../watched-image.ts';
import type { ResponsesRequest } from './request.ts';
import { itemId, renderCall, renderResponse } from './response.ts';

/** The events of one answer, in the order that clients of this style expect. */
export async function* toEvents(
  asked: ResponsesRequest,
  sights: AsyncIterable<Sight>,
): AsyncGenerator<ServerEvent, void> {
  let sequence_number = 0;
  const event = (type: string, data: object, files: readonly FileInText[] = []): ServerEvent => ({
    name: type,
    data: { type, sequence_number: sequence_number++, ...data },
    files,
  });
  const call = 'response.image_generation_call';
  let hasBegun = false;
  for await (const sight of sights) {
    const at = { output_index: 0, item_id: itemId(sight.task) };
    const item = { output_index: 0, item: renderCall(sight.task) };
    const response = { response: renderResponse(sight.task, asked) };
    const files = sight.kind === 'made' ? [sight.file] : [];
    // A repeated request may find its picture made: its answer begins in the same way.
    if (!hasBegun) {
      yield event('response.created', response, files);
      yield event('response.in_progress', response, files);
      yield event('response.output_item.added', item, files);
      yield event(`${call}.in_progress`, at);
      yield event(`${call}.generating`, at);
      hasBegun = true;
    }
    if (sight.kind === 'partial') {
      const { background, output_format, quality, size } = renderCall(sight.task);
      const look = { background, output_format, quality, size };
      const partial = { partial_image_index: sight.index, partial_image_b64: sight.file.slot, ...look };
      yield event(`${call}.partial_image`, { ...at, ...partial }, [sight.file]);
    } else if (sight.kind === 'made') {
      yield event(`${call}.completed`, at);
      yield event('response.output_item.done', item, [sight.file]);
      yield event('response.completed', response, [sight.file]);
    }
  }
}
