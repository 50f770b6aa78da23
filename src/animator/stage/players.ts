import type { Body } from '../bodies/body.ts';
import { PERSON_THINGS } from '../bodies/families/person/casts-table.ts';
import { propFor } from '../bodies/families/person/props.ts';
import { type BodyChoice, castRole } from '../bodies/families.ts';
import { livingMetres } from '../catalogue/living-things.ts';
import { findThing, type Thing } from '../catalogue/things.ts';
import { isPlanter } from '../catalogue/uses.ts';
import type { Role, Script } from '../director/script.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { memberOf } from './members.ts';
import { inTeamKit, kinOf, teamOf, withFamilySkin } from './rules/together/kin.ts';
import type { BodyOrder } from './stage.ts';
import { usedRoles } from './used-roles.ts';

/** One figure to be staged: a role of the script, or one of its several. */
export interface Player {
  readonly role: Role;
  readonly instance: number;
  readonly thing: Thing | null;
  readonly order: BodyOrder;
  readonly body: Body;
  readonly size: number;
  readonly chance: Random;
}

export type BodyOf = (order: BodyOrder) => Body;

/** Who shows the one of a role's several; null where nobody can. */
export type CastRole = (role: Role, chance: Random, instance: number) => BodyChoice | null;

/** More of one kind are a crowd: what is beyond it adds nothing one could count. */
const MOST_OF_A_KIND = 14;
const HERO_FIGURES = 3;
const CAST_FIGURES = 7;

/** A body for everybody there is one for. `given`: the roles of the prompt itself; nothing is large beside what it never mentions. */
export function castPlayers(
  script: Script,
  seed: number,
  bodyOf: BodyOf,
  cast: CastRole = castRole,
  given: ReadonlySet<number> = new Set(script.cast.map(({ id }) => id)),
): Player[] {
  const roles = script.cast.filter(({ scenery }) => !scenery);
  const total = roles.reduce((sum, { count }) => sum + Math.min(count, MOST_OF_A_KIND), 0);
  const players: Player[] = [];
  const [kin, family] = [kinOf(roles), makeRandom(seed).spawn('family')];
  const [team, kit] = [teamOf(roles), makeRandom(seed).spawn('kit')];
  for (const role of roles) {
    for (let instance = 0; instance < Math.min(role.count, MOST_OF_A_KIND); instance++) {
      const chance = makeRandom(seed).spawn(`player ${role.inFilm ?? role.id} ${instance}`);
      const own = team.has(role.id) ? inTeamKit(chance.spawn('body'), kit) : chance.spawn('body');
      const blood = kin.has(role.id) ? withFamilySkin(own, family) : own;
      const choice = cast(memberOf(role, instance), blood, instance);
      if (choice === null) continue;
      const fineness =
        total <= HERO_FIGURES || role.id === roles[0]?.id ? 'hero' : total <= CAST_FIGURES ? 'cast' : 'crowd';
      const holds = choice.family === 'person' ? propFor(role.id, script) : undefined;
      const order = {
        ...choice,
        sheet: { ...choice.sheet, ...(holds === undefined ? {} : { holds }), fineness },
      };
      const body = bodyOf(order);
      const thing = findThing(role.thing);
      players.push({
        role,
        instance,
        thing,
        order,
        body,
        size:
          role.size *
          (isYoung(role) ? 1 : lifeSize(choice.family, thing, kindBody(role, order, body, blood, cast, bodyOf))),
        chance,
      });
    }
  }
  // Whoever has hands, robots and animals of tales too: beside them one knows how large things are.
  const people = new Set(players.flatMap(({ order, role }) => (order.family === 'person' ? [role.id] : [])));
  const used = usedRoles(script, given, people);
  const [hero] = players;
  const seen = players.filter(
    (each) => given.has(each.role.id) && hero !== undefined && !isLandmark(each, hero, script),
  );
  // Of two people beside a train the one who gets in is as large as its door: the other is no giant beside them.
  const besidePeople = people.size > 1 ? seen.filter(({ role }) => people.has(role.id)) : seen;
  // What hangs over houses makes nobody below it as high as a door.
  const large = (people.size > 1 ? besidePeople : seen).filter((each) => !hangsOverHouses(each));
  const largestBeside = (player: Player): number =>
    Math.max(0, ...(people.has(player.role.id) ? large : seen).map(extentOf));
  return fitToMouths(script, fillVessels(script, players)).map((player) =>
    used.has(player.role.id) ||
    isFitted(player, players) ||
    !given.has(player.role.id) ||
    player.order.family === 'apparatus'
      ? player
      : enlargeTiny(player, largestBeside(player), people.size > 0, mostOn(player, players, script)),
  );
}

