import { expect, test } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);
const said = ({ cast, dialogue }: Script): string[] =>
  dialogue.map(({ speaker, text }) => `${cast.find(({ id }) => id === speaker)?.noun ?? '-'}: ${text}`);

test('headings are read however they are written: in brackets, in capitals, alone, with slashes', () => {
  const bracketed = read(
    '[Style] Hollywood Haute Couture blockbuster, Photorealistic. [Duration] 15 seconds. [Scene] An endless salt flat. [00:00-00:05] A model walks on the water.',
  );
  expect(nouns(bracketed)).toEqual(['model']);
  expect(bracketed.set.place).toBe('salt_flat');
  const capitals = read('FORMAT: 15s / 135 BPM SUBJECT: a runner ENVIRONMENT: Busy city street MOOD: calm');
  expect(nouns(capitals)).toEqual(['runner']);
  expect(capitals.set.place).toBe('city');
  const alone = read('A red fox naps.\n\nEnvironment\nA snowy forest at dusk.\n\nGrade / Palette: amber, teal');
  expect(nouns(alone)).toEqual(['fox']);
  expect(alone.set.place).toBe('forest');
  expect(nouns(read('An [apple] lies on a table. The [apple] splits in two.'))).toEqual(['apple', 'table']);
});

test('a line that was wrapped goes on in the next one', () => {
  const script = read(
    'An elderly curator opens a wooden display case and turns toward a\nsmall boy. He says, "This map was drawn by someone who\nhad never seen the sea."',
  );
  expect(said(script)).toEqual(['curator: This map was drawn by someone who had never seen the sea.']);
});

test('who is described after a colon does not say it', () => {
  const script = read('A red desert. One figure: a woman on a raft with a triangular sail. She watches the sand.');
  expect(script.dialogue).toEqual([]);
  expect(nouns(script)[0]).toBe('woman');
});

test.each([
  ["A girl leans in to perform 'coyly cute' cat poses and winks.", []],
  ['A mannequin with a price tag "2000$" stands in a shop.', ['2000$']],
  ['A knight charges. Title appears in gold embers: "The Last Kingdom Falls."', ['The Last Kingdom Falls.']],
  ['Chat overlay: "SO CUTE!!!" "Marry me!!!" A cat dances.', ['SO CUTE!!!', 'Marry me!!!']],
])('%s is said by nobody', (prompt, written) => {
  const { dialogue, textOnScreen } = read(prompt);
  expect(dialogue).toEqual([]);
  expect(textOnScreen).toEqual(written);
});

test('a voice after a line and a thing that talks are speakers', () => {
  expect(said(read("The mother smiles ('Dear, your face looks scary,' mother's voice). The father nods."))).toEqual([
    'mother: Dear, your face looks scary',
  ]);
  expect(
    said(read('A queen stands before a talking mirror. Queen: Who is the fairest? Mirror: You, my queen.')),
  ).toEqual(['queen: Who is the fairest?', 'mirror: You, my queen.']);
  expect(said(read('A talking toaster on a counter says, "Your bread is ready." A man gasps.'))).toEqual([
    'toaster: Your bread is ready.',
  ]);
});

test.each([
  ['Aerial pull-back reveals bonfires lit across the mountains.', ['bonfire']],
  ['A samurai fights. Water Breathing VS Thunder Breathing decisive battle.', ['samurai']],
  ['Shot 1 – MS, Dolly in + Whip Pan A white-haired sorceress stands in an archive.', ['sorceress']],
  ['A grand piano decays in a ballroom. The lacquer cracks.', ['grand piano']],
  ['A girl dances. Ambient sound includes wind, children laughing, and dust swirling.', ['girl']],
  ['Alien ships drop into frame. A tight shot behind a ship.', ['alien ship']],
  ['A lovebird sits. The parrot sings.', ['lovebird']],
  ['A fox runs. The subject stops.', ['fox']],
  ['Two people walk. A girl asks the man. The man laughs.', ['girl', 'man']],
])('%s brings nobody else', (prompt, cast) => {
  expect(nouns(read(prompt)).sort()).toEqual([...cast].sort());
});

test('what is on a shot list says how the shot is', () => {
  expect(read('ECU of a cat.').shots[0]?.size).toBe('extreme_close');
  expect(read('WS, a lighthouse in a storm.').shots[0]?.size).toBe('wide');
  const timed = read('Wide shot: the knight sprints. At 4 seconds, close-up of the knight as he leaps onto a dragon.');
  expect(timed.shots.map(({ from }) => from)).toContain(4);
});

test('what stands between two dashes is said of the noun before them, and the sentence goes on', () => {
  const sailor = read('A young sailor — soaked, terrified, barely seventeen — clings to the mast.');
  expect(nouns(sailor)).toEqual(['sailor']);
  expect(sailor.beats.map(({ verb }) => verb)).toEqual(['cling']);
  const partner = read('Her partner — sleeves rolled, suspenders loose — claps along.');
  expect(partner.beats.map(({ act }) => act)).toEqual(['clap']);
});

