import { findPlace } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** Where people mostly do what they do: somebody who cooks is in a kitchen, though nobody says so. */
const PLACES_OF_ACTS: Readonly<Record<string, string>> = {
  ...{
    cook: 'kitchen',
    type: 'study',
    write: 'study',
    read: 'living_room',
    sleep: 'bedroom',
    wake: 'bedroom',
    phone: 'living_room',
  },
  ...{ play_piano: 'living_room', wash: 'living_room', sweep: 'living_room', drink: 'cafe', meditate: 'garden' },
  ...{
    surf: 'sea',
    ski: 'snowfield',
    swim: 'lake',
    dive: 'underwater',
    plant: 'garden',
    fish: 'lake',
    row: 'lake',
    cycle: 'road',
  },
  ...{ drive: 'road', skate: 'city', exercise: 'works', knead: 'kitchen', wash_dishes: 'kitchen', iron: 'living_room' },
  ...{
    carve: 'works',
    saw: 'works',
    plane_wood: 'works',
    sew: 'living_room',
    knit: 'living_room',
    fold: 'living_room',
  },
  ...{
    shave: 'bathroom',
    brush_teeth: 'bathroom',
    cut_hair: 'salon',
    snowball: 'snowfield',
    yoga: 'garden',
  },
  ...{
    lift_weights: 'works',
    throw_pot: 'works',
    brew: 'cafe',
    toss_pan: 'kitchen',
    seesaw: 'garden',
    bounce: 'garden',
    play_arcade: 'casino',
  },
};

/** Done in some room mostly, and wherever one is as well. */
const DONE_ANYWHERE: ReadonlySet<string> = new Set([
  ...['read', 'write', 'drink', 'sew', 'knit', 'fold', 'sweep', 'meditate', 'yoga', 'exercise', 'phone', 'carve'],
]);

/** "cooks, sleeps, surfs": not where one happens to be. */
export const needsOwnPlace = (act: string): boolean => act in PLACES_OF_ACTS && !DONE_ANYWHERE.has(act);

const AT_HOME = /^(?:baby|child)$/;

/** Where people are who only talk, or who are small: at home, where nothing else is said of it. */
export function placeOfTalk({ spoken, events, weather }: Reading, [hero]: readonly Entity[]): string | null {
  if (hero === undefined || hero.senses.person === null) return null;
  const goes = events.some(({ act, subjects }) => act?.frame === 'go' && subjects.includes(hero.id));
  // Who shouts into a hurricane is in it.
  if (weather === 'storm' || weather === 'wind') return spoken.length > 0 ? 'city' : null;
  const small = hero.senses.person.age === 'baby';
  const talks = spoken.some(({ speaker }) => speaker !== null) && !AT_HOME.test(hero.senses.person.age);
  return small || (talks && !goes) ? 'living_room' : null;
}

/** "floats on her back in the dark water": where one swims. */
const FLOATS_IN = /\bfloat\w* [^.;!?]{0,40}\b(?:in|on) (?:the |still |dark |calm |clear |cold ){0,3}water\b/i;
const OF_OPEN_AIR =
  /\b(?:sun|sunny|sunset|sunrise|wind|windy|breeze|sky|clouds?|outdoors?|outside|trees?|leaves|grass|flowers?|petals|stars?|moon|snow\w*|rain\w*|mud\w*|golden hour|horizon|hat|helmet)\b/i;

/** Where no land is told of. */
export const placeAfloat = ({ told }: Reading, [hero]: readonly Entity[]): string | null =>
  hero !== undefined && hero.senses.person !== null && FLOATS_IN.test(told) ? 'lake' : null;

/** "a circular hole in a white wall": a wall of a colour is one of a room, and not of the bricks of an alley. */
const WALL_OF_ROOM =
  /\b(?:white|red|blue|green|yellow|grey|gray|black|pink|beige|striped|patterned|papered|wooden|panell?ed|tiled?) walls?\b/i;
export const placeOfWall = ({ told }: Reading, place: string | null, [hero]: readonly Entity[]): string | null =>
  place === 'alley' &&
  hero !== undefined &&
  hero.senses.person !== null &&
  WALL_OF_ROOM.test(told) &&
  !/\b(?:bricks?|graffiti|streets?|alleys?|neon|outdoors?|outside)\b/i.test(told)
    ? 'living_room'
    : null;

