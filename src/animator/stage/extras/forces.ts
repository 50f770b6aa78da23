import { sentBy } from '../../catalogue/blows.ts';
import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { heightOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { makePathMotion } from '../ways/path-motion.ts';

/** What is seen of forces: what somebody sends at somebody, and the burst that throws somebody. */
export function forcesOf(
  script: Script,
  players: readonly Player[],
  facts: Pick<PlaceFacts, 'heightAt'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return [
    ...sentOf(script, players),
    ...blastsOf(script, players, facts, journeys),
    ...landingsOf(script, players, journeys),
  ];
}

/** Metres: whom the sizes are for; and out of what it comes, the first that a body has. */
const [GROWN, OUTLETS] = [1.75, ['gripRight', 'mouth', 'eyes', 'middle']];

function sentOf({ beats }: Script, players: readonly Player[]): ParticleSource[] {
  return beats.flatMap(({ act, role, target, sends, from: since }): ParticleSource[] => {
    const sent = sentBy(sends ?? '');
    const to = players.findIndex((player) => player.role.id === target);
    if (act !== 'send' || sent === null || to < 0) return [];
    return players.flatMap((player, figure): ParticleSource[] => {
      if (player.role.id !== role) return [];
      const anchor = OUTLETS.find((name) => player.body.anchors[name] !== undefined) ?? 'middle';
      const hit = players[to]?.body.anchors.chest === undefined ? 'middle' : 'chest';
      const amount = Math.max(0.6, heightOf(player) / GROWN);
      const ends = { from: { figure, anchor }, to: { figure: to, anchor: hit } };
      return [{ kind: `sent_${sent.shape}`, amount, ...ends, during: { figure, act }, since, colour: sent.colour }];
    });
  });
}

/** Metres that it reaches, and that it is from whom it throws; and seconds before that it was lit. */
const BLAST = { reach: 1.25, aside: 1.5, fuse: 0.42 } as const;
const EARTH: readonly [number, number, number] = [0.5, 0.4, 0.3];
const SAND: readonly [number, number, number] = [0.85, 0.68, 0.5];

function blastsOf(
  { beats, set }: Script,
  players: readonly Player[],
  { heightAt }: Pick<PlaceFacts, 'heightAt'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return beats.flatMap(({ act, role, where, from }): ParticleSource[] => {
    const path = journeys.get(players.findIndex((player) => player.role.id === role))?.path;
    if (act !== 'flung' || where === null || path === undefined) return [];
    const light = sentBy(where)?.colour;
    const { at, heading } = makePathMotion(path)(from);
    const [x, z] = [at[0] + Math.sin(heading) * BLAST.aside, at[2] + Math.cos(heading) * BLAST.aside];
    const foot = { at: [x, heightAt(x, z), z] as const };
    return [
      light === undefined
        ? { kind: 'blast', amount: BLAST.reach, from: { at: [x, foot.at[1] + 0.3, z] }, since: from - BLAST.fuse }
        : { kind: 'sparkling', amount: BLAST.reach, from: { at: [x, foot.at[1] + 1, z] }, since: from, colour: light },
      {
        kind: 'shock',
        amount: BLAST.reach * 2,
        from: foot,
        since: from,
        colour: placeHas(set.place, 'dusty') ? SAND : EARTH,
      },
    ];
  });
}

/** Of the height: how far the dust goes that somebody raises who comes down hard. */
const RAISES = 1.9;

function landingsOf(
  { beats, set }: Script,
  players: readonly Player[],
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return beats.flatMap(({ act, role, from }): ParticleSource[] => {
    const figure = players.findIndex((player) => player.role.id === role);
    const [player, at] = [players[figure], journeys.get(figure)?.path.at(-1)?.at];
    if (act !== 'touchdown' || player === undefined || at === undefined) return [];
    const amount = heightOf(player) * RAISES;
    return [
      { kind: 'shock', amount, from: { at }, since: from, ...(placeHas(set.place, 'dusty') ? { colour: SAND } : {}) },
    ];
  });
}
