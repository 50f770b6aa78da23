import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { smoothstep } from '../../maths/ease.ts';
import { heightOf, type Player } from '../players.ts';
import type { ParticleSource, StageFigure } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';

/** Of the way up to what takes them: how far they come. */
const COMES_UP = 0.62;
const STEPS = 16;

const pairsOf = ({ beats }: Pick<Script, 'beats'>, players: readonly Player[]) =>
  beats.flatMap((beat) => {
    if (beat.act !== 'taken_up') return [];
    const [taken, by] = [beat.role, beat.instrument].map((id) => players.findIndex(({ role }) => role.id === id));
    return taken === undefined || by === undefined || taken < 0 || by < 0 ? [] : [{ beat, taken, by }];
  });

/** Whoever is taken goes up below what takes them. */
export function goUp(figures: readonly StageFigure[], players: readonly Player[], script: Script): StageFigure[] {
  const pairs = pairsOf(script, players);
  return figures.map((figure, index): StageFigure => {
    const pair = pairs.find(({ taken }) => taken === index);
    const [start, above] = [figure.path[0], figures[pair?.by ?? -1]?.path[0]];
    const player = players[index];
    if (pair === undefined || start === undefined || above === undefined || player === undefined) return figure;
    const { from, to } = pair.beat;
    const rise = Math.max(1, (above.at[1] - start.at[1] - heightOf(player)) * COMES_UP);
    const path = Array.from({ length: STEPS + 1 }, (_, step) => {
      const time = from + ((to - from) * step) / STEPS;
      const up = smoothstep(from, to, time);
      return {
        time,
        // Turned slowly as it hangs there.
        heading: start.heading + up * 1.4,
        at: [
          start.at[0] + (above.at[0] - start.at[0]) * up,
          start.at[1] + rise * up,
          start.at[2] + (above.at[2] - start.at[2]) * up,
        ] as const,
      };
    });
    return { ...figure, path: [start, ...path], support: { on: 'air' } };
  });
}

/** The light in which they do. */
export function beamsDown(
  script: Script,
  players: readonly Player[],
  { heightAt }: Pick<PlaceFacts, 'heightAt'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return pairsOf(script, players).flatMap(({ by }): ParticleSource[] => {
    const at = journeys.get(by)?.path[0]?.at;
    if (at === undefined) return [];
    return [{ kind: 'beam_down', amount: at[1] - heightAt(at[0], at[2]), from: { figure: by, anchor: 'middle' } }];
  });
}