/** Made small for what it is in. */
const isFitted = (player: Player, before: readonly Player[]): boolean =>
  before.some(
    ({ role, instance, size }) => role.id === player.role.id && instance === player.instance && size > player.size,
  );

/** What stands still and is so many times as large as the hero, and larger than that many metres, is seen behind it, not beside it. */
const LANDMARK_TIMES = 3;
const LANDMARK_METRES = 2.3;
const HUGE_METRES = 8;
/** Of its own size, and of the hero's: no house is as many times itself. */
const [TOLD_GIANT, TOLD_TIMES] = [3, 9];

export function isLandmark(
  player: Player,
  hero: Player,
  { beats, relations }: Pick<Script, 'beats' | 'relations'>,
): boolean {
  // What somebody stands at is before them, however high it flies.
  if (player.body.anchors.post !== undefined || player.body.anchors.canvas !== undefined) return false;
  // What is counted is there to be counted, unless it is as large as pyramids are.
  if ((player.role.count > 1 && extentOf(player) < HUGE_METRES) || hero.role.count > 1) return false;
  // What is told of for its size is to be seen whole: a flower as high as a house.
  if (player.role.size >= TOLD_GIANT && extentOf(player) < extentOf(hero) * TOLD_TIMES) return false;
  // A tank that a soldier looks at, a saucer beside which a farmer stands: of both it is told.
  const withHero =
    beats.some(({ role, target }) => role === hero.role.id && target === player.role.id) ||
    relations.some(({ role, relation, to }) => role === hero.role.id && to === player.role.id && relation === 'beside');
  if (withHero && player.thing?.moves === true && extentOf(player) < HUGE_METRES) return false;
  // A train that nobody says anything of stands there like a house.
  const still = player.thing?.alive === false && !beats.some(({ role }) => role === player.role.id);
  // Two vehicles of which nothing else is said are told of for both their sakes.
  if (hero.thing?.alive === false && player.thing?.moves === true && beats.length === 0) return false;
  if (hero.thing?.moves === false || (player.thing?.moves !== false && !still)) return false;
  return extentOf(player) > Math.max(LANDMARK_METRES, extentOf(hero) * LANDMARK_TIMES);
}

/** Of an animal's height: how large what it has in its mouth may be. A seed before a hamster's eyes would be no seed. */
const MOUTHFUL = 0.3;
/** Metres of who eats from a piece that is so much of its own height. */
const [MOUSE_METRES, PIECE] = [0.2, 0.6];

function fitToMouths({ beats, relations }: Script, players: readonly Player[]): Player[] {
  return players.map((player) => {
    const eater = players.find(({ role: { id } }) =>
      beats.some(
        ({ role, act, target }) =>
          role === id &&
          /^(?:eat|nibble)$/.test(act) &&
          (target === player.role.id ||
            relations.some((each) => each.role === id && each.relation === 'holding' && each.to === player.role.id)),
      ),
    );
    if (eater === undefined || eater.order.family === 'person' || player.thing?.alive !== false) return player;
    // Hay and leaves lie or hang before it, however many they are; a cheese before a mouse is a piece of one.
    const large = extentOf(player) > heightOf(eater);
    if (large && (heightOf(eater) > MOUSE_METRES || player.thing.home !== 'kitchen')) return player;
    const factor = Math.min(1, (heightOf(eater) * (large ? PIECE : MOUTHFUL)) / extentOf(player));
    return factor === 1 ? player : { ...player, size: player.size * factor };
  });
}

