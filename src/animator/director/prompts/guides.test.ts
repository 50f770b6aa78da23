import { expect, test } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);
const acts = ({ cast, beats }: Script): string[] =>
  beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);
const said = ({ cast, dialogue }: Script): string[] =>
  dialogue.map(({ speaker, text }) => `${cast.find(({ id }) => id === speaker)?.noun ?? '-'}: ${text}`);

test('whom somebody looks at is somebody else, and keeps her lines', () => {
  const script = read(
    'A private detective in a suit sits behind a desk, across from a woman in a red dress. The detective leans back, studying her. The woman says, "Find someone." The detective replies, "Everyone hides."',
  );
  expect(said(script)).toEqual(['woman: Find someone.', 'private detective: Everyone hides.']);
  expect(script.cast[0]?.person?.gender).not.toBe('woman');
});

test('lines without marks end where somebody else replies, and go on where their speaker does', () => {
  expect(
    said(
      read(
        'The detective says: Your story has holes. The nervous informant, sweating, replies: I told you everything.',
      ),
    ),
  ).toEqual(['detective: Your story has holes.', 'informant: I told you everything.']);
  expect(
    said(read('A blogger walks. She says: You have to try this place. The noodles here are great. Grainy film.')),
  ).toEqual(['blogger: You have to try this place. The noodles here are great.']);
  expect(read('[Geometry]: Two dots. [Particles]: Petals turn into particles.').dialogue).toEqual([]);
});

test('in a screenplay whoever stands above a line says it', () => {
  const script = read(
    'INT. KITCHEN - NIGHT\n\nMARIA (40s) washes dishes. TOM enters.\n\nTOM\n(quietly)\nI am sorry.\n\nMARIA\nYou always are.',
  );
  expect(script.dialogue.map(({ text, tone }) => [text, tone])).toEqual([
    ['I am sorry.', 'murmur'],
    ['You always are.', 'plain'],
  ]);
  expect(script.cast.filter(({ person }) => person !== null).map(({ word }) => word)).toEqual(['woman', 'tom']);
  const [tom, maria] = script.dialogue.map(({ speaker }) => script.cast.find(({ id }) => id === speaker)?.word);
  expect([tom, maria]).toEqual(['tom', 'woman']);
});

test('of two the one and the other each do their own', () => {
  const script = read('Two dancers on a stage. One of them waves, the other bows. The first says: "Hi."');
  const [first, second] = script.cast;
  const of = (id: number | undefined): string[] => script.beats.flatMap(({ role, act }) => (role === id ? [act] : []));
  expect(of(first?.id)).toContain('wave');
  expect(of(second?.id)).toEqual(['bow']);
  expect(script.dialogue[0]?.speaker).toBe(first?.id);
});

test.each([
  ['Une vieille femme dit à son chat : « Tu as encore faim ? »', ['woman: Tu as encore faim ?']],
  [
    'Un niño le pregunta a su padre: —¿Falta mucho? El padre responde: —Ya casi llegamos.',
    ['boy: ¿Falta mucho?', 'father: Ya casi llegamos.'],
  ],
  ['おばあさんが「おかえり」と優しく言い、男の子が「ただいま」と答える。', ['grandmother: おかえり', 'boy: ただいま']],
])('%s: every line has its speaker', (prompt, lines) => {
  expect(said(read(prompt)).map((line) => line.replace(/^old /, ''))).toEqual(lines);
});

test('what is to be read is read in every language', () => {
  const script = read('Una taza de té verde sobre una mesa con el texto: «Té puro».');
  expect(script.dialogue).toEqual([]);
  expect(script.textOnScreen).toEqual(['Té puro']);
});

test('what is worn is no thing of its own', () => {
  const script = read(
    'An old man with white hair, wearing a gold chain, oversized sunglasses, a backwards cap and a hoodie. He raps.',
  );
  expect(nouns(script)).toEqual(['old man']);
  expect(script.cast[0]?.wears.map(({ garment }) => garment)).toEqual(
    expect.arrayContaining(['necklace', 'sunglasses', 'cap', 'hoodie']),
  );
});

test('words that every dictionary has are nobody, and the edge of the picture is no screen', () => {
  expect(nouns(read('An artist sits at a table. As the brush moves, the ink glows.'))).toEqual(['artist', 'table']);
  expect(nouns(read('A woman walks and glances at something off-screen. Then the screen fades to black.'))).toEqual([
    'woman',
  ]);
  expect(nouns(read('16:9 horizontal screen, a fox runs through snow.'))).toEqual(['fox']);
  expect(nouns(read('A pianist in a black suit, his hands moving across the keys.'))).toEqual(['pianist', 'piano']);
});

