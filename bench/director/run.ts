import { writeScript } from '../../src/animator/director/write-script.ts';
import { halfOf, readLabels } from './labels.ts';
import { FACTS, scoreScript, type Tally } from './score.ts';

/**
 * `node bench/director/run.ts [seen|all] [id]`: shares and faults of the seen half, or the shares of both. The other half is scored only when that is asked for: totals that are
 * seen at every step would be built for as well.
 */
const wanted = process.argv[2] ?? 'all';
const only = process.argv[3] ?? null;
const totals = { seen: new Map<string, Tally>(), unseen: new Map<string, Tally>(), blind: new Map<string, Tally>() };
for (const label of await readLabels()) {
  const half = halfOf(label);
  if (half !== 'seen' && (wanted === 'seen' || only !== null)) continue;
  if (only !== null && label.id !== only) continue;
  const script = writeScript({ prompt: label.prompt, negativePrompt: null, durationSeconds: 8 });
  const { tallies, faults } = scoreScript(label, script);
  for (const fact of FACTS) {
    const total = totals[half].get(fact) ?? { right: 0, of: 0 };
    totals[half].set(fact, { right: total.right + tallies[fact].right, of: total.of + tallies[fact].of });
  }
  if (half === 'seen' && wanted === 'seen' && faults.length > 0) console.log(`${label.id}\n  ${faults.join('\n  ')}`);
  if (only !== null) console.log(label.prompt, JSON.stringify(script, null, 1));
}
for (const [half, tallies] of Object.entries(totals)) {
  const shares = [...tallies].map(([fact, { right, of }]) => `${fact} ${(right / Math.max(1, of)).toFixed(3)} (${of})`);
  console.log(`${half}: ${shares.join(', ')}`);
}
