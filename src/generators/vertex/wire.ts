import type { InlinePicture } from '../inline-pictures.ts';
import { toPrediction, type VideoJob } from '../predict-wire.ts';

/** What Vertex AI takes beyond a compatible server, and how its buckets are addressed; pure. */

export interface VertexOptions {
  readonly project: string;
  readonly location: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly storageUrl: string;
  /** `gs://…`, without a slash at its end; null: films come inside the answer. */
  readonly bucket: string | null;
  readonly personGeneration: string | null;
}

export function toVertexPrediction(job: VideoJob, pictures: readonly InlinePicture[], options: VertexOptions) {
  const { instance, parameters } = toPrediction(job, pictures);
  const { bucket, personGeneration } = options;
  return {
    instances: [instance],
    parameters: {
      ...parameters,
      // Sound costs more there: it is not asked for where it would be thrown away.
      generateAudio: job.row.sound === true,
      ...(personGeneration === null ? {} : { personGeneration }),
      ...(bucket === null ? {} : { storageUri: `${bucket}/${job.token}` }),
    },
    // Nothing else leads from a task to a create whose answer was lost.
    labels: { kinora: job.token },
  };
}

export function modelPath({ project, location }: VertexOptions, model: string): string {
  return `/v1/projects/${project}/locations/${location}/publishers/google/models/${encodeURIComponent(model)}`;
}

/** Null: it is no address of an object. */
export function findObjectPath(uri: string): string | null {
  const [, bucket, object] = /^gs:\/\/([^/]+)\/(.+)$/.exec(uri) ?? [];
  if (bucket === undefined || object === undefined) return null;
  return `/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(object)}`;
}
