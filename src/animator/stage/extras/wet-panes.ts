import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { ParticleSource } from '../stage.ts';

/** Metres toward the weather from where one would sit on a sill, and so many windows are wet at most. */
const [OUTWARD, MOST] = [0.024, 4];

/** Rain runs down the windows of a room that is told of with it. */
export function wetPanes(
  { set, prompt }: Script,
  { indoor, spots }: Pick<PlaceFacts, 'indoor' | 'spots'>,
): ParticleSource[] {
  if (
    !indoor ||
    !/^(?:rain|storm)$/.test(set.weather) ||
    !AT_PANE.test([prompt, set.word ?? '', ...set.dressing].join(' '))
  )
    return [];
  return spots
    .filter(({ kind }) => kind === 'sill')
    .slice(0, MOST)
    .map(({ at: [x, y, z], heading, radius }): ParticleSource => {
      const at = [x + Math.sin(heading) * OUTWARD, y, z + Math.cos(heading) * OUTWARD] as const;
      return { kind: 'trickles', amount: radius * 2, from: { at }, turn: heading };
    });
}
const AT_PANE = /\b(?:windows?|windowsill|window ?sill|glass|panes?|windowpanes?)\b/i;
