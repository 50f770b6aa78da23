import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';
import { tipped } from './scrap.ts';

/** A house of concrete of which the front stands: windows without panes, a broken top. Front at z 0. */
export function makeShell(seed: number, width: number, floors: number, snowy: boolean): Mesh {
  const random = makeRandom(seed).spawn('shell');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.06) });
  const wall = lookOf(random.pick([0x8a857c, 0x7a726a, 0x94866f, 0x6f7274]), 'stone');
  const dark = lookOf(0x17140f, 'stone');
  const [columns, storey] = [Math.max(3, Math.round(width / 2.4)), 3.2];
  const cell = width / columns;
  const stained = ([x, y]: Vector): Look =>
    darker(wall, 0.78 + 0.22 * Math.abs(Math.sin(x * 1.7 + Math.sin(y * 0.9) * 2)));
  for (let i = 0; i < columns; i++) {
    const gone = random.index(3) + (i === 0 || i === columns - 1 ? 0 : random.index(2));
    const top = Math.max(1, floors - gone);
    const x = -width / 2 + i * cell;
    for (let j = 0; j < top; j++) {
      const y = j * storey;
      solids.box([x, y, -0.35], [x + cell * 0.28, y + storey, 0], stained, 1.6);
      solids.box([x + cell * 0.78, y, -0.35], [x + cell, y + storey, 0], stained, 1.6);
      solids.box([x, y, -0.35], [x + cell, y + (j === 0 ? 0.2 : 0.9), 0], stained, 1.6);
      solids.box([x, y + 2.5, -0.35], [x + cell, y + storey, 0], stained, 1.6);
      solids.sheet([x, y, -2.4], [cell, 0, 0], [0, storey, 0], dark);
      solids.box([x, y + storey - 0.2, -2.4], [x + cell, y + storey, -0.3], darker(wall, 0.6), 3);
    }
    // Broken edges and bare iron above.
    for (let k = 0; k < 7; k++) {
      const [a, h] = [x + random.between(0, cell - 0.4), random.between(0.1, 1.1)];
      solids.box(
        [a, top * storey, -0.32],
        [a + random.between(0.2, 0.5), top * storey + h, -0.02],
        snowy && h < 0.4 ? lookOf(0xe8edf0, 'snow') : stained,
        3,
      );
      if (k % 3 === 0)
        solids.tube(
          [
            [a, top * storey, -0.2],
            [a + random.between(-0.2, 0.2), top * storey + h + 0.9, -0.1],
          ],
          0.02,
          lookOf(0x5a3622, 'stone'),
          4,
        );
    }
  }
  for (const x of [-width / 2, width / 2 - 0.3])
    solids.box([x, 0, -6], [x + 0.3, Math.max(1, floors - 2) * storey, 0], stained, 3);
  // Rubble at its foot.
  for (let k = 0; k < width * 5; k++) {
    const s = random.between(0.12, 0.55);
    solids.within(
      tipped(
        random.between(-width / 2, width / 2),
        s * 0.3,
        random.between(0.1, 2.2),
        random.between(0, 6),
        random.between(-0.6, 0.6),
      ),
      () => solids.box([-s, -s * 0.5, -s * 0.7], [s, s * 0.5, s * 0.7], darker(wall, random.between(0.6, 1.1)), 9),
    );
  }
  return solids.build();
}
