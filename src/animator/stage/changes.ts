import { changeSeconds, type Posture, postureOf } from '../catalogue/postures.ts';
import { smoothstep } from '../maths/ease.ts';
import { isApart } from './root-of.ts';
import type { StageAct, StageFigure } from './stage.ts';

/**
 * What a figure does at a moment, and how far it has come from what it did before: postures change in their own time, and while they do, whoever sits down is on the
 * way from its feet to the seat, whoever lies down by way of sitting.
 */
export interface Change {
  readonly now: StageAct | null;
  /** Seconds since it began. */
  readonly since: number;
  readonly before: { readonly act: string; readonly share: number; readonly borne: boolean } | null;
  /** 0 where its own path has it, 1 on what bears it. */
  readonly on: number;
  /** Of who is on it: 0 sits on its edge, 1 lies. */
  readonly lies: number;
}

type Changing = Pick<StageFigure, 'acts' | 'support' | 'body'>;

/** Of a grown-up's seconds: animals are on their feet sooner. */
const BEAST_SHARE = 0.5;
/** Who falls is down at once, however long it takes to get up again. */
const FALLS = /^(?:fall|stumble)/;
const FALL_SECONDS = 0.25;

interface State {
  readonly act: StageAct | null;
  readonly posture: Posture;
  readonly borne: boolean;
}

function stateAt({ acts, support }: Changing, time: number): State {
  const act =
    acts[
      Math.max(
        0,
        acts.findLastIndex(({ from }) => time >= from),
      )
    ] ?? null;
  const borne = isSeat(support) && !isApart(support, time);
  const own = postureOf(act?.within ?? act?.act ?? 'stand');
  return { act, borne, posture: !borne ? own : own === 'lying' ? own : 'seated' };
}

/** What one sits or lies on, of the cast or of the place. */
const isSeat = (support: StageFigure['support']): boolean =>
  'on' in support ? support.seat !== undefined : support.as === 'sit';

export function changeAt(figure: Changing, time: number): Change {
  const { acts, support, body } = figure;
  const state = stateAt(figure, time);
  const events = [
    ...acts.slice(1).map(({ from }) => from),
    ...(isSeat(support) ? [support.since ?? 0, support.until ?? Number.POSITIVE_INFINITY] : []),
  ].filter((event) => event > 0 && event <= time);
  const running = events
    .sort((a, b) => a - b)
    .flatMap((event): { readonly before: State; readonly progress: number; readonly moves: boolean }[] => {
      const [before, after] = [stateAt(figure, event - 1e-6), stateAt(figure, event)];
      const moves = before.posture !== after.posture || before.borne !== after.borne;
      const falls = FALLS.test(after.act?.act ?? '') && before.act !== after.act;
      const seconds = falls
        ? FALL_SECONDS
        : changeSeconds(before.posture, after.posture) * (moves && body.family !== 'person' ? BEAST_SHARE : 1);
      const progress = (time - event) / seconds;
      return progress >= 1 ? [] : [{ before, progress, moves }];
    });
  // What the hands begin while somebody still sits down does not end the sitting down.
  const change = running.findLast(({ moves }) => moves) ?? running.at(-1) ?? null;
  const since = state.act === null ? time : time - state.act.from;
  const still = { now: state.act, since };
  if (change === null)
    return { ...still, before: null, on: state.borne ? 1 : 0, lies: state.posture === 'lying' ? 1 : 0 };
  const { before, progress } = change;
  return {
    ...still,
    before: { act: before.act?.within ?? before.act?.act ?? 'stand', share: 1 - progress, borne: before.borne },
    ...between(before, state, progress),
  };
}

/** Down: first onto the seat, then onto the back. Up: the other way round. */
function between(before: State, after: State, progress: number): Pick<Change, 'on' | 'lies'> {
  const [on, lies] = [
    [before.borne ? 1 : 0, after.borne ? 1 : 0],
    [before.posture === 'lying' ? 1 : 0, after.posture === 'lying' ? 1 : 0],
  ] as const;
  const both = on[0] !== on[1] && lies[0] !== lies[1];
  const first = both ? smoothstep(0, 0.5, progress) : smoothstep(0, 1, progress);
  const second = both ? smoothstep(0.5, 1, progress) : first;
  const down = lies[1] > lies[0];
  const at = ([from, to]: readonly [number, number], share: number): number => from + (to - from) * share;
  return { on: at(on, down ? first : second), lies: at(lies, down ? second : first) };
}
