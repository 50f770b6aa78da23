import { HOUSE_FRONT } from '../../../bodies/families/household/house-front.ts';
import { findPlace } from '../../../catalogue/places.ts';
import {
  addRole,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { FITTING_RULES } from './fitting.ts';
import { ladeMarketBoats } from './floating-market.ts';

/** Metres of who is called a giant among houses: as high as they are. */
const GIANTS: Readonly<Record<string, number>> = {
  city: 12,
  old_town: 10,
  village: 9,
  harbour: 11,
  skyline: 12,
  bridge: 12,
  ...{ road: 8, suburb: 8, avenue: 11, square: 10, village_lane: 8, cafe_street: 9, lantern_street: 8 },
};
const CALLED_GIANT = 2.2;

/** Of its usual size: what swims through the air over houses. */
const AIRBORNE = 1.8;

export function growGiants(draft: Draft): void {
  const high = GIANTS[draft.set.place];
  for (const { id, size } of draft.cast)
    if (
      high !== undefined &&
      draft.set.place !== 'harbour' &&
      draft.set.place !== 'bridge' &&
      thingOf(draft, id)?.realm === 'underwater' &&
      metresOf(draft, id) > 2
    )
      editRole(draft, id, { size: size * AIRBORNE });
  for (const { id, size } of draft.cast)
    if (high !== undefined && size >= CALLED_GIANT && isAlive(draft, id) && metresOf(draft, id) < high)
      editRole(draft, id, { size: (size * high) / metresOf(draft, id) });
}

/** Metres: beside who is as large everybody is tiny; what swims is longer than it is high. */
const [DWARFING_METRES, DWARFING_SWIMMER] = [2.8, 1];
const CALLED_TINY = 0.6;
/** Times as high as who is tiny beside them: what stands on the ground at least; and no more than so many times its own height. */
const [TOWERS, MOST_GROWN] = [5, 2];

/** "a whale shark passes a tiny diver": beside it the diver is tiny, and no doll. */
export function dwarfBeside(draft: Draft): void {
  const large = draft.cast.some(
    ({ id, person }) =>
      person === null &&
      isAlive(draft, id) &&
      metresOf(draft, id) >= (thingOf(draft, id)?.realm === 'underwater' ? DWARFING_SWIMMER : DWARFING_METRES),
  );
  const tiny = draft.cast.filter(({ person, size }) => person !== null && size < CALLED_TINY);
  if (!large || tiny.length === 0) return;
  for (const { id } of tiny) editRole(draft, id, { size: 1 });
  // So it is the giant that has to tower.
  const beside = Math.max(...tiny.map(({ id }) => metresOf(draft, id)));
  for (const { id, size } of draft.cast) {
    const thing = thingOf(draft, id);
    const own = metresOf(draft, id);
    if (size <= 1 || thing?.alive !== true || thing.realm !== 'ground' || own < DWARFING_METRES) continue;
    editRole(draft, id, { size: size * Math.min(MOST_GROWN, Math.max(1, (beside * TOWERS) / own)) });
  }
}

/** Metres: what is built as high is a burden. Of its height: how tall a beast is that bears it. */
const [BURDEN_METRES, BEARS_SHARE] = [2.4, 1.05];

/** A house on the back of a turtle: whoever bears it is as large as that asks for. */
export function growBearers(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const bearer = roleOf(draft, to);
    if (relation !== 'on' || bearer === undefined || !isAlive(draft, bearer.id) || bearer.person !== null) continue;
    if (isAlive(draft, role) || metresOf(draft, role) < BURDEN_METRES) continue;
    const least = (metresOf(draft, role) * BEARS_SHARE) / metresOf(draft, bearer.id);
    if (least > 1) editRole(draft, bearer.id, { size: bearer.size * least });
  }
}

/** Of the height of who stands on it: a rock is broad enough for all of its feet. */
const STOOD_ON = 0.85;

/** Who stands on a rock has room there. */
export function broadenRocks(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'on' || to === null || thingOf(draft, to)?.kind !== 'rock' || !isAlive(draft, role)) continue;
    const least = (metresOf(draft, role) * STOOD_ON) / (thingOf(draft, to)?.metres ?? 1);
    editRole(draft, to, { size: Math.max(least, Math.min(1, draft.cast.find(({ id }) => id === to)?.size ?? 1)) });
  }
}

