import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import { aJob, anImageRow, aVideoRow } from '../../../test/fixtures/maker-jobs.ts';
import { readGraph } from './graph.ts';
import { expectedPictures, placeRequest } from './wire.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/upstreams');
const PICTURE = { blobKey: 'b', mimeType: 'image/png', width: 8, height: 8 };
const examples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.api.json'))
  .toSorted();

function requestFor(name: string) {
  if (/^(?:qwen|flux)/.test(name)) return aJob(anImageRow(), anImageRequest({ seedGiven: false }));
  const base = { seedGiven: false, durationSeconds: 4 };
  if (name.includes('first-and-last')) {
    return aJob(aVideoRow(), aRequest({ ...base, inputs: { mode: 'first_and_last', first: PICTURE, last: PICTURE } }));
  }
  if (name.includes('first-frame')) {
    return aJob(aVideoRow(), aRequest({ ...base, inputs: { mode: 'first_frame', first: PICTURE } }));
  }
  return aJob(aVideoRow(), aRequest(base));
}

describe('the graphs of the documentation', () => {
  it('are there for every model that it names', () => {
    expect(examples.map((name) => name.replace('.api.json', ''))).toEqual([
      'flux2',
      'hunyuan15-text',
      'ltx2-text',
      'qwen-image',
      'wan22-first-and-last',
      'wan22-first-frame',
      'wan22-text',
      'weightless-first-frame',
      'weightless',
    ]);
  });

  it.each(examples)('%s can be placed, its wires lead somewhere, and it saves a file', (name) => {
    const { graph, problems } = readGraph(readFileSync(join(FOLDER, name), 'utf8'), ['workflow']);
    expect(problems).toEqual([]);
    if (graph === null) return;
    const wires = Object.values(graph).flatMap(({ inputs }) =>
      Object.values(inputs).filter((input): input is [string, number] => Array.isArray(input) && input.length === 2),
    );
    expect(wires.filter(([id]) => !Object.hasOwn(graph, id))).toEqual([]);
    expect(Object.values(graph).filter(({ class_type }) => class_type.startsWith('Save'))).toHaveLength(1);
    const job = requestFor(name);
    const options = { graph, fps: 16, extraFrames: 1, multipleOf: 32, outputNode: null };
    expect(JSON.stringify(placeRequest(job, options, expectedPictures(job)))).not.toContain('{{');
  });
});
