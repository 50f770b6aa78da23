import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);
const sizes = ({ shots }: Script): string[] => shots.map(({ size, angle }) => `${size} ${angle}`);
const said = ({ cast, dialogue }: Script): string[] =>
  dialogue.map(({ speaker, text, tone }) => `${cast.find(({ id }) => id === speaker)?.noun ?? '-'} ${tone}: ${text}`);

describe('what is not wanted', () => {
  it('is nobody of whom something is told', () => {
    expect(nouns(read('A fisherman coils a rope.\nNegative: no text, no other people.'))).toContain('fisherman');
    expect(nouns(read('A fisherman coils a rope.\nNegative: people, blurry'))).toContain('fisherman');
  });

  it('is told by fields of data, however deep they stand', () => {
    const told = read('{"action": "a woman reads a book", "rules": {"prohibited_elements": ["crowd", "dog"]}}');
    expect(nouns(told)).toEqual(['woman', 'book']);
  });
});

describe('how prompts order their shots', () => {
  it('takes what stands before a time for its shot', () => {
    const told = read(
      '**Title:** The Last Lighthouse\n**Logline:** A keeper says goodbye.\n**Shot 1 – Wide (0:00–0:03)**\n- An old man climbs a staircase\n**Shot 2 – Close-up (0:03–0:08)**\n- His face',
    );
    expect(nouns(told)).toEqual(['old man']);
    expect(told.shots.map(({ from, size }) => [from, size])).toEqual([
      [0, 'wide'],
      [3, 'close'],
    ]);
  });

  it('reads a bare size after the camera', () => {
    expect(sizes(read('A father throws a ball. Camera: medium, handheld.'))).toEqual(['medium eye']);
  });

  it('begins another shot where the camera then looks over a shoulder', () => {
    const told = read('A waitress pours coffee for a trucker. Slow dolly in, then over-the-shoulder on the trucker.');
    expect(told.shots.map(({ move, angle }) => `${move} ${angle}`)).toEqual(['dolly_in eye', 'static over_shoulder']);
  });

  it('keeps one of a family where the family is, and shows as many things as its shots tell', () => {
    const told = read(
      'Shot 1: a family of four has a picnic on a blanket beside a van, mountains behind them. Shot 2: the little girl bites into a slice of watermelon. Shot 3: the father throws a frisbee.',
    );
    expect(told.scenes).toBeUndefined();
    expect(nouns(told)).toContain('frisbee');
  });
});

describe('who is who', () => {
  it('is told by numbers', () => {
    const told = read(
      'Two astronauts sit at a table. Astronaut 1, a woman in a blue jumpsuit, says, "Checkmate." Astronaut 2, a bearded man, mutters, "How long?"',
    );
    expect(told.cast.filter(({ person }) => person !== null).map(({ person }) => person?.gender)).toEqual([
      'woman',
      'man',
    ]);
    expect(said(told)).toEqual(['astronaut plain: Checkmate.', 'astronaut murmur: How long?']);
  });

  it('is the one product of a commercial', () => {
    expect(nouns(read('Commercial for a luxury watch. Macro shot of a golden watch.'))).toEqual(['watch']);
  });

  it('is behind the camera that sees with their eyes', () => {
    const told = read('POV shop worker: a customer, a blonde woman in yoga pants, storms up to the counter.');
    expect(nouns(told)).toEqual(['customer']);
    expect(told.beats.map(({ act, direction, where }) => `${act} ${direction} ${where}`)).toEqual([
      'walk toward counter',
    ]);
  });

  it('is no second one in the last second', () => {
    expect(nouns(read('A ballerina spins. In the last second the light goes out.'))).toEqual(['ballerina']);
  });

  it('is how a line is said that data tell with its tone', () => {
    const told = read(
      '{"subject": "a woman", "dialogue": {"character": "woman", "line": "Hush.", "tone": "whispering"}}',
    );
    expect(said(told)).toEqual(['woman whisper: Hush.']);
  });
});

describe('other languages', () => {
  it('have shots and headings of their own', () => {
    const told = read(
      '镜头一：远景，夕阳下的沙漠公路，一辆红色敞篷车高速驶过。镜头二：中景，车内，一位戴墨镜的短发女孩双手握着方向盘，她大笑。音效：风声。',
    );
    expect(nouns(told)).toEqual(['convertible', 'girl']);
    expect(told.cast[1]?.wears.map(({ garment }) => garment)).toEqual(['sunglasses']);
    expect(told.shots.map(({ size }) => size).slice(0, 2)).toEqual(['wide', 'medium']);
  });

  it('name everybody by what is told of them in brackets', () => {
    const told = read(
      'Escena: una cocina de noche. Personajes: DOÑA LUPE (70 años, trenzas blancas, delantal bordado) y MATEO (8 años, camiseta verde). Acción: Doña Lupe amasa masa para tortillas sobre la mesa de madera; Mateo la mira. Diálogo: DOÑA LUPE (riendo): "¡Te vi, ladrón!" MATEO: "¡Yo no fui, abuela!" Sonido: grillos. Sin subtítulos.',
    );
    const people = told.cast.flatMap(({ noun, person, wears }) =>
      person === null ? [] : [`${noun} ${person.age}: ${wears.map(({ garment }) => garment).join(', ')}`],
    );
    expect(people).toEqual(['woman old: apron', 'boy child: t-shirt']);
    expect(said(told)).toEqual(['woman happy: ¡Te vi, ladrón!', 'boy plain: ¡Yo no fui, abuela!']);
  });

  it('tell of a man where the word is only his', () => {
    const [baker] = read('Un vieux boulanger sort un pain du four. Pas de texte à l’écran.').cast;
    expect([baker?.noun, baker?.person?.gender]).toEqual(['baker', 'man']);
  });
});

describe('who is listed before what happens', () => {
  it('looks as is told there, and is where the film was told to be', () => {
    const told = read(
      'Location: an abandoned subway station. Cast: INSPECTOR (45, grey trench coat, wet blonde hair, woman) and RAY (50s, grey beard). 0-4s: Ray walks along the train platform with a flashlight. 4-8s: close-up, the inspector says: "You are late."',
    );
    expect(told.set.place).toBe('subway');
    expect(told.scenes).toBeUndefined();
    expect(told.cast.flatMap(({ person }) => (person === null ? [] : [person.gender]))).toContain('woman');
    expect(told.cast.find(({ noun }) => noun === 'inspector')?.wears).toMatchObject([{ garment: 'trench coat' }]);
  });

  it('is no one more in the decade of their age', () => {
    expect(nouns(read('A woman in her 30s in a red coat walks with a man in his late 40s.'))).toEqual(['woman', 'man']);
  });

  it('stays on the beach, though a shopkeeper is at home in a shop', () => {
    const told = read('Shot 1: a shopkeeper walks along a beach. Shot 2: close-up, the shopkeeper smiles.');
    expect(told.scenes).toBeUndefined();
  });
});
