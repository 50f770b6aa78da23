import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import { aJob, anImageRow, aVideoRow, TOKEN } from '../../../test/fixtures/maker-jobs.ts';
import type { Graph } from './graph.ts';
import type { WorkflowOptions } from './models.ts';
import {
  chooseFile,
  describeRefusal,
  expectedPictures,
  findInHistory,
  findInQueue,
  placeRequest,
  readAccepted,
  readJob,
  readUploaded,
} from './wire.ts';

const options = (inputs: Graph[string]['inputs'], change: Partial<WorkflowOptions> = {}): WorkflowOptions => ({
  graph: { '1': { class_type: 'Node', inputs } },
  fps: 16,
  extraFrames: 1,
  multipleOf: 32,
  outputNode: null,
  ...change,
});

const PICTURE = { blobKey: 'b', mimeType: 'image/png', width: 8, height: 8 };

describe('a request in a graph', () => {
  const all = {
    text: '{{prompt}}',
    negative: 'blurry, {{negative}}',
    bare: '{{negative}}',
    seed: '{{seed}}',
    size: ['{{width}}', '{{height}}', '{{grid_width}}', '{{grid_height}}'],
    length: '{{frames}}',
    fps: '{{fps}}',
    prefix: 'kinora/{{task}}',
    model: ['4', 0],
  };

  it('is placed with the type that its nodes want', () => {
    expect(placeRequest(aJob(aVideoRow(), aRequest({ durationSeconds: 4, seed: 0 })), options(all), [])).toEqual({
      '1': {
        class_type: 'Node',
        inputs: {
          text: 'A boat on a lake',
          negative: 'blurry, ',
          bare: '',
          seed: 0,
          size: [1280, 720, 1280, 736],
          length: 65,
          fps: 16,
          prefix: `kinora/${TOKEN}`,
          model: ['4', 0],
        },
      },
    });
  });

  it('keeps exact pixels of stills, and gives them no length', () => {
    const still = aJob(anImageRow(), anImageRequest({ seedGiven: false, guidance: 'in oil', aspectRatio: '16:9' }));
    const body = options({ text: '{{prompt}}', w: '{{width}}', h: '{{height}}', length: '{{frames?}}' });
    expect(placeRequest(still, body, [])).toEqual({
      '1': { class_type: 'Node', inputs: { text: 'A boat on a lake\n\nin oil', w: 1376, h: 768 } },
    });
  });

  it('names the pictures that are uploaded for it', () => {
    const request = aRequest({ seedGiven: false, inputs: { mode: 'first_and_last', first: PICTURE, last: PICTURE } });
    const job = aJob(aVideoRow(), request);
    expect(placeRequest(job, options({ a: '{{first}}', b: '{{last}}' }), expectedPictures(job))).toEqual({
      '1': { class_type: 'Node', inputs: { a: `kinora/${TOKEN}/1-first.png`, b: `kinora/${TOKEN}/2-last.png` } },
    });
  });

  it.each([
    [
      'a last frame',
      aRequest({ seedGiven: false, inputs: { mode: 'first_and_last', first: PICTURE, last: PICTURE } }),
      { a: '{{first}}' },
    ],
    [
      '2 reference images',
      aRequest({ seedGiven: false, inputs: { mode: 'references', references: [PICTURE, PICTURE] } }),
      { a: '{{reference_1}}' },
    ],
    ['a seed', aRequest({ seed: 7 }), { a: '{{prompt}}' }],
    ['a negative prompt', aRequest({ seedGiven: false, negativePrompt: 'rain' }), { a: '{{prompt}}' }],
  ])('is refused where the graph has no place for %s', (what, request, inputs) => {
    const job = aJob(aVideoRow(), request);
    expect(() => placeRequest(job, options(inputs), expectedPictures(job))).toThrow(`no place for ${what}`);
  });

  it('folds a negative prompt where the row says so', () => {
    const job = aJob(aVideoRow({ negativePrompt: 'fold' }), aRequest({ seedGiven: false, negativePrompt: 'rain' }));
    expect(placeRequest(job, options({ a: '{{prompt}}' }), [])).toEqual({
      '1': { class_type: 'Node', inputs: { a: 'A boat on a lake\n\nAvoid: rain' } },
    });
  });
});

