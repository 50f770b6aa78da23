import { z } from 'zod';
import type { TableProblem } from '../../core/table-problem.ts';
import { isValueName } from '../job-values.ts';
import { findPlaceholders, type Json } from '../placeholders.ts';

/**
 * A workflow as ComfyUI runs it: what its editor writes with "Export (API)", with placeholders in place of what a request
 * brings. The editor's own files look alike and are another thing: nodes as a list, with the wires beside them.
 */
export type Graph = Readonly<
  Record<string, { readonly class_type: string; readonly inputs: Readonly<Record<string, Json>> }>
>;

const node = z.looseObject({ class_type: z.string().min(1), inputs: z.record(z.string(), z.json()) });

/** Beyond those of every body: sizes that a model can make, at least as large as what is wanted. */
const GRID_NAMES: ReadonlySet<string> = new Set(['grid_width', 'grid_height']);

export type ReadGraph =
  | { readonly graph: Graph; readonly problems: readonly [] }
  | { readonly graph: null; readonly problems: readonly TableProblem[] };

/** `path` is that of the option that names the file. */
export function readGraph(text: string | null, path: readonly string[]): ReadGraph {
  const refuse = (message: string): ReadGraph => ({ graph: null, problems: [{ path, message }] });
  if (text === null) return refuse('names a file that cannot be read');
  const tree = parseJson(text);
  if (!isTable(tree)) return refuse('names a file that is not a JSON object');
  if (Array.isArray(tree.nodes) && 'links' in tree) {
    return refuse(
      "names a graph of ComfyUI's editor; open it there and use Export (API), which writes the kind that can be run",
    );
  }
  if (isTable(tree.prompt) && !('class_type' in tree.prompt)) {
    return refuse('names a whole request; keep only what stands under "prompt"');
  }
  const entries = Object.entries(tree);
  if (entries.length === 0) return refuse('names a graph without nodes');
  const wrong = entries.find(([, value]) => !node.safeParse(value).success);
  if (wrong !== undefined) {
    return refuse(
      `names a file whose entry "${wrong[0]}" is no node with class_type and inputs, as Export (API) writes them`,
    );
  }
  const graph = Object.fromEntries(entries.map(([id, value]) => [id, toNode(value)]));
  const unknown = [...findPlaceholders(graph)].filter((name) => !isValueName(name) && !GRID_NAMES.has(name));
  if (unknown.length > 0) return refuse(`names a graph with placeholders that mean nothing: ${unknown.join(', ')}`);
  return { graph, problems: [] };
}

/** Titles and the like are for the editor alone. */
function toNode(value: unknown): Graph[string] {
  const { class_type, inputs } = node.parse(value);
  return { class_type, inputs: inputs as Readonly<Record<string, Json>> };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