/** Metres: what is built so high stands in no room. */
const BUILT_METRES = 4;

/** "through the window of a dollhouse into a living room": where one is inside, houses and towers are left outside. */
export function leaveOutside(draft: Draft): void {
  if (findPlace(draft.set.place)?.indoors !== true) return;
  for (const { id, size } of draft.cast.slice(1)) {
    const thing = thingOf(draft, id);
    const built = thing !== null && thing?.alive === false && !thing.moves && thing.realm === 'ground';
    if (
      built &&
      thing.metres * size > BUILT_METRES &&
      !draft.relations.some(({ role, to }) => role === id || to === id)
    )
      dropRole(draft, id);
  }
}

/** "bounds out of a cabin door": outside, a door is that of a house. */
export function wallDoors(draft: Draft): void {
  for (const { id, thing, word, noun, parts } of draft.cast)
    if (
      thing === 'door' &&
      !parts.includes(HOUSE_FRONT) &&
      !draft.beats.some(({ role, act }) => role === id && /^(?:open|close)$/.test(act)) &&
      !/\b(?:portal|magic\w*|floating|lone|standing)\b/.test(`${word} ${noun}`)
    )
      editRole(draft, id, { thing: /barn/.test(word) ? 'house' : 'hut', size: 1.2, count: 1 });
}

/** Metres that rooms are high for whoever is alive and no person: a dinosaur in a kitchen is as large as its cook. */
const ROOM_HEIGHTS: Readonly<Record<string, number>> = {
  ...{ living_room: 1.75, kitchen: 1.75, bedroom: 1.7, study: 1.75, cafe: 1.8, classroom: 1.8, office: 1.8 },
  ...{
    bathroom: 1.7,
    ward: 1.8,
    salon: 1.8,
    subway: 1.9,
    metro_car: 1.8,
    plane_cabin: 1.7,
    cockpit: 1.4,
    starship: 2,
    laboratory: 1.9,
    newsroom: 2,
    market: 2.4,
    works: 2.6,
    terminal: 3,
    lantern_street: 1.6,
  },
};

/** Metres: ships in a cup are toys to its waves. */
const IN_CUP_METRES = 5;

/** Metres: what is as high is no trolley but a truck. */
const DOOR_METRES = 1.2;

export function fitRooms(draft: Draft): void {
  if (draft.set.place === 'teacup')
    for (const { id, size } of [...draft.cast]) {
      const metres = metresOf(draft, id);
      if (metres > IN_CUP_METRES) editRole(draft, id, { size: (size * IN_CUP_METRES) / metres });
    }
  // What is called a big truck has to come in by the door.
  if (findPlace(draft.set.place)?.indoors === true)
    for (const { id, size } of draft.cast) {
      const thing = thingOf(draft, id);
      if (size > 1 && thing?.moves === true && !thing.alive && thing.realm === 'ground' && thing.metres > DOOR_METRES)
        editRole(draft, id, { size: 1 });
    }
  const high = ROOM_HEIGHTS[draft.set.place];
  if (high === undefined) return;
  for (const { id, person, size } of draft.cast)
    if (
      person === null &&
      isAlive(draft, id) &&
      thingOf(draft, id)?.realm !== 'underwater' &&
      metresOf(draft, id) > high * 1.25
    )
      editRole(draft, id, { size: (size * high) / metresOf(draft, id) });
}

/** Cubes of ice and stones are no vessels: who is in them is among them. */
export function standAmong(draft: Draft): void {
  draft.relations = draft.relations.map((each) =>
    /^(?:in|inside)$/.test(each.relation) &&
    each.to !== null &&
    SOLID.test(thingOf(draft, each.to)?.kind ?? '') &&
    !isAlive(draft, each.role)
      ? { ...each, relation: 'near' }
      : each,
  );
}

const SOLID = /^(?:ice cube|stone|rock|fruit|lemon|strawberry|orange|coffee bean|leaf|flower|diamond|gem)$/;

/** Metres: on a bare floor nothing tells how large a lipstick is, and no lens comes as near as its own size asks for. */
const ON_FLOOR_METRES = 0.62;

const ON_PLINTH_METRES = 0.24;

