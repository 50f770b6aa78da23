import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { extentOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { isOnFloats } from '../ways/vertical-path.ts';

/** Words of prompts for ground of which feet and wheels raise a cloud, wherever the film plays. */
const DUST = /\b(?:dust|dusty|dirt|gravel|mud)\b/;
const MUD = /\b(?:mud|muddy|puddles?)\b/;
const TYRES_BURN =
  /\b(?:burn ?outs?|smoking ty?i?res|ty?i?res (?:smoking|smoke|spin\w*)|drift(?:s|ing|ed)?\b[^.]{0,60}\bsmok\w+)\b/i;
/** Of what four wheels throw up: who drifts is seen through the smoke. */
const SMOKES = 0.5;
/** Metres a second from which it shows: in water at a walk, of dry ground at a run. */
const SHOWS = { water: 0.5, dust: 2.2, snow: 2.2 } as const;
/** Deeper than this one swims, and raises no drops with the feet. */
const WADING = { least: 0.02, most: 0.9 } as const;

/** What feet and wheels throw up behind them: drops in the shallows, dust, snow. */
export function kickedUp(
  { set, beats, prompt }: Script,
  players: readonly Player[],
  facts: PlaceFacts,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  if (facts.indoor) return [];
  const dusty = placeHas(set.place, 'dusty') || set.dressing.some((word) => DUST.test(word));
  const dry = dusty && set.weather !== 'rain' && set.weather !== 'storm' ? 'dust' : null;
  // In the rain mud is more water than earth.
  const muddy = dry === null && set.dressing.some((word) => MUD.test(word)) ? 'water' : dry;
  const ground = set.season === 'winter' && set.place !== 'city' ? 'snow' : muddy;
  return [...journeys].flatMap(([figure, { path }]) => {
    const player = players[figure];
    if (player === undefined) return [];
    // Tyres that slide burn, on dry streets and on wet ones.
    const slides = beats.some(({ role, act }) => role === player.role.id && act === 'drift') || TYRES_BURN.test(prompt);
    if (slides && ground === null && player.order.family === 'vehicle' && onGround(path, facts))
      return [{ kind: 'kicked_smoke', amount: amountOf(player) * SMOKES, from: { figure, anchor: 'feet' } }];
    // Floats throw it up where they are in it.
    if (isOnFloats(player, { beats, set }))
      return [{ kind: 'kicked_water', amount: FLOATS, from: { figure, anchor: 'feet' } }];
    const depths = path.map(({ at }) => (facts.waterLevel ?? Number.NEGATIVE_INFINITY) - at[1]);
    const wades = depths.some((depth) => depth > WADING.least && depth < WADING.most);
    const share = player.order.family === 'quadruped' ? MOSTLY : 1;
    const kind = wades ? 'water' : onGround(path, facts, share) ? ground : null;
    if (kind === null || fastest(path) < SHOWS[kind]) return [];
    return [{ kind: `kicked_${kind}`, amount: amountOf(player), from: { figure, anchor: 'feet' } }];
  });
}

const FLOATS = 2.1;

/** Four wheels throw up more than as many feet. */
const amountOf = (player: Player): number =>
  Math.min(
    player.thing?.alive === false ? 3.4 : 2,
    Math.sqrt(extentOf(player)) * (player.thing?.alive === false ? 1.5 : 1),
  );

const TOUCHING = 0.15;
/** Of the way of what lives: who leaps once on the way has run the rest of it. */
const MOSTLY = 0.6;

function onGround(path: Journey['path'], { heightAt }: PlaceFacts, share = 1): boolean {
  return path.filter(({ at }) => at[1] - heightAt(at[0], at[2]) < TOUCHING).length >= path.length * share;
}

function fastest(path: Journey['path']): number {
  let most = 0;
  for (const [index, { time, at }] of path.entries()) {
    const before = path[index - 1];
    if (before !== undefined && time > before.time)
      most = Math.max(most, Math.hypot(at[0] - before.at[0], at[2] - before.at[2]) / (time - before.time));
  }
  return most;
}
