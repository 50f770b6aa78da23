import { mapsReadBy } from './lay-out-maps.ts';
import { type Convolve, type Net, type NetGraph, planesOf, type Step, shapeOf } from './net-file.ts';

/** Whether a convolution is worked out in tiles, which are turned plane by plane before they are multiplied: it pays where each is multiplied with many. */
export function isTiled(graph: NetGraph, step: Step): step is Convolve {
  if (step.kind !== 'convolve' || step.size !== 3 || step.stride !== 1 || step.dilation !== 1) return false;
  const planes = step.from.reduce((sum, map) => sum + planesOf(shapeOf(graph, map)), 0);
  return planes > 1 && !isForOneChannel(graph, step);
}

/** What a convolution by the plain way gives in a single channel. */
export const isForOneChannel = (graph: NetGraph, step: Convolve): boolean =>
  step.size === 3 && step.stride === 1 && step.dilation === 1 && step.plus === null && shapeOf(graph, step.to)[0] === 1;

/** Twice as large across and down. */
function isDoubled(graph: NetGraph, from: number, to: number): boolean {
  const [, width, height] = shapeOf(graph, from);
  const [, wide, tall] = shapeOf(graph, to);
  return wide === width * 2 && tall === height * 2;
}

/**
 * The same net, without maps that are only made to be read once, twice as large as another: a convolution in tiles enlarges what it reads by itself, and a
 * map of up to 26 MB is neither written nor read.
 */
export function foldResizes({ head, weights }: Net): Net {
  const { graph } = head;
  const timesRead = new Map<number, number>();
  for (const map of graph.steps.flatMap(mapsReadBy)) timesRead.set(map, (timesRead.get(map) ?? 0) + 1);
  const tiled = new Set(graph.steps.flatMap((step) => (isTiled(graph, step) ? step.from : [])));
  const sources = new Map<number, number>();
  for (const step of graph.steps) {
    const isForOne = tiled.has(step.to) && timesRead.get(step.to) === 1 && step.to !== graph.output;
    if (step.kind === 'resize' && isForOne && isDoubled(graph, step.from, step.to)) sources.set(step.to, step.from);
  }
  const kept = graph.steps.flatMap((step, index) => (sources.has(step.to) ? [] : [{ step, index }]));
  const steps = kept.map(({ step }) =>
    isTiled(graph, step) ? { ...step, from: step.from.map((map) => sources.get(map) ?? map) } : step,
  );
  const folded = { ...graph, steps };
  return { head: { ...head, graph: folded }, weights: kept.map(({ index }) => weights[index] ?? null) };
}
