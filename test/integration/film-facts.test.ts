import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFfmpeg } from '../../src/animator/encode/find-ffmpeg.ts';
import { makeAnimatorGenerator } from '../../src/generators/animator/generator.ts';
import { makeResultInspector } from '../../src/media/result-inspector.ts';
import { aRequest } from '../fixtures/builders.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

it("the animator's film begins at once, can be jumped in, and its sound is as long as its picture", async () => {
  const signal = AbortSignal.timeout(300_000);
  const { file: ffmpegFile } = await findFfmpeg({ configured: null, path: '', signal });
  const outputFile = join(await makeTempFolder(), 'film.mp4');
  const generator = makeAnimatorGenerator({ ffmpegFile, voices: null, niceness: 0, draft: { frames: 96, width: 160 } });
  onTestFinished(() => generator.close());
  const inputs = { mode: 'text' } as const;
  await generator.generate(aRequest({ prompt: 'The sea', durationSeconds: 4 }), {
    signal,
    outputFile,
    inputs,
    reportProgress: () => undefined,
  });
  expect(await makeResultInspector().inspectVideo(outputFile)).toMatchObject({
    durationSeconds: 4,
    isFastStart: true,
    picture: { codec: 'avc1', width: 160, height: 90, durationSeconds: 4, frames: 96, framesPerSecond: 24 },
    sound: { codec: 'mp4a', durationSeconds: 4, samplesPerSecond: 48_000 },
  });
  const { picture } = await makeResultInspector().inspectVideo(outputFile);
  expect(picture.longestKeyframeSeconds).toBeLessThanOrEqual(2);
}, 130_000);
