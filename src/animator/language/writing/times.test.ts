import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { parseSpan } from './times.ts';

const startsOf = (prompt: string, durationSeconds = 8): number[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds }).shots.map(({ from }) => Math.round(from * 10) / 10);

describe('times of shots', () => {
  it.each([
    '0s: A fox runs. 3s: It stops. 6s: It looks up.',
    '[0s] A fox runs. [3s] It stops. [6s] It looks up.',
    '(0s-3s) A fox runs. (3s-6s) It stops. (6s-8s) It looks up.',
    '[00:00] A fox runs. [00:03] It stops. [00:06] It looks up.',
    '0:00 - 0:03 A fox runs.\n0:03 - 0:06 It stops.\n0:06 - 0:08 It looks up.',
    '00:00–00:03: A fox runs. 00:03–00:06: It stops. 00:06–00:08: It looks up.',
    '00:00:00 - 00:00:03 A fox runs. 00:00:03 - 00:00:06 It stops. 00:00:06 - 00:00:08 It looks up.',
    'Seconds 0-3: A fox runs. Seconds 3-6: It stops. Seconds 6-8: It looks up.',
    'Second 0 to 3: A fox runs. Second 3 to 6: It stops. Second 6 to 8: It looks up.',
    'T=0s a fox runs. T=3s it stops. T=6s it looks up.',
    'At 0 seconds, a fox runs. At 3 seconds, it stops. At 6 seconds, it looks up.',
    'First 3 seconds: a fox runs. Next 3 seconds: it stops. Last 2 seconds: it looks up.',
    'Shot 1 (3s): A fox runs. Shot 2 (3s): It stops. Shot 3 (2s): It looks up.',
    'Shot 1 [0:00-0:03] A fox runs. Shot 2 [0:03-0:06] It stops. Shot 3 [0:06-0:08] It looks up.',
    '{"shots":[{"start":0,"end":3,"description":"A fox runs"},{"start":3,"end":6,"description":"It stops"},{"start":6,"end":8,"description":"It looks up"}]}',
    '{"timeline":{"0-3s":"A fox runs","3-6s":"It stops","6-8s":"It looks up"}}',
    '{"scenes":[{"duration":3,"action":"A fox runs"},{"duration":3,"action":"It stops"},{"duration":2,"action":"It looks up"}]}',
    '{"scenes":[{"timestamp":"00:00","action":"A fox runs"},{"timestamp":"00:03","action":"It stops"},{"timestamp":"00:06","action":"It looks up"}]}',
    '【0-3秒】一只狐狸在奔跑。【3-6秒】它停下来。【6-8秒】它抬头看。',
    '0-3 сек: лиса бежит. 3-6 сек: она останавливается. 6-8 сек: она смотрит вверх.',
  ])('begin a shot each: %s', (prompt) => {
    expect(startsOf(prompt)).toEqual([0, 3, 6]);
  });

  it('keeps tenths of seconds', () => {
    expect(startsOf('Beat 1 (0–2.7s): A fox runs. Beat 2 (2.7–5.4s): It stops. Beat 3 (5.4–8s): It looks up.')).toEqual(
      [0, 2.7, 5.4],
    );
  });

  it('films more than three shots where each has its seconds', () => {
    expect(startsOf('[0-2s] A fox runs. [2-4s] It stops. [4-6s] It digs. [6-8s] It jumps.')).toEqual([0, 2, 4, 6]);
  });

  it('tells a longer list in the seconds of the film', () => {
    expect(startsOf('[0-4s] A fox runs. [4-8s] It stops. [8-12s] It digs. [12-16s] It jumps.')).toEqual([0, 2, 4, 6]);
  });

  it.each([
    'A fox runs through the snow, 9:16, 8s.',
    'A 5-10 second clip of a fox that runs through the snow.',
    'A fox runs through the snow (16:9, 24fps, 50mm).',
    'Static shot of a man with a stopwatch who says, "3s: too slow. 5s: a shame."',
  ])('are no shape, no length of the film and nothing that is said: %s', (prompt) => {
    expect(startsOf(prompt)).toEqual([0]);
  });

  it('parts lists of shots that are only numbered', () => {
    expect(startsOf('Scene 1 - A fox runs.\nScene 2 - It stops.\nScene 3 - It looks up.')).toHaveLength(3);
  });

  it.each([
    ['0-3s', { from: 0, to: 3 }],
    ['00:03', { from: 3, to: null }],
    [2.5, { from: 2.5, to: null }],
    ['early morning', null],
  ])('reads a field of data: %s', (field, span) => {
    expect(parseSpan(field)).toEqual(span);
  });
});
