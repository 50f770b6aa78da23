import type { Task, VideoTask } from '../../core/task.ts';

export const WIRE_STATUS = {
  queued: 'queued',
  running: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<Task['state'], string>;

/** The older task style: everything under `data`, and an address that is empty until there is something behind it. */
export function renderGeneration(task: VideoTask, baseUrl: string) {
  return {
    code: 'success',
    message: '',
    data: {
      status: WIRE_STATUS[task.state],
      task_id: task.id,
      format: 'mp4',
      url: task.state === 'succeeded' ? `${baseUrl}/v1/videos/${task.id}/content` : '',
      error: task.state === 'failed' ? { code: task.failure.code, message: task.failure.message } : null,
      metadata: renderMetadata(task),
    },
  };
}

function renderMetadata(task: VideoTask) {
  if (task.state !== 'succeeded') return null;
  const { durationSeconds, framesPerSecond, width, height } = task.artefact.facts;
  return {
    duration: durationSeconds,
    fps: framesPerSecond,
    width,
    height,
    seed: task.maker?.isSeedSent === false ? null : task.request.seed,
  };
}
