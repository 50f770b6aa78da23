import { postureOf } from '../catalogue/postures.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { performerFor } from './gatherings.ts';
import { heightOf, type Player } from './players.ts';
import type { Spot } from './spots.ts';
import { type Room, stillTurn, trainTurn } from './still-turn.ts';

/** Radians from the camera: seen from the side, and a little from before. */
const [SIDEWAYS, HALF_SIDEWAYS] = [1.15, 0.85];
/** What is done past the camera: who fishes has the water before, who throws does not throw at us. */
const ASIDE: Readonly<Record<string, number>> = {
  spy: 0.95,
  fish: 1.95,
  throw: 1.1,
  kick: 1.1,
  shoot: 1.2,
  spray: 1.1,
  lift_up: 1.25,
  push_up: 1.15,
  backflip: 1.15,
  somersault: 1.15,
  handstand: 0.7,
};

interface Facing {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly roomFor: Room;
  readonly facts: Pick<PlaceFacts, 'waterLevel'>;
}

/** Where somebody looks who stays: at whom it has to do with, half turned to the camera; else toward the camera, each a little otherwise. */
export function restFacing(player: number, { script, players, spots, roomFor, facts }: Facing): number {
  const own = players[player];
  const spot = spots.get(player);
  if (own === undefined || spot === undefined) return 0;
  if (overlooks(own, script) || overlooks(sitterOf(own, players, script), script))
    return Math.PI + (own.chance.spawn('facing').next() < 0.5 ? -1 : 1) * OVER_SHOULDER;
  if (own.role.facing === 'away' || isSeenFromBehind(player, { script, players }))
    return Math.PI + own.chance.spawn('facing').between(-0.3, 0.3);
  if (looksToUs(player, { script, players })) return own.chance.spawn('facing').between(-TO_US, TO_US);
  if (spot.facing !== undefined) return spot.facing;
  // What is opened shows what is in it.
  const { front } = own.body.anchors;
  if (front !== undefined) return front.heading ?? 0;
  // Both sides of a snowball fight look at each other.
  if (script.beats.some(({ role, act }) => role === own.role.id && THROWS_AT.has(act)))
    return (spot.across > 0 ? -1 : 1) * ASIDE_FIGHT;
  // Who lies down is seen along the whole body.
  const lies = script.beats.some(({ role, act }) => role === own.role.id && postureOf(act) === 'lying');
  if (lies && own.order.family === 'person') return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * SIDEWAYS;
  const aside = script.beats.flatMap(({ role, act }) => (role === own.role.id ? (ASIDE[act] ?? []) : []))[0];
  // Who talks the while, to us, does not do it over the shoulder.
  const talks = script.beats.some(
    ({ role, act, target }) => role === own.role.id && act === 'speak' && target === null,
  );
  if (aside !== undefined)
    return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * aside * (talks ? WHILE_TALKING : 1);
  // Who works behind a stove is hidden by it from near and from below: there both are seen from the side.
  const { post } = own.body.anchors;
  if (post !== undefined && post.at[2] < BEHIND_IT && script.shots.some(isNearOrLow))
    return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * HALF_SIDEWAYS;
  const partner = partnerOf(player, { script, players });
  // At what has its own post nobody is opposite, but on that post.
  // Nor does a chair turn to who comes to sit on it.
  const seats = own.thing?.alive === false && own.body.anchors.seat !== undefined;
  const other =
    partner === null || post !== undefined || seats ? undefined : spotOf(partner, { script, players, spots });
  if (other !== undefined) {
    const toward = Math.atan2(other.across - spot.across, other.near - spot.near);
    // Over a shoulder one sees whom it is turned to.
    const shouldered = script.shots.some(({ angle }) => angle === 'over_shoulder');
    const closely =
      shouldered ||
      towersOver(own, players[partner ?? -1]) ||
      script.beats.some(({ role, act }) => role === own.role.id && CLOSE_ACTS.has(act));
    const handing = script.beats.some(({ role, act }) => role === own.role.id && HANDS_MEET.has(act));
    return handing ? toward * 0.84 : closely ? toward : toward * 0.68;
  }
  const performer = own.role.person !== null && own.role.count > 2 ? performerFor(script, players, own.role.id) : null;
  const watched = performer === null ? undefined : spots.get(performer);
  if (watched !== undefined) return Math.atan2(watched.across - spot.across, watched.near - spot.near) * WATCHING;
  if (own.thing?.alive === true) return own.chance.spawn('facing').between(-0.6, 0.6);
  // What somebody climbs is seen a little from the side, so that one sees both.
  if (own.body.anchors.climb !== undefined && script.beats.some(({ act }) => act === 'climb'))
    return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * (isCrag(own) ? CRAG_TURN : CLIMBED_TURN);
  // Around a table nobody has the back to the camera as long as its open side looks there.
  if (own.body.anchors.open !== undefined) return own.chance.spawn('facing').between(-OPEN_TURN, OPEN_TURN);
  // Who sits and who stands behind are both seen from aside.
  if (own.body.anchors.seat !== undefined && own.body.anchors.post !== undefined)
    return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * SEAT_AND_POST;
  // Who sits at a piano has the back to its front: from the side one sees the hands on it.
  const turned = (own.body.anchors.seat ?? own.body.anchors.post)?.heading;
  // Of two on its bench the one who plays is nearer to us.
  const shared = script.relations.filter(({ relation, to }) => relation === 'on' && to === own.role.id).length > 1;
  const side = shared || own.chance.spawn('facing').chance(0.5) ? 1 : -1;
  // What shows a picture to whoever stands at it is seen past their cheek.
  if (turned !== undefined && own.body.anchors.shows !== undefined) return side * PAST_CHEEK - turned;
  // Who stands well before it, as before a goal, is seen from behind: beyond him is what he plays at.
  const farBefore =
    post !== undefined && own.body.anchors.post2 === undefined && Math.hypot(post.at[0], post.at[2]) > 1.2;
  // An upright piano hides whoever sits at it, unless one looks along its keys.
  const upright = own.thing?.kind === 'piano' && heightOf(own) > UPRIGHT_METRES;
  const turn = shared ? OVER_KEYS : farBefore ? BEHIND_PLAYER : upright ? ALONG_KEYS : SIDEWAYS;
  if (turned !== undefined) return side * turn - turned;
  return trainTurn(player, { players, spots, facts, roomFor }) ?? stillTurn(own, roomFor);
}

