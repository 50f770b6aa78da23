import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';

type Colour = readonly [number, number, number];

/** Of what goes to pieces: how far its dust rolls, of its own size, by how it goes; and what of its engine smokes. */
const DUST: Readonly<Record<string, number>> = { collapse: 0.7, topple_down: 0.6, be_struck: 0.4, crumple: 0.26 };
const [MASONRY, SMOKE]: readonly [Colour, Colour] = [
  [0.82, 0.76, 0.68],
  [0.5, 0.5, 0.52],
];
/** Metres: less raises no dust. */
const LEAST = 0.8;

/** What collapses stands in its dust, and who ran into something in its smoke. */
export function dustOfWrecks({ beats, set }: Script, players: readonly Player[]): ParticleSource[] {
  if (placeHas(set.place, 'weightless') || placeHas(set.place, 'submerged')) return [];
  return beats.flatMap(({ role, act }): ParticleSource[] => {
    const share = DUST[act];
    if (share === undefined) return [];
    return [...players.entries()].flatMap(([figure, player]): ParticleSource[] => {
      const size = Math.max(extentOf(player), heightOf(player));
      if (player.role.id !== role || size < LEAST) return [];
      const from = { figure, anchor: 'middle', above: -heightOf(player) * 0.42 };
      const colour = player.thing?.moves === true ? SMOKE : MASONRY;
      return [{ kind: 'billows', amount: size * share, from, during: { figure, act }, colour }];
    });
  });
}