describe('what ComfyUI answers', () => {
  it('names an uploaded file by its folder', () => {
    expect(readUploaded({ name: 'a.png', subfolder: 'kinora/x', type: 'input' })).toBe('kinora/x/a.png');
    expect(readUploaded({ name: 'a.png', subfolder: '', type: 'input' })).toBe('a.png');
    expect(readUploaded({})).toBeNull();
  });

  it('tells of what it takes, and what it leaves out', () => {
    expect(readAccepted({ prompt_id: 'p', number: 3, node_errors: {} })).toEqual({ promptId: 'p', left: null });
    const errors = [{ type: 'value_not_in_list', message: 'Value not in list', details: 'x' }];
    expect(readAccepted({ prompt_id: 'p', node_errors: { '4': { class_type: 'UNETLoader', errors } } })).toEqual({
      promptId: 'p',
      left: 'node 4 (UNETLoader): value_not_in_list: Value not in list x',
    });
    expect(readAccepted('<html>')).toBeNull();
  });

  it('tells what is wrong with a graph', () => {
    const error = {
      type: 'missing_node_type',
      message: "Node 'X' not found.",
      details: "Node ID '#1'",
      extra_info: {},
    };
    expect(describeRefusal({ error, node_errors: {} })).toBe("missing_node_type: Node 'X' not found.: Node ID '#1'");
    expect(describeRefusal({ detail: 'x' })).toBeNull();
  });

  it.each([
    [{ status: 'pending' }, { state: 'waiting' }],
    [{ status: 'in_progress' }, { state: 'running' }],
    [
      { status: 'completed', outputs: { a: 1 } },
      { state: 'done', outputs: { a: 1 } },
    ],
    [{ status: 'cancelled' }, { state: 'failed', stopped: true, reason: 'It was cancelled.' }],
    [
      { status: 'failed', execution_error: { node_type: 'KSampler', exception_type: 'E', exception_message: 'a\nb' } },
      { state: 'failed', stopped: false, reason: 'KSampler: E a b' },
    ],
    [
      { status: 'failed', execution_status: { status_str: 'error', messages: [['execution_interrupted', {}]] } },
      { state: 'failed', stopped: true, reason: 'It was interrupted.' },
    ],
    [{ status: 'dreaming' }, null],
    [undefined, null],
  ])('job %j', (tree, view) => {
    expect(readJob(tree)).toEqual(view);
  });

  it.each([
    [{}, null],
    [
      { p: { status: { status_str: 'success', completed: true, messages: [] }, outputs: {} } },
      { state: 'done', outputs: {} },
    ],
    [
      {
        p: {
          status: { status_str: 'error', messages: [['execution_error', { exception_message: 'no' }]] },
          outputs: {},
        },
      },
      { state: 'failed', stopped: false, reason: 'a node: no' },
    ],
    [
      { p: { status: { status_str: 'error', messages: [] }, outputs: {} } },
      { state: 'failed', stopped: false, reason: 'It does not say why.' },
    ],
    [[], null],
  ])('history %j', (tree, view) => {
    expect(findInHistory(tree, 'p')).toEqual(view);
  });

  it('tells who waits and who runs', () => {
    const tree = { queue_running: [[0, 'a', {}, {}, []]], queue_pending: [[1, 'b', {}, {}, []]] };
    expect(['a', 'b', 'c'].map((id) => findInQueue(tree, id))).toEqual(['running', 'waiting', null]);
    expect(findInQueue({}, 'a')).toBeUndefined();
  });
});

describe('the file of a job', () => {
  const film = { filename: 'a_00001_.mp4', subfolder: 'kinora', type: 'output' };
  const still = { filename: 'a_00001_.png', subfolder: '', type: 'output' };

  it.each([
    ['of SaveVideo, among the images', { '3': { images: [film], animated: [true] } }, film],
    [
      'of VideoHelperSuite, with its first frame beside it',
      { '3': { images: [still], gifs: [{ ...film, format: 'video/h264-mp4' }] } },
      film,
    ],
    [
      'not of a preview',
      { '1': { images: [{ ...film, filename: 'x.mp4', type: 'temp' }] }, '3': { images: [film] } },
      film,
    ],
    ['not of a still', { '3': { images: [still] } }, null],
    ['not of nothing', {}, null],
    ['not of words', { '3': { text: ['a film'] } }, null],
  ])('%s', (_, outputs, expected) => {
    expect(chooseFile(outputs, 'video', null)).toEqual(expected);
  });

  it('is that of the node that was named', () => {
    const outputs = { '3': { images: [film] }, '8': { images: [{ ...film, filename: 'b.webm' }] } };
    expect(chooseFile(outputs, 'video', '8')?.filename).toBe('b.webm');
    expect(chooseFile(outputs, 'video', '9')).toBeNull();
    expect(chooseFile({ '3': { images: [film, still] } }, 'image', null)).toEqual(still);
  });
});
