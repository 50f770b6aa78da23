import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';
import { provide } from '../provide.ts';

const stageOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const benchOf = ({ figures }: Stage) => figures.find(({ body }) => body.sheet.thing === 'craft table');
const craftIn = (prompt: string): unknown => {
  const parts = benchOf(stageOf(prompt))?.body.sheet.parts;
  return Array.isArray(parts) ? parts[0] : null;
};

describe('fine work', () => {
  it.each([
    ['A watchmaker places a tiny gear into a pocket watch with tweezers', 'watch'],
    ['A clockmaker winds a brass mantel clock with a small key', 'clock'],
    ['A goldsmith files a silver ring at her workbench', 'jewel'],
    ['An old master writes a single large character with a thick brush', 'calligraphy'],
    ['A jeweler sets a diamond into a gold ring', 'jewel'],
    ['A cobbler hammers nails into the sole of a boot', 'shoe'],
    ['A chef drizzles chocolate sauce over a scoop of ice cream', 'plating'],
    ['A baker pipes pink frosting onto a cupcake', 'piping'],
    ['An old man trims a bonsai tree with scissors', 'bonsai'],
    ['A pizza maker spreads tomato sauce on dough, then slides the pizza into the oven', 'pizza'],
    ['A barista tamps coffee grounds into a portafilter', 'coffee'],
    ['Scissors cutting blue silk, macro shot, soft light', 'cloth'],
    ['A mechanic tightens a bolt on a motorcycle engine with a wrench', 'engine'],
  ])('%s: at its bench', (prompt, craft) => {
    expect(craftIn(prompt)).toBe(craft);
  });

  it('has both hands at the work, and nothing of it stands elsewhere', () => {
    const stage = stageOf('A watchmaker places a tiny gear into a pocket watch with tweezers');
    expect(stage.figures).toHaveLength(2);
    expect(stage.figures[0]?.grips.map(({ anchor }) => anchor).toSorted()).toEqual(['postLeft', 'postRight']);
  });

  it('is nothing that is done on the way', () => {
    expect(craftIn('A watchmaker walks through a rainy street')).toBeNull();
    expect(craftIn('A jeweler opens the door of her shop')).toBeNull();
  });

  it('is seen where its tool is told, since that is a part of it', () => {
    const [shot] = provide(
      writeScript({
        prompt: 'A tattoo artist inks a rose onto a forearm, close-up of the needle',
        negativePrompt: null,
        durationSeconds: 4,
      }),
      { indoor: true },
    ).shots;
    expect(shot).toMatchObject({ subject: 0, part: 'hands', size: 'close' });
  });

  it('is near from straight above, where nothing is told of how near', () => {
    const [shot] = provide(
      writeScript({
        prompt: 'Top-down shot of a barista pouring milk into a cappuccino',
        negativePrompt: null,
        durationSeconds: 4,
      }),
      { indoor: true },
    ).shots;
    expect(shot).toMatchObject({ angle: 'birds_eye', part: 'hands', size: 'close' });
  });

  it.each([
    ['A barista pours milk into a cup of coffee making latte art of a heart, close-up, warm light', 'hands'],
    ['A barista pours milk into a cup of coffee, looks up and smiles, close-up', null],
  ])('%s: is near to its hands where no face is told', (prompt, part) => {
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
    expect(provide(script, { indoor: true }).shots[0]?.part).toBe(part);
  });

  it('cuts no cake for cloth that lies under it', () => {
    expect(craftIn('A woman cuts a cake on a linen tablecloth')).toBeNull();
  });

  it.each([
    ['A woman puts on red lipstick at her vanity table, close-up', 'lipstick'],
    ['A young woman applies mascara in the morning', 'mascara_wand'],
  ])('%s: has that in the hand', (prompt, held) => {
    const { figures } = stageOf(prompt);
    expect(figures[0]?.body.sheet.holds).toBe(held);
    expect(figures.filter(({ body }) => body.sheet.thing === 'lipstick')).toEqual([]);
  });
});
