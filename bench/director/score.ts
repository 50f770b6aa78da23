import { findThing } from '../../src/animator/catalogue/things.ts';
import { findHero } from '../../src/animator/director/cast/find-hero.ts';
import type { Role, Script, Shot } from '../../src/animator/director/script.ts';
import { isBoarded } from '../../src/animator/director/set/aboard.ts';
import type { CastLabel, Labelled } from './labels.ts';

/** How many of how many facts of one kind are right. */
export interface Tally {
  right: number;
  of: number;
}
export const FACTS = [
  ...['hero', 'cast_precision', 'cast_recall', 'attributes', 'acts', 'relations'],
  ...['place', 'time', 'weather', 'shots', 'styles', 'dialogue', 'absent'],
] as const;
export type Fact = (typeof FACTS)[number];

export interface PromptScore {
  readonly tallies: Readonly<Record<Fact, Tally>>;
  readonly faults: readonly string[];
}

const CHILDREN: ReadonlySet<string> = new Set(['baby', 'child', 'teen']);

function genderNames({ person }: Role): string[] {
  if (person === null) return [];
  const young = CHILDREN.has(person.age);
  const names: Record<string, readonly string[]> = {
    man: young ? ['boy'] : ['man'],
    woman: young ? ['girl'] : ['woman'],
    any: [],
  };
  // A девушка was called a girl when the labels were written, and is a young woman.
  const girl = person.gender === 'woman' && person.age === 'young' ? ['girl'] : [];
  return ['person', ...(names[person.gender] ?? []), ...girl, ...(young ? ['child'] : [])];
}

const last = (text: string): string => text.split(' ').at(-1) ?? '';

/** What somebody may call a role. */
function namesOf(role: Role): Set<string> {
  const word = role.word.toLowerCase();
  const plain = [
    role.thing,
    last(role.thing),
    role.noun,
    last(role.noun),
    word,
    last(word),
    last(word).replace(/s$/, ''),
  ];
  const called = role.person?.role ?? null;
  return new Set([...plain, ...role.variety, ...genderNames(role), ...(called === null ? [] : [called])]);
}

function isCalled(role: Role, label: string): boolean {
  const names = namesOf(role);
  return label.split('/').some((name) => names.has(name) || names.has(last(name)));
}

function attributesOf(role: Role): Set<string> {
  const { person } = role;
  const found = new Set<string>();
  const add = (...facts: (string | null | undefined)[]): void => {
    for (const fact of facts)
      if (fact !== null && fact !== undefined) found.add(fact).add(fact.replace('gray', 'grey'));
  };
  add(
    role.colour,
    role.material,
    role.expression,
    ...role.variety,
    ...role.parts,
    ...role.traits,
    role.noun,
    role.thing,
  );
  add(role.material === 'wood' ? 'wooden' : null, role.colour === 'golden' ? 'gold' : null);
  for (const part of role.parts) add(part.replace(/s$/, ''), last(part).replace(/s$/, ''));
  for (const { part, colour } of role.colours) add(`${colour} ${part}`, colour);
  for (const { garment, colour, pattern, material } of role.wears) {
    add(garment, last(garment), pattern);
    if (material !== null) add(`${material} ${garment}`, `${material} ${last(garment)}`);
    // A light blue blouse is a blue one.
    if (colour !== null) add(`${last(colour)} ${garment}`, `${last(colour)} ${last(garment)}`);
    if (colour !== null) add(`${colour} ${garment}`, `${colour} ${last(garment)}`);
    if (pattern !== null) add(`${pattern} ${garment}`);
  }
  if (role.colour !== null) add(last(role.colour));
  if (role.size > 1.1) add('large', 'big', 'tall');
  if (role.size >= 2) add('giant', 'huge', 'massive', 'enormous');
  if (role.size < 0.9) add('small', 'little', 'short');
  if (role.size <= 0.4) add('tiny');
  if (person !== null) {
    add(person.gender, person.age, person.build, person.role, person.skin);
    if (person.eyes !== null) add(`${person.eyes} eyes`);
    for (const fact of [person.hair?.style, person.hair?.length]) if (fact) add(`${fact} hair`);
    if (person.hair !== null)
      add(person.hair.style, person.hair.length, person.hair.colour === null ? null : `${person.hair.colour} hair`);
    if (person.beard !== null) add('beard', person.beard, `${person.beard} beard`);
    if (person.glasses) add('glasses');
  }
  if (role.variety.some((word) => /puppy|kitten|cub|duckling|baby/.test(word))) add('baby');
  return found;
}

