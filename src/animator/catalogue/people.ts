import { PEOPLE_TABLE, ROLE_HOMES_TABLE, ROLE_TOOLS_TABLE } from './people-table.ts';

export interface PersonWord {
  readonly gender: 'woman' | 'man' | 'any';
  readonly age: 'baby' | 'child' | 'teen' | 'young' | 'adult' | 'middle' | 'old';
  /** The thing of the table that shows them. */
  readonly kind: string;
}

const AGES = ['baby', 'child', 'teen', 'young', 'adult', 'middle', 'old'] as const;

/** A noblewoman is a woman though her row is of nobles: the word says so. */
function genderIn(word: string): PersonWord['gender'] | null {
  if (/(?:woman|women|girl|lady|ladies)$/.test(word)) return 'woman';
  return /(?:[a-z]man|[a-z]men|boy|gentleman)$/.test(word) && !/(?:wo|hu)m[ae]n$/.test(word) ? 'man' : null;
}

/** The first row that names a word has it. */
export const PEOPLE: ReadonlyMap<string, PersonWord> = new Map(
  PEOPLE_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [gender = '', age = '', kind = '', words = ''] = line.split(' | ');
      const row: PersonWord = {
        gender: gender === 'man' || gender === 'woman' ? gender : 'any',
        age: AGES.find((name) => name === age) ?? 'adult',
        kind,
      };
      return words.split(', ').map((word) => [word, { ...row, gender: genderIn(word) ?? row.gender }] as const);
    })
    .reverse(),
);

/** Words that say that somebody is there and not what they are: no role that dresses them. */
const PLAIN_AGES = /^(?:old|young|elderly|little|small|teenage|teen) /;
const PLAIN: ReadonlySet<string> = new Set(
  PEOPLE_TABLE.trim()
    .split('\n')
    .slice(0, 16)
    .flatMap((line) => (line.split(' | ')[3] ?? '').split(', ')),
);

/** "a retired firefighter", "an off-duty nurse": nobody who wears the clothes of the work. */
const AT_WORK_NO_MORE: ReadonlySet<string> = new Set(['retired', 'former', 'ex', 'off-duty', 'unemployed', 'aspiring']);

export const worksNoMore = (modifiers: readonly string[]): boolean =>
  modifiers.some((word) => AT_WORK_NO_MORE.has(word));

export function roleOf(noun: string): string | null {
  return PLAIN.has(noun) || PLAIN_AGES.test(noun) ? null : noun;
}

/** Where one finds whom. */
export const ROLE_HOMES: ReadonlyMap<string, string> = new Map(
  ROLE_HOMES_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', words = ''] = line.split(' | ');
      return words.split(', ').map((word) => [word, place] as const);
    }),
);

export interface RoleTool {
  /** Null where the act itself brings what it needs. */
  readonly thing: string | null;
  readonly bond: 'riding' | 'holding' | 'near';
  readonly act: string;
}

/** What somebody works with. */
export const ROLE_TOOLS: ReadonlyMap<string, RoleTool> = new Map(
  ROLE_TOOLS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [thing = '-', bond = '', act = '', words = ''] = line.split(' | ');
      const tool: RoleTool = {
        thing: thing === '-' ? null : thing,
        bond: bond === 'riding' || bond === 'near' ? bond : 'holding',
        act,
      };
      return words.split(', ').map((word) => [word, tool] as const);
    }),
);

/** Several at once: how many, and who they are. */
export const COMPANIES: Readonly<Record<string, number>> = {
  ...{
    couple: 2,
    'elderly couple': 2,
    'old couple': 2,
    'young couple': 2,
    twin: 2,
    triplet: 3,
    pair: 2,
    duo: 2,
    trio: 3,
  },
  ...{
    'wedding party': 6,
    'search party': 5,
    'hunting party': 4,
    'rescue party': 4,
    'tour group': 6,
    'school group': 6,
  },
  ...{ family: 4, band: 4, team: 5, crew: 5, crowd: 7, fans: 6, audience: 7, army: 12, people: 4, folk: 4 },
  ...{
    'marching band': 6,
    'kitchen staff': 3,
    'kitchen crew': 3,
    'hospital staff': 3,
    'restaurant staff': 3,
    'hotel staff': 3,
    'office staff': 4,
    orchestra: 8,
    choir: 7,
    ensemble: 5,
    quartet: 4,
    'string quartet': 4,
    quintet: 5,
    sextet: 6,
  },
  ...{ 'barbershop quartet': 4, 'jazz trio': 3, 'string trio': 3, 'jazz quartet': 4, 'piano trio': 3 },
  ...{ 'rescue team': 4, 'mountain rescue team': 4, 'group of people': 5, 'jazz band': 4, 'rock band': 4 },
};
