import { describe, expect, it } from 'vitest';
import { sayCommercial } from './commercial-words.ts';

describe('words of those who advertise and film themselves', () => {
  it.each([
    ['Close-up of an alarm clock display.', 'Close-up of an alarm clock.'],
    ['A man silences his alarm.', 'A man presses the alarm clock.'],
    ['A girl lies under the warm covers.', 'A girl lies in bed.'],
    ['A boy sits up in bed.', 'A boy sits in bed.'],
    ['looking at the city waking up', 'looking at the city at dawn'],
    ['sitting in a bedroom setup with LED strip lights', 'sitting in a bedroom with purple and blue neon lights'],
    ['a room with red LED lights', 'a room with red LED lights'],
    ['before tall windows showing a harbour', 'before tall windows with a view of the harbour'],
    ['Morning light streams through the blinds.', 'Morning light shines through the blinds.'],
    ['She looks at us, slight nod of thanks.', 'She looks at us, nods.'],
    ['She waits. Small relieved smile forms.', 'She waits. The subject smiles.'],
    ['He waits with a small smile.', 'He waits with a small smile.'],
  ])('%s', (written, told) => {
    expect(sayCommercial(written)).toBe(told);
  });
});
