/**
 * How a word that no table holds may be a form of one that it does, by language: its ending, the endings of the told word, and what the form means:
 * `many` of a noun, `doing` of a verb, `little` for a small one. The first that leads to a known word is taken, so the surest come first.
 */
export interface Ending {
  readonly ending: string;
  readonly told: readonly string[];
  readonly means: 'same' | 'many' | 'doing' | 'little';
}

function parse(rows: string): readonly Ending[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [ending = '', told = '', means = 'same'] = row.trim().split(' ');
      const named = means === 'many' || means === 'doing' || means === 'little' ? means : 'same';
      return { ending, told: told.split('/').map((each) => each.replace('-', '')), means: named };
    });
}

export const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  es: parse(`
    as a/o/- many
    os o/- many
    ces z many
    es -/e many
    s - many
    a o
    an a
    en e
    arlo a
    arla a
    arlos a
    arlas a
    erlo e
    erla e
    ando a doing
    iendo e doing
    yendo e doing
    ándose a doing
    iéndose e doing
    ar a
    er e
    ir e
    itos o/- little
    itas a/- little
    ito o/- little
    ita a/- little
    illo o little
    illa a little`),
  pt: parse(`
    as a/o/- many
    os o/- many
    ões ão many
    ães ão many
    ais al many
    éis el many
    ns m many
    es -/e many
    s - many
    a o/-
    am a
    em e
    ando a doing
    endo e doing
    indo e doing
    ar a
    er e
    ir e
    inhos o/- little
    inhas a/- little
    inho o/- little
    inha a/- little
    zinho - little
    zinha - little`),
  it: parse(`
    i o/e/a/io many
    hi o many
    e a/o many
    he a many
    a o
    ano a
    ono e
    ando a doing
    endo e doing
    arlo a
    arla a
    arli a
    erlo e
    erla e
    irlo e
    are a
    ere e
    ire e
    ini o/e little
    ine a little
    ino o/e little
    ina a little
    etto o/a little
    etta a little`),
  fr: parse(`
    aux al/au many
    eaux eau many
    s - many
    x - many
    ent e
    es -/e many
    e -
    ées é
    ée é
    és é
    ives if
    ive if
    euses eux
    euse eux
    ant e/t/- doing
    issant it doing
    issent it
    er e
    ir it`),
  de: parse(`
    innen in many
    nen n
    eln elt
    ern ert/-/er many
    en -/e/t many
    ern -/er many
    er -/e
    em -
    es -
    e -
    n -/e many
    s - many
    end t doing
    ende t doing
    ender t doing
    enden t doing
    endes t doing
    endem t doing
    nd t doing
    chen -/e little
    lein - little`),
  hi: parse(`
    ियाँ ी many
    ियां ी many
    ियों ी many
    ओं - many
    ों -/ा many
    ें - many
    े ा
    ी ा`),
};

/** Letters that cases and numbers put at the end of a Russian word: without them, and with others, it is the same. */
export const RUSSIAN_ENDINGS = /[аяоеёуюыийьх]{1,3}$/u;

/** What Arabic writes together with the word before it: whose it is, and several. */
export const ARABIC_SUFFIXES: readonly (readonly [ending: string, told: readonly string[], english: string])[] = [
  ['اتها', ['', 'ة'], 'her many '],
  ['اته', ['', 'ة'], 'his many '],
  ['تها', ['ة'], 'her '],
  ['ته', ['ة'], 'his '],
  ['تهم', ['ة'], 'their '],
  ['ها', [''], 'her '],
  ['هما', [''], 'their '],
  ['هم', [''], 'their '],
  ['ه', [''], 'his '],
  ['ات', ['ة', ''], 'many '],
  ['ين', [''], 'many '],
  ['ون', [''], 'many '],
  ['ان', ['', 'ة'], 'two '],
  ['تان', ['ة'], 'two '],
  ['تين', ['ة'], 'two '],
  ['ة', [''], ''],
  ['ا', [''], ''],
];
