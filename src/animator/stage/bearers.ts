import { placeHas } from '../catalogue/places.ts';
import { findThing } from '../catalogue/things.ts';
import { boardActOf, hungAt, livesOnTheBottom } from '../catalogue/uses.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Bearer } from './film-frame.ts';
import { hoveredAt } from './hovered-at.ts';
import { extentOf, heightOf, type Player, reachOf } from './players.ts';
import { bearerOfRisen, depthOfRisen, risingOf } from './risen.ts';
import { paceOf } from './ways/paces.ts';
import { isFleet } from './ways/vertical-path.ts';

const IN_WATER: ReadonlySet<string> = new Set([
  'swim',
  'surf',
  'row',
  'sail',
  'dive',
  'float',
  'soak',
  'wade',
  'float_on_back',
  'hold_paws',
]);
const IN_AIR: ReadonlySet<string> = new Set(['fly', 'hover', 'float', 'take_off', 'land', 'rise', 'fall']);
/** Of whoever lives on the ground: who falls or rises is not in the air for that. */
const ALOFT: ReadonlySet<string> = new Set(['fly', 'hover', 'float', 'brachiate']);
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
  // What is done to things that stand somewhere: a dragon that lights a cake is at the table.
  ...['light', 'laugh', 'cook', 'bake', 'read', 'write', 'blow_out', 'sneeze'],
]);

const ON_THE_SLIP: ReadonlySet<string> = new Set(['repair', 'build', 'paint', 'wash', 'wipe', 'hammer', 'push']);

const SOFT = /^(?:octopus|squid|starfish|ray)$/;
const AT_REST: ReadonlySet<string> = new Set([
  'sit',
  'lie',
  'sleep',
  'stand',
  'look',
  'turn',
  'look_around',
  'crawl',
  'hide',
  'eat',
]);

/** Built like people, and at home in the air. */
const WINGED: ReadonlySet<string> = new Set(['fairy', 'genie', 'superhero', 'ghost']);

/** What bears somebody: by what it is, by what it does, and by what there is. */
export function bearerOf({ role, thing, order }: Player, script: Script, facts: PlaceFacts): Bearer {
  const person = order.family === 'person' && !WINGED.has(thing?.kind ?? '') ? thing : null;
  const acts = script.beats.flatMap(({ role: own, act, within, verb }) =>
    own !== role.id ? [] : within === 'swim' ? [act, within] : verb === 'sneeze' ? [verb] : [act],
  );
  const does = (those: ReadonlySet<string>): boolean => acts.some((act) => those.has(act));
  if (placeHas(script.set.place, 'weightless')) return 'air';
  const wet = facts.waterLevel !== null;
  const risen = bearerOfRisen(script, { role }, wet);
  if (risen !== null) return risen;
  if (placeHas(script.set.place, 'submerged')) {
    const swims = thing?.alive === true && person === null && !livesOnTheBottom(thing.kind);
    // A wreck lies where it sank.
    if (
      thing?.realm === 'water' &&
      !thing.alive &&
      role.traits.some((word) => /^(?:sunken|sunk|wrecked|submerged)$/.test(word))
    )
      return 'ground';
    // An octopus that rests on the sand lies on it.
    if (SOFT.test(thing?.kind ?? '') && acts.length > 0 && acts.every((act) => AT_REST.has(act))) return 'ground';
    return swims || thing?.realm === 'underwater' || thing?.realm === 'water' || does(IN_WATER) ? 'air' : 'ground';
  }
  // Where there is no water, whales swim through the air.
  if (!wet && thing?.alive === true && thing.realm === 'underwater' && (does(IN_WATER) || does(IN_AIR))) return 'air';
  // Geese that fly are not on the lake.
  if (thing?.alive === true && acts.length > 0 && acts.every((act) => act === 'fly')) return 'air';
  const surfs = boardActOf(thing?.kind ?? '') === 'surf' && role.parts.includes('underfoot');
  // A boat that somebody repairs lies ashore.
  const worked = script.beats.some(({ act, target }) => target === role.id && ON_THE_SLIP.has(act));
  if (worked && thing?.alive === false) return 'ground';
  // Ducks that somebody feeds come ashore to the hand.
  const fed = script.beats.some(({ act, target }) => act === 'give' && target === role.id);
  if (fed && order.family === 'bird' && does(ON_FOOT)) return 'ground';
  if (wet && (surfs || thing?.realm === 'water' || thing?.realm === 'underwater' || does(IN_WATER))) return 'water';
  // Beside somebody on the ground a bird sits, and an aeroplane is parked, unless it says that it flies.
  if (thing?.alive === false && isStranded(role)) return 'ground';
  if (thing?.realm === 'sky' && thing.moves && acts.length === 0 && groundedBeside(role.id, script)) return 'ground';
  if (thing?.alive === true && fightsOnGround(role.id, script)) return 'ground';
  // Where there is ground, people stand on it unless they say that they fly.
  if (person !== null) return does(ALOFT) ? 'air' : 'ground';
  if (thing?.realm === 'sky' && !(acts.length > 0 && acts.every((act) => ON_FOOT.has(act)))) return 'air';
  // Only who has wings or an engine starts, lands and falls in the air; nothing else hangs there unless it is said to float.
  const lifts = thing?.realm === 'sky' || (thing?.alive === false && thing.moves);
  return does(lifts ? IN_AIR : ALOFT) && thing?.realm !== 'water' ? 'air' : 'ground';
}

