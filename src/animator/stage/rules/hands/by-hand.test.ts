import { expect, test } from 'vitest';
import type { Script } from '../../../director/script.ts';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
const provided = (prompt: string): Script => provide(written(prompt), { indoor: true });
const idOf = ({ cast }: Script, name: string): number =>
  cast.find(({ thing, noun }) => thing === name || noun === name)?.id ?? -1;

test('who holds the hand of somebody does not take them into the arms', () => {
  expect(provided("A nurse holds an old man's hand").beats[0]?.act).toBe('hold_hands');
  const ward = provided('A doctor sits on the edge of a hospital bed and holds the hand of a little boy');
  const lies = { role: idOf(ward, 'little boy'), relation: 'in', to: idOf(ward, 'bed') };
  expect(ward.relations).toContainEqual(expect.objectContaining(lies));
});

test('the ring of who proposes is in the hands, and no table is brought for it', () => {
  const beach = provided('A man kneels down and proposes to his girlfriend, he opens a small box with a ring');
  expect(beach.relations).toContainEqual(
    expect.objectContaining({ role: idOf(beach, 'man'), relation: 'holding', to: idOf(beach, 'box') }),
  );
  expect(idOf(beach, 'dining table')).toBe(-1);
});

test('a close shot of who works by hand shows the hands as well', () => {
  const heightOf = (prompt: string): number => {
    const [key] = stageScript(written(prompt), 1, 16 / 9).shots[0]?.keys ?? [];
    const [[x, y, z], [a, b, c]] = [key?.eye ?? [0, 0, 0], key?.target ?? [0, 0, 0]];
    return Math.hypot(x - a, y - b, z - c) * Math.tan(((key?.fieldOfView ?? 0) * Math.PI) / 360) * 2;
  };
  const [working, idle] = [
    heightOf('Close-up of a chef in a kitchen tossing noodles in a wok'),
    heightOf('Close-up of a chef in a kitchen'),
  ];
  expect(working).toBeGreaterThan(idle * 1.1);
});

test('who holds a microphone to somebody asks them, and nobody answers their own question', () => {
  const street = written(
    'A reporter holds a microphone to an old woman and asks, "What is your secret?" She smiles and answers, "Chocolate."',
  );
  expect(street.dialogue.map(({ speaker }) => speaker)).toEqual([idOf(street, 'reporter'), idOf(street, 'old woman')]);
  const { beats } = provide(street, { indoor: false });
  expect(beats.find(({ role }) => role === idOf(street, 'reporter'))).toMatchObject({
    act: 'speak',
    target: idOf(street, 'old woman'),
  });
});

test('a model comes between photographers, and those who gather around a fire sit around it', () => {
  const show = stageScript(written('A fashion model walks down a runway, photographers on both sides'), 1, 16 / 9);
  const sides = show.figures.flatMap(({ role, path }) => (role === 1 ? [Math.sign(path[0]?.at[0] ?? 0)] : []));
  expect(new Set(sides)).toEqual(new Set([1, -1]));
  const { beats, relations } = provided('Vikings gather around a campfire; one of them tells a story');
  expect(beats.filter(({ act }) => act === 'sit').length).toBeGreaterThan(0);
  expect(relations.every(({ relation }) => relation === 'around')).toBe(true);
});

test('a baby on a chest is in the arms, and a wedding comes between its guests', () => {
  const couch = provided('A mother sits on the couch with a sleeping baby on her chest');
  expect(couch.relations).toContainEqual(
    expect.objectContaining({ role: idOf(couch, 'mother'), relation: 'holding', to: idOf(couch, 'baby') }),
  );
  const church = provided('A bride and groom walk down the aisle of a church while guests on both sides throw petals');
  expect(church.beats.filter(({ act, direction }) => act === 'walk' && direction === 'toward').length).toBe(2);
});

test('what is under an arm is in the hand, and what is thrown over a shoulder hangs nowhere', () => {
  const surfer = provided('A surfer waxes his board, tucks it under his arm and runs along the beach');
  expect(surfer.relations.map(({ relation }) => relation)).not.toContain('under');
  const bride = provided('A bride throws her bouquet over her shoulder and the bridesmaids jump to catch it');
  expect(bride.relations.map(({ relation }) => relation)).not.toContain('above');
  const flight = bride.beats.find(({ act }) => act === 'flies');
  expect((flight?.to ?? 9) - (flight?.from ?? 0)).toBeLessThanOrEqual(1.5);
});

test('who packs on a bed and sits down sits on it', () => {
  const { relations, cast } = provided('A woman packs a suitcase on the bed, sits down and cries');
  const bed = cast.find(({ thing }) => thing === 'bed')?.id;
  expect(relations).toContainEqual({ role: 0, relation: 'on', to: bed, where: null });
});
