/**
 * Verbs that mean another thing of four-legged animals than of people: act | verbs | where it must not be told to lead. A boy who trips is caught by his hands, a puppy
 * goes head over heels; who rolls somewhere rolls along, who only rolls is on its back.
 */
const BEAST_ACTS_TABLE = `
roll_over | roll over, roll onto back, roll around, roll about, roll, wallow, flop, flop down, roll on back, belly up
trip | trip, stumble, slip, slip back, slip down, slide back, fall back, tumble down, tumble, fall, slip and fall, slip on, slip over, lose balance, topple, topple over, fall over, faceplant
shake_off | shake off, shake, shake itself, shake fur, shake dry, shake water, shake out
scratch | scratch, scratch itself, scratch ear
beg | beg, sit up, sit up and beg
splash | splash, splash around, splash about, splash through, stomp in puddles, jump in puddles, splash in the mud
bat | bat, bat at, paw, paw at, swat, swat at, play with string
pounce | pounce, pounce on
hug | help, help up, assist, console
`;

const BEAST_ACTS: ReadonlyMap<string, string> = new Map(
  BEAST_ACTS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [act = '', verbs = ''] = line.split(' | ');
      return verbs.split(', ').map((verb) => [verb, act] as const);
    }),
);

/** What an animal on four legs does of which this is said; null where it is the same as of anybody. */
export const beastActOf = (verb: string): string | null => BEAST_ACTS.get(verb) ?? null;
