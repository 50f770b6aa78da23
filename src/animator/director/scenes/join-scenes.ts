import type { Directed } from '../direct-reading.ts';
import type { Beat, Line, Role, RoleRelation, SceneScript, Script, Shot } from '../script.ts';

/** A scene that was directed by itself. */
export interface DirectedScene extends Directed {
  readonly from: number;
  readonly to: number;
}

/** One script of several scenes: everybody once, however often they come back, and everything when it is seen. */
export function joinScenes(whole: Directed, scenes: readonly DirectedScene[]): Script {
  const cast: Role[] = [];
  const idOf = new Map<number, number>();
  const join = (role: Role, entity: number | undefined): number => {
    const known = entity === undefined ? undefined : idOf.get(entity);
    if (known !== undefined) return known;
    const id = cast.length;
    cast.push({ ...role, id });
    if (entity !== undefined) idOf.set(entity, id);
    return id;
  };
  // Whoever the whole film is about stands first.
  const order = whole.entities;
  const ranked = scenes
    .flatMap(({ script, entities }) => script.cast.map((role, index) => ({ role, entity: entities[index] })))
    .sort((a, b) => rank(a.entity, order) - rank(b.entity, order));
  for (const { role, entity } of ranked) if (entity !== undefined) join(role, entity);
  const land = scenes[0]?.script.set.dressing.filter((word) => COUNTRY.test(word)) ?? [];
  const joined = scenes.map(({ from, to, script, entities }): SceneScript & { readonly ids: readonly number[] } => {
    const ids = script.cast.map((role, index) => join(role, entities[index]));
    return {
      from,
      to,
      ids,
      script: { ...throughLand(script, land), cast: script.cast.map((role, i) => ({ ...role, inFilm: ids[i] ?? i })) },
    };
  });
  const { script } = whole;
  const [first] = joined;
  return {
    ...script,
    set: first?.script.set ?? script.set,
    cast,
    relations: joined.flatMap(({ script: { relations }, ids }) => relations.map((each) => relateInFilm(each, ids))),
    beats: joined.flatMap(({ script: { beats }, ids, ...times }) => beats.map((beat) => beatInFilm(beat, times, ids))),
    shots: joined.flatMap(({ script: { shots, set }, ids, ...times }) =>
      shots.map((shot) => shotInFilm(shot, times, ids, set.place === first?.script.set.place ? null : set.place)),
    ),
    dialogue: joined.flatMap(({ from, script: { dialogue }, ids }) =>
      dialogue.map((line) => lineInFilm(line, from, ids)),
    ),
    scenes: joined.map(({ ids: _ids, ...scene }) => scene),
  };
}

const COUNTRY = /\b(?:desert|canyon|coast|forest|prairie|savanna|mountains?|dunes?|wasteland)$/;

/** "a gas station in the desert … the truck drives down the highway": through the same land, where no other is told. */
function throughLand(script: Script, land: readonly string[]): Script {
  const { set } = script;
  if (set.place !== 'road' || set.dressing.some((word) => COUNTRY.test(word))) return script;
  return { ...script, set: { ...set, dressing: [...set.dressing, ...land] } };
}

const rank = (entity: number | undefined, order: readonly number[]): number => {
  const at = entity === undefined ? -1 : order.indexOf(entity);
  return at < 0 ? order.length : at;
};

type Times = Pick<SceneScript, 'from' | 'to'>;
/** The end of a scene is where the next begins, whatever sums of seconds come to. */
const inFilm = (second: number, { from, to }: Times): number =>
  second > to - from - NEARLY ? to : Math.min(to, from + second);
const NEARLY = 1e-6;

const named = (id: number | null, ids: readonly number[]): number | null => (id === null ? null : (ids[id] ?? null));

const relateInFilm = (relation: RoleRelation, ids: readonly number[]): RoleRelation => ({
  ...relation,
  role: ids[relation.role] ?? 0,
  to: named(relation.to, ids),
});

function beatInFilm(beat: Beat, times: Times, ids: readonly number[]): Beat {
  return {
    ...beat,
    role: ids[beat.role] ?? 0,
    ...{ from: inFilm(beat.from, times), to: inFilm(beat.to, times) },
    ...{ target: named(beat.target, ids), instrument: named(beat.instrument, ids) },
    ...(beat.toWhom === undefined ? {} : { toWhom: ids[beat.toWhom] }),
    together: beat.together.flatMap((id) => ids[id] ?? []),
  };
}

function shotInFilm(shot: Shot, times: Times, ids: readonly number[], place: string | null): Shot {
  return {
    ...shot,
    ...{ from: inFilm(shot.from, times), to: inFilm(shot.to, times), place },
    subject: named(shot.subject, ids),
    also: shot.also.flatMap((id) => ids[id] ?? []),
    ...(shot.among === undefined ? {} : { among: shot.among.flatMap((id) => ids[id] ?? []) }),
    ...(shot.rack === undefined ? {} : { rack: ids[shot.rack] ?? 0 }),
  };
}

const lineInFilm = (line: Line, from: number, ids: readonly number[]): Line => ({
  ...line,
  ...{ speaker: named(line.speaker, ids), to: named(line.to, ids) },
  // A line belongs to its scene.
  from: from + (line.from ?? 0),
});
