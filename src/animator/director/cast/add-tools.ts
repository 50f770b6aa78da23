import { findAct } from '../../catalogue/acts.ts';
import { ROLE_TOOLS, type RoleTool } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { aboardOf, isStraddled } from '../../catalogue/transits.ts';
import { toolOf as ownTool } from '../deeds/gaits.ts';
import type { Played } from '../played.ts';
import type { Beat, RelationName, Role, RoleRelation } from '../script.ts';
import { plainRole } from './plain-role.ts';

const MOST_ROLES = 6;

/** How somebody has their tool while doing what they do; null where they need none. */
function bondOf(role: Role, tool: RoleTool | null, beats: readonly Beat[]): RelationName | null {
  if (tool === null || tool.thing === null) return null;
  const own = beats.filter((beat) => beat.role === role.id);
  const uses = own.some(({ act }) => act === tool.act);
  if (tool.bond !== 'riding') return uses ? tool.bond : null;
  if (own.length === 0 || uses || own.some(({ act }) => act === 'jump' || act === 'climb' || act === 'ride'))
    return 'riding';
  // A surfer who walks along the beach has the board under the arm; a bicycle is left where it is.
  const goes = own.some(({ act }) => findAct(act)?.frame === 'go' || act === 'stand');
  return goes && (findThing(tool.thing)?.metres ?? 9) < 2 && tool.thing !== 'bicycle' ? 'holding' : null;
}

/** "A skateboarder performs a kickflip": there is a skateboard, though nobody says so. */
const isMount = (kind: string): boolean => aboardOf(kind) === 'astride' || kind === 'llama';

const RIDERS = /^(?:rider|horse rider|horseman|horsewoman|jockey)$/;

const BOARDERS = /skate|surf|snowboard|board|cycl|bik|driver|passenger|commuter/;

/** "rides across the plain … the horse rears up": whoever rides has a mount, and the one that was told of where there is one. */
function mount(played: Played): Played {
  const { roles, beats, relations } = played;
  const isAfoot = ({ id, person }: Role): boolean =>
    person !== null &&
    !relations.some((each) => each.role === id && /^(?:riding|driving|on|in|inside)$/.test(each.relation));
  const rider =
    roles.find(
      (role) =>
        isAfoot(role) &&
        beats.some(
          ({ role: own, act, target, instrument }) =>
            own === role.id && act === 'ride' && target === null && instrument === null,
        ),
    ) ??
    // "the rider … the galloping horse": it is the rider's.
    (roles.some(({ thing }) => isMount(thing))
      ? roles.find((role) => isAfoot(role) && RIDERS.test(role.noun))
      : undefined);
  // Who skates or surfs rides a board.
  if (rider === undefined || ownTool(rider)?.bond === 'riding' || BOARDERS.test(rider.noun)) return played;
  const ridden = new Set(relations.filter(({ relation }) => relation === 'riding').map(({ to }) => to));
  const told = roles.find(({ id, thing }) => isMount(thing) && !ridden.has(id));
  if (told === undefined && roles.length >= MOST_ROLES) return played;
  const horse = told ?? plainRole({ id: roles.length, thing: 'horse', count: rider.count });
  return {
    roles: told === undefined ? [...roles, horse] : roles,
    relations: [...relations, { role: rider.id, relation: 'riding', to: horse.id, where: null }],
    beats: beats.map((beat) =>
      beat.role === rider.id && /^(?:ride|walk|run)$/.test(beat.act)
        ? { ...beat, act: 'ride', target: beat.target ?? horse.id }
        : beat,
    ),
  };
}

/** "ploughs a field with an old tractor": at its wheel, and not beside it. */
function takeWheel(played: Played): Played {
  const drives = (id: number): boolean =>
    played.beats.some(({ role, act, target }) => role === id && act === 'drive' && target === null);
  const wheeled = (id: number | null): boolean => {
    const thing = findThing(played.roles.find((role) => role.id === id)?.thing ?? '');
    return thing?.moves === true && !thing.alive && thing.realm === 'ground' && thing.metres > 1;
  };
  const isDriver = ({ role, relation, to }: RoleRelation): boolean =>
    relation === 'with' &&
    wheeled(to) &&
    drives(role) &&
    played.roles.some(({ id, person, count }) => id === role && person !== null && count === 1);
  const relations = played.relations.map((each) => (isDriver(each) ? { ...each, relation: 'driving' as const } : each));
  return { ...played, relations };
}

