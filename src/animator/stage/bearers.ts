import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Bearer } from './film-frame.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';

const IN_WATER: ReadonlySet<string> = new Set(['swim', 'surf', 'row', 'sail', 'dive', 'float']);
const IN_AIR: ReadonlySet<string> = new Set(['fly', 'float', 'take_off', 'land', 'rise', 'fall']);
const ON_FOOT: ReadonlySet<string> = new Set([
  'walk',
  'stand',
  'sit',
  'eat',
  'drink',
  'run',
  'sleep',
  'lie',
  'waddle',
  'look',
  'hold',
  'dance',
  'speak',
  'sing',
  'play',
]);

/** What bears somebody: by what it is, by what it does, and by what there is. */
export function bearerOf({ role, thing }: Player, script: Script, facts: PlaceFacts): Bearer {
  const acts = script.beats.filter((beat) => beat.role === role.id).map(({ act }) => act);
  const does = (those: ReadonlySet<string>): boolean => acts.some((act) => those.has(act));
  if (script.set.place === 'space') return 'air';
  const wet = facts.waterLevel !== null;
  if (script.set.place === 'underwater')
    return thing?.realm === 'underwater' || thing?.realm === 'water' || does(IN_WATER) ? 'air' : 'ground';
  if (wet && (thing?.realm === 'water' || thing?.realm === 'underwater' || does(IN_WATER))) return 'water';
  if (thing?.realm === 'sky' && !(acts.length > 0 && acts.every((act) => ON_FOOT.has(act)))) return 'air';
  return does(IN_AIR) && thing?.realm !== 'water' ? 'air' : 'ground';
}

const TALL = 2.2;

/** Metres above what bears it. */
export function liftOf(
  player: Player,
  bearer: Bearer,
  script: Script,
  players: readonly Player[],
  facts: PlaceFacts,
): number {
  const { thing, chance } = player;
  const height = heightOf(player);
  if (bearer === 'water') return thing?.realm === 'underwater' ? -height * 0.55 : 0;
  if (bearer !== 'air') return 0;
  const own = chance.spawn('lift');
  if (script.set.place === 'space') return own.between(-0.3, 0.3) * height;
  if (script.set.place === 'underwater') return own.between(0.5, 1.6) + height * 0.3;
  const grounded = players.filter((other) => other !== player && other.thing?.realm !== 'sky').map(heightOf);
  const over = Math.max(0, ...grounded);
  const ceiling = facts.indoor ? 1.7 : Number.POSITIVE_INFINITY;
  const usual = thing?.alive === true ? Math.min(4, 0.9 + height * 3) : Math.max(2, reachOf(player) * 1.6);
  // Beside somebody tall one flies at its height, over somebody small not much higher.
  const company =
    over === 0
      ? usual
      : over > TALL
        ? over * (thing?.alive === true ? 0.7 : 1)
        : Math.min(usual, over * 1.35 + height * 0.5 + 0.2);
  return Math.min(ceiling, company) * own.between(0.95, 1.1);
}

/** How near two are who do this with each other: metres between people of 1.7. */
const TOGETHER: Readonly<Record<string, number>> = {
  ...{
    hug: 0.3,
    kiss: 0.34,
    shake_hands: 0.78,
    hold_hands: 0.52,
    fight: 1.0,
    dance: 0.5,
    pet: 0.55,
    give: 0.8,
    speak: 0.95,
    whisper: 0.45,
    meet: 1,
  },
};

export function closeUp(spots: ReadonlyMap<number, Spot>, script: Script, players: readonly Player[]): void {
  for (const { role, act, target } of script.beats) {
    const metres = TOGETHER[act];
    if (metres === undefined || target === null) continue;
    const [own, other] = [
      players.findIndex((each) => each.role.id === role),
      players.findIndex((each) => each.role.id === target),
    ];
    const [a, b] = [spots.get(own), spots.get(other)];
    const [one, two] = [players[own], players[other]];
    if (a === undefined || b === undefined || one === undefined || two === undefined || one === two) continue;
    const people = one.order.family === 'person' && two.order.family === 'person';
    const wanted = people
      ? (metres * (heightOf(one) + heightOf(two))) / 3.4
      : reachOf(one) * 0.7 + reachOf(two) * 0.8 + 0.1;
    const side = Math.sign(b.across - a.across) || 1;
    const middle = { across: (a.across + b.across) / 2, near: Math.max(a.near, b.near) };
    [a.across, a.near] = [middle.across - (side * wanted) / 2, middle.near];
    [b.across, b.near] = [middle.across + (side * wanted) / 2, middle.near];
  }
}
