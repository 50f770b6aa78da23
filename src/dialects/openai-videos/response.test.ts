import { describe, expect, it } from 'vitest';
import { aRequest, aTask, later, NOON } from '../../../test/fixtures/builders.ts';
import { renderGeneration } from '../generations/response.ts';
import { renderCreatedVideo, renderVideo } from './response.ts';

const SECONDS = NOON.getTime() / 1000;
const request = aRequest({ durationSeconds: 4, aspectRatio: '9:16', seed: 0 });

const common = (id: string) => ({
  id,
  object: 'video',
  model: 'video-3.1-generate-preview',
  created_at: SECONDS,
  expires_at: null,
  seconds: '4',
  size: '720x1280',
  prompt: 'A boat on a lake',
  error: null,
});

describe('the video object', () => {
  it('of a queued task', () => {
    const task = aTask({ request });
    expect(renderVideo(task)).toEqual({ ...common(task.id), status: 'queued', progress: 0 });
    expect(renderCreatedVideo(task)).toEqual({ ...renderVideo(task), task_id: task.id });
  });

  it.each([
    [0, 1],
    [37, 37],
  ])('of a running task at %d percent', (progress, shown) => {
    const task = aTask({ state: 'running', request, progress });
    expect(renderVideo(task)).toEqual({ ...common(task.id), status: 'in_progress', progress: shown });
  });

  it('of a succeeded task', () => {
    const task = aTask({ state: 'succeeded', request });
    expect(renderVideo(task)).toEqual({
      ...common(task.id),
      status: 'completed',
      progress: 100,
      completed_at: SECONDS + 60,
      expires_at: SECONDS + 30 * 86_400,
    });
    expect(renderVideo({ ...task, expiresAt: null }).expires_at).toBeNull();
  });

  it('of a failed task', () => {
    const task = aTask({ state: 'failed', request });
    const error = { code: 'generation_failed', message: 'The video could not be drawn.' };
    expect(renderVideo(task)).toEqual({ ...common(task.id), status: 'failed', progress: 0, error });
  });

  it('counts whole seconds', () => {
    expect(renderVideo(aTask({ createdAt: later(0.999) })).created_at).toBe(SECONDS);
  });
});

describe('the older task style', () => {
  const render = (task: Parameters<typeof renderGeneration>[0]) => {
    const { data, ...rest } = renderGeneration(task, 'http://here');
    expect(rest).toEqual({ code: 'success', message: '' });
    return data;
  };
  const common = (id: string) => ({ task_id: id, format: 'mp4', url: '', error: null, metadata: null });

  it.each([
    ['queued', 'queued'],
    ['running', 'processing'],
  ] as const)('of a task that is %s', (state, status) => {
    const task = aTask({ state });
    expect(render(task)).toEqual({ ...common(task.id), status });
  });

  it('of a succeeded task', () => {
    const task = aTask({ state: 'succeeded', request });
    expect(render(task)).toEqual({
      ...common(task.id),
      status: 'succeeded',
      url: `http://here/v1/videos/${task.id}/content`,
      metadata: { duration: 8, fps: 24, width: 1280, height: 720, seed: 0 },
    });
  });

  it('of a failed task', () => {
    const task = aTask({ state: 'failed' });
    const error = { code: 'generation_failed', message: 'The video could not be drawn.' };
    expect(render(task)).toEqual({ ...common(task.id), status: 'failed', error });
  });
});
