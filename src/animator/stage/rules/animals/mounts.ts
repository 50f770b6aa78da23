import { boardActOf, broughtFor } from '../../../catalogue/uses.ts';
import {
  addRole,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

/** What is low and broad enough for a beast to be borne by it. */
const BOARDS = /^(?:robot vacuum|skateboard|sled|snowboard|surfboard)$/;
const PLACED = /^(?:in_front_of|near|beside|on|behind)$/;

/** Metres of who has a board of full length, and of its length what who is smaller has at least. */
const [TALL_RIDER, LEAST_BOARD] = [1.1, 0.6];

/** A dog that surfs, or skateboards, has something to do it on, each its own, and stays on it whatever else it does. */
export function bringBoards(draft: Draft): void {
  for (const { role, act, verb } of draft.beats) {
    const board = broughtFor(act, verb);
    if (board?.how !== 'riding' || boardActOf(board.thing) === null) continue;
    const rider = roleOf(draft, role);
    if (rider === undefined || isPerson(rider) || !isAlive(draft, role)) continue;
    editBeats(draft, (beat) =>
      beat.role === role && /^(?:splash|spray)/.test(beat.verb) ? { ...beat, act, target: null } : beat,
    );
    if (draft.relations.some((each) => each.role === role && each.relation === 'riding')) continue;
    const told = draft.cast.find(({ thing }) => thing === board.thing);
    const size = Math.min(1, Math.max(LEAST_BOARD, metresOf(draft, role) / TALL_RIDER));
    relate(draft, role, 'riding', told?.id ?? addRole(draft, { thing: board.thing, count: rider.count, size }));
  }
}

/** "a cat sits before the robot vacuum, taps it and rides it": borne by it, and nowhere else. */
export function rideBoards(draft: Draft): void {
  for (const board of draft.cast.filter(({ thing }) => BOARDS.test(thing))) {
    const isBeast = (id: number): boolean => isAlive(draft, id) && !isPerson(roleOf(draft, id));
    const rider =
      draft.beats.find(({ act, role, target }) => act === 'ride' && target === board.id && isBeast(role))?.role ??
      draft.relations.find(({ role, relation, to }) => relation === 'on' && to === board.id && isBeast(role))?.role;
    if (rider === undefined) continue;
    draft.relations = draft.relations.filter(
      ({ role, relation, to }) => role !== rider || to !== board.id || !PLACED.test(relation),
    );
    if (!draft.relations.some(({ role, relation }) => role === rider && relation === 'riding'))
      relate(draft, rider, 'riding', board.id);
    editBeats(draft, (beat) =>
      beat.role === rider && beat.target === board.id && beat.act !== 'ride'
        ? { ...beat, act: 'sit', target: null, direction: null }
        : beat,
    );
  }
}

const FOOD: ReadonlySet<string> = new Set(['kitchen', 'meadow', 'forest', 'garden']);
/** Metres: what is larger is no mouthful. */
const MOUTHFUL_METRES = 0.4;

/** "a mouse nibbles on a piece of cheese": that is what it eats, where nothing else is said of it. */
export function eatWhatIsThere(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act !== 'eat' || beat.target !== null || isPerson(roleOf(draft, beat.role))) return beat;
    const idle = draft.cast.filter(({ id }) => {
      const thing = thingOf(draft, id);
      return (
        thing !== null &&
        thing.alive === false &&
        FOOD.has(thing.home ?? '') &&
        thing.metres < MOUTHFUL_METRES &&
        !draft.relations.some(({ role, to }) => role === id || to === id) &&
        !draft.beats.some(({ role, target, instrument }) => role === id || target === id || instrument === id)
      );
    });
    const [food, ...others] = idle;
    return food === undefined || others.length > 0 ? beat : { ...beat, target: food.id };
  });
}

/** "curled around a pile of gold": on its hoard, of which it leaves the edges to be seen. */
export function lieOnHoard(draft: Draft): void {
  draft.relations = draft.relations.map((each) =>
    each.relation === 'around' &&
    roleOf(draft, each.to)?.thing === 'heaped coins' &&
    roleOf(draft, each.role)?.count === 1 &&
    isAlive(draft, each.role)
      ? { ...each, relation: 'on' }
      : each,
  );
}

/** Of its own length: how large a leaf is that an ant carries. */
const LEAF_OF_ANTS = 2.2;

/** "an ant carrying a leaf": one that it can hold up, and not one of the tree's. */
export function fitLeaves(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const [own, leaf] = [thingOf(draft, role), roleOf(draft, target)];
    if (act !== 'carry' || own?.alive !== true || leaf?.thing !== 'leaf' || own.metres > INSECT_METRES) continue;
    const size = (metresOf(draft, role) * LEAF_OF_ANTS) / (thingOf(draft, leaf.id)?.metres ?? 1);
    editRole(draft, leaf.id, { size: Math.min(leaf.size, size) });
  }
}
const INSECT_METRES = 0.12;
