import { hexOf } from '../../bodies/looks.ts';
import { isArmedCraft } from '../../catalogue/arms.ts';
import { type Sent, sentBy } from '../../catalogue/blows.ts';
import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
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
    ...boltsOf(script, players),
    ...burstsInSpace(script, players, journeys),
    ...blastsOf(script, players, facts, journeys),
    ...landingsOf(script, players, journeys),
  ];
}

/** Metres: whom the sizes are for; and out of what it comes, the first that a body has. */
const [GROWN, OUTLETS] = [1.75, ['gripRight', 'mouth', 'eyes', 'middle']];

/** What glows in a colour is brighter than what is painted in it. */
const SHINES = 3;

/** The light of what is sent: of the colour that is told, else its own. */
function lightSent({ colour }: Sent, told: string | null | undefined): Vector {
  const hex = hexOf(told ?? null);
  if (hex === null) return colour;
  const [red, green, blue] = lightOf(hex);
  const most = Math.max(red, green, blue, 0.02);
  const of = (part: number): number => 0.25 + (part / most) * (SHINES - 0.25);
  return [of(red), of(green), of(blue)];
}

function sentOf({ beats }: Script, players: readonly Player[]): ParticleSource[] {
  return beats.flatMap(({ act, role, target, sends, sentColour, part, from: since }): ParticleSource[] => {
    const sent = sentBy(sends ?? '');
    const to = players.findIndex((player) => player.role.id === target);
    if (sent === null || to < 0 || (act !== 'send' && part !== 'eyes')) return [];
    return players.flatMap((player, figure): ParticleSource[] => {
      if (player.role.id !== role) return [];
      const outlets = part === null ? OUTLETS : [part, ...OUTLETS];
      const anchor = outlets.find((name) => player.body.anchors[name] !== undefined) ?? 'middle';
      const hit = players[to]?.body.anchors.chest === undefined ? 'middle' : 'chest';
      const amount = Math.max(0.6, heightOf(player) / GROWN);
      const ends = { from: { figure, anchor }, to: { figure: to, anchor: hit } };
      const colour = lightSent(sent, sentColour);
      return [{ kind: `sent_${sent.shape}`, amount, ...ends, during: { figure, act }, since, colour }];
    });
  });
}

/** Metres of a craft for which a bolt is as thick as it is; the guns a craft has, and who has but one. */
const [CRAFT, GUNS] = [9, ['gun', 'gunLeft']];

/** What craft fire while they fly: each at one of those it is meant for, or ahead. */
function boltsOf({ beats }: Script, players: readonly Player[]): ParticleSource[] {
  return beats.flatMap(({ act, role, sends, sendsTo, sentColour }): ParticleSource[] => {
    const sent = sentBy(sends ?? '');
    if (sendsTo === undefined || sent === null || sent.shape !== 'bolts') return [];
    const aims = [...players.keys()].filter((index) => players[index]?.role.id === sendsTo);
    const colour = lightSent(sent, sentColour);
    return players.flatMap((player, figure): ParticleSource[] => {
      if (player.role.id !== role) return [];
      const others = aims.filter((aim) => aim !== figure);
      const aim = others[player.instance % Math.max(1, others.length)];
      const to = aim === undefined ? {} : { to: { figure: aim, anchor: 'middle' } };
      const own = GUNS.filter((name) => player.body.anchors[name] !== undefined);
      const guns = own.length > 0 ? own : ['middle'];
      const amount = Math.max(0.7, Math.sqrt(extentOf(player) / CRAFT));
      return guns.map((anchor) => ({
        kind: 'bolts',
        amount,
        from: { figure, anchor },
        ...to,
        during: { figure, act },
        colour,
      }));
    });
  });
}

const BURSTS = /\b(?:explosions?|explod\w+|bombard\w*|barrages?|flak)\b/i;
/** Of the film: when each of them bursts; of a craft: how far from it, how large, and on a great one the same. */
const BURST = { at: [0.1, 0.27, 0.42, 0.58, 0.74, 0.88], aside: 1.6, reach: 0.55, great: 0.1 } as const;
/** Metres from which on what bursts does so on its hull. */
const GREAT = 24;
const SIDES = [
  [0.9, 0.5],
  [-1, 0.8],
  [0.3, -0.7],
  [-0.5, -0.4],
  [1.1, 0.1],
  [-0.2, 0.9],
] as const;

/** Explosions that nobody suffers burst in empty space about whoever flies there, and on the hulls of great ships. */
function burstsInSpace(
  { prompt, set, durationSeconds }: Script,
  players: readonly Player[],
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  if (!placeHas(set.place, 'weightless') || !BURSTS.test(prompt)) return [];
  const craft = [...players.keys()].filter((index) => isArmedCraft(players[index]?.thing?.kind ?? ''));
  return BURST.at.flatMap((share, number): ParticleSource[] => {
    const [index, since] = [craft[number % Math.max(1, craft.length)], share * durationSeconds];
    const [player, [aside, up]] = [players[index ?? -1], SIDES[number % SIDES.length] ?? SIDES[0]];
    const path = journeys.get(index ?? -1)?.path;
    if (index === undefined || player === undefined || path === undefined) return [];
    const extent = extentOf(player);
    const great = extent > GREAT;
    if (great) {
      const from = { figure: index, anchor: 'surface' };
      return [{ kind: 'burst', amount: extent * BURST.great, from, since }];
    }
    const { at, heading } = makePathMotion(path)(since + 0.4);
    const far = extent * BURST.aside;
    const [x, z] = [at[0] + Math.cos(heading) * aside * far, at[2] - Math.sin(heading) * aside * far];
    return [{ kind: 'burst', amount: extent * BURST.reach, from: { at: [x, at[1] + up * far, z - far] }, since }];
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
