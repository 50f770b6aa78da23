import { GIVES_WAY } from '../../../catalogue/blows.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { SPORTS, sportOfLayout } from '../../../catalogue/sports.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  relate,
  roleOf,
  withoutRelations,
} from '../draft.ts';

import { dunkAtOnce, fallThroughHoop } from './at-the-hoop.ts';
import { fightEachOther, raiseRing } from './in-the-ring.ts';

/** What games need that no prompt speaks of. */

const SEVERAL = 3;

const KICKS = /^(?:dribble|kick|shoot|score|juggle)$/;
const BALLS = /ball/;

/** "kicks his opponent, who falls": that is no game. */
const isStruck = (draft: Draft, id: number | null): boolean =>
  draft.beats.some(({ role, act }) => role === id && GIVES_WAY.has(act));

/** Who dribbles past somebody has a ball to do it with. */
function bringBall(draft: Draft): void {
  if (draft.cast.some(({ thing }) => BALLS.test(thing))) return;
  const open = (target: number | null): boolean => target === null || isAlive(draft, target);
  for (const beat of draft.beats.filter(({ act, verb }) => act === 'kick' && KICKS.test(verb))) {
    // A tin can is kicked as well.
    if (!open(beat.target) || isStruck(draft, beat.target)) continue;
    if (!isPerson(roleOf(draft, beat.role)) || (roleOf(draft, beat.role)?.count ?? 1) > 1) continue;
    // "kicking up powder" on a board: what flies there is snow.
    if (draft.relations.some(({ role, relation }) => role === beat.role && relation === 'riding')) continue;
    const target = addRole(draft, { thing: 'sports ball' });
    // "dribbles, shoots and scores": all of it with the ball, and nothing with a bow.
    editBeats(draft, (each) =>
      each === beat || (each.role === beat.role && (each.act === 'shoot' || each.act === 'kick'))
        ? { ...each, act: 'kick', target }
        : each,
    );
    return;
  }
}

const BY_FOOT = /football|soccer|striker|midfielder|winger|goalscorer/;

const GOALS: ReadonlySet<string> = new Set(['goal', 'fishing net']);

/** Who comes with the ball at the feet shoots that one. */
function shootOwnBall(draft: Draft): void {
  const dribbles = draft.beats.filter(({ act, verb }) => act === 'kick' && verb.startsWith('dribble'));
  editBeats(draft, (beat) =>
    beat.act === 'shoot_at_goal' && dribbles.some(({ role }) => role === beat.role) ? { ...beat, act: 'kick' } : beat,
  );
}

const PLAYED_AT_GOAL: ReadonlySet<string> = new Set(['shoot_at_goal', 'dive_save']);

/** Who shoots into a goal has the ball at the feet and the goal ahead; both are one with what happens to them. */
function shootAtGoal(draft: Draft): void {
  // With a keeper named it is laid out for him.
  if (!PLAYED_AT_GOAL.has(sportOfLayout(draft.set.dressing)?.act ?? '')) return;
  const into = draft.cast.find(({ thing }) => GOALS.has(thing));
  for (const beat of draft.beats) {
    const aims = beat.act === 'shoot_at_goal' || (beat.act === 'kick' && into !== undefined);
    if (!aims || !isPerson(roleOf(draft, beat.role)) || (roleOf(draft, beat.role)?.count ?? 1) > 1) continue;
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'shoot_at_goal', target: null, instrument: null, direction: null } : each,
    );
    for (const { id, thing } of draft.cast) if (GOALS.has(thing) || BALLS.test(thing)) dropRole(draft, id);
    return;
  }
}

