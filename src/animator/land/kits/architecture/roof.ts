import type { Random } from '../../../maths/random.ts';
import { normalise } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Solids } from './solids.ts';

export type CottageStyle = 'timbered' | 'white' | 'stone' | 'stucco' | 'pastel';

export function layParapet(solids: Solids, half: number, height: number, depth: number, wall: Look): void {
  solids.sheet([-half, height, 0], [half * 2, 0, 0], [0, 0, -depth], darker(wall, 0.95), [3, 3]);
  for (const z of [0, -depth + 0.2])
    solids.softBox([-half, height - 0.05, z - 0.2], [half, height + 0.45, z], 0.07, wall, { rings: 2, cell: 1.2 });
  for (const x of [-half, half - 0.2])
    solids.softBox([x, height - 0.05, -depth], [x + 0.2, height + 0.45, 0], 0.07, wall, { rings: 2, cell: 1.2 });
}

export interface RoofOrder {
  readonly half: number;
  readonly height: number;
  readonly depth: number;
  readonly snowy: boolean;
  readonly gabled: boolean;
  readonly wall: Look;
  readonly style: CottageStyle;
  readonly trim: Look;
}

/** Tiles in rows, each a tone of its own, and the gables below them. */
export function layRoof(
  solids: Solids,
  random: Random,
  { half, height, depth, snowy, gabled, wall, style, trim }: RoofOrder,
): void {
  const tile = snowy
    ? lookOf(0xeef2f5, 'snow')
    : lookOf(style === 'stone' ? 0x5a5c60 : random.pick([0x9a4a30, 0x8a4030, 0xa85a3a, 0x6a4438]), 'plaster');
  const eave = 0.4;
  // In roof space the ridge runs along x, `reach` to each side of it.
  const [length, reach] = gabled ? [depth, half] : [half * 2, depth / 2];
  const rise = reach * (style === 'timbered' ? 1.15 : 0.8);
  const frame = gabled
    ? [0, 0, -1, 0, 0, 1, 0, height, 1, 0, 0, -depth / 2]
    : [1, 0, 0, 0, 0, 1, 0, height, 0, 0, 1, -depth / 2];
  solids.within(frame, () => {
    const rows = Math.max(4, Math.round(reach / 0.32));
    for (const side of [-1, 1])
      for (let row = 0; row < rows; row++) {
        const at = (share: number): readonly [number, number] => [
          side * (reach + eave) * (1 - share),
          rise * share - (eave * rise * (1 - share)) / reach,
        ];
        const [z0, y0] = at(row / rows);
        const [z1, y1] = at((row + 1.12) / rows);
        const steps = Math.max(3, Math.round(length / 0.8));
        for (let k = 0; k < steps; k++) {
          const [a, b] = [
            -length / 2 - eave + ((length + eave * 2) * k) / steps,
            -length / 2 - eave + ((length + eave * 2) * (k + 1)) / steps,
          ];
          const look = darker(tile, random.between(0.82, 1.1));
          const normal = normalise([0, reach, side * rise]);
          const n = (
            [
              [a, y0 + 0.06, z0],
              [b, y0 + 0.06, z0],
              [b, y1, z1],
              [a, y1, z1],
            ] as const
          ).map((p) => solids.vertex(p, normal, look));
          if (side > 0) solids.quad(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 0);
          else solids.quad(n[1] ?? 0, n[0] ?? 0, n[3] ?? 0, n[2] ?? 0);
        }
      }
    for (const end of [-1, 1]) {
      const x = (end * length) / 2;
      const n = (
        [
          [x, 0, end * reach],
          [x, 0, -end * reach],
          [x, rise, 0],
        ] as const
      ).map((p) => solids.vertex(p, [end, 0, 0], wall));
      solids.triangle(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0);
      if (style === 'timbered')
        for (const z of [-0.5, 0, 0.5])
          solids.tube(
            [
              [x + end * 0.03, 0, z * reach],
              [x + end * 0.03, rise * (1 - Math.abs(z)), z * reach],
            ],
            0.09,
            trim,
            4,
          );
    }
    solids.tube(
      [
        [-length / 2 - eave, rise + 0.03, 0],
        [length / 2 + eave, rise + 0.03, 0],
      ],
      0.1,
      darker(tile, 0.85),
      6,
    );
    const x = length * random.between(-0.3, 0.3);
    solids.box(
      [x - 0.3, rise * 0.4, -reach * 0.45 - 0.3],
      [x + 0.3, rise + 0.9, -reach * 0.45 + 0.3],
      lookOf(0x8a5a48, 'stone'),
      0.8,
    );
    solids.box(
      [x - 0.36, rise + 0.85, -reach * 0.45 - 0.36],
      [x + 0.36, rise + 1, -reach * 0.45 + 0.36],
      snowy ? tile : lookOf(0x6a4a40, 'stone'),
      9,
    );
  });
}
