import { findAct } from '../catalogue/acts.ts';
import { ownLexicon } from '../catalogue/lexicon.ts';
import { VESSEL_WORDS } from '../catalogue/looks-table.ts';
import { PEOPLE } from '../catalogue/people.ts';
import { findPlace } from '../catalogue/places.ts';
import { type CameraMove, MOODS, type Shot as PaintedShot, STYLES, type Style } from '../catalogue/setting.ts';
import { STYLE_ROWS } from '../catalogue/styles.ts';
import { findThing, THINGS } from '../catalogue/things.ts';
import type { Beat, RelationName, Role, Script, Shot } from '../director/script.ts';
import { writeScript } from '../director/write-script.ts';
import type { Brief, Relation, Subject, SubjectAction } from './brief.ts';

/** How the painted pictures move for each of the director's moves; null leaves it to the plan. */
const MOVES: Readonly<Record<Shot['move'], CameraMove>> = {
  ...{ static: 'static', pan_left: 'pan_left', pan_right: 'pan_right', tilt_up: 'tilt_up', tilt_down: 'tilt_down' },
  ...{ dolly_in: 'dolly_in', dolly_out: 'dolly_out', truck_left: 'pan_left', truck_right: 'pan_right' },
  ...{ crane_up: 'tilt_up', crane_down: 'tilt_down', orbit_left: 'pan_left', orbit_right: 'pan_right' },
  ...{ follow_behind: 'tracking', follow_beside: 'tracking', follow_front: 'tracking' },
  ...{ drone_forward: 'aerial', drone_up: 'aerial', drone_reveal: 'aerial', handheld: 'handheld' },
  ...{ dolly_zoom: 'dolly_in', whip: 'pan_right', zoom_in: 'zoom_in', zoom_out: 'zoom_out' },
};

const SIZES: Readonly<Record<Shot['size'], PaintedShot>> = {
  ...{ extreme_close: 'close', close: 'close', medium: 'medium', full: 'wide', wide: 'wide', establishing: 'wide' },
};

const RELATION_OF: Readonly<Partial<Record<RelationName, Relation>>> = {
  ...{ on: 'on', in: 'in', inside: 'in', under: 'under', above: 'above', left_of: 'left_of', right_of: 'right_of' },
  ...{ in_front_of: 'in_front_of', behind: 'behind', beside: 'near', near: 'near', between: 'near', around: 'near' },
  ...{ holding: 'holding', riding: 'riding', driving: 'riding', leaning_on: 'near', with: 'near', facing: 'near' },
};

/** Of a film whose length nobody told. */
const LENGTH_SECONDS = 8;

const DIRECTIONS = ['left', 'right', 'up', 'down', 'toward', 'away'] as const;

/** The kind of thing the tables draw for a role. */
function kindOf({ thing, noun, person }: Role): string {
  if (person === null) return thing;
  return PEOPLE.get(noun)?.kind ?? (findThing(thing) === null ? 'person' : thing);
}

/** The noun that dresses and ages a painted person. */
function nounOf({ noun, person }: Role): string {
  if (person === null || /^(?:old|young|elderly|little|teenage) /.test(noun)) return noun;
  if (noun === 'man' || noun === 'woman') return person.age === 'old' ? `old ${noun}` : noun;
  return noun;
}

/** Garments by the kinds that are drawn. */
function garmentOf(garment: string): string {
  const last = garment.split(' ').at(-1) ?? garment;
  const drawn =
    THINGS.find(({ words, kind }) => kind === garment || words.includes(garment)) ??
    THINGS.find(({ words, kind }) => kind === last || words.includes(last) || words.includes(last.replace(/s$/, '')));
  return drawn?.kind ?? garment;
}

function actionOf(beats: readonly Beat[], { id }: Role): SubjectAction | null {
  const own = beats.filter(({ role }) => role === id);
  const beat = own.find(({ act }) => act !== 'hold' && act !== 'wear') ?? own[0];
  if (beat === undefined) return null;
  const direction = DIRECTIONS.find((name) => name === beat.direction) ?? null;
  const rises =
    beat.act === 'rise' || beat.act === 'take_off' ? 'up' : beat.act === 'fall' || beat.act === 'land' ? 'down' : null;
  return { verb: beat.verb, class: findAct(beat.act)?.painted ?? 'stand', direction: direction ?? rises };
}

