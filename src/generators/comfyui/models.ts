import { z } from 'zod';
import type { RawUpstream, ReadFile } from '../../core/upstream.ts';
import { parseTables } from '../table-options.ts';
import { type Graph, readGraph } from './graph.ts';

/** ComfyUI knows no models by name: what it makes is what the operator's graph says, so there are no rows of our own. */
export interface WorkflowOptions {
  readonly graph: Graph;
  readonly fps: number;
  readonly extraFrames: number;
  /** Sizes of a model come in multiples of this. */
  readonly multipleOf: number;
  /** Whose files are the result; null: of the first node that saved one. */
  readonly outputNode: string | null;
}

const row = z.strictObject({
  workflow: z.string().min(1),
  fps: z.int().min(1).max(120).default(24),
  extra_frames: z.int().min(0).max(64).default(1),
  multiple_of: z.int().min(1).max(256).default(1),
  output_node: z.string().min(1).optional(),
});

export function parseComfyTables(table: RawUpstream, files: ReadFile) {
  return parseTables(table, {
    options: z.strictObject({}),
    row,
    refine: ({ workflow, fps, extra_frames, multiple_of, output_node }) => {
      const { graph, problems } = readGraph(files(workflow), ['workflow']);
      if (graph === null) return { options: null, problems };
      if (output_node !== undefined && !Object.hasOwn(graph, output_node)) {
        return { options: null, problems: [{ path: ['output_node'], message: 'names no node of the workflow' }] };
      }
      const options: WorkflowOptions = {
        graph,
        fps,
        extraFrames: extra_frames,
        multipleOf: multiple_of,
        outputNode: output_node ?? null,
      };
      return { options, problems: [] };
    },
  });
}