/** Of a vessel's width: how large a piece of what lies in it may be. */
const FILLING_SHARE = 0.46;

/** Of a flowerpot's width: how high what grows in it may stand. */
const ABOVE_POT = 2.4;

function fillVessels({ relations }: Script, players: readonly Player[]): Player[] {
  return players.map((player) => {
    const relation = relations.find(
      (each) => each.role === player.role.id && (each.relation === 'in' || each.relation === 'inside'),
    );
    const vessel = players.find(({ role }) => role.id === relation?.to);
    if (vessel?.body.anchors.inside === undefined || vessel.thing?.moves === true) return player;
    if (player.thing?.alive === true) return fitInside(player, vessel);
    const wide = Math.min(vessel.body.width, vessel.body.length) * vessel.size;
    const room = isPlanter(vessel.role.thing) ? wide * ABOVE_POT : wide * FILLING_SHARE;
    const factor = Math.min(1, room / extentOf(player));
    return factor === 1 ? player : { ...player, size: player.size * factor };
  });
}

/** Metres: into what is smaller nobody gets who is as large as in life. */
const SMALL_VESSEL = 0.45;
/** Of a cup's width: how long an animal in it is, which looks over its rim; of its height: how tall that is, and how tall a person. */
const [OVER_RIM, ANIMAL_IN_CUP, OUT_OF_CUP] = [3.6, 1.2, 1.7];

/** A dragon that sleeps in a teacup is as small as the cup asks for. */
function fitInside(player: Player, vessel: Player): Player {
  if (extentOf(vessel) > SMALL_VESSEL || player.thing?.realm === 'underwater') return player;
  const wide = Math.min(vessel.body.width, vessel.body.length) * vessel.size;
  const factor =
    player.order.family === 'person'
      ? (heightOf(vessel) * OUT_OF_CUP) / heightOf(player)
      : Math.min(
          (wide * OVER_RIM) / (Math.max(player.body.width, player.body.length) * player.size),
          (Math.max(heightOf(vessel), wide * 0.6) * ANIMAL_IN_CUP) / heightOf(player),
        );
  return factor < 1 ? { ...player, size: player.size * factor } : player;
}

/** Whoever is less than this share of the largest would be a dot beside it; the camera is kind to it, up to two and a half times its size. */
const SEEN_SHARE = 0.26;
const MOST_ENLARGED = 2.6;
/** Of things nobody knows the size as well as of beasts. */
const SEEN_SHARE_OF_THINGS = 0.42;

/** A fork is long and yet hardly seen: what is thin is taken for smaller, up to so many times. */
const MOST_THICKENED = 1.8;
const SEEN_SHARE_OF_THIN = 0.55;

/** Beside people one knows how large things are. */
function enlargeTiny(player: Player, largest: number, withPeople: boolean, most: number): Player {
  const alive = player.thing?.alive === true;
  const wanted = ((alive ? SEEN_SHARE : SEEN_SHARE_OF_THINGS) * largest) / extentOf(player);
  const thin = alive ? 0 : Math.min(MOST_THICKENED, (SEEN_SHARE_OF_THIN * largest) / thicknessOf(player));
  const factor = Math.min(withPeople ? MOST_THICKENED : MOST_ENLARGED, most, Math.max(1, wanted, thin));
  return factor === 1 ? player : { ...player, size: player.size * factor };
}

const hangsOverHouses = ({ role, thing }: Player): boolean => thing?.kind === 'ufo' && role.size > 1;

/** Of its breadth: how large what is on something flat may be, or it would hide that. */
const ON_FLAT = 0.55;

/** How many times as large somebody may become who is on something flat. */
function mostOn({ role, body, size }: Player, players: readonly Player[], { relations }: Script): number {
  const below = relations.flatMap((each) =>
    each.role === role.id && each.relation === 'on'
      ? each.to
      : each.to === role.id && each.relation === 'under'
        ? each.role
        : [],
  );
  const under = players.find((each) => below.includes(each.role.id) && each.body.height < each.body.width * FLAT);
  if (under === undefined) return MOST_ENLARGED;
  const room = Math.max(under.body.width, under.body.length) * under.size * ON_FLAT;
  return Math.max(1, room / (Math.max(body.width, body.length) * size));
}