/** What it does to somebody whom it has before it. */
const ON_ITS_FEET: ReadonlySet<string> = new Set(['roar', 'breathe']);

/** A dragon lands before the knight it fights, or whom it faces. */
function fightsOnGround(id: number, { beats, cast, relations }: Script): boolean {
  const own = beats.filter(({ role }) => role === id);
  if (own.some(({ act }) => IN_AIR.has(act))) return false;
  const foes = beats.flatMap(({ act, role, target }) =>
    role === id && (act === 'fight' || ON_ITS_FEET.has(act)) ? target : act === 'fight' && target === id ? role : null,
  );
  const foe = foes.find((other) => other !== null);
  const faced = relations.find(({ role, relation, to }) => role === id && relation === 'facing' && to !== null)?.to;
  const other = cast.find((role) => role.id === (foe ?? faced));
  return other?.person != null && !beats.some(({ role, act }) => role === other.id && ALOFT.has(act));
}

/** Whom somebody is to the left or to the right of, by role. */
function besideOf(id: number, { relations }: Script): number | null {
  const side = relations.find(
    ({ role, relation, to }) =>
      (relation === 'left_of' || relation === 'right_of') && to !== null && (role === id || to === id),
  );
  return side === undefined ? null : side.role === id ? side.to : side.role;
}

/** Who takes a picture of both of them: it is down there for that. */
const takesPictureWith = (id: number, { relations, beats }: Script): number | null =>
  relations.find(
    ({ role, relation, to }) =>
      relation === 'with' && to === id && beats.some((beat) => beat.role === role && beat.act === 'selfie'),
  )?.role ?? null;

function groundedBeside(id: number, script: Script): boolean {
  const beside = besideOf(id, script) ?? takesPictureWith(id, script);
  const other = script.cast.find((role) => role.id === beside);
  return other !== undefined && (other.person !== null || findThing(other.thing)?.realm === 'ground');
}

/** Of its height: so deep an animal stands in the water that wades. */
const WADES = 0.3;
const TALL = 2.2;
/** Under the lamps: what floats in a room ends below. */
const ROOM_METRES = 2.3;

/** Metres from the ground of a sea to its surface. */
const SURFACE_METRES = 4.5;

/** Of its height: how deep what lies half buried is in the ground. */
const BURIED = 0.32;
/** What came down long ago flies no more. */
const isStranded = ({ traits, word }: Player['role']): boolean =>
  [word, ...traits].some((said) => /\b(?:buried|crashed|wrecked|stranded|derelict|downed)\b/.test(said));

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
  if (bearer === 'water' && script.beats.some(({ role, act }) => role === player.role.id && act === 'wade'))
    return -height * WADES;
  if (bearer === 'water' && risingOf(script, player) !== undefined) return depthOfRisen(player);
  if (bearer === 'water') return thing?.realm === 'underwater' ? -height * 0.55 : 0;
  if (bearer === 'ground' && thing?.alive === false && player.role.traits.some((said) => /buried/.test(said)))
    return -height * BURIED;
  if (bearer !== 'air') return 0;
  const hung = hungAt(thing?.kind ?? '');
  if (hung !== null) return facts.indoor ? 1.5 : hung;
  const own = chance.spawn('lift');
  if (leavesGround(player, script)) return 0;
  if (isFleet(player)) return (FLEET.low + (FLEET.high - FLEET.low) * own.next()) * height;
  if (placeHas(script.set.place, 'weightless')) return own.between(-0.3, 0.3) * height;
  // Seen from below, a boat lies on the surface.
  if (placeHas(script.set.place, 'submerged'))
    return thing?.realm === 'water' && !thing.alive
      ? SURFACE_METRES
      : own.between(player.order.family === 'person' ? 1.2 : 0.5, 1.6) + height * 0.3;
  const beside = players.find(({ role }) => role.id === besideOf(player.role.id, script));
  if (beside !== undefined && beside.thing?.realm !== 'sky')
    return Math.max(0.3 + height * 0.2, (heightOf(beside) - height) / 2);
  const flower = hoveredAt(player, script, players);
  // The beak is in the head of the flower, not below it.
  const beak = flower?.thing?.blooms === true ? player.body.anchors.mouth : undefined;
  if (flower !== null && beak !== undefined) return heightOf(flower) * AT_BLOSSOM - beak.at[1] * player.size;
  if (flower !== null) return Math.max(0, heightOf(flower) * 0.82 - height * 0.4);
  const grounded = players
    .filter((other) => other.role.id !== player.role.id && other.thing?.realm !== 'sky' && !cruises(other, script))
    .map(heightOf);
  const over = Math.max(0, ...grounded);
  const ceiling = facts.indoor ? Math.max(0.25, Math.min(1.7, ROOM_METRES - height)) : Number.POSITIVE_INFINITY;
  const usual = cruises(player, script)
    ? Math.min(CRUISING.metres, extentOf(player) * CRUISING.share)
    : thing?.alive === true
      ? Math.min(4, 0.9 + height * 3)
      : Math.max(2, reachOf(player) * 1.6);
  // Beside somebody tall one flies at its height, over somebody small not much higher.
  const company =
    over === 0
      ? usual
      : over > TALL
        ? over * (thing?.alive === true ? 0.7 : 1)
        : Math.min(usual, over * 1.35 + height * 0.5 + 0.2);
  return Math.max(clearanceOf(player, script, facts), Math.min(ceiling, company)) * own.between(0.95, 1.1);
}

