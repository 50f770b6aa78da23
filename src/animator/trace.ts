import type { Explanation, TraceRow } from '../core/explanation.ts';
import { FRAMES_PER_SECOND } from '../core/media.ts';
import { writeScript } from './director/write-script.ts';
import { type ExplainedFilm, explainScript } from './explain.ts';
import { identifyStage, type SeenFigure } from './identify-stage.ts';
import { scoreStage } from './scoring.ts';
import { sceneAt, scenesOf } from './stage/scenes.ts';
import type { Stage } from './stage/stage.ts';
import { stageScript } from './staging.ts';

/** Drawn this much smaller than the film: who is where shows as well, in a sixteenth of the time. */
const SHRINK = 4;

/** A row of the trace, and how many pixels of the film are the figure's own. */
export interface MeasuredRow extends TraceRow {
  readonly pixels: number;
}

export interface Trace {
  readonly explanation: Explanation;
  readonly rows: readonly MeasuredRow[];
}

/** How a prompt was understood, and where its figures are seen in the first, the middle and the last frame. */
export async function measureFigures(request: ExplainedFilm, signal: AbortSignal): Promise<Trace> {
  const { durationSeconds, width, height } = request;
  const script = writeScript(request);
  const last = Math.round(durationSeconds * FRAMES_PER_SECOND) - 1;
  const frames = [0, Math.round(last / 2), last];
  const size = { width: Math.round(width / SHRINK), height: Math.round(height / SHRINK) };
  const times = frames.map((frame) => frame / FRAMES_PER_SECOND);
  const stage = stageScript(script, request.seed, width / height);
  signal.throwIfAborted();
  const seen = await identifyScenes(stage, size, times);
  const rows = frames.flatMap((frame, i) =>
    (seen[i] ?? []).map(
      ({ subject, instance, visible, colour, act, contacts, ...box }): MeasuredRow => ({
        frame,
        subject,
        instance,
        x: Math.round(box.x * SHRINK),
        y: Math.round(box.y * SHRINK),
        width: Math.round(box.width * SHRINK),
        height: Math.round(box.height * SHRINK),
        visible,
        colour,
        act,
        contacts,
        pixels: box.pixels * SHRINK * SHRINK,
      }),
    ),
  );
  return { explanation: explainScript(script, stage, scoreStage(script, stage)), rows };
}

/** At rising times, whichever scene they fall into; one that is seen twice is prepared once. */
async function identifyScenes(
  film: Stage,
  size: { readonly width: number; readonly height: number },
  times: readonly number[],
): Promise<SeenFigure[][]> {
  const scenes = scenesOf(film);
  const found: SeenFigure[][] = [];
  for (const scene of scenes) {
    const own = times.filter((time) => sceneAt(scenes, time) === scene).map((time) => time - scene.from);
    if (own.length > 0) found.push(...(await identifyStage(scene.stage, size, own)));
  }
  return found;
}

/** The explain document with its `trace`. */
export async function tracePrompt(request: ExplainedFilm, signal: AbortSignal): Promise<Explanation> {
  const { explanation, rows } = await measureFigures(request, signal);
  return { ...explanation, trace: rows.map(({ pixels: _pixels, ...row }) => row) };
}