/** Young ones are smaller than what the catalogue says of their kind; their bodies are made so. */
const YOUNG = /\b(?:baby|cubs?|pups?|puppy|kitten|calf|foal|lamb|fawn|piglet|joey|newborn)\b/;
const isYoung = ({ noun, word, variety, person }: Role): boolean =>
  person === null && [noun, word, ...variety].some((each) => YOUNG.test(each));

/** What is alive and no person is of a kind the catalogue knows the size of; a lynx is not as small as a cat, and no terrier as large as a mastiff. */
const ANIMALS_OWN_SIZE = /^(?:quadruped|bird|swimmer)$/;

/** The body the catalogue's metres are of: that of its kind, whatever its breed. */
function kindBody(role: Role, own: BodyOrder, body: Body, chance: Random, cast: CastRole, bodyOf: BodyOf): Body {
  if (!ANIMALS_OWN_SIZE.test(own.family)) return body;
  const plain: Role = { ...role, noun: role.thing, word: role.thing, variety: [], traits: [], colours: [], wears: [] };
  const kind = cast(plain, chance, 0);
  if (kind === null || kind.family !== own.family || kind.sheet.metres === own.sheet.metres) return body;
  return bodyOf({ ...kind, sheet: { ...kind.sheet, fineness: 'crowd' } });
}

/**
 * Bodies are drawn at whatever size is convenient; the catalogue knows how tall each is in life. People bring their own: a child is small. What people do something on is
 * made to their measure.
 */
function lifeSize(family: string, thing: Thing | null, body: Body): number {
  if (family === 'person' && thing?.alive === false && !PERSON_THINGS.has(thing.kind))
    return livingMetres(thing.metres) / body.height;
  if (family === 'person' || family === 'apparatus' || thing === null) return 1;
  const longest = Math.max(body.height, body.length, body.width);
  // Of plates and boards the catalogue knows how long they are; they have no height to speak of.
  // A rowing boat is called a boat as well, and has no mast.
  const tall = thing.metres / body.height;
  // A spaceship that lies is no rocket that stands.
  if (family === 'aircraft' && tall > OTHERWISE && longest >= thing.metres) return 1;
  if ((family === 'vessel' || family === 'vehicle') && (tall > OTHERWISE || tall < 1 / OTHERWISE)) return 1;
  // Of butterflies one knows how far their wings reach.
  const flat = family === 'arthropod' || (!thing.moves && body.height < longest * FLAT);
  // Nor is a stool as tall as a chair, or a nightstand as a table: furniture is made in metres.
  if (family === 'furniture' && !flat && (tall > ANOTHER_PIECE || tall < 1 / ANOTHER_PIECE)) return 1;
  return thing.metres / (flat ? longest : body.height);
}

const FLAT = 0.35;
/** Times its height: a body so much smaller than the catalogue says is another of its kind, and as large as it is drawn. */
const [OTHERWISE, ANOTHER_PIECE] = [1.4, 1.25];

/** The side of a square as large as its broadest face. */
function thicknessOf({ body, size }: Player): number {
  const [, second = 0, first = 0] = [body.height, body.length, body.width].sort((a, b) => a - b);
  return Math.sqrt(first * second) * size;
}

/** Its largest side. */
export const extentOf = ({ body, size }: Player): number => Math.max(body.height, body.length, body.width) * size;
export const heightOf = ({ body, size }: Player): number => body.height * size;
/** Metres: who is taller has no room on a pavement. */
const GIANT_METRES = 5;
export const isGiant = (player: Player): boolean => player.thing?.alive === true && heightOf(player) > GIANT_METRES;
/** Half of what it takes of the ground. */
export const reachOf = ({ body, size }: Player): number => (Math.max(body.length, body.width) / 2) * size;