test('people are told by title and name, by a label, and by what stands after it', () => {
  expect(nouns(read('Detective Mara Voss, 40s, grey trench coat, stands under a neon sign.'))).toEqual(['detective']);
  expect(nouns(read('A nervous pianist named Lucien, thin mustache, sits at a piano.'))).toEqual(['pianist', 'piano']);
  expect(nouns(read('On one side sits the Detective. Across from him, the Suspect slouches.'))).toEqual([
    'detective',
    'suspect',
  ]);
  expect(
    said(read('A grandmother weaves. Grandmother (in a low, amused voice): "Slower." [Girl, curious voice]: "Why?"')),
  ).toEqual(['grandmother: Slower.', 'girl: Why?']);
});

test('a sentence without a subject goes on with whoever was told of', () => {
  const { beats, cast } = read(
    'A robot sits on a bench. Actions:\n- Flinches, dropping the bulb.\n- Catches it just in time.',
  );
  expect(cast[0]?.noun).toBe('robot');
  expect(beats.map(({ act }) => act)).toEqual(expect.arrayContaining(['sit', 'drop', 'catch']));
});

test('what something becomes comes after it', () => {
  const { beats, relations } = read('A woman morphs into a wolf under the full moon.');
  expect(beats.map(({ role, act, target }) => [role, act, target])).toEqual([
    [0, 'change', 1],
    [1, 'appear', null],
  ]);
  expect(relations).toEqual([]);
});

test('a seed is not seen, and what it becomes grows', () => {
  const { beats, cast } = read('Timelapse of a seed sprouting into a sunflower in a terracotta pot.');
  expect(cast.map(({ thing }) => thing)).toEqual(['sunflower', 'flowerpot']);
  expect(beats.map(({ role, act }) => [role, act])).toEqual([[0, 'grow']]);
  expect(read('A flower growing out of a windowsill').beats[0]?.act).toBe('grow');
  expect(read('A man walks past flowers that grow on the bank').beats.map(({ act }) => act)).not.toContain('grow');
});

test('those who are told one after another are several, and walk through what they walk through', () => {
  const { cast, beats } = read(
    'A man in a green sweater, a woman in a red dress and a boy with a kite walk through a forest',
  );
  expect(cast.filter(({ person }) => person !== null).map(({ noun }) => noun)).toEqual(['man', 'woman', 'boy']);
  expect(beats.map(({ act }) => act)).toEqual(['walk', 'walk', 'walk']);
  expect(read('A chef, a man in his fifties, chops onions').cast[0]?.noun).toBe('chef');
});

test('who feeds somebody from a bench sits on it', () => {
  expect(read('An old man sits on a park bench and feeds pigeons').relations).toMatchObject([
    { role: 0, relation: 'on' },
  ]);
});

test('a close-up is of what it is told of', () => {
  const { cast, shots } = read('A barista pours milk in a coffee shop, close-up on the cup');
  expect(cast.find(({ id }) => id === shots[0]?.subject)?.noun).toBe('cup');
});

test('footage of a land is of nobody, and the mood of a painting hangs on no wall', () => {
  const rush = read('Historical footage of California during the gold rush.');
  expect([rush.cast.length, rush.set.place, rush.styles]).toEqual([0, 'western_town', ['newsreel']]);
  const monster = read('A monster kneels beside a candle. The mood of the painting is one of wonder.');
  expect(monster.cast.map(({ noun }) => noun)).toEqual(['monster', 'candle']);
});

test('a silhouette is a look and nobody', () => {
  const wolf = read('A beautiful silhouette animation shows a wolf howling at the moon.');
  expect(wolf.cast.map(({ thing }) => thing)).toEqual(['wolf']);
  expect(wolf.styles).toEqual(['silhouette']);
  expect(wolf.shots[0]?.angle).toBe('low');
  expect(read('A rider silhouetted against the sky.').set.time).toBe('golden_hour');
});

test.each([
  ['A master glassblower shapes glass. The artisan spins it.', ['glassblower', 'glass']],
  [
    'A weary traveller trudges on, his beard white. The old man stumbles. The exhausted wanderer kneels.',
    ['traveller'],
  ],
  ['A woman walks into a cafe. The barista smiles.', ['woman', 'barista']],
  [
    'Kenji: tired salaryman, loosened tie, 30s. Yumi: bartender with a purple bob. Kenji sits. Yumi laughs.',
    ['salaryman', 'bartender'],
  ],
  ['A farmer walks along a ridge. Gamelan music, far-off roosters, water trickling.', ['farmer']],
  ['A jellyfish the size of a house drifts by. Think Satoshi Kon meets a nature documentary.', ['jellyfish']],
  ['A boy drags a sled with a broken runner.', ['boy', 'sled']],
  ['A young woman with long brown hair and a red bow stands in a street.', ['young woman']],
])('%s tells of these alone', (prompt, cast) => {
  expect(nouns(read(prompt))).toEqual(cast);
});

test('what is done is told by a noun as well', () => {
  expect(read('A woman executes a quick, playful wink.').beats.map(({ verb }) => verb)).toEqual(['wink']);
  expect(read('A dancer performs a slow, elegant pirouette.').beats.map(({ act }) => act)).toEqual(['spin']);
});

test('who slouches sits', () => {
  expect(read('The suspect slouches at a table.').beats.map(({ act }) => act)).toEqual(['sit']);
});
