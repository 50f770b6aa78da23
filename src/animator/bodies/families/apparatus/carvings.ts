import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { block, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, extrude, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';

const PALE: Paint = { material: 'wood', colour: 0xd9a866 };
/** What is being carved: by what is said of it, else a figure that has a head already. */
export function addCarving(forge: Forge, said: string, y: number): void {
  const add = (surface: Parameters<Forge['add']>[1], paint = PALE): void => {
    forge.add(paint, surface, 'carving');
  };
  if (/violin|fiddle|cello|guitar|lute/.test(said)) {
    const outline: [number, number][] = [
      [-0.2, -0.1],
      [-0.1, -0.115],
      [-0.02, -0.07],
      [0.06, -0.095],
      [0.15, -0.06],
      [0.15, 0.06],
      [0.06, 0.095],
      [-0.02, 0.07],
      [-0.1, 0.115],
      [-0.2, 0.1],
    ];
    add(moved(extrude(outline, 0.045, 0.014), { at: [0.03, y + 0.03, 0], turn: aboutX(-Math.PI / 2) }), {
      material: 'wood',
      colour: 0xb4682e,
    });
    add(block([0.24, 0.025, 0.035], [-0.26, y + 0.05, 0], 0.008), { material: 'wood', colour: 0x8a4a22 });
    add(moved(cylinder(0.036, 0.05, { segments: 20 }), { at: [-0.39, y + 0.05, -0.025], turn: aboutX(Math.PI / 2) }));
    return;
  }
  if (/spoon|ladle/.test(said)) {
    add(moved(ball([0.075, 0.025, 0.05], 18, 8), { at: [0.1, y + 0.03, 0] }));
    add(
      tube(
        [
          [0.06, y + 0.03, 0],
          [-0.2, y + 0.035, 0],
        ],
        0.017,
        { sides: 10 },
      ),
    );
    return;
  }
  if (/pumpkin|jack/.test(said)) {
    for (let k = 0; k < 9; k++)
      add(
        moved(ball([0.07, 0.12, 0.1], 14, 10), {
          at: [Math.sin(k * 0.7) * 0.075, y + 0.12, Math.cos(k * 0.7) * 0.075],
          turn: aboutY(k * 0.7),
        }),
        { material: 'food', colour: 0xe07a22 },
      );
    return;
  }
  if (/bird|duck|swan|eagle|owl|hen|rooster/.test(said)) {
    add(moved(ball([0.12, 0.075, 0.07], 20, 12), { at: [0, y + 0.1, 0], turn: aboutZ(0.25) }));
    add(moved(ball([0.05, 0.05, 0.048], 16, 10), { at: [0.11, y + 0.19, 0] }));
    add(
      moved(
        lathe(
          [
            [0.018, 0],
            [0, 0.05],
          ],
          10,
        ),
        { at: [0.15, y + 0.19, 0], turn: aboutZ(-Math.PI / 2) },
      ),
    );
    add(block([0.13, 0.02, 0.07], [-0.14, y + 0.075, 0], 0.008, aboutZ(-0.2)));
    add(block([0.12, 0.04, 0.12], [0, y + 0.02, 0], 0.008), WOOD);
    return;
  }
  add(block([0.15, 0.12, 0.13], [0, y + 0.06, 0], 0.012), WOOD);
  add(moved(ball([0.07, 0.1, 0.06], 18, 12), { at: [0, y + 0.18, 0] }));
  add(moved(ball([0.055, 0.06, 0.055], 18, 12), { at: [0, y + 0.31, 0] }));
}
