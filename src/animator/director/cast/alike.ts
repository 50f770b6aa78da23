import { FAMILIES } from '../../catalogue/families-table.ts';
import type { Role } from '../script.ts';

const COUNTERPARTS = /^(?:opponent|rival|enemy|foe|adversary|challenger|comrade|apprentice|disciple)s?$/;

const ONE_OF_THEM = /\bone of (?:them|the [a-z]+s),? (?:a|an|the) /i;
/** Whose guards are dressed as in their time. */
const GUARDS: Readonly<Record<string, string>> = {
  ...{ pharaoh: 'egyptian guard', emperor: 'legionary', caesar: 'legionary', king: 'knight', queen: 'knight' },
  ...{ prince: 'knight', princess: 'knight', shogun: 'samurai', 'roman emperor': 'legionary' },
};

/** Those who do the same work are dressed for it as the one is whose they are. */
const COMPANIES = /^(?:team|squad|crew|band|teammate|crewmate|bandmate|colleague|co worker|coworker|fellow)s?$/;
/** Who leads others of another calling than his own; null where nobody knows of which. */
const LED: Readonly<Record<string, string | null>> = {
  ...{ captain: 'sailor', 'ship captain': 'sailor', 'sea captain': 'sailor', coach: 'footballer', singer: 'musician' },
  ...{ boss: null, manager: null, director: null, 'film director': null, businessman: null, businesswoman: null },
};

/** "a football player … with his team": in his kit, and not in suits and dresses. */
function ofHisCalling(role: Role, before: readonly Role[]): Role {
  const leader = COMPANIES.test(role.noun) ? before.find(({ person }) => person?.role != null) : undefined;
  if (leader?.person == null || role.person === null || role.person.role !== null) return role;
  const own = leader.person.role ?? '';
  const calling = Object.hasOwn(LED, own) ? (LED[own] ?? null) : own;
  if (calling === null || role.wears.length > 0) return role;
  const { gender } = role.person;
  return {
    ...role,
    wears: calling === own ? leader.wears : [],
    person: { ...role.person, role: calling, gender: gender === 'any' ? leader.person.gender : gender },
  };
}

/** Whom a samurai faces is one too. */
function matched(role: Role, before: readonly Role[], told: string): Role {
  const like = COUNTERPARTS.test(role.noun) || (ONE_OF_THEM.test(told) && /^(?:man|woman)$/.test(role.noun));
  const other = like ? before.find(({ person }) => person?.role != null)?.person : undefined;
  const guarded = before.map(({ person }) => GUARDS[person?.role ?? '']).find((found) => found !== undefined);
  // "Two old friends … one strokes his beard, the other laughs": nobody said that they are unlike.
  const twin = before.find(
    ({ word, noun, person }) => word === role.word && noun === role.noun && person !== null,
  )?.person;
  if (twin != null && role.person?.gender === 'any' && role.person.role === twin.role)
    return { ...role, person: { ...role.person, gender: twin.gender, age: twin.age } };
  if (/^(?:guard|soldier|bodyguard)s?$/.test(role.noun) && guarded !== undefined && role.person !== null)
    return { ...role, person: { ...role.person, gender: 'man', role: guarded } };
  if (other === undefined || other === null || role.person === null || role.person.role !== null) return role;
  // "Her opponent, a large man in a tweed jacket" is told himself.
  const { gender } = role.person;
  const own = gender !== 'any' && gender !== other.gender;
  return {
    ...role,
    person: {
      ...role.person,
      gender: own ? gender : other.gender,
      role: own || role.wears.length > 0 ? null : other.role,
    },
  };
}

const OTHERS = /\b(?:other|another|rival|more)\b/i;

/** After a hot air balloon, "many other balloons" are of its kind. */
export function alike(roles: readonly Role[], told: string): Role[] {
  return roles.map((role, index) => {
    const first = roles.slice(0, index).find(
      ({ noun, person, thing }) =>
        person === null &&
        noun.endsWith(` ${role.noun}`) &&
        // What a police car is after is a car, and none of the police.
        (!FAMILIES[role.noun]?.includes(thing) || OTHERS.test(told)),
    );
    if (role.person !== null) return ofHisCalling(matched(role, roles.slice(0, index), told), roles.slice(0, index));
    return first === undefined ? role : { ...role, thing: first.thing };
  });
}
