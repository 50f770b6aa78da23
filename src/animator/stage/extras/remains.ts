import { runsDown } from '../../catalogue/becoming-table.ts';
import { placeHas } from '../../catalogue/places.ts';
import { isLiquid } from '../../catalogue/uses.ts';
import type { Script } from '../../director/script.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { slownessOf } from '../fates.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';
import { type Fate, fateAt, landingsOf } from '../ways/fate.ts';
import type { WhereIs } from '../whereabouts.ts';
import { sceneryFigure } from './scenery-figure.ts';

const PIECES = 13;
/** Metres: how long a piece's body is made, and of a whole one how long a piece of it is. */
const [MADE, LEAST, MOST] = [0.1, 0.22, 0.5];
/** A puddle's body is a metre wide; of what it was in, so many times the height. */
const PUDDLE = 3.2;
const WET = /\b(?:water|milk|coffee|juice|wine|tea|beer|soda|soup|cocktail|cocoa|lemonade)\b/;
const POURED: ReadonlySet<string> = new Set([
  'cup',
  'glass',
  'wine glass',
  'beer',
  'milk',
  'coffee',
  'tea',
  'cocktail',
  'martini',
  'soda',
  'bubble tea',
  'whiskey',
]);

/** What is left of whatever breaks or bursts: pieces that fly about and lie there, and what was in it. */
export function scatterRemains(
  fates: ReadonlyMap<number, Fate>,
  players: readonly Player[],
  script: Script,
  seed: number,
): StageFigure[] {
  return [...fates].flatMap(([index, fate]): StageFigure[] => {
    const player = players[index];
    const [landing] = landingsOf(fate);
    if (player === undefined || landing === undefined) return [];
    // What only tips over loses what is in it, and nothing else.
    if (fate.kind === 'topples' && !fate.ends) return spiltBy(player, fate, landing.at, script);
    if (!fate.ends && fate.kind !== 'goes') return [];
    return [...piecesOf(player, fate, landing.at, script, seed + index), ...spiltBy(player, fate, landing.at, script)];
  });
}

/** Of its height: how wide the puddle under something that melts becomes. */
const MELTS_TO = 1.5;

/** Of whoever splashes in it: how wide a puddle is; and where rain or mud stands already. */
const SPLASHED_IN = 2.1;
const SPLASHES = /^(?:splash|wallow|stomp|jump|roll)/;
const PUDDLES = /\b(?:puddles?|mud)\b/i;

/** What melts stands in more and more water; who splashes in a puddle has one at the feet. */
export function spreadPuddles(script: Script, players: readonly Player[], whereIs: WhereIs): StageFigure[] {
  return [...meltedTo(script, players, whereIs), ...splashedIn(script, players, whereIs)];
}

function splashedIn(script: Script, players: readonly Player[], whereIs: WhereIs): StageFigure[] {
  if (!PUDDLES.test(script.prompt) || placeHas(script.set.place, 'submerged')) return [];
  const beat = script.beats.find(({ verb, target }) => SPLASHES.test(verb) && target === null);
  if (beat === undefined) return [];
  const muddy = /\bmud/i.test(script.prompt);
  const body = { family: 'household', sheet: { thing: 'puddle', parts: [muddy ? 'mud' : 'water'] } };
  return [...players.entries()].flatMap(([index, player]): StageFigure[] => {
    if (player.role.id !== beat.role || player.thing?.alive !== true) return [];
    // Who jumps comes down in it.
    const { at } = whereIs(index, beat.act === 'jump' ? beat.to : beat.from + 0.1);
    const path = [{ time: 0, at: [at[0], at[1] + 0.012, at[2]] as const, heading: 0.7 + index }];
    return [sceneryFigure({ body, path, acts: [], size: extentOf(player) * SPLASHED_IN }, script.durationSeconds)];
  });
}

function meltedTo(script: Script, players: readonly Player[], whereIs: WhereIs): StageFigure[] {
  return script.beats.flatMap(({ role, act, from, to }): StageFigure[] => {
    const index = players.findIndex((player) => player.role.id === role);
    const player = players[index];
    if (act !== 'melt' || player === undefined || runsDown(player.thing?.kind ?? '')) return [];
    const { at } = whereIs(index, from);
    const body = { family: 'household', sheet: { thing: 'puddle', parts: ['water'] } };
    const path = [{ time: 0, at: [at[0], at[1] + 0.015, at[2]] as const, heading: 0.7 }];
    const acts = [{ act: 'grow', from, to, speed: 1, target: null }];
    return [sceneryFigure({ body, path, acts, size: heightOf(player) * MELTS_TO }, script.durationSeconds)];
  });
}

function piecesOf(player: Player, fate: Fate, at: number, script: Script, seed: number): StageFigure[] {
  const chance = makeRandom(seed).spawn('pieces');
  const { middle } = fateAt(fate, at);
  const ground = fate.floor - fate.radius;
  // Flowers in a vase are none of its pieces.
  const whole = Math.min(extentOf(player), Math.max(player.body.width, player.body.length) * player.size * 1.6);
  const pace = slownessOf(script);
  const { colour, look } = player.order.sheet;
  return Array.from({ length: PIECES }, (_, number): StageFigure => {
    const angle = (number / PIECES) * Math.PI * 2 + chance.between(-0.2, 0.2);
    const size = (whole * chance.between(LEAST, MOST)) / MADE;
    const [out, up] = [chance.between(0.25, 1.15), chance.between(0.4, 1.9)];
    const start: Vector = [
      middle[0] + Math.sin(angle) * whole * 0.12,
      Math.max(ground + 0.01, middle[1] + chance.between(-0.3, 0.3) * whole),
      middle[2] + Math.cos(angle) * whole * 0.12,
    ];
    const body = {
      family: 'household',
      sheet: {
        thing: ['shard', 'shard2', 'shard3'][number % 3],
        parts: [player.role.thing, player.role.noun],
        ...(colour === undefined ? {} : { colour }),
        ...(look === undefined ? {} : { look }),
      },
    };
    const path = [{ time: 0, at: start, heading: angle * 3 }];
    return {
      ...sceneryFigure({ body, path, size, acts: [] }, script.durationSeconds),
      seen: { from: at, to: script.durationSeconds + 1 },
      fate: {
        ...{ kind: 'falls', from: at, until: script.durationSeconds + 1, start, bounce: 0.2, rolls: 0, ends: false },
        velocity: [Math.sin(angle) * out * pace, up * pace, Math.cos(angle) * out * pace],
        floor: ground + 0.006 * size,
        radius: 0.02,
        lies: Math.PI * (2 + (number % 3)),
        weight: pace * pace,
      },
    };
  });
}

function spiltBy({ role, ...player }: Player, fate: Fate, at: number, script: Script): StageFigure[] {
  if (!isLiquid(role.thing) && !POURED.has(role.thing) && !WET.test([role.noun, ...role.parts].join(' '))) return [];
  const { middle } = fateAt(fate, at);
  const ground = fate.floor - fate.radius;
  const tall = heightOf({ role, ...player });
  const body = { family: 'household', sheet: { thing: 'puddle', parts: [role.noun, ...role.parts] } };
  const path = [{ time: 0, at: [middle[0], ground, middle[2]] as const, heading: 0.4 }];
  const acts = [{ act: 'appear', from: at, to: script.durationSeconds, speed: 1, target: null }];
  return [
    {
      ...sceneryFigure({ body, path, acts, size: tall * PUDDLE }, script.durationSeconds),
      seen: { from: at, to: script.durationSeconds + 1 },
    },
  ];
}