function enlargeOnFloor(draft: Draft, id: number, hero: number): void {
  const [own, most] = [roleOf(draft, id), metresOf(draft, hero)];
  if (own !== undefined && most < ON_FLOOR_METRES && !isBorne(draft, id))
    editRole(draft, id, { size: (own.size * ON_FLOOR_METRES) / most });
}

/** What is advertised and lies nowhere stands on a plinth. */
export function raiseProduct(draft: Draft): void {
  const stand = draft.cast.find(({ thing }) => thing === 'pedestal');
  // What it is draped with is told as the studio's floor.
  const draped = draft.set.dressing.find((word) => word.endsWith(' cloth surface'))?.split(' ')[0];
  if (stand !== undefined && stand.colour === null && draped !== undefined)
    editRole(draft, stand.id, { colour: draped });
  // "a bottle and a glass on a plinth": both.
  if (stand !== undefined && draft.set.dressing.includes('product'))
    for (const { id } of draft.cast)
      if (id !== stand.id && isSmall(draft, id) && !isBorne(draft, id)) relate(draft, id, 'on', stand.id);
  const [hero] = draft.cast;
  // A watch that lies there is set up to be seen.
  if (draft.set.dressing.includes('product')) editBeats(draft, (each) => (each.act === 'lie' ? null : each));
  if (!draft.set.dressing.includes('product') || hero === undefined || isBorne(draft, hero.id)) return;
  // A flower stands on its own stem.
  if (thingOf(draft, hero.id)?.blooms === true) return;
  const hangs = draft.beats.some(
    ({ role, act }) => role === hero.id && /^(?:float|fly|hover|rise|fall|explode)$/.test(act),
  );
  // The studio's own floor is the marble it stands on.
  const laid = draft.set.dressing.some((word) => word.endsWith(' surface'));
  if (laid && !hangs) for (const { id } of [...draft.cast].reverse()) enlargeOnFloor(draft, id, hero.id);
  if (hangs || laid || !isSmall(draft, hero.id) || draft.cast.length > 1) return;
  // White stone before black would be all one sees.
  const colour = draft.set.dressing.includes('dark background') ? 'black' : null;
  // Nor does a plinth tell how large it is.
  const metres = metresOf(draft, hero.id);
  if (metres < ON_PLINTH_METRES) editRole(draft, hero.id, { size: (hero.size * ON_PLINTH_METRES) / metres });
  relate(draft, hero.id, 'on', addRole(draft, { thing: 'pedestal', colour }));
}

/** Of what a grown-up rides. */
const CHILDS_RIDE = 0.74;
const PEDALLED = /^(?:bicycle|scooter|kick scooter|tricycle)$/;

/** A child rides a bicycle made for children. */
export function fitRides(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const rider = draft.cast.find(({ id }) => id === role);
    if (to === null || (relation !== 'riding' && relation !== 'on') || rider?.person?.age !== 'child') continue;
    const ride = draft.cast.find(({ id }) => id === to);
    if (ride !== undefined && PEDALLED.test(ride.thing))
      editRole(draft, to, { size: Math.min(CHILDS_RIDE, ride.size) });
  }
}

/** "two knights on horseback": each on a horse of his own, and what the horse was told to hold is in his hand. */
export function mountEach(draft: Draft): void {
  for (const { role, relation, to } of [...draft.relations]) {
    const [rider, mount] = [roleOf(draft, role), roleOf(draft, to)];
    if (relation !== 'riding' || rider?.person == null || mount === undefined || !isAlive(draft, mount.id)) continue;
    if (rider.count > mount.count && mount.count === 1) editRole(draft, mount.id, { count: rider.count });
    draft.relations = draft.relations.map((each) =>
      each.role === mount.id && each.relation === 'holding' ? { ...each, role } : each,
    );
    const held = draft.relations.find((each) => each.role === role && each.relation === 'holding')?.to;
    if (held != null) editRole(draft, held, { count: Math.min(roleOf(draft, held)?.count ?? 1, rider.count) });
  }
}

/** In this order: who is a giant is one before rooms and rides are fitted. */
export const SCALE_RULES: readonly ((draft: Draft) => void)[] = [
  ladeMarketBoats,
  ...FITTING_RULES,
  growGiants,
  dwarfBeside,
  growBearers,
  broadenRocks,
  fitRooms,
  fitRides,
];
