import type { Script } from '../../../director/script.ts';
import type { PlaceFacts } from '../../../land/place.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Player } from '../../players.ts';
import type { PathPoint } from '../../stage.ts';
import { addRole, beatOf, type Draft, editBeats, editRole, relate, roleOf, thingOf } from '../draft.ts';

/** Animals before a cart: what is drawn goes where they go, and they go before it, two by two. */

const DRAWN = /^(?:rickshaw|sleigh|sled|shopping cart)$/;
const CALLED_DRAWN = /\b(?:stagecoach|coach|carriage|buggy|wagon|chariot|horse drawn|horse-drawn|sleigh)\b/;
const TEAM = /^(?:horse|donkey|ox|cow|camel|reindeer|stag|dog|wolf|water buffalo|goat|unicorn|zebra)$/;

/** Whether it is one that somebody else draws. */
const isDrawn = (draft: Pick<Draft, 'cast'>, id: number | null): id is number => {
  const role = roleOf(draft, id);
  if (role === undefined || id === null || !DRAWN.test(thingOf(draft, id)?.kind ?? '')) return false;
  return CALLED_DRAWN.test([role.word, role.noun, ...role.variety].join(' ')) || pullers(draft as Draft, id).length > 0;
};

const pullers = (draft: Draft, id: number): number[] =>
  draft.beats.flatMap(({ role, act, target }) =>
    act === 'pull' && target === id && TEAM.test(thingOf(draft, role)?.kind ?? '') ? [role] : [],
  );

const MOST = 4;

/** A coach under way has horses before it, and whoever is called its driver on its box. */
export function hitchTeams(draft: Draft): void {
  for (const { id } of draft.cast) {
    if (!isDrawn(draft, id)) continue;
    const named = pullers(draft, id)[0] ?? draft.cast.find(({ thing }) => TEAM.test(thing))?.id;
    // Of one that is told to be horse-drawn, and nothing else of it, the horses draw it.
    const own = draft.beats.filter(({ role }) => role === id);
    const goes =
      own.some(({ act }) => act !== 'stand' && act !== 'appear') || (own.length === 0 && isHorseDrawn(draft, id));
    const ridden = draft.relations.some(({ to, relation }) => to === named && /^(?:riding|on)$/.test(relation));
    if (ridden || (named === undefined && !goes)) continue;
    const team = named ?? addRole(draft, { thing: 'horse', word: 'horses', noun: 'horse', count: 2 });
    editRole(draft, team, { count: Math.min(MOST, roleOf(draft, team)?.count ?? 1) });
    const fast = draft.beats.some(({ role, verb }) => (role === id || role === team) && FAST.test(verb));
    editBeats(draft, (beat) => (beat.role === team || beat.role === id ? null : beat));
    draft.relations = draft.relations.filter(({ role, to }) => role !== team || to !== id);
    const going = { ...beatOf(draft, 'drive'), verb: fast ? 'race' : 'drive', speed: fast ? 1 : 0.55 };
    draft.beats = [
      ...draft.beats,
      { ...going, role: id },
      { ...going, role: team, act: fast ? 'run' : 'trot', verb: HITCHED, target: id },
    ];
    const driver = draft.cast.find(
      ({ id: other, noun, person }) =>
        person !== null && /driver|coachman|cowboy/.test(noun) && !draft.relations.some(({ role }) => role === other),
    );
    if (driver === undefined) continue;
    relate(draft, driver.id, 'driving', id);
    editBeats(draft, (beat) => (beat.role === driver.id ? null : beat));
    draft.beats = [...draft.beats, { ...beatOf(draft, 'drive'), role: driver.id, target: id }];
  }
}

const HORSE_DRAWN = /\b(?:horse|reindeer)[- ]drawn\b/;
const isHorseDrawn = (draft: Draft, id: number): boolean => {
  const role = roleOf(draft, id);
  return thingOf(draft, id)?.kind === 'sleigh' || HORSE_DRAWN.test([role?.word, ...(role?.variety ?? [])].join(' '));
};

const PLOUGHS = /^(?:plough|plow|till)/;
const BEASTS = /^(?:horse|donkey|ox|cow|camel|water buffalo)$/;

/** "ploughs the field with his oxen": they draw the plough, and whoever ploughs goes behind it. */
export function ploughWithTeam(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, verb }) => act === 'drive' && PLOUGHS.test(verb))) {
    const { role } = beat;
    const beasts = draft.cast.find(({ thing }) => BEASTS.test(thing));
    const borne = draft.relations.some(
      ({ role: own, relation, to }) =>
        (own === role && /^(?:riding|driving|on|in)$/.test(relation)) ||
        (to === beasts?.id && /^(?:riding|on)$/.test(relation)),
    );
    if (beasts === undefined || borne || roleOf(draft, role)?.person == null) continue;
    const told = draft.cast.find(({ thing }) => thing === 'plough')?.id;
    const plough = told ?? addRole(draft, { thing: 'plough', word: 'plough', noun: 'plough' });
    const team = new Set([beasts.id, plough]);
    draft.relations = draft.relations.filter((each) => !team.has(each.role) && !team.has(each.to ?? -1));
    relate(draft, plough, 'in_front_of', role);
    editRole(draft, beasts.id, { count: Math.min(2, beasts.count) });
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'push', target: null, instrument: null } : team.has(each.role) ? null : each,
    );
    const going = { ...beatOf(draft, 'walk'), speed: beat.speed };
    draft.beats = [...draft.beats, { ...going, role: beasts.id, verb: HITCHED, target: plough }];
  }
}

const FAST = /^(?:race|gallop|speed|charge|thunder|rush|run|hurtle|barrel|sprint)/;
/** What the beat of those is called who are hitched. */
const HITCHED = 'hitched';

/** What somebody draws; null for whoever is free. */
export function drawnBy(
  player: number,
  { script, players }: { readonly script: Script; readonly players: readonly Player[] },
): number | null {
  const own = players[player];
  const beat = script.beats.find(({ role, verb }) => role === own?.role.id && verb === HITCHED);
  const cart = beat === undefined ? -1 : players.findIndex(({ role }) => role.id === beat.target);
  return cart < 0 ? null : cart;
}

/** Of its own length: how far a horse's middle is before what it draws, and before the next pair. */
const [BEFORE, NEXT] = [0.75, 1.2];

/** The way of the cart, as far before it as its place in the team is. */
export function teamPath(
  path: readonly PathPoint[],
  cart: Player,
  own: Player,
  { heightAt }: Pick<PlaceFacts, 'heightAt'>,
  before = 0,
): PathPoint[] {
  const [row, inRow] = [Math.floor(own.instance / 2), Math.min(2, own.role.count - Math.floor(own.instance / 2) * 2)];
  const [long, wide] = [own.body.length * own.size, own.body.width * own.size];
  const ahead = before + (cart.body.length * cart.size) / 2 + long * (BEFORE + row * NEXT);
  const aside = inRow === 1 ? 0 : (own.instance % 2 === 0 ? 1 : -1) * wide * 0.75;
  return path.map(({ time, at: [x, , z], heading }) => {
    const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
    const [gx, gz] = [x + sine * ahead + cosine * aside, z + cosine * ahead - sine * aside];
    const at: Vector = [gx, heightAt(gx, gz), gz];
    return { time, at, heading };
  });
}
