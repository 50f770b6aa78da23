import { findAct } from '../catalogue/acts.ts';
import type { Lexicon } from '../catalogue/lexicon.ts';
import { canBeSpoken } from '../catalogue/speech.ts';
import { findThing } from '../catalogue/things.ts';
import type { Entity, Reading } from '../language/reading.ts';
import { addTools } from './cast/add-tools.ts';
import { alike } from './cast/alike.ts';
import { letAppear } from './cast/becoming.ts';
import { blendRole, findBlend } from './cast/blend.ts';
import { boardAtSea } from './cast/board-at-sea.ts';
import { castRole } from './cast/cast-roles.ts';
import { chooseCast } from './cast/choose-cast.ts';
import { dressedIn, eraOfFilm, tellsEra } from './cast/dressed-in.ts';
import { feel } from './cast/feelings.ts';
import { withInsiders } from './cast/inside-it.ts';
import { haveOneEach } from './cast/one-each.ts';
import { personify } from './cast/personify.ts';
import { isOfProducts } from './cast/products.ts';
import { addPursuer } from './cast/pursuers.ts';
import { relateRoles } from './cast/relate-roles.ts';
import { setOnTable } from './cast/set-on-table.ts';
import { asGiant, measured } from './cast/told-sizes.ts';
import { walkFollowed } from './deeds/followed.ts';
import { goOnAboard } from './deeds/goes-on-aboard.ts';
import { openEyes } from './deeds/open-eyes.ts';
import { planBeats } from './deeds/plan-beats.ts';
import { pourByItself } from './deeds/pours.ts';
import { rainDown, stackLayers } from './deeds/stacked.ts';
import { teachByDoing } from './deeds/taught.ts';
import type { Beat, Line, Role, RoleRelation, Script, Shot } from './script.ts';
import { chooseSet } from './set/choose-set.ts';
import { namesOccasion, occasionOf } from './set/come-together.ts';
import { encloseWorlds } from './set/enclosed-worlds.ts';
import { looksOf } from './set/film-looks.ts';
import { openGap } from './set/leapt-gaps.ts';
import { asPlayed } from './set/played-at.ts';
import { findScenery } from './set/scenery.ts';
import { withSpotOn } from './set/spot-on.ts';
import { coverStory } from './shots/cover.ts';
import { holdInShots } from './shots/held-in-shots.ts';
import { isOfLand } from './shots/land-films.ts';
import { intoVessel, lookClosely } from './shots/look-closely.ts';
import { planShots } from './shots/plan-shots.ts';
import { rideAlong } from './shots/vantage.ts';
import { walkThrough } from './shots/walked-through.ts';

const TONES = ['plain', 'whisper', 'murmur', 'shout', 'sing', 'sad', 'happy', 'angry', 'excited', 'robotic'] as const;

function writeLines(
  reading: Reading,
  roles: readonly Role[],
  idOf: ReadonlyMap<number, number>,
  linesAt: readonly number[],
): Line[] {
  return reading.spoken.map(({ text, speaker, to, tone }, line): Line => {
    const role = speaker === null ? undefined : idOf.get(speaker);
    const named = TONES.find((each) => each === tone) ?? 'plain';
    const robot = roles.some(({ id, thing }) => id === role && thing === 'robot');
    return {
      text,
      language: reading.language,
      speaker: role ?? null,
      to: to === null || idOf.get(to) === role ? null : (idOf.get(to) ?? null),
      tone: named === 'plain' && robot ? 'robotic' : named,
      from: linesAt[line] ?? null,
      caption: !canBeSpoken(text),
    };
  });
}

/** What a shot of somebody must show with them: what they hold and what they do it to. */
function findSeenWith(
  { subject, from, to }: Shot,
  beats: readonly Beat[],
  relations: readonly RoleRelation[],
): number[] {
  if (subject === null) return [];
  const done = beats
    .filter((beat) => beat.role === subject && beat.from < to && beat.to > from)
    .flatMap(({ act, target, instrument, together }) => [
      ...[target, instrument],
      ...(findAct(act)?.frame === 'with' ? together : []),
    ]);
  const held = relations
    .filter(({ role, relation }) => role === subject && /^(?:holding|riding|driving)$/.test(relation))
    .map((each) => each.to);
  // Milk that is poured is seen with the cup it goes into.
  const goal = relations
    .filter(({ role, relation }) => done.includes(role) && /^(?:on|in|inside)$/.test(relation))
    .map((each) => each.to);
  return [...new Set([...done, ...held, ...goal])].filter((id): id is number => id !== null && id !== subject);
}