/** What one does over a board, and is at the game all the same: "Two chess players sit across from each other, one says …". */
const OVER_A_BOARD = /^(?:sit|speak|talk|look|think|listen|nod|shake_head|wait|rest_chin)$/;

/** "a violinist moves the bow across the strings", "a pianist's fingers glide": whose hands move nothing that is known move over what they play. */
function playedByTrade(beat: Beat, roles: readonly Role[]): Beat {
  const role = roles.find(({ id }) => id === beat.role);
  const act = role === undefined ? '' : (ownTool(role)?.act ?? '');
  const aimless = beat.target === null && beat.instrument === null && beat.where === null && beat.direction === null;
  return aimless && beat.act === 'put' && /^(?:play_|throw_pot)/.test(act) ? { ...beat, act } : beat;
}

/** "A trio: a pianist, a cellist and a drummer": of musicians of whom nothing else is said one expects music, and that a surfer surfs. */
function perform(told: Played, durationSeconds: number): Played {
  const played = { ...told, beats: told.beats.map((beat) => playedByTrade(beat, told.roles)) };
  const idle = played.roles.flatMap((role): Beat[] => {
    const tool = ownTool(role);
    const act = tool?.act ?? '';
    // Who only looks or smiles meanwhile plays all the same.
    const busy = played.beats.some(
      (beat) =>
        beat.role === role.id &&
        !(act === 'play_game' && (findAct(beat.act)?.frame === 'face' || OVER_A_BOARD.test(beat.act))),
    );
    if ((!/^(?:play|sing)/.test(act) && tool?.bond !== 'riding') || busy) return [];
    // At the table that is told of they play, and behind whoever sings.
    const isPlaced = played.relations.some(
      ({ role: own, to }) => own === role.id && to !== null && played.roles.find(({ id }) => id === to)?.person == null,
    );
    if (isPlaced && act !== 'play_game') return [];
    return [
      {
        ...{ role: role.id, act, verb: act.replace('_', ' '), from: 0, to: durationSeconds, target: null },
        ...{ instrument: null, part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
      },
    ];
  });
  return { ...played, beats: [...played.beats, ...idle] };
}

const BENCH = /bench$/;
const MUSICIAN = /\b(?:musician|busker|band|performer|orchestra|quartet|trio)$/;

/** "a jazz trio plays": each of a company plays what the staging gives them, and not all of them a guitar. */
const COMPANY = /\b(?:trio|quartet|quintet|sextet|band|ensemble)s?\b/;

/** "a street musician playing a slow, sad violin melody": on what is heard, where nothing is named that is played; else on a guitar. */
function instrumentOf(
  { id, noun, word, count, person }: Role,
  beats: readonly Beat[],
  heard: readonly string[],
): RoleTool | null {
  if (person === null || !MUSICIAN.test(noun)) return null;
  const plays = beats.some(
    ({ role, act, target, verb }) => role === id && /^play/.test(verb) && act === 'play' && target === null,
  );
  const named = heard.map((name) => INSTRUMENTS.get(name)).find((tool) => tool !== undefined);
  const usual = count > 1 && COMPANY.test(word) ? null : (INSTRUMENTS.get('guitar') ?? null);
  return plays ? (named ?? usual) : null;
}
const INSTRUMENTS: ReadonlyMap<string, RoleTool> = new Map(
  [...ROLE_TOOLS.values()].flatMap((tool) =>
    tool.act.startsWith('play') && tool.thing !== null ? [[tool.thing, tool] as const] : [],
  ),
);

/** How one goes on what one rides. */
const GOES_ON: Readonly<Record<string, string>> = {
  ...{ bicycle: 'cycle', horse: 'ride', skateboard: 'skate' },
};

/** How one goes who has left what one rides at home. */
const ON_FOOT =
  /^(?:walk|stroll|step|run|jog|tiptoe|limp|stagger|stumble|wander|march|pace|get|dismount|enter|leave|push|wade|creep|crawl|hike|trudge|shuffle|return)\b/;

/** "weaves through traffic on a bicycle": nobody walks on it; nor does a cyclist who weaves. */
function rideOn({ roles, beats, relations }: Played): Played {
  const actOf = ({ role, verb }: Beat): string | undefined => {
    const own = roles.find(({ id }) => id === role);
    const tool = own === undefined ? null : ownTool(own);
    if (tool?.bond === 'riding' && !ON_FOOT.test(verb)) return tool.act;
    const ridden = relations.find((each) => each.role === role && each.relation === 'riding')?.to;
    const thing = roles.find(({ id }) => id === ridden)?.thing ?? '';
    return GOES_ON[thing] ?? (isStraddled(thing) ? 'ride' : undefined);
  };
  return {
    ...{ roles, relations },
    beats: beats.map((beat) =>
      /^(?:walk|run|drift)$/.test(beat.act) ? { ...beat, act: actOf(beat) ?? beat.act } : beat,
    ),
  };
}

/** "plays the cello, nods and plays on": the cello; and who plays where a piano stands plays that. */
function playOn(played: Played): Played {
  const beats = played.beats.map((beat) => {
    if (beat.act !== 'play' || beat.target !== null) return beat;
    const before = played.beats.find(
      ({ role, act, from }) => role === beat.role && from < beat.from && INSTRUMENT.test(act),
    );
    if (before !== undefined) return { ...beat, act: before.act, target: before.target };
    const player = played.roles.find(({ id }) => id === beat.role)?.person;
    const there = played.roles.find(({ thing }) => INSTRUMENTS.has(thing));
    const act = INSTRUMENTS.get(there?.thing ?? '')?.act;
    const free =
      there !== undefined && !played.relations.some(({ relation, to }) => relation === 'holding' && to === there.id);
    // Children at play leave it alone; a girl by herself where one stands does not.
    const several = (played.roles.find(({ id }) => id === beat.role)?.count ?? 1) > 1;
    const atPlay = CHILDREN.test(player?.age ?? '') && several;
    if (act === undefined || !free || beat.verb !== 'play' || player == null || atPlay) return beat;
    return { ...beat, act, target: there.id };
  });
  return { ...played, beats };
}
const INSTRUMENT = /^play_(?!game)/;
const CHILDREN = /^(?:baby|child)$/;

export function addTools(given: Played, durationSeconds: number, heard: readonly string[] = []): Played {
  const mounted = playOn(perform(rideOn(mount(takeWheel(given))), durationSeconds));
  const { roles, relations } = mounted;
  const borrowed = new Map(roles.map((role) => [role.id, instrumentOf(role, mounted.beats, heard)]));
  const beats = mounted.beats.map((beat) => {
    const tool = borrowed.get(beat.role);
    return tool != null && beat.act === 'play' ? { ...beat, act: tool.act } : beat;
  });
  const toolOf = (role: Role): RoleTool | null => borrowed.get(role.id) ?? ownTool(role);
  let played: Played = { roles, beats, relations };
  for (const role of roles) {
    const tool = toolOf(role);
    const bond = bondOf(role, tool, beats);
    const busy = relations.some(
      (each) => each.role === role.id && (each.relation === bond || /^(?:riding|driving|holding)$/.test(each.relation)),
    );
    // Whose workbench is told of needs no other, and those who play one game have one board.
    const shared = tool?.act === 'play_game' ? played.roles : roles;
    const there = shared.some(
      ({ thing, noun }) => thing === tool?.thing || (BENCH.test(noun) && BENCH.test(tool?.thing ?? '')),
    );
    if (tool?.thing == null || bond === null || busy || there || role.count > 3 || played.roles.length >= MOST_ROLES)
      continue;
    const id = played.roles.length;
    const brought = plainRole({ id, thing: tool.thing, count: tool.bond === 'near' ? 1 : role.count });
    played = {
      roles: [...played.roles, brought],
      relations: [...played.relations, { role: role.id, relation: bond, to: id, where: null }],
      beats: played.beats.map((beat) => {
        // On what one rides one gets on; who pulls at something meanwhile does not pull at that.
        const goes = bond === 'riding' && !/^(?:pull|push|hold|give|carry|pick_up)$/.test(beat.act);
        if (beat.role !== role.id || (beat.act !== tool.act && !goes)) return beat;
        return beat.act.startsWith('play')
          ? { ...beat, target: beat.target ?? id }
          : { ...beat, instrument: beat.instrument ?? id };
      }),
    };
  }
  return played;
}
