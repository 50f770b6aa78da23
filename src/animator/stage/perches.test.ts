import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { sketchScript } from '../staging.ts';

it.each(['A homeless man sits on a cardboard box under a bridge', 'A fisherman sits on a bucket on a pier'])(
  'sits on what is as good as a stool, with the legs before it: %s',
  (prompt) => {
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    const { figures } = sketchScript(script, 1, 16 / 9);
    expect(figures[0]?.support).toMatchObject({ as: 'sit', anchor: 'surface' });
  },
);