/** Machines of such a world are of brass and copper where nobody says otherwise. */
function steampunk(role: Role, styles: readonly string[]): Role {
  const thing = findThing(role.thing);
  const machine = role.person === null && (thing?.kind === 'robot' || (thing?.moves === true && !thing.alive));
  return machine && role.colour === null && styles.includes('steampunk') ? { ...role, colour: 'copper' } : role;
}

const STACKED =
  /\b(?:stacks?|walls?|piles?|towers?|pyramids?|banks?|columns?) of (?:[a-z-]+ ){0,4}?(?:tvs?|televisions?|monitors?|screens?)\b/i;

/** A wall of television sets is one thing. */
const stacked = (role: Role, prompt: string): Role =>
  role.thing === 'tv' && STACKED.test(prompt)
    ? { ...role, count: 1, size: 2.8, traits: [...role.traits, 'stacked'] }
    : role;

/** A told size that is of somebody, and not of the land. */
const isNearer = ({ size }: Shot): boolean => size !== 'wide' && size !== 'establishing';

/** One of the street's, or one that stands alone. */
const isUnderLamp = (dressing: readonly string[], cast: readonly Entity[]): boolean =>
  dressing.includes('street lamp') || cast.some(({ senses }) => senses.thing?.kind === 'street lamp');

/** Of the land, and nobody in particular: it is looked up at, and does not leave the picture. */
const showLand = ({ heights: _aloft, ...shot }: Shot): Shot => ({ ...shot, subject: null, size: 'establishing' });

/** A script, and which entities of the reading its first roles are; the others were added to it. */
export interface Directed {
  readonly script: Script;
  readonly entities: readonly number[];
}

export const directReading = (reading: Reading, durationSeconds: number, lexicon: Lexicon): Script =>
  direct(reading, durationSeconds, lexicon).script;

