import { placeHas } from '../../catalogue/places.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { smoothstep } from '../../maths/ease.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import { risingOf } from '../risen.ts';
import type { ParticleSource, PathPoint, StageFigure } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';

/** Of its height: so deep below it is at first. */
const DEPTH = 1.08;
const STEP_SECONDS = 0.2;

/** Figures that come up out of the sea or the ground: the cameras have found their places for who stands there in the end. */
export function comeUp(figures: readonly StageFigure[], players: readonly Player[], script: Script): StageFigure[] {
  return figures.map((figure, index): StageFigure => {
    const player = players[index];
    const beat = risingOf(script, player);
    if (player === undefined || beat === undefined || 'figure' in figure.support) return figure;
    return { ...figure, path: fromBelow(figure.path, beat, heightOf(player) * DEPTH) };
  });
}

function fromBelow(path: readonly PathPoint[], { from, to }: Beat, depth: number): PathPoint[] {
  const steps = Math.max(4, Math.ceil((to - from) / STEP_SECONDS));
  const times = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const all = [...new Set([0, ...times, ...path.map(({ time }) => time)])].sort((a, b) => a - b);
  return all.map((time) => {
    const { at, heading } = pointAt(path, time);
    return { time, at: [at[0], at[1] - depth * (1 - smoothstep(from, to, time)), at[2]], heading };
  });
}

function pointAt(path: readonly PathPoint[], time: number): Pick<PathPoint, 'at' | 'heading'> {
  const next = path.findIndex((point) => point.time > time);
  const [a, b] = [path[next < 0 ? path.length - 1 : Math.max(0, next - 1)], path[next]];
  if (a === undefined) return { at: [0, 0, 0], heading: 0 };
  if (b === undefined || b.time <= a.time || time <= a.time) return a;
  const share = (time - a.time) / (b.time - a.time);
  const mix = (axis: 0 | 1 | 2): number => a.at[axis] + (b.at[axis] - a.at[axis]) * share;
  return { at: [mix(0), mix(1), mix(2)], heading: a.heading + (b.heading - a.heading) * share };
}

/** Of its breadth: how far to each side of it the sea breaks; of its height, how high. */
const [ASIDE, SPRAY] = [0.42, 0.075];
const MOST_SPRAY = 1.3;
const EARTH = [0.5, 0.4, 0.3] as const;
const SNOW = [1.3, 1.32, 1.4] as const;

/** The sea breaks around who comes up out of it; earth and snow fly up where the ground opens. */
export function upheavals(
  script: Script,
  players: readonly Player[],
  { heightAt, waterLevel }: Pick<PlaceFacts, 'heightAt' | 'waterLevel'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return players.flatMap((player, figure): ParticleSource[] => {
    const beat = risingOf(script, player);
    const at = journeys.get(figure)?.path[0]?.at;
    if (beat === undefined || at === undefined) return [];
    if (beat.where === 'water' && waterLevel !== null) {
      const [aside, amount] = [player.body.width * player.size * ASIDE, heightOf(player) * SPRAY];
      return [-1, 1].map((side) => ({
        kind: 'breakers',
        amount: Math.min(MOST_SPRAY, Math.max(0.25, amount)),
        from: { at: [at[0] + side * aside, waterLevel, at[2]] },
      }));
    }
    const cold = script.set.season === 'winter' && placeHas(script.set.place, 'wild');
    return [
      {
        kind: 'billows',
        amount: extentOf(player) * 0.8,
        from: { at: [at[0], heightAt(at[0], at[2]), at[2]] },
        during: { figure, act: 'arise' },
        colour: cold ? SNOW : EARTH,
      },
    ];
  });
}