/** Times as high: who is so much larger than who stands before it is seen over their shoulder. */
const TOWERS = 2.2;

const towersOver = (own: Player, other: Player | undefined): boolean =>
  other !== undefined &&
  own.thing?.alive === true &&
  other.thing?.alive === true &&
  Math.max(heightOf(own), heightOf(other)) > Math.min(heightOf(own), heightOf(other)) * TOWERS &&
  Math.max(heightOf(own), heightOf(other)) > TOWER_METRES;
/** Metres: beside a mouse a cat is no giant, nor is a horse beside its foal. */
const TOWER_METRES = 3.5;

/** Who rides is where the horse is. */
function spotOf(player: number, { script, players, spots }: Omit<Facing, 'roomFor' | 'facts'>): Spot | undefined {
  const ridden = script.relations.find(
    ({ role, relation }) => role === players[player]?.role.id && relation === 'riding',
  )?.to;
  const mount = players.findIndex(({ role }) => role.id === ridden);
  return spots.get(player) ?? spots.get(mount);
}

/** Of the way from the camera to whom one looks at: so that faces are seen as well. */
const WATCHING = 0.78;
const BEHIND_IT = -0.3;
const isNearOrLow = ({ size, angle }: Script['shots'][number]): boolean =>
  /^(?:low|worms_eye)$/.test(angle) || /close|medium/.test(size);

/** Radians: of two on one bench, over the keys and not over what stands behind them. */
const OVER_KEYS = 1.82;
const ALONG_KEYS = 1.66;
/** Metres: a grand piano is lower, its lid aside. */
const UPRIGHT_METRES = 1.05;
const BEHIND_PLAYER = 1.9;
const PAST_CHEEK = 2;
/** Of such a turn. */
const WHILE_TALKING = 0.45;
/** Radians to both sides. */
const TO_US = 0.2;
/** Radians from straight away: one sees what they see, and their cheek. */
const OVER_SHOULDER = 0.9;
const FAR_LAND =
  /\b(?:valleys?|canyon|landscape|horizon|sea|ocean|mountains?|peaks?|city|skyline|cityscape|view|plains?|savanna|desert|lake|fjord|bay|coast|forest|battlefield|kingdom|ruins)\b/;

/** Who looks over a land looks away from the camera, into it. */
function overlooks(player: Player | undefined, { beats }: Script): boolean {
  if (player === undefined) return false;
  const { role, order } = player;
  return (
    order.family === 'person' &&
    role.facing === null &&
    beats.some((beat) => beat.role === role.id && beat.act === 'look' && FAR_LAND.test(beat.where ?? '')) &&
    beats.every((beat) => beat.role !== role.id || /^(?:look|stand|sit)$/.test(beat.act))
  );
}