/** A footballer strikes the ball with the foot; the net behind is the goal's own. */
function strikeByFoot(draft: Draft): void {
  for (const beat of draft.beats) {
    const own = roleOf(draft, beat.role);
    const foot = BY_FOOT.test(`${own?.noun} ${own?.person?.role ?? ''}`);
    if (!isPerson(own) || !foot || !BALLS.test(roleOf(draft, beat.target)?.thing ?? '')) continue;
    if (beat.act === 'hit' || beat.act === 'shoot' || beat.act === 'throw')
      editBeats(draft, (each) => (each === beat ? { ...each, act: 'kick' } : each));
    for (const { id, thing } of draft.cast) if (thing === 'fishing net') dropRole(draft, id);
  }
}

const BALL_GAMES = /^(?:play|play (?:football|soccer|rugby|ball|street football))$/;

const FOOTBALL = /^play (?:football|soccer|rugby|ball|street football)$/;

/** Nobody plays football without a ball. */
function bringFootball(draft: Draft): void {
  const plays = draft.beats.find(({ act, verb, target }) => act === 'play' && FOOTBALL.test(verb) && target === null);
  if (plays === undefined || !isPerson(roleOf(draft, plays.role))) return;
  const named = draft.cast.find(({ thing }) => BALLS.test(thing));
  const target = named?.id ?? addRole(draft, { thing: 'sports ball' });
  editBeats(draft, (each) => (each === plays ? { ...each, target } : each));
}

/** Several who play football run after one ball, and nobody has it in the hands. */
function runAfterBall(draft: Draft): void {
  for (const beat of draft.beats) {
    const [own, ball] = [roleOf(draft, beat.role), roleOf(draft, beat.target)];
    if (beat.act !== 'play' || !BALL_GAMES.test(beat.verb) || !isPerson(own) || ball?.thing !== 'sports ball') continue;
    if (/basket|volley|tennis|beach/.test(ball.noun)) continue;
    withoutRelations(draft, beat.role, ball.id);
    const act = (own?.count ?? 1) > 1 ? 'chase' : 'kick';
    editBeats(draft, (each) => (each === beat ? { ...each, act } : each));
  }
}

/** Many who hug one gather around them and cheer: there is room for two arms only. */
function gatherAround(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (
      act !== 'hug' ||
      target === null ||
      (roleOf(draft, role)?.count ?? 1) < SEVERAL ||
      !isPerson(roleOf(draft, target))
    )
      continue;
    withoutRelations(draft, role, target);
    relate(draft, role, 'around', target);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'hug' ? { ...beat, act: 'cheer', target: null } : beat,
    );
  }
}

const OF_AN_AGE =
  /^(?:sister|brother|little sister|little brother|sibling|twin|cousin|playmate|teammate|team mate|defender|opponent|goalkeeper|goalie|classmate|rival|friend|player)$/;

/** With children children play, and the sister of a boy is a girl. */
function matchAges(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero?.person?.age !== 'child') return;
  for (const { id, noun, person } of draft.cast)
    if (person !== null && person.age === 'adult' && OF_AN_AGE.test(noun))
      editRole(draft, id, { person: { ...person, age: 'child' } });
}

/** Who jumps to catch something jumps where they stand. */
function jumpInPlace(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act !== 'jump' || beat.direction !== null || beat.where !== null || !isPerson(roleOf(draft, beat.role)))
      return beat;
    const next = draft.beats.some(
      ({ role, act }) => role === beat.role && (act === 'catch' || act === 'cheer' || act === 'clap'),
    );
    return next ? { ...beat, act: 'cheer' } : beat;
  });
}

/** Who dives and nobody says into what, where there is sand or a floor, throws themselves down and does not go under it. */
function diveOnLand(draft: Draft): void {
  if (placeHas(draft.set.place, 'open water') || placeHas(draft.set.place, 'submerged')) return;
  editBeats(draft, (beat) =>
    beat.act === 'dive' && beat.where === null && beat.direction === null && isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'jump' }
      : beat,
  );
}

