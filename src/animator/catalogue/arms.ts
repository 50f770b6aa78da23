/** What is shot with that is no bow: thing | who has one by trade. */
const ARMS_TABLE = `
rifle | soldier, sniper, hunter, marine, commando, infantryman, rebel, guerrilla
pistol | detective, cop, police officer, policeman, policewoman, sheriff, cowboy, cowgirl, gunslinger, outlaw, bandit, spy, agent, secret agent, gangster, mobster, hitman, assassin
`;

const ARMS = ARMS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [thing = '', who = ''] = line.split(' | ');
    return { thing, who: who.split(', ') };
  });

export const isFirearm = (kind: string): boolean => ARMS.some(({ thing }) => thing === kind);

/** What somebody called so shoots with; null for whom one does not know it of. */
export const armOf = (words: string): string | null =>
  ARMS.find(({ who }) => who.some((name) => ` ${words} `.includes(` ${name} `)))?.thing ?? null;

/** Craft of space that have guns. */
const ARMED_CRAFT: ReadonlySet<string> = new Set(['starfighter', 'star cruiser', 'rocket', 'ufo']);
export const isArmedCraft = (kind: string): boolean => ARMED_CRAFT.has(kind);
