import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string, indoor = false) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });
const actsOf = (prompt: string): string[] => provided(prompt).beats.map(({ act }) => act);

test('what is done to a part of somebody is done there, as low as that is', () => {
  expect(actsOf("A teacher lifts a boy's elbow")).toEqual(['tend_beside', 'be_tended']);
  expect(actsOf("A woman gently touches a man's cheek")).toEqual(['tend', 'be_tended']);
  expect(actsOf("A father adjusts his son's tie")).toContain('tend_low');
  expect(actsOf("A grandfather ruffles his grandson's hair")).toContain('tend');
});

test('a hand that is put on a shoulder is no head that rests there', () => {
  expect(actsOf("A woman puts her hand on a man's shoulder")).toContain('tend_beside');
  expect(actsOf("A girl rests her head on her mother's shoulder")).toContain('nestle');
});

test('whose knee is bandaged sits, since both heads would be in one place', () => {
  const { cast, relations } = provided("A nurse bandages a boy's knee", true);
  const boy = cast.find(({ noun }) => noun === 'boy')?.id;
  const chair = cast.find(({ thing }) => thing === 'chair')?.id;
  expect(relations).toContainEqual(expect.objectContaining({ role: boy, relation: 'on', to: chair }));
});

test('a heart that is listened to beats in somebody', () => {
  const { cast, beats } = provided(
    "A doctor listens to a little boy's heart with a stethoscope while his mother holds his hand",
  );
  expect(cast.map(({ thing }) => thing)).not.toContain('heart');
  expect(beats[0]).toMatchObject({ act: 'auscultate', target: cast.find(({ noun }) => noun === 'little boy')?.id });
});

test('two who dance slowly hold each other', () => {
  expect(actsOf('A couple slow dances in a kitchen')).toEqual(['slow_dance']);
  expect(actsOf('A couple dances in a kitchen, she rests her head on his chest')).toEqual(['slow_dance', 'slow_dance']);
  expect(actsOf('A couple dances salsa')).toEqual(['dance']);
});

test('who hugs what is in the own arms stays up, and goes down to nobody', () => {
  expect(actsOf('A little girl hugs her teddy bear')).toContain('nestle');
  expect(actsOf('A man hugs his wife')).toContain('hug');
});
