import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { makeRandom } from '../../../maths/random.ts';
import { castRole } from '../../families.ts';

it('shows a sweater over what is below it, whichever is told first', () => {
  for (const worn of ['a red sweater over a blue turtleneck', 'a blue turtleneck under a red sweater']) {
    const [role] = writeScript({ prompt: `A girl in ${worn} reads.`, negativePrompt: null, durationSeconds: 4 }).cast;
    const wears = (role === undefined ? null : castRole(role, makeRandom(1)))?.sheet.wears;
    expect(JSON.stringify(wears)).toContain('"sweater"');
  }
});

it('puts something below a shirt, whatever else would have been worn', () => {
  for (let seed = 1; seed < 12; seed++) {
    const [role] = writeScript({
      prompt: 'A woman in a white shirt waves',
      negativePrompt: null,
      durationSeconds: 4,
    }).cast;
    const wears = role === undefined ? [] : (castRole(role, makeRandom(seed))?.sheet.wears ?? []);
    expect(JSON.stringify(wears)).toMatch(/pants|jeans|skirt|shorts/);
  }
});
