import type { NodeView } from '../../../../src/dialects/console/views.ts';
import { formatAgo, formatInstant } from '../../parts/format.ts';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import classes from './operations.module.css';

const TONES = { working: 'good', silent: 'bad' } as const satisfies Record<NodeView['state'], Tone>;

/** Every process that works, wherever it runs. */
export function Nodes({ nodes }: { readonly nodes: readonly NodeView[] }) {
  if (nodes.length === 0) return <p className={classes.quiet}>{words.operations.noNodes}</p>;
  return (
    <ul className={classes.list}>
      {nodes.map((node) => (
        <li key={node.id} data-testid="node">
          <span>
            <span className={classes.name}>{node.host}</span>
            <span className={classes.under}>{tell(node)}</span>
          </span>
          <StateTag tone={TONES[node.state]}>{words.operations.nodeStates[node.state]}</StateTag>
        </li>
      ))}
    </ul>
  );
}

function tell({ state, lanes, version, startedAt, seenAt }: NodeView): string {
  if (state === 'silent') return words.operations.silentSince(formatAgo(seenAt));
  const loads = lanes.map(({ lane, busy, concurrency }) => words.operations.load(lane, busy, concurrency));
  return [...loads, words.operations.upSince(version, formatInstant(startedAt))].join(', ');
}
