import type { KernelMemory } from '../maths/kernel-memory.ts';
import { makeRandom } from '../maths/random.ts';
import { GLYPHS } from './glyphs-table.ts';
import type { Lens } from './lens.ts';

const [GLYPH_WIDTH, GLYPH_HEIGHT, ADVANCE] = [5, 7, 6];
/** Pixels of a dot, in a picture 1280 wide. */
const DOT = 3.4;
const MARGIN = { x: 62, y: 46 };
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

interface Line {
  readonly text: string;
  /** Corner of the picture it stands in. */
  readonly across: 'left' | 'right';
  readonly down: 'top' | 'bottom';
  readonly row?: number;
  readonly colour?: number;
}

interface Dated {
  readonly seed: number;
  readonly night: boolean;
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const WHITE = 0xffe8f0f0;
const RED = 0xff3040f0;

/** What a camera writes into its picture, by the second. The day is of the film's own, never of today. */
const WRITINGS = {
  tape: ({ seed, night }: Dated, seconds: number): Line[] => {
    const random = makeRandom(seed ^ 0x7a9e);
    const [month, day] = [MONTHS[random.index(12)] ?? 'OCT', 1 + random.index(28)];
    const [hour, minute] = [night ? 9 : 2 + random.index(4), random.index(60)];
    return [
      { text: 'PLAY \u25b6', across: 'left', down: 'top' },
      { text: `SP 0:${two(12 + seconds / 60)}:${two(seconds % 60)}`, across: 'right', down: 'top' },
      { text: `PM ${hour}:${two(minute)}`, across: 'left', down: 'bottom', row: 1 },
      { text: `${month}. ${two(day)} 1994`, across: 'left', down: 'bottom' },
    ];
  },
  watch: ({ seed, night }: Dated, seconds: number): Line[] => {
    const random = makeRandom(seed ^ 0x33c1);
    const [camera, month, day] = [1 + random.index(8), 1 + random.index(12), 1 + random.index(28)];
    const [hour, minute] = [night ? 1 + random.index(4) : 10 + random.index(7), random.index(59)];
    return [
      { text: `CAM ${two(camera)}`, across: 'left', down: 'top' },
      { text: seconds % 1 < 0.6 ? 'REC \u25cf' : 'REC  ', across: 'right', down: 'top', colour: RED },
      {
        text: `${two(day)}-${two(month)}-2024 ${two(hour)}:${two(minute)}:${two(10 + seconds)}`,
        across: 'left',
        down: 'bottom',
      },
    ];
  },
  night: (_dated: Dated, seconds: number): Line[] => [
    { text: 'NV x4', across: 'left', down: 'top', colour: 0xff80ff90 },
    { text: seconds % 1 < 0.6 ? 'REC \u25cf' : 'REC  ', across: 'right', down: 'top', colour: 0xff80ff90 },
  ],
  heat: (_dated: Dated, seconds: number): Line[] => [
    { text: `MAX ${(37.2 + 0.3 * Math.sin(seconds * 1.7)).toFixed(1)}C`, across: 'left', down: 'top' },
    { text: 'IR 8-14UM', across: 'right', down: 'bottom' },
  ],
} as const;

export function makeWriting(
  memory: KernelMemory,
  { kernels, record, size }: Lens,
  kind: keyof typeof WRITINGS,
  dated: Dated,
): (seconds: number) => void {
  const scale = size.width / 1280;
  const side = Math.max(1, Math.round(DOT * scale * Math.min(1, size.width / size.height)));
  const room = memory.reserve(64 * ADVANCE * GLYPH_HEIGHT);
  return (seconds) => {
    for (const { text, across, down, row = 0, colour = WHITE } of WRITINGS[kind](dated, seconds)) {
      const columns = text.length * ADVANCE;
      const bits = memory.bytes(room, columns * GLYPH_HEIGHT).fill(0);
      for (const [place, letter] of [...text].entries())
        for (const [line, word] of (GLYPHS[letter] ?? []).entries())
          for (let dot = 0; dot < GLYPH_WIDTH; dot++)
            if ((word >> (GLYPH_WIDTH - 1 - dot)) & 1) bits[line * columns + place * ADVANCE + dot] = 1;
      const margin = { x: Math.round(MARGIN.x * scale), y: Math.round(MARGIN.y * scale) };
      const below = row * (GLYPH_HEIGHT + 4) * side;
      const x = across === 'left' ? margin.x : size.width - margin.x - columns * side;
      const y = down === 'top' ? margin.y + below : size.height - margin.y - GLYPH_HEIGHT * side - below;
      kernels.stampText(record.at, room, columns, GLYPH_HEIGHT, x, y, side, colour | 0);
    }
  };
}