/** Of whom one sees the face, and of the place nothing, is at home behind it: a land that nobody told of draws the eye away. */
export function placeOfPortrait({ told, shots, events, weather, time }: Reading, [hero]: readonly Entity[]) {
  if (hero === undefined || hero.senses.person === null) return null;
  const near = shots.some(({ field, value }) => field === 'size' && (value === 'close' || value === 'extreme_close'));
  const goes = events.some(({ act, subjects }) => act?.frame === 'go' && subjects.includes(hero.id));
  const open = weather !== null || time === 'golden_hour' || time === 'dawn' || OF_OPEN_AIR.test(told);
  return near && !goes && !open ? 'living_room' : null;
}

const UNDER_SKY =
  /\b(?:under|beneath|below) (?:a |the |an )?(?:\w+ ){0,2}(?:moon|moonlight|stars|starry sky|night sky|open sky|northern lights|milky way|aurora)\b/i;

/** "around a cauldron under a full moon": out in the open, whatever room the cauldron would stand in. */
export const placeUnderSky = ({ told }: Reading, place: string | null): string | null =>
  UNDER_SKY.test(told) && place !== null && findPlace(place)?.indoors === true ? 'forest' : null;

/** Light that falls in from outside: whoever it falls on is in a room. */
const OF_A_ROOM =
  /\bwindow[- ]?(?:light|lit)\b|\b(?:light|sunlight|sun|moonlight|daylight)\b[^.,;]{0,40}\b(?:through|from|by) (?:a |the |an |her |his |their )?(?:[\w-]+ ){0,2}(?:windows?|blinds|curtains|shutters)\b/i;

/** A lamp on a desk, a ceiling, the room itself: whoever it is told of is inside. */
const INSIDE =
  /\b(?:desk|bedside|table|floor) lamp\b|\b(?:fills?|filling|in|around|across|enters?|lights?|silent|quiet) (?:the|this|his|her) (?:\w+ )?room\b|\bceiling fan\b|\b(?:runs?|running|streaks?|beats?|taps?|patters?) (?:down|against|on|at) (?:the|a) (?:\w+ )?(?:window|glass)\b/i;

export const isToldInside = ({ told }: Reading): boolean => INSIDE.test(told) || OF_A_ROOM.test(told);

export const placeOfLight = ({ told }: Reading): string | null => (OF_A_ROOM.test(told) ? 'living_room' : null);

const AT_WINDOW =
  /\b(?:by|at|on|near|beside|before|in front of|out of|out|through|against|facing|next to) (?:a|the|an|her|his|their) (?:[\w-]+ ){0,2}windows?\b(?! of (?:a|the|her|his|their) (?:car|bus|train|tram|plane|taxi|shop))|\bwindow ?(?:sill|seat|nook)\b|\bwindow ledge\b/i;
const OTHER_WINDOWS =
  /\b(?:car|bus|train|tram|taxi|airplane|plane|shop|store|stained[- ]glass|display|cockpit|ship|spaceship|spacecraft|station) windows?\b/i;

export const isOfOtherWindows = ({ told }: Reading): boolean => OTHER_WINDOWS.test(told);

/** Whether somebody is at a window of a house. */
export const isAtWindow = ({ told }: Reading): boolean => AT_WINDOW.test(told) && !OTHER_WINDOWS.test(told);

/** What is done at a window as well as anywhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['cafe', 'living_room', 'study', 'garden', 'kitchen']);

/** Who is at a window and does nothing that needs another room is in a living room. */
export const placeAtWindow = (reading: Reading, byActs: string | null): string | null =>
  isAtWindow(reading) &&
  // Over a coffee one is at the window of a cafe.
  !(byActs === 'cafe' && /\b(?:coffee|latte|cappuccino|espresso)\b/i.test(reading.told)) &&
  (byActs === null || ELSEWHERE.has(byActs)) &&
  !reading.events.some(({ act }) => act?.act === 'cook')
    ? 'living_room'
    : null;

export function placeOfActs({ events }: Reading, cast: readonly Entity[]): string | null {
  const people = new Set(cast.filter(({ senses }) => senses.person !== null).map(({ id }) => id));
  const acts = events.filter(({ subjects }) => subjects.some((id) => people.has(id))).map(({ act }) => act?.act ?? '');
  return acts.map((act) => PLACES_OF_ACTS[act]).find((found) => found !== undefined) ?? null;
}

export function lexiconShelters(place: string | null): boolean {
  return place !== null && findPlace(place)?.indoors === true;
}
