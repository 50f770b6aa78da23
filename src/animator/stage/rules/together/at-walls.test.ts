import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

const SLIDES =
  'A nurse leans against the wall of a hospital corridor, slides down to the floor and quietly cries; a colleague sits beside her';

it('who slides down a wall sits at its foot, and whoever comes sits there as well', () => {
  const [nurse, colleague] = stageScript(written(SLIDES), 1, 16 / 9).figures;
  expect(nurse?.acts.map(({ act }) => act)).toEqual(['lean', 'sit']);
  const [one, other] = [nurse, colleague].map((figure) => figure?.path[0]?.at ?? [0, 0, 0]);
  expect(one?.[0]).toBeLessThan(-1.5);
  expect(Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 9), (one?.[2] ?? 0) - (other?.[2] ?? 9))).toBeLessThan(1.2);
});

it('who shows something at a table sits there with whom it is shown to, and in no armchair', () => {
  const { cast, relations } = provide(
    written('A grandfather sits at the kitchen table and shows his granddaughter how to tie her shoelaces'),
    { indoor: true },
  );
  expect(cast.map(({ thing }) => thing)).not.toContain('armchair');
  const table = cast.find(({ thing }) => thing === 'laid table')?.id;
  expect(relations.filter(({ relation, to }) => relation === 'on' && to === table)).toHaveLength(2);
});