/** A painted person in a red coat is red. */
function dressColour({ wears, person }: Role): string | null {
  if (person === null) return null;
  return (
    wears.find(
      ({ garment, colour }) => colour !== null && !/(?:hat|cap|helmet|scarf|tie|shoes?|boots?|gloves?)$/.test(garment),
    )?.colour ?? null
  );
}

const VESSELS: ReadonlySet<string> = new Set(VESSEL_WORDS.split(', '));
const HANDFUL = 3;

/** What is in a vase or on a plate is a figure of its own in a painted picture. */
function fillVessels({ cast }: Script): Subject[] {
  return cast.flatMap((role, index) =>
    VESSELS.has(role.thing)
      ? role.parts.flatMap((part): Subject[] => {
          const words = part.split(' ');
          const noun = words.at(-1) ?? part;
          const thing = ownLexicon().senses(noun)?.thing ?? null;
          if (thing === null || thing.kind === role.thing || thing.metres > 0.7) return [];
          const colour = words.length > 1 ? (words[0] ?? null) : null;
          return [
            {
              word: part,
              noun,
              kind: thing.kind,
              count: HANDFUL,
              colour,
              wears: [],
              size: null,
              action: null,
              relations: [{ relation: /^(?:plate|tray)$/.test(role.thing) ? 'on' : 'in', subject: index }],
              side: null,
            },
          ];
        })
      : [],
  );
}

function sideOf({ relations }: Script, { id }: Role): Subject['side'] {
  const place = relations.find(({ role, to }) => role === id && to === null)?.where;
  return place === 'left' || place === 'right' || place === 'middle' ? place : null;
}

function castSubject(script: Script, role: Role): Subject {
  const { relations, beats } = script;
  return {
    word: role.word,
    noun: nounOf(role),
    kind: kindOf(role),
    count: role.count,
    colour: role.colour ?? dressColour(role),
    wears: role.wears.map(({ garment, colour }) => ({ garment: garmentOf(garment), colour })),
    size: role.size > 1.2 ? 'large' : role.size < 0.8 ? 'small' : null,
    action: actionOf(beats, role),
    relations: relations.flatMap(({ role: own, relation, to }) => {
      const painted = RELATION_OF[relation];
      return own === role.id && to !== null && painted !== undefined ? [{ relation: painted, subject: to }] : [];
    }),
    side: sideOf(script, role),
  };
}

/**
 * A script for the painted pictures: its place as the nearest one that is painted, the first thing each figure does, its first shot. What these pictures
 * cannot show of it, they leave out.
 */
export function briefFromScript(script: Script): Brief {
  const { set, shots } = script;
  const shot = shots.find(({ stated }) => stated);
  const moving = shots.find(({ stated, move }) => stated && move !== 'static') ?? shot;
  const painted = script.styles.flatMap((style): Style[] => {
    const look = STYLE_ROWS.find((row) => row.style === style)?.painted ?? null;
    return look === null ? [] : [look];
  });
  return {
    prompt: script.prompt,
    language: script.language,
    negative: set.without,
    place: findPlace(set.place)?.painted ?? null,
    said: set.said,
    time: set.time === 'dusk' ? 'golden_hour' : set.time,
    weather: set.weather === 'wind' ? 'cloudy' : set.weather,
    season: set.season,
    mood: MOODS.find((mood) => mood === script.mood) ?? null,
    styles: STYLES.filter((style) => painted.includes(style)),
    cameraMove: moving === undefined ? null : moving.stated && saysMove(moving) ? MOVES[moving.move] : null,
    shot: shot === undefined ? null : SIZES[shot.size],
    subjects: [...script.cast.map((role) => castSubject(script, role)), ...fillVessels(script)],
    lines: script.dialogue.map(({ text, speaker }) => ({ text, subject: speaker })),
  };
}

/** Static is also what a shot is when nobody spoke of moving. */
function saysMove({ move, angle }: Shot): boolean {
  return move !== 'static' || angle === 'eye';
}

/** What the pictures are told to show of a prompt. */
export function readBrief(prompt: string, negativePrompt: string | null, durationSeconds = LENGTH_SECONDS): Brief {
  return briefFromScript(writeScript({ prompt, negativePrompt, durationSeconds }));
}