/** Whoever sits in it: a chair stands as its sitter looks. */
const sitterOf = ({ role, thing }: Player, players: readonly Player[], { relations }: Script): Player | undefined =>
  thing?.alive === false
    ? players.find((other) =>
        relations.some((it) => it.role === other.role.id && it.to === role.id && /^(?:on|in)$/.test(it.relation)),
      )
    : undefined;

const FROM_BEHIND = /^(?:behind|over_shoulder|point_of_view)$/;

/** Whom every shot looks past, or through whose eyes, and who has to do with nobody, looks into the land as the camera does: behind their faces would be where no camera looks. */
function isSeenFromBehind(player: number, { script, players }: Pick<Facing, 'script' | 'players'>): boolean {
  const own = players[player];
  if (own === undefined || own.role.facing !== null || own.thing?.alive === false) return false;
  return (
    script.shots.every(({ angle, subject }) => FROM_BEHIND.test(angle) && subject === own.role.id) &&
    partnerOf(player, { script, players }) === null
  );
}

/** Done to whoever looks on, where nobody else is there. */
const TO_LOOKERS_ON: ReadonlySet<string> = new Set([
  'smile',
  'laugh',
  'wave',
  'speak',
  'explain',
  'salute',
  'bow',
  'frown',
  'nod',
  'shrug',
]);

/** Whether somebody looks at the camera: because it is said, or because there is nobody else to smile at. */
export function looksToUs(player: number, { script, players }: Pick<Facing, 'script' | 'players'>): boolean {
  const own = players[player]?.role;
  if (own === undefined || players[player]?.thing?.alive === false || own.facing === 'away') return false;
  const beats = script.beats.filter(({ role }) => role === own.id);
  if (
    own.facing === 'camera' ||
    beats.some(({ where, direction, act }) => where === 'camera' && direction !== 'away' && act !== 'hide')
  )
    return true;
  const alone = players.every(({ thing, role }) => role.id === own.id || thing?.alive === false) && own.count === 1;
  return (
    alone &&
    beats.length > 0 &&
    beats.every(({ act, target, where }) => TO_LOOKERS_ON.has(act) && target === null && where === null)
  );
}

const ASIDE_FIGHT = 1.1;
const THROWS_AT: ReadonlySet<string> = new Set(['snowball', 'throw_powder']);
const CLIMBED_TURN = 0.75;
/** Along a crag one sees how deep it goes down below whoever hangs there, and the land beyond. */
const CRAG_TURN = 0.9;
/** Metres: a face of rock, and no ladder. */
const CRAG_METRES = 12;
const isCrag = ({ body }: Player): boolean => body.height > CRAG_METRES;
const OPEN_TURN = 0.2;
const SEAT_AND_POST = 0.8;

/** Done with one hand, half turned to us. */
const HANDS_MEET: ReadonlySet<string> = new Set(['give', 'receive', 'take_hand', 'high_five']);
const CLOSE_ACTS: ReadonlySet<string> = new Set([
  'hug',
  'kiss',
  'shake_hands',
  'fight',
  'grapple',
  'fence',
  'pillow_fight',
  'auscultate',
  'take_measure',
  'dance',
  'slow_dance',
  'tend',
  'tend_low',
  'tend_beside',
  'pet',
  'give',
  ...['receive', 'take_hand', 'help_up', 'get_up', 'high_five', 'lick'],
  'play_piano',
  'type',
  'push',
]);

/** Said to somebody who listens. */
const TOLD: ReadonlySet<string> = new Set(['speak', 'whisper', 'shout', 'explain', 'murmur']);

/** With whom one has to do: the other one of its act, or of a relation. */
export function partnerOf(player: number, { script, players }: Pick<Facing, 'script' | 'players'>): number | null {
  const own = players[player];
  if (own === undefined) return null;
  const find = (role: number | null | undefined): number | null => {
    const index = players.findIndex((each, at) => each.role.id === role && at !== player);
    return role === null || role === undefined || index < 0 ? null : index;
  };
  const done = script.beats.filter(({ role, target }) => role === own.role.id && target !== null);
  const given = script.beats.find(
    ({ target, act, role }) => target === own.role.id && role !== own.role.id && (CLOSE_ACTS.has(act) || TOLD.has(act)),
  );
  // Who lights a cigarette looks at whoever speaks to them, and not for the cigarette in their hand.
  const holds = (role: number | null): boolean =>
    script.relations.some(
      ({ role: holder, relation, to }) => holder === own.role.id && relation === 'holding' && to === role,
    );
  const beat = done.find(({ target }) => given === undefined || !holds(target));
  const facing = script.relations.find(({ role, relation }) => role === own.role.id && relation === 'facing');
  return find(beat?.target) ?? find(given?.role) ?? find(facing?.to);
}
