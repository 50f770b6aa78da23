import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';
import { isSprayed, MURAL_WALL, paintedOnWall } from '../../catalogue/murals.ts';
import type { Reading } from '../../language/reading.ts';
import type { Played } from '../played.ts';
import type { Beat, Role, SetPlan, Shot } from '../script.ts';
import { ANYBODY, plainRole } from './plain-role.ts';

const PAINTS = /^(?:paint|spray|draw_picture|build|put)$/;
const PAINTS_VERB = /\b(?:paint|spray|draw|stencil|creat|add|finish|work)/;
/** What the wall belongs to that is painted on, where it is told of: it is seen as that wall. */
const WALLS = /^(?:building|house|apartment|warehouse|garage|wall|standing wall|factory|skyscraper|painting|brick)$/;

/** What is to be seen on the wall: somebody or something alive where one is named, else the first thing that is. */
function motifOf(what: string, { senses }: Lexicon): Role | null {
  const words = what
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .filter((word) => word !== '');
  const found: (readonly [string, Senses])[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(3, words.length - at); length > 0; length--) {
      const noun = words.slice(at, at + length).join(' ');
      const sense = senses(noun) ?? senses(noun.replace(/s$/, ''));
      if (sense?.thing == null) continue;
      found.push([noun, sense]);
      at += length - 1;
      break;
    }
  const [noun, sense] =
    found.find(([, { thing, person }]) => person !== null || thing?.alive === true) ?? found[0] ?? [];
  if (noun === undefined || sense?.thing == null) return null;
  const { person, thing } = sense;
  return plainRole({
    ...{ thing: person === null ? thing.kind : 'person', noun, word: noun },
    person: person === null ? null : { ...ANYBODY, gender: person.gender, age: person.age, role: noun },
  });
}

/** "spray-paints a huge whale on a brick wall": there is a wall with that whale on it, which comes as it is painted, and no whale and no easel. */
export function paintWalls<Given extends Played>(given: Given, { told }: Reading, lexicon: Lexicon): Given {
  const what = paintedOnWall(told);
  const isWork = ({ act, verb }: Beat): boolean => PAINTS.test(act) && PAINTS_VERB.test(`${verb} ${act}`);
  const painting = given.beats.find(
    (beat) => isWork(beat) && given.roles.some(({ id, person }) => id === beat.role && person !== null),
  );
  if (what === null || painting === undefined) return given;
  const motif = motifOf(what, lexicon);
  const stands =
    given.roles.find(({ id, thing }) => WALLS.test(thing) && id !== painting.role) ??
    given.roles.find(({ id, thing }) => thing === motif?.thing && id !== painting.role);
  const wall = plainRole({
    ...{ id: stands?.id ?? Math.max(...given.roles.map(({ id }) => id)) + 1, thing: MURAL_WALL },
    material: /\bconcrete\b/i.test(told) ? 'concrete' : null,
    encloses: { land: null, snowy: false, cast: motif === null ? [] : [{ ...motif, metres: 1 }] },
  });
  const sprayed = isSprayed(told);
  const { from, to } = painting;
  return {
    ...given,
    roles: stands === undefined ? [...given.roles, wall] : given.roles.map((role) => (role === stands ? wall : role)),
    relations: given.relations.filter(({ role, to: other }) => role !== wall.id && other !== wall.id),
    beats: [
      ...given.beats
        .filter(({ role }) => role !== wall.id)
        .map(
          (beat): Beat =>
            isWork(beat)
              ? { ...beat, act: 'paint', verb: sprayed ? 'spray paint' : 'paint', target: wall.id, instrument: null }
              : beat.role === painting.role && beat.act === 'look'
                ? { ...beat, target: wall.id }
                : beat,
        ),
      { ...painting, role: wall.id, act: 'be_written', verb: 'be painted', from, to, target: null, instrument: null },
    ],
  };
}

/** Who paints a wall is seen with all of it, however near one would else be. */
export function seeWalls(shots: readonly Shot[], cast: readonly Role[]): readonly Shot[] {
  const wall = cast.find(({ thing }) => thing === MURAL_WALL)?.id;
  if (wall === undefined) return shots;
  return shots.map((shot) =>
    shot.subject === null || shot.part !== null || (shot.sizeStated && shot.size !== 'wide')
      ? shot
      : { ...shot, size: 'wide', also: [...shot.also, wall] },
  );
}

const STREETS = /^(?:city|building_front|skyline|alley)$/;

/** In a town walls that are painted are around yards: none stands across a pavement between shops, and an alley is too narrow to see one. */
export function setAtWall(set: SetPlan, cast: readonly Role[]): SetPlan {
  if (!STREETS.test(set.place) || !cast.some(({ thing }) => thing === MURAL_WALL)) return set;
  return { ...set, place: /alley/.test(set.word ?? '') ? 'city' : 'skate_park' };
}