export function direct(given: Reading, durationSeconds: number, lexicon: Lexicon): Directed {
  const { reading, worlds } = encloseWorlds(withInsiders(given));
  const { cast: chosenCast, leftOut } = chooseCast(reading);
  const blend = findBlend(reading, chosenCast);
  const cast = chosenCast.filter((entity) => entity !== blend?.dropped);
  const chosen = chooseSet(reading, cast, lexicon);
  const idOf = new Map(cast.map((entity, id) => [entity.id, id]));
  if (blend?.dropped != null) idOf.set(blend.dropped.id, idOf.get(blend.kept.id) ?? 0);
  // What is said of a group is said of those it is made of, and the other way round where only the group is shown.
  for (const entity of reading.entities) {
    const group = entity.memberOf === null ? undefined : idOf.get(entity.memberOf);
    if (!idOf.has(entity.id) && group !== undefined) idOf.set(entity.id, group);
    const [member] = entity.members;
    const first = member === undefined ? undefined : idOf.get(member);
    if (!idOf.has(entity.id) && first !== undefined) idOf.set(entity.id, first);
  }
  const told = boardAtSea(reading, cast, relateRoles(reading, idOf), chosen.place);
  const scenery = findScenery(cast, reading, told, chosen.place);
  const apart = told.filter(({ role, to }) => !scenery.roles.has(role) && !scenery.roles.has(to ?? -1));
  const era = eraOfFilm(reading, chosen.place);
  const occasion = occasionOf(reading, cast);
  const set = {
    ...chosen,
    ...(era === null ? {} : { era }),
    ...(occasion === null ? {} : { occasion: occasion.name }),
    dressing: [...new Set([...chosen.dressing, ...scenery.dressing, ...(occasion?.dressing ?? [])])],
    becomes: chosen.becomes.map((age) => ({ ...age, dressing: [...age.dressing, ...scenery.dressing] })),
    lights: isUnderLamp(scenery.dressing, cast) ? [...chosen.lights, 'lamplight'] : chosen.lights,
  };
  const animals = alike(
    haveOneEach(
      cast.map((entity, id) => {
        const role = stacked(
          measured(asGiant(castRole(entity, id, scenery.roles.has(id)), entity.id, reading), reading.prompt, lexicon),
          reading.prompt,
        );
        const world = worlds.get(entity.id);
        if (world !== undefined) return { ...role, encloses: world };
        return entity === blend?.kept ? blendRole(role, blend) : role;
      }),
      cast,
      told,
    ),
    reading.told,
  );
  const hero = animals.find(({ scenery }) => !scenery)?.id ?? null;
  const plan = planShots(reading, {
    ...{ durationSeconds, hero, cast, place: set.place, scenery: scenery.roles },
    product: isOfProducts(reading, cast),
  });
  const { beats: planned, unplayed } = planBeats(reading, idOf, animals, durationSeconds, set.place, plan.clock);
  const played = letAppear(
    walkFollowed(
      reading,
      openEyes(asPlayed(goOnAboard(planned, animals), animals, set.dressing), animals),
      animals,
      durationSeconds,
    ),
    durationSeconds,
  );
  const speakers = new Set(reading.spoken.flatMap(({ speaker }) => idOf.get(speaker ?? -1) ?? []));
  const roles = personify(animals, cast, played, told, speakers);
  const staged = played
    .filter(({ role }) => !scenery.roles.has(role))
    .map((beat) =>
      scenery.roles.has(beat.target ?? -1)
        ? { ...beat, target: null, where: beat.where ?? roles[beat.target ?? -1]?.noun ?? null }
        : beat,
    );
  const {
    roles: all,
    beats,
    relations,
  } = rideAlong(
    addPursuer(
      addTools(
        {
          ...{ roles, relations: setOnTable(apart, roles) },
          beats: stackLayers(
            roles,
            pourByItself(roles, rainDown(roles, teachByDoing(staged, roles)), reading.told, durationSeconds),
            reading.told,
            durationSeconds,
          ),
        },
        durationSeconds,
        reading.instruments,
      ),
      ...([reading.told, durationSeconds] as const),
    ),
    plan.shots,
    durationSeconds,
  );
  const felt = { told: reading.told, mood: reading.mood, hero };
  const moved = all.map((role) => feel(dressedIn(era, steampunk(role, reading.styles)), beats, felt));
  const ofLand = isOfLand(reading, cast, set.place, scenery.roles);
  const dialogue = writeLines(reading, roles, idOf, plan.linesAt);
  const styles = looksOf(reading, plan.shots, roles.length);
  const story = { ...{ roles: moved, beats, relations, dialogue, styles }, told: reading.told };
  const covered = ofLand ? plan.shots : coverStory(plan.shots, story);
  const shots = covered.map((planned) => {
    const looked =
      ofLand && !(planned.sizeStated && isNearer(planned))
        ? showLand(planned)
        : lookClosely(planned, moved, beats, relations);
    const shot = walkThrough(looked, reading.told, set.place);
    // Ink that is all there is to see is sharp from edge to edge.
    const sharp = set.medium !== undefined && moved.length === 0 ? { focus: 'deep' as const } : {};
    return { ...intoVessel(shot, moved, beats), ...sharp, also: findSeenWith(shot, beats, relations) };
  });
  const isTold = (word: string): boolean => tellsEra(era, word) || namesOccasion(occasion, word);
  const inHands = holdInShots(beats, relations, moved, shots);
  const script: Script = {
    prompt: reading.prompt,
    language: reading.language,
    durationSeconds,
    set: withSpotOn(openGap(set, beats, moved, reading.told), reading.told, moved),
    cast: moved,
    relations,
    beats: inHands,
    shots,
    dialogue,
    sound: {
      ambience: reading.sounds,
      effects: [],
      music: reading.musicWanted
        ? { instruments: reading.instruments, genre: reading.genre, solo: reading.soloMusic }
        : null,
      silent: reading.silent,
    },
    styles,
    mood: reading.mood ?? '',
    textOnScreen: reading.textOnScreen,
    leftOut: [...leftOut, ...reading.leftOut]
      .filter(({ word }, i, all) => word !== '' && !isTold(word) && all.findIndex((other) => other.word === word) === i)
      .slice(0, 60),
    notUnderstood: [...new Set([...reading.notUnderstood, ...unplayed])].filter((word) => !isTold(word)),
  };
  return { script, entities: cast.map(({ id }) => id) };
}
