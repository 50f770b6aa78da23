import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sayPortraits } from './portraits.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const acts = (prompt: string) => write(prompt).beats.map(({ act }) => act);

describe('portraits as they are told', () => {
  it.each([
    ['A nurse stands in a corridor. Her hands rest loosely at her sides.', ['stand']],
    ['A nurse with dark hair that falls over her forehead stands in a corridor.', ['stand']],
    [
      'A tailor sits at a desk. His arms are crossed over his chest, and his head is resting on a wall.',
      ['sit', 'cross_arms'],
    ],
    ['A boy lies on the floor. His legs are crossed, with one hand resting on his stomach.', ['lie']],
    ['A judge wearing a black suit, a light blue shirt, and a dark tie stands in a hall.', ['stand']],
    ['A judge in a green sweater and white pants stands in a hall.', ['stand']],
  ])('%s: nobody does what limbs, hair and clothes do', (prompt, wanted) => expect(acts(prompt)).toEqual(wanted));

  it.each([
    ['A boy stands in a hall. His cap is red, creating a quiet sense of home.', ['stand']],
    ['An archer stands in a forest. Her fingers release the bowstring.', ['stand', 'shoot']],
    ['A boy is lying on white sheets, his head tilted back, resting on the edge of a soft pillow.', ['lie']],
    ['A singer in a green dress stands on a stage, leaving her shoulders bare.', ['stand']],
    ['A baker in faded work clothes stands in a kitchen and lowers his head.', ['stand', 'look']],
  ])('%s: nobody does what a picture does', (prompt, wanted) => expect(acts(prompt)).toEqual(wanted));

  it('sees whose clothes are told, though their hands are told as well', () =>
    expect(
      write('Close-up. A man in a grey coat stands beside a car, both hands in his pockets.').shots[0]?.part,
    ).toBeNull());

  it('has nobody on the shelves, in ruins or with a mask on', () => {
    expect(sayPortraits('He arranges goods on the shelves.')).toBe('He arranges goods beside the shelves.');
    const { set, cast } = write(
      'A girl in a blue skirt stands on a deserted city street, her expression a mask of sorrow.',
    );
    expect([set.place, cast[0]?.wears.length]).toEqual(['city', 1]);
  });

  it('counts nobody twice who composes the frame', () =>
    expect(write('Three figures fill the frame. In the middle a boy in a red cap reads.').cast[0]?.noun).toBe('boy'));

  it('dresses them in all that is told', () => {
    const worn = write('A judge wearing a grey suit, a white shirt, and a dark tie stands in a hall.').cast[0]?.wears;
    expect(worn?.map(({ garment }) => garment)).toEqual(['suit', 'shirt', 'necktie']);
  });

  it('reads how hair is', () => {
    expect(sayPortraits('Her hair is messy and dark.')).toBe('She has messy dark hair.');
    expect(sayPortraits('Her hair is neatly tied in a high bun.')).toBe('She has hair in a bun.');
    expect(write('A woman with a sharp black bob haircut reads.').cast[0]?.person?.hair).toEqual({
      ...{ colour: 'black', style: 'bob', length: null },
    });
    expect(write('A woman with brown hair that cascades down her back reads.').cast[0]?.person?.hair?.length).toBe(
      'long',
    );
  });

  it('takes no foreigner for a creature of another star, and no point beyond the camera for one', () => {
    const { set, cast } = write('Two foreigners sit at a table and look at a point beyond the camera.');
    expect([set.place, cast.map(({ thing }) => thing)]).toEqual(['living_room', ['person', 'dining table']]);
  });

  it('is about whom the shot shows', () =>
    expect(
      write(
        'In a church, a close-up shot shows a woman in a red robe holding a candle. In the background, other guests can be seen sitting on chairs.',
      ).cast[0]?.wears[0]?.garment,
    ).toBe('robe'));

  it('shows from behind whose back is told', () =>
    expect(write('A man walks in a field with his back to the camera.').shots[0]?.angle).toBe('behind'));

  it('knows the parts that everybody has as shown', () =>
    expect(
      write('A close-up of a woman. Her face and her eyes are calm, her nose is small.').leftOut,
    ).not.toContainEqual(expect.objectContaining({ reason: 'part_not_shown' })));

  it.each([
    ['A close-up of a woman with green eyes.', 'living_room'],
    ['A close-up of a woman with green eyes. The background is a blurred red wall.', 'backdrop'],
    ['A low-angle shot of a man and a woman around a hole in a white wall, looking down.', 'living_room'],
    ['A close-up of a woman who floats on her back in the dark water.', 'lake'],
  ])('%s is set in %s', (prompt, place) => expect(write(prompt).set.place).toBe(place));
});
