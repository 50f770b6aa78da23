/**
 * German parts many verbs: "rührt in der Küche die Suppe um", "lässt im Herbst einen Drachen steigen". Here the part that ends the clause comes back to its
 * verb, so that the tables, which tell both together, know them.
 */
const LAST_PARTS =
  'ab an auf aus bei ein fort her herab heran heraus herein herum herunter hervor hin hinab hinauf hinaus hinein hinunter hoch los mit nach nieder um umher unter vor vorbei vorüber weg weiter zu zurück zusammen davon entgegen entlang gegenüber steigen fallen fliegen stehen liegen sitzen';
const LAST: ReadonlySet<string> = new Set(LAST_PARTS.split(' '));

/** What ends a clause. */
const CLAUSE = /[^,.;:!?\ue000-\uefff]+/gu;
const AND = / (?:und|oder|aber|bis|dann) /u;

/** How several do it, where more than the ending changes. */
const SEVERAL: Readonly<Record<string, string>> = {
  ...{ fährt: 'fahren', läuft: 'laufen', hält: 'halten', trägt: 'tragen', schläft: 'schlafen', wirft: 'werfen' },
  ...{ nimmt: 'nehmen', tritt: 'treten', gibt: 'geben', sieht: 'sehen', bläst: 'blasen', stößt: 'stoßen' },
  ...{ fängt: 'fangen', bricht: 'brechen', fällt: 'fallen', lässt: 'lassen', steht: 'stehen', geht: 'gehen' },
};

/** "rührt um" is also "rühren um", of several. */
export function separableForms(phrase: string): string[] {
  const [verb = '', part = '', ...more] = phrase.split(' ');
  if (more.length > 0 || !LAST.has(part) || !verb.endsWith('t')) return [];
  const several = SEVERAL[verb] ?? verb.replace(/e?t$/, 'en');
  return [`${several} ${part}`];
}

/** "hört zu" is "zuhört" and "zuhören" where it ends its clause. */
export function joinedForms(phrase: string): string[] {
  const [verb = '', part = ''] = phrase.split(' ');
  return separableForms(phrase).flatMap((several) => [`${part}${verb}`, `${part}${several.split(' ')[0] ?? ''}`]);
}

/** Words that follow a preposition, and never what is left of a verb. */
const DETERMINER = /^(?:(?:k?ein|sein|ihr|mein|unser)(?:e[mnrs]?)?|d(?:er|ie|as|em|en|es)|zwei|drei|vier)$/;
/** "steht auf einem Dach": he stands, and not up. */
const IS_PARTICLE = / (?:up|off|out|away|in|down)$/;

/** Whether a verb and its part, told as `english`, are parted words only by chance: what follows says where. */
export function isPlaceInstead(english: string, next: string | undefined): boolean {
  return next !== undefined && DETERMINER.test(next) && IS_PARTICLE.test(english);
}

/** `tells` says whether the tables know a verb with this part. */
export function joinSeparated(text: string, tells: (verb: string, part: string) => boolean): string {
  return text.replace(CLAUSE, (clause) =>
    clause
      .split(AND)
      .reduce((rest, run) => (run.length > LONGEST_RUN ? rest : rest.replace(run, () => joinRun(run, tells))), clause),
  );
}

/** Longer ones are no clauses. */
const LONGEST_RUN = 300;

function joinRun(run: string, tells: (verb: string, part: string) => boolean): string {
  const words = run.trimEnd().split(' ');
  const part = words.at(-1) ?? '';
  if (words.length < 3 || !LAST.has(part)) return run;
  const at = words.findIndex((word, i) => i < words.length - 2 && tells(word, part));
  if (at === -1) return run;
  const between = words.slice(at + 1, -1);
  // What rises on a line is a kite.
  const told = part === 'steigen' ? between.map((word) => (word === 'drachen' ? 'lenkdrachen' : word)) : between;
  const verb = `${words[at]}-${part}`;
  return `${[...words.slice(0, at), verb, ...told].join(' ')}${run.slice(run.trimEnd().length)}`;
}