test('an action under its heading is done by whoever the film is about', () => {
  expect(acts(read('Subject: an elderly man in a straw hat. Action: waters plants. Setting: a garden.'))).toEqual([
    'elderly man water',
  ]);
  expect(acts(read('Barista in denim apron carefully pouring steamed milk into a mug.'))).toEqual(['barista pour']);
});

test('buildings are seen from where one stands', () => {
  const mansion = read('A decrepit Victorian mansion sits atop a hill, silhouetted against a stormy sky.');
  expect(nouns(mansion)).toEqual(['mansion']);
  expect(mansion.set.place).toBe('meadow');
  expect(read('A man stands on the rooftop of a crumbling hospital at dusk.').set.place).toBe('skyline');
  expect(read('Interior of 1950s American diner, early morning.').set.place).toBe('diner');
});

test('a camera heading may hold all that is told, and a hand belongs to whoever comes after it', () => {
  const camera = read('[CAMERA]: Slow push-in on a young violinist playing on a rooftop at dusk. [STYLE]: cinematic.');
  expect(nouns(camera)).toEqual(['violinist', 'violin']);
  expect(camera.set.place).toBe('skyline');
  expect(nouns(read('A hand opens the door, and a man in pajamas grabs the milk.'))).toEqual(['man', 'door', 'milk']);
  expect(nouns(read('A sphere sits on a table, morphing into a cube, then morphing back to a sphere.'))).toEqual([
    'sphere',
    'table',
    'cube',
  ]);
});

test('who goes on wheels rides them, and who watches the rain does not fall', () => {
  const { relations } = read('A courier on an electric scooter zips past, splashing through puddles.');
  expect(relations.map(({ relation }) => relation)).toEqual(['riding']);
  expect(acts(read('A woman watches the rain fall.'))).toEqual(['woman look']);
  expect(acts(read('A violinist plays with her eyes closed.'))).toEqual(['violinist play_violin']);
});

test('a camera that goes on to something else does not cut, and what it reveals nobody does', () => {
  const car = read('Drone shot following a red car on a coastal road, then the camera rises up to reveal the ocean.');
  expect(car.shots.map(({ move, continues }) => [move, continues])).toEqual([
    ['follow_behind', undefined],
    ['drone_reveal', true],
  ]);
  expect(car.beats.map(({ act }) => act)).not.toContain('open');
  const woman = read("Extreme close-up of a woman's eyes, then the camera pulls back to reveal a city at night.");
  expect(woman.shots.map(({ size, continues }) => [size, continues])).toEqual([
    ['extreme_close', undefined],
    ['wide', true],
  ]);
});

test('a drone that pulls back is the camera, and paper is folded into a style', () => {
  const cowboy = read('A cowboy rides his horse along a ridge; the drone pulls back to reveal a canyon.');
  expect(cowboy.shots.map(({ move }) => move)).toEqual(['drone_reveal']);
  expect(read('Papercraft style: a fox walks through a paper forest.').styles).toContain('paper');
});

test.each([
  ['Un reportero bajo la lluvia grita al micrófono: "¡El río!"', 'reporter'],
  ['Une petite fille demande à son père : « Pourquoi ? »', 'girl'],
  ['雨夜，一个侦探站在路灯下，低声说：“她就在这里。”', 'detective'],
  ['侍が刀を抜き、「参る」とつぶやく。', 'samurai'],
  ['Таксист смотрит в зеркало и говорит: «Куда едем?»', 'taxi driver'],
])('%s is about one', (prompt, hero) => {
  const { cast, dialogue } = read(prompt);
  expect(cast[0]?.noun.endsWith(hero)).toBe(true);
  expect(cast[0]?.count).toBe(1);
  expect(dialogue[0]?.speaker).toBe(cast[0]?.id);
});

test('how a voice sounds does not hide who speaks', () => {
  expect(said(read('A knight kneels before a queen. Knight (voice trembling): "My life is yours."'))).toEqual([
    'knight: My life is yours.',
  ]);
});

test('a bow is of the violin, whom a film recalls is nobody, and Mars is where its battlefield is', () => {
  expect(nouns(read('Stage spotlight on a young violinist. Bow sliding across strings.'))).toEqual([
    'violinist',
    'violin',
  ]);
  expect(nouns(read('A diver swims, dreamlike pace, Jules Verne meets luminous fantasy.'))).toEqual(['diver']);
  expect(read('A robot lands on a dusty, red Martian battlefield.').set.place).toBe('planet');
});
