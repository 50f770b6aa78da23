import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import type { Draft } from '../draft.ts';
import { setAlight } from './set-alight.ts';

const draftOf = (prompt: string): Draft => {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return { set, cast, relations, beats, leftOut, prompt, holdings: [], dressings: [], stands: [] };
};

it('what is set on fire burns once it has been, and a small dragon is up there with it', () => {
  const draft = draftOf('A baby dragon sets a birthday cake on fire, the children around the table laugh');
  setAlight(draft);
  const [dragon, cake, table] = ['dragon', 'cake', 'dining table'].map((thing) =>
    draft.cast.find((role) => role.thing === thing),
  );
  expect(draft.beats.find(({ act }) => act === 'burn')).toMatchObject({ role: cake?.id });
  expect(draft.relations).toContainEqual({ role: dragon?.id, relation: 'on', to: table?.id, where: null });
  expect(4 * (dragon?.size ?? 9)).toBeLessThan(1.1);
});

it('a candle that is lit gives light and nothing more', () => {
  const draft = draftOf('A wizard ignites a candle');
  setAlight(draft);
  expect(draft.beats.some(({ act }) => act === 'burn')).toBe(false);
});
