export interface VerbForm {
  readonly lemma: string;
  readonly form: 'base' | 'finite' | 'ing' | 'ed';
}

const IRREGULAR_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    mice: 'mouse',
    geese: 'goose',
    oxen: 'ox',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    wives: 'wife',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    passersby: 'passerby',
  }),
);

/** Past forms that no rule finds: base, then the others. */
const IRREGULAR_VERBS: ReadonlyMap<string, string> = new Map(
  `run ran|swim swam swum|fly flew flown|sit sat|stand stood|drive drove driven|ride rode ridden|fall fell fallen|light lit|sing sang sung|rise rose risen
slide slid|dive dove|fling flung|sling slung|spring sprang sprung|sew sewed sewn|shoot shot|throw threw thrown|lie lay lain|hold held|wear wore worn|take took taken|give gave given|come came|go went gone|leave left
sleep slept|read read|write wrote written|speak spoke spoken|say said|tell told|hang hung|catch caught|bring brought|build built|break broke broken|blow blew blown
draw drew drawn|eat ate eaten|drink drank drunk|hide hid hidden|keep kept|lead led|make made|meet met|spin spun|swing swung|wake woke woken|sink sank sunk
grow grew grown|see saw seen|steal stole stolen|tear tore torn|shake shook shaken|bend bent|kneel knelt|leap leapt|fight fought|feed fed|dig dug|cling clung
sweep swept|weep wept|begin began begun|become became|find found|put put|cut cut|hit hit|set set|lose lost|feel felt|sell sold|buy bought|burst burst|split split|cry cried|spread spread
stick stuck|sink sank sunk|tear tore torn|freeze froze frozen|steal stole stolen|draw drew drawn|strike struck|bend bent|bind bound|weave wove woven|hide hid hidden|spin spun|swing swung|cling clung|creep crept|grind ground|dig dug|lend lent|lead led|shrink shrank shrunk|string strung|sting stung|wind wound`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [base = '', ...others] = row.split(' ');
      return others.filter((other) => other !== base).map((other) => [other, base] as const);
    }),
);

export function nounFormsOf(word: string): string[] {
  const forms = [word];
  const irregular =
    IRREGULAR_NOUNS.get(word) ??
    (word.endsWith('men') && /\w{2}men$/.test(word) ? `${word.slice(0, -2)}an` : undefined);
  if (irregular !== undefined) forms.push(irregular);
  // Townspeople and countryfolk: whoever they are, they are people.
  if (/\w{2}(?:people|folk)s?$/.test(word)) forms.push('person');
  if (word.endsWith('children') && /\w{2}children$/.test(word)) forms.push(word.slice(0, -'ren'.length), 'child');
  const base = word.replace(/'s?$/, '');
  if (base !== word) forms.push(base);
  // Asked of thousands of words where spelling is mended: most end the question here.
  if (!base.endsWith('s')) return forms;
  if (/[a-z]{2}ies$/.test(base)) forms.push(`${base.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(base)) forms.push(base.slice(0, -2));
  if (/[a-z]{2}ves$/.test(base)) forms.push(`${base.slice(0, -3)}f`);
  if (/[a-z]{2}s$/.test(base) && !base.endsWith('ss')) forms.push(base.slice(0, -1));
  return forms;
}

function bareStems(stem: string): string[] {
  const stems = [stem, `${stem}e`];
  if (/([bdgklmnprtz])\1$/.test(stem)) stems.push(stem.slice(0, -1));
  if (stem.endsWith('ck')) stems.push(stem.slice(0, -1));
  if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`);
  if (stem.endsWith('y')) stems.push(`${stem.slice(0, -1)}ie`);
  return stems;
}

/** "boxing", "fencing" and "ironing" are listed as they are said, and tell what somebody is doing all the same; "bring" and "swing" have no vowel before it. */
const DOING = /[aeiouy][a-z]{0,24}ing$/;

/** "apologises", "memorising": listed as Americans write them. */
const BRITISH = /^([a-z]{4,20})is(es?|ed|ing)$/;
const BRITISH_FORMS: Readonly<Record<string, VerbForm['form']>> = { es: 'finite', ed: 'ed', ing: 'ing' };

export function verbFormsOf(word: string): VerbForm[] {
  const forms: VerbForm[] = [{ lemma: word, form: DOING.test(word) ? 'ing' : 'base' }];
  const irregular = IRREGULAR_VERBS.get(word);
  if (irregular !== undefined) forms.push({ lemma: irregular, form: 'ed' });
  const ends = word.endsWith('ing') || word.endsWith('ed');
  const [, stem, ending] = ends ? (/^([a-z]{2,})(ing|ed)$/.exec(word) ?? []) : [];
  if (stem !== undefined) {
    for (const lemma of bareStems(stem)) forms.push({ lemma, form: ending === 'ing' ? 'ing' : 'ed' });
  }
  const british = BRITISH.exec(word);
  if (british !== null) forms.push({ lemma: `${british[1]}ize`, form: BRITISH_FORMS[british[2] ?? ''] ?? 'base' });
  if (/[^s]s$/.test(word)) {
    forms.push({ lemma: word.slice(0, -1), form: 'finite' });
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push({ lemma: word.slice(0, -2), form: 'finite' });
    if (word.endsWith('ies')) forms.push({ lemma: `${word.slice(0, -3)}y`, form: 'finite' });
  }
  return forms;
}

/** What a word may be a form of, with itself. */
export const formsOf = (word: string): string[] => [
  ...nounFormsOf(word),
  ...verbFormsOf(word)
    .slice(1)
    .map(({ lemma }) => lemma),
];
