import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('has trees go by outside a train that runs, each only while it may be seen', () => {
  const script = writeScript({
    prompt: 'A man sits on a train and looks out of the window',
    negativePrompt: null,
    durationSeconds: 8,
  });
  const passing = stageScript(script, 1, 16 / 9).figures.filter(
    ({ body, path }) => body.family === 'plant' && path.length > 1,
  );
  expect(passing.length).toBeGreaterThan(12);
  for (const { path, seen } of passing) {
    expect((path[1]?.at[0] ?? 0) - (path[0]?.at[0] ?? 0)).toBeGreaterThan(60);
    expect(seen.to - seen.from).toBeLessThan(5);
  }
});