/** Of its span, and metres at most: how high one flies over the land. Who is smaller than `least` flutters over the grass. */
const CRUISING = { share: 9, metres: 60, least: 0.45, pace: 3 } as const;

/** Whether somebody flies over the land from one end of the film to the other, and does nothing else. */
export function cruises(player: Player, { beats }: Script): boolean {
  const { thing, body, size, role } = player;
  const own = beats.filter((beat) => beat.role === role.id);
  const flies = own.length > 0 && own.every(({ act, target }) => act === 'fly' && target === null);
  if (!flies || thing === null || paceOf('fly', thing, body, size) < CRUISING.pace) return false;
  return extentOf(player) >= CRUISING.least;
}

/** Of their height: a fleet of balloons drifts at every height. */
const FLEET = { low: 0.15, high: 2.1 } as const;

const FROM_THE_GROUND: ReadonlySet<string> = new Set(['take_off', 'rise', 'land', 'stand']);
/** What birds do before they are startled. */
const ON_THE_SPOT: ReadonlySet<string> = new Set([
  'eat',
  'drink',
  'stand',
  'sit',
  'look',
  'rest',
  'sleep',
  'take_off',
  'fly',
]);

/** What flies by engines and starts, lands or waits is on the ground before or after it; so is a bird that is there before it takes off. */
function leavesGround({ thing, role }: Player, { set, beats }: Script): boolean {
  // Of a fleet of balloons most are in the air already.
  if (isFleet({ thing, role })) return false;
  const own = beats.filter((beat) => beat.role === role.id).sort((a, b) => a.from - b.from);
  const acts = own.map(({ act }) => act);
  const startled =
    acts.includes('take_off') && (own[0]?.act !== 'take_off' || own[0].from > 0) && own[0]?.act !== 'fly';
  if (thing?.realm === 'sky' && thing.alive && startled && acts.every((act) => ON_THE_SPOT.has(act))) return true;
  const borne = thing?.realm === 'sky' && !thing.alive && thing.moves;
  return (
    borne && !placeHas(set.place, 'weightless') && acts.length > 0 && acts.every((act) => FROM_THE_GROUND.has(act))
  );
}

/** Metres above which one flies freely: roofs, or the crowns of trees. */
const OBSTACLES: Readonly<Record<string, number>> = {
  ...{ city: 15, alley: 13, old_town: 11, village: 8, harbour: 9, castle: 11, forest: 15, jungle: 19, market: 8 },
};
const URBAN: ReadonlySet<string> = new Set(['city', 'alley', 'old_town', 'village', 'harbour']);
/** Metres from end to end: who is smaller flies between trunks and houses. */
const BROAD = 2.6;
/** Metres over the roofs of a street. */
const OVER_ROOFS = 5;
const GROUNDING: ReadonlySet<string> = new Set(['land', 'take_off', 'fall', 'rise', 'stand']);

/** Of a flower's height. */
const AT_BLOSSOM = 0.95;

/** How high whoever is too large for streets and woods flies, or flies over a city as heroes do; 0 for the others. */
function clearanceOf(player: Player, { set, beats }: Script, { street }: PlaceFacts): number {
  const own = beats.filter(({ role }) => role === player.role.id);
  if (own.some(({ act }) => GROUNDING.has(act))) return 0;
  // Whom a knight fights comes down to him.
  const engaged = ({ role, target }: Script['beats'][number]): boolean =>
    target !== null && (role === player.role.id || target === player.role.id);
  if (beats.some(engaged)) return 0;
  const above = OBSTACLES[set.place] ?? 0;
  const heroic = player.order.family === 'person' && URBAN.has(set.place);
  if (heroic && street !== undefined) return street.roofs + OVER_ROOFS;
  return above > 0 && (extentOf(player) >= BROAD || heroic) ? above + heightOf(player) * 0.3 : 0;
}
