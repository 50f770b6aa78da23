import { describe, expect, it } from 'vitest';
import { readGraph } from './graph.ts';

const GRAPH = {
  '1': { class_type: 'EmptyImage', inputs: { width: '{{width}}', batch_size: '{{frames}}' }, _meta: { title: 'x' } },
  '2': { class_type: 'SaveVideo', inputs: { video: ['1', 0], filename_prefix: 'kinora/{{task}}' } },
};

describe('a workflow file', () => {
  it('is read without what is for the editor alone', () => {
    expect(readGraph(JSON.stringify(GRAPH), ['workflow'])).toEqual({
      graph: {
        '1': { class_type: 'EmptyImage', inputs: { width: '{{width}}', batch_size: '{{frames}}' } },
        '2': { class_type: 'SaveVideo', inputs: { video: ['1', 0], filename_prefix: 'kinora/{{task}}' } },
      },
      problems: [],
    });
  });

  it.each([
    ['that is not there', null, 'cannot be read'],
    ['that is not JSON', '{"1":', 'not a JSON object'],
    ['that is a list', '[]', 'not a JSON object'],
    ['without nodes', '{}', 'without nodes'],
    ["of the editor's own kind", { nodes: [{ id: 1, type: 'SaveVideo' }], links: [], version: 0.4 }, 'Export (API)'],
    ['that is a whole request', { prompt: GRAPH, client_id: 'x' }, 'under "prompt"'],
    ['with an entry that is no node', { ...GRAPH, '3': { class_type: 'SaveVideo' } }, 'entry "3"'],
    [
      'with placeholders that mean nothing',
      { '1': { class_type: 'X', inputs: { a: '{{promt}}', b: '{{reference_1}}', c: '{{grid_width}}' } } },
      'mean nothing: promt',
    ],
  ])('%s is refused', (_, content, message) => {
    const text = content === null || typeof content === 'string' ? content : JSON.stringify(content);
    expect(readGraph(text, ['workflow'])).toEqual({
      graph: null,
      problems: [{ path: ['workflow'], message: expect.stringContaining(message) }],
    });
  });
});
