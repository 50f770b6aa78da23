import type { Lexicon } from '../catalogue/lexicon.ts';
import { findThing } from '../catalogue/things.ts';
import type { Reading } from '../language/reading.ts';
import { type Company, gatherCompany } from './cast/company.ts';
import { dressedIn, outOfCourt } from './cast/dressed-in.ts';
import { feel } from './cast/feelings.ts';
import { withInsiders } from './cast/inside-it.ts';
import { paintWalls, seeWalls, setAtWall } from './cast/paint-walls.ts';
import { isOfProducts } from './cast/products.ts';
import { type Deeds, playDeeds } from './deeds/play-deeds.ts';
import { writeLines } from './deeds/write-lines.ts';
import type { Omission } from './omission.ts';
import type { Role, Script } from './script.ts';
import { encloseWorlds } from './set/enclosed-worlds.ts';
import { looksOf } from './set/film-looks.ts';
import { withLargeDomes } from './set/large-domes.ts';
import { openGap } from './set/leapt-gaps.ts';
import { withSpotOn } from './set/spot-on.ts';
import { finishShots } from './shots/finish-shots.ts';
import { holdInShots } from './shots/held-in-shots.ts';
import { allOfSize, ofMiniature } from './shots/miniature.ts';
import { planShots } from './shots/plan-shots.ts';
import { facingUs, frontal } from './shots/symmetric.ts';

/** Of what a prompt names and the film does not show: nobody reads on. */
const MOST_LEFT_OUT = 60;

/** A script, and which entities of the reading its first roles are; the others were added to it. */
export interface Directed {
  readonly script: Script;
  readonly entities: readonly number[];
}

export const directReading = (reading: Reading, durationSeconds: number, lexicon: Lexicon): Script =>
  direct(reading, durationSeconds, lexicon).script;

/** Who is there and where, which shots are asked for, who does what when, and how all of it is filmed. */
export function direct(given: Reading, durationSeconds: number, lexicon: Lexicon): Directed {
  const { reading, worlds } = encloseWorlds(withLargeDomes(withInsiders(given)));
  const company = gatherCompany(reading, worlds, lexicon);
  const { entities, hero, set, scenery } = company;
  const plan = planShots(reading, {
    ...{ durationSeconds, hero, cast: entities, place: set.place, scenery },
    product: isOfProducts(reading, entities),
  });
  const deeds = paintWalls(playDeeds(reading, company, plan, durationSeconds), reading, lexicon);
  const cast = inCharacter(deeds, reading, company);
  const dialogue = writeLines(reading, deeds.roles.slice(0, entities.length), company.idOf, plan.linesAt);
  const styles = looksOf(reading, plan.shots, entities.length);
  const played = { roles: cast, beats: deeds.beats, relations: deeds.relations };
  const finished = finishShots(plan.shots, { reading, company, played, dialogue, styles });
  const shots = seeWalls(ofMiniature(frontal(finished, reading.told), styles), cast);
  const script: Script = {
    prompt: reading.prompt,
    language: reading.language,
    durationSeconds,
    set: withSpotOn(openGap(setAtWall(set, cast), deeds.beats, cast, reading.told), reading.told, cast),
    cast: allOfSize(facingUs(cast, shots, deeds.beats), styles),
    relations: deeds.relations,
    beats: holdInShots(deeds.beats, deeds.relations, cast, shots),
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
    leftOut: allLeftOut(reading, company),
    notUnderstood: [...new Set([...reading.notUnderstood, ...deeds.unplayed])].filter((word) => !company.isTold(word)),
  };
  return { script, entities: entities.map(({ id }) => id) };
}

/** Everybody as they look in this film: dressed for its time, and feeling what is told. */
function inCharacter({ roles, beats }: Deeds, { told, mood, styles }: Reading, { era, hero, set }: Company): Role[] {
  return roles.map((role) =>
    feel(dressedIn(era, outOfCourt(set.place, steampunk(role, styles))), beats, { told, mood, hero }),
  );
}

/** Machines of such a world are of brass and copper where nobody says otherwise. */
function steampunk(role: Role, styles: readonly string[]): Role {
  const thing = findThing(role.thing);
  const machine = role.person === null && (thing?.kind === 'robot' || (thing?.moves === true && !thing.alive));
  return machine && role.colour === null && styles.includes('steampunk') ? { ...role, colour: 'copper' } : role;
}

const allLeftOut = (reading: Reading, { leftOut, isTold }: Company): Omission[] =>
  [...leftOut, ...reading.leftOut]
    .filter(({ word }, i, all) => word !== '' && !isTold(word) && all.findIndex((other) => other.word === word) === i)
    .slice(0, MOST_LEFT_OUT);
