/** Sizes told by what is as large: "a dog the size of a house", "a house-sized dog", "a frog no bigger than a thumb". */

export interface ComparedSize {
  /** What it is as large as, by its noun. */
  readonly like: string;
  /** Of that one's size. */
  readonly times: number;
}

const TIMES: Readonly<Record<string, number>> = { twice: 2, half: 0.5, double: 2, triple: 3, bigger: 1.3, larger: 1.3 };
const OTHER = "(?:an?|the|his|her|its|your|my) ((?:[a-z]+ )?[a-z]+(?:'s [a-z]+)?)";
const HOW = '(?:big|large|tall|huge|small|tiny|little|high|long|massive|gigantic|enormous)';
/** After it: "the size of", "as big as", "no bigger than", "bigger than". */
const AFTER = new RegExp(
  `([a-z]+),? (?:(?:that is|which is|who is|is|are|was|grown to|only|about|roughly|nearly|almost|barely|just) ){0,2}(?:(twice|half|double|triple)? ?(?:the |around the )size of|(twice|half)? ?as ${HOW} as|(?:no |not )(?:bigger|larger|taller) than|(bigger|larger) than) ${OTHER}`,
  'gi',
);
/** Before it: "house-sized". */
const BEFORE = /\b([a-z]+)[- ]sized? ((?:[a-z-]+ ){0,3}?[a-z]+)/gi;

/** Sizes of beds, shirts and portions. */
const GRADES = /^(?:king|queen|full|bite|medium|large|small|fun|family|plus|travel|mid|one|good|decent|fair)$/;

const plain = (word: string): string => word.toLowerCase();
const isNamed = (words: string, head: string): boolean =>
  plain(words)
    .split(/[^a-z]+/)
    .some((word) => word === head || word === `${head}s`);

/** What the prompt says somebody or something is as large as; null where it says nothing of the kind. */
export function findComparedSize(prompt: string, noun: string): ComparedSize | null {
  const head = plain(noun).split(' ').at(-1) ?? '';
  if (head === '') return null;
  for (const [, own = '', times = '', more = '', larger = '', like = ''] of prompt.matchAll(AFTER))
    if (isNamed(own, head)) return { like: plain(like), times: TIMES[plain(times || more || larger)] ?? 1 };
  for (const [, like = '', words = ''] of prompt.matchAll(BEFORE))
    if (isNamed(words, head) && !GRADES.test(plain(like))) return { like: plain(like), times: 1 };
  return null;
}

/** Metres of what things are compared to and is never shown for itself. */
const MEASURES: Readonly<Record<string, number>> = {
  ...{ thumb: 0.07, thumbnail: 0.02, fingernail: 0.02, finger: 0.09, fist: 0.12, hand: 0.2, palm: 0.12, thimble: 0.03 },
  ...{
    pea: 0.02,
    grain: 0.01,
    walnut: 0.05,
    hill: 40,
    mountain: 90,
    planet: 90,
    city: 90,
    matchbox: 0.05,
    pocket: 0.12,
  },
  ...{ human: 1.7, life: 1.7, man: 1.7, woman: 1.7, person: 1.7, child: 1.1, toddler: 0.85, baby: 0.7 },
};

/** How tall that is, in metres: `metresOf` knows the things one can see. */
export function comparedMetres(
  { like, times }: ComparedSize,
  metresOf: (noun: string) => number | null,
): number | null {
  const words = like.split(' ');
  for (const noun of [like, words.at(-1) ?? '', words[0] ?? '']) {
    const metres = MEASURES[noun] ?? metresOf(noun);
    if (metres !== null) return metres * times;
  }
  return null;
}
