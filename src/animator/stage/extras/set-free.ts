import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Script } from '../../director/script.ts';
import { lightOf } from '../../maths/mesh.ts';
import { heightOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';

const SET_FREE =
  /\b(?:releas|scatter|emit|puff|burst|send|shed|spread|drift|float|rise)\w*\b[^.;]{0,40}?\b(spores|pollen|sparkles|glitter|stardust|fireflies|light particles|particles|motes|sparks|magic dust|fairy dust)\b/i;

/** What a flower that opens lets go into the air. */
export function setsFree({ beats, prompt }: Script, players: readonly Player[]): ParticleSource[] {
  if (!SET_FREE.test(prompt)) return [];
  return beats.flatMap(({ act, role, from }): ParticleSource[] => {
    const figure = players.findIndex((player) => player.role.id === role);
    const player = players[figure];
    if (act !== 'bloom' || player === undefined) return [];
    const [red, green, blue] = lightOf(
      COLOUR_WORDS[player.role.colour ?? ''] === undefined ? 0xffe2a0 : numberOf(player.role.colour),
    );
    const most = Math.max(red, green, blue, 0.05);
    return [
      {
        ...{ kind: 'spores', amount: heightOf(player), from: { figure, anchor: 'top' }, since: from + 0.8 },
        colour: [0.5 + (1.6 * red) / most, 0.5 + (1.6 * green) / most, 0.5 + (1.6 * blue) / most],
      },
    ];
  });
}

const numberOf = (colour: string | null): number => {
  const [red, green, blue] = COLOUR_WORDS[colour ?? ''] ?? [255, 226, 160];
  return (red << 16) | (green << 8) | blue;
};