function hasAttribute(role: Role, label: string): boolean {
  const facts = attributesOf(role);
  return label.split('/').some((name) => facts.has(name));
}

function shotFacts(shot: Shot): string[] {
  return [
    ...[shot.size, shot.angle, shot.move, shot.lens, `${shot.lens}_lens`, shot.focus],
    ...[shot.move.split('_')[0] ?? '', shot.pace < 1 ? 'slow' : shot.pace > 1 ? 'lapse' : ''],
    ...(shot.handheld ? ['handheld'] : []),
  ];
}

function matchCast(expected: readonly CastLabel[], roles: readonly Role[]): (Role | null)[] {
  const taken = new Set<Role>();
  return expected.map((label) => {
    const fitting = roles.filter((role) => !taken.has(role) && isCalled(role, label.name));
    // Of two men the one with the cap is meant.
    const fits = (role: Role): number => label.attributes.filter((attribute) => hasAttribute(role, attribute)).length;
    const best = fitting.sort((a, b) => fits(b) - fits(a))[0];
    if (best !== undefined) taken.add(best);
    return best ?? null;
  });
}

const plain = (text: string): string =>
  text
    .replace(/[\s.,!?。、！？।]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Places that were a part of others when the labels were written: a film in a ward is still in the hospital's hall. */
const PARTED: Readonly<Record<string, readonly string[]>> = {
  fields: ['meadow', 'farm'],
  terraces: ['farm'],
  valley: ['mountains'],
  volcano: ['mountains'],
  salt_flat: ['desert'],
  deck: ['sea', 'harbour'],
  keep: ['castle', 'hall', 'cave'],
  ice_bay: ['snowfield'],
  office: ['classroom', 'study'],
  market: ['city', 'old_town', 'village'],
  bathroom: ['living_room', 'hall'],
  ward: ['terminal', 'bedroom', 'classroom', 'laboratory', 'hall'],
  salon: ['living_room'],
  stair_tower: ['castle', 'keep', 'cliff', 'hall', 'living_room'],
  stair_hall: ['hall', 'living_room', 'castle'],
  stone_steps: ['city', 'square', 'old_town', 'garden'],
  shop: ['cafe', 'kitchen', 'study', 'living_room', 'market'],
  dance_studio: ['stage'],
  train_car: ['railway'],
  subway: ['railway'],
  viaduct: ['bridge', 'railway'],
  square: ['city', 'old_town', 'village'],
  cafe_street: ['city', 'old_town', 'cafe'],
  lantern_street: ['old_town', 'city', 'village'],
  building_site: ['city'],
  cabin: ['forest', 'mountains', 'snowfield', 'lake', 'village'],
  greenhouse: ['garden', 'laboratory'],
  avenue: ['city', 'garden', 'road'],
  metro_car: ['subway', 'railway', 'train_car'],
  starship: ['laboratory', 'space', 'office'],
  nave: ['hall', 'castle'],
  temple_hall: ['castle', 'hall', 'desert'],
  tunnel: ['road', 'cave', 'subway'],
  mountain_pass: ['road', 'mountains'],
  suburb: ['city', 'village', 'garden'],
  stilt_village: ['village', 'beach', 'harbour', 'lake', 'sea'],
  ruined_city: ['city', 'skyline', 'old_town'],
  coast_town: ['village', 'old_town', 'beach', 'cliff'],
};

export function scoreScript(label: Labelled, script: Script): PromptScore {
  const tallies = Object.fromEntries(FACTS.map((fact) => [fact, { right: 0, of: 0 }])) as Record<Fact, Tally>;
  const faults: string[] = [];
  const count = (fact: Fact, right: boolean, fault: string): void => {
    tallies[fact].of++;
    if (right) tallies[fact].right++;
    else faults.push(`${fact}: ${fault}`);
  };
  // The ship on whose deck a film plays is seen, as its place.
  const isStage = ({ thing }: Role): boolean => isBoarded(script.set.place, findThing(thing) ?? null);
  const about = findHero(script.cast);
  const roles = script.cast.filter((role) => !role.scenery || role === about || isStage(role));
  const byId = (id: number | null): Role | undefined => script.cast.find((role) => role.id === id);
  const hero = roles[0];
  const heroRight =
    label.hero === null
      ? hero === undefined || label.optional.some((name) => isCalled(hero, name))
      : hero !== undefined && isCalled(hero, label.hero);
  count('hero', heroRight, `${hero?.word ?? 'nobody'}, not ${label.hero}`);
  const matched = matchCast(label.cast, roles);
  for (const [i, expected] of label.cast.entries()) {
    const role = matched[i] ?? null;
    count('cast_recall', role !== null, `no ${expected.name}`);
    if (role === null) {
      for (const attribute of expected.attributes) count('attributes', false, `${expected.name} ${attribute}`);
      continue;
    }
    if (expected.count !== null) {
      // Two women of whom each does something of her own are two roles.
      const alike = roles.filter((each) => each === role || (!matched.includes(each) && isCalled(each, expected.name)));
      const all = alike.reduce((sum, each) => sum + each.count, 0);
      const right = role.count === expected.count || all === expected.count;
      count('attributes', right, `${role.count} ${expected.name}, not ${expected.count}`);
    }
    for (const attribute of expected.attributes)
      count('attributes', hasAttribute(role, attribute), `${expected.name} ${attribute}`);
  }
  const wanted = [...label.optional, ...label.cast.map(({ name }) => name)];
  for (const role of roles) {
    count(
      'cast_precision',
      matched.includes(role) || wanted.some((name) => isCalled(role, name)),
      `${role.word} (${role.thing}) is too much`,
    );
  }
  for (const absent of label.absent)
    count('absent', !roles.some((role) => isCalled(role, absent)), `${absent} is there`);
  for (const [name, act] of label.acts) {
    const right = script.beats.some(({ role, act: done, verb }) => {
      const who = byId(role);
      return who !== undefined && isCalled(who, name) && act.split('/').some((each) => each === done || each === verb);
    });
    count(
      'acts',
      right,
      `${name} ${act}; but ${script.beats.map((beat) => `${byId(beat.role)?.noun} ${beat.act}`).join(', ')}`,
    );
  }
  for (const [a, relation, b] of label.relations) {
    const right = script.relations.some(({ role, relation: held, to }) => {
      const [one, other] = [byId(role), byId(to)];
      if (one === undefined || other === undefined || !relation.split('/').includes(held)) return false;
      return isCalled(one, a) && isCalled(other, b);
    });
    count('relations', right, `${a} ${relation} ${b}`);
  }
  const { place, time, weather } = script.set;
  if (label.place !== null) {
    const names = [place, ...(PARTED[place] ?? [])];
    count(
      'place',
      label.place.split('/').some((name) => names.includes(name)),
      `${place}, not ${label.place}`,
    );
  }
  if (label.time !== null) count('time', label.time.split('/').includes(time), `${time}, not ${label.time}`);
  if (label.weather !== null)
    count('weather', label.weather.split('/').includes(weather), `${weather}, not ${label.weather}`);
  const shots = script.shots.flatMap(shotFacts);
  for (const shot of label.shots) {
    count(
      'shots',
      shot.split('/').some((each) => shots.includes(each)),
      `${shot}, but ${script.shots.map(({ size, angle, move }) => `${size} ${angle} ${move}`).join(' | ')}`,
    );
  }
  for (const style of label.styles)
    count(
      'styles',
      style.split('/').some((each) => script.styles.includes(each)),
      `${style}, but ${script.styles.join(', ')}`,
    );
  for (const [i, line] of label.lines.entries()) {
    const said = script.dialogue.find(({ text }) => plain(text) === plain(line.text)) ?? script.dialogue[i];
    const speaker = byId(said?.speaker ?? null);
    const spoken =
      line.speaker === 'none'
        ? said !== undefined && said.speaker === null
        : speaker !== undefined && isCalled(speaker, line.speaker);
    count(
      'dialogue',
      said !== undefined && plain(said.text) === plain(line.text) && spoken,
      `${line.speaker}: ${line.text}; but ${speaker?.noun}: ${said?.text}`,
    );
    if (line.tone !== null) count('dialogue', said?.tone === line.tone, `${said?.tone}, not ${line.tone}`);
  }
  return { tallies, faults };
}