/** "serves a volleyball": who does with a ball what is done in its game plays that, and its net has the ball. */
function playByBall(draft: Draft): void {
  for (const beat of draft.beats) {
    const ball = roleOf(draft, beat.target);
    if (ball === undefined || !isPerson(roleOf(draft, beat.role))) continue;
    const sport = SPORTS.find(
      ({ things, deeds, act }) =>
        OVER_NET.has(act) && deeds.has(beat.verb) && [ball.thing, ball.noun].some((name) => things.has(name)),
    );
    if (sport === undefined) continue;
    const { role } = beat;
    const others = draft.beats.filter((each) => each.target === ball.id && each.role !== role).map((each) => each.role);
    draft.relations = draft.relations.filter((each) => each.role !== role && !others.includes(each.role));
    dropRole(draft, ball.id);
    editBeats(draft, (each) =>
      each.role === role || (others.includes(each.role) && isPerson(roleOf(draft, each.role)))
        ? { ...each, act: sport.act, target: null, direction: null, from: 0 }
        : each,
    );
    return;
  }
}

const OVER_NET: ReadonlySet<string> = new Set(['play_tennis', 'play_volleyball']);

/** Nobody plays over a net alone. */
function faceOpponent(draft: Draft): void {
  const own = draft.beats.filter(({ act }) => OVER_NET.has(act));
  const [beat] = own;
  const players = new Set(own.map(({ role }) => role));
  const [hero] = [...players].flatMap((id) => roleOf(draft, id) ?? []);
  if (beat === undefined || hero === undefined || players.size > 1 || hero.count > 1 || !isPerson(hero)) return;
  const other = draft.cast.find((role) => isPerson(role) && OF_AN_AGE.test(role.noun) && role.id !== hero.id);
  const id = other?.id ?? addRole(draft, { ...hero, noun: 'opponent', word: 'opponent', colour: null, traits: [] });
  draft.beats = [...draft.beats.filter(({ role }) => role !== id), { ...beat, role: id }];
}

/** Of a keeper alone the shot is told by the save: the goal brings it. Null where that is not laid out. */
function raiseGoal(draft: Draft, keeper: number): number | null {
  if (sportOfLayout(draft.set.dressing)?.act !== 'dive_save' || (roleOf(draft, keeper)?.count ?? 1) > 1) return null;
  for (const { id, thing } of draft.cast) if (GOALS.has(thing) || BALLS.test(thing)) dropRole(draft, id);
  const saves = beatOf(draft, 'dive_save');
  const [first] = draft.beats.filter(({ role, act }) => role === keeper && act === 'dive_save');
  editBeats(draft, (beat) =>
    beat.role !== keeper || beat.act !== 'dive_save'
      ? beat
      : beat === first
        ? { ...beat, from: 0, to: saves.to, target: null, direction: null }
        : null,
  );
  const goal = addRole(draft, { thing: 'football goal' });
  draft.beats = [...draft.beats, { ...saves, role: goal }];
  return goal;
}

/** A keeper stands in the goal that somebody shoots at. */
export function guardGoal(draft: Draft): void {
  const keeper = draft.beats.find(({ act, role }) => act === 'dive_save' && isPerson(roleOf(draft, role)))?.role;
  if (keeper === undefined) return;
  const goal = draft.cast.find(({ thing }) => thing === 'football goal')?.id ?? raiseGoal(draft, keeper);
  if (goal === null) return;
  draft.relations = draft.relations.filter(({ role, to }) => role !== keeper && to !== keeper);
  draft.relations = [...draft.relations, { role: keeper, relation: 'on', to: goal, where: 'keeper' }];
}

export const SPORTS_RULES = [
  fallThroughHoop,
  dunkAtOnce,
  playByBall,
  faceOpponent,
  shootOwnBall,
  shootAtGoal,
  diveOnLand,
  strikeByFoot,
  bringFootball,
  runAfterBall,
  bringBall,
  gatherAround,
  matchAges,
  jumpInPlace,
  fightEachOther,
  raiseRing,
] as const;
