import { SAMPLE_RATE } from './buffer.ts';

/** A second-order filter that keeps its own state: one per channel and voice. */
export interface Filter {
  run(sample: number): number;
  tune(hertz: number): void;
}

export type FilterKind = 'low' | 'high' | 'band';

export function makeFilter(kind: FilterKind, hertz: number, quality = Math.SQRT1_2): Filter {
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let a1 = 0;
  let a2 = 0;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  const tune = (frequency: number): void => {
    const angle = (Math.PI * 2 * Math.min(frequency, SAMPLE_RATE * 0.49)) / SAMPLE_RATE;
    const cos = Math.cos(angle);
    const width = Math.sin(angle) / (2 * quality);
    const scale = 1 / (1 + width);
    if (kind === 'low') {
      b1 = (1 - cos) * scale;
      b0 = b1 / 2;
      b2 = b0;
    } else if (kind === 'high') {
      b1 = -(1 + cos) * scale;
      b0 = -b1 / 2;
      b2 = b0;
    } else {
      b0 = width * scale;
      b1 = 0;
      b2 = -b0;
    }
    a1 = -2 * cos * scale;
    a2 = (1 - width) * scale;
  };
  tune(hertz);
  return {
    tune,
    run(sample) {
      const out = b0 * sample + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = sample;
      y2 = y1;
      y1 = out;
      return out;
    },
  };
}
