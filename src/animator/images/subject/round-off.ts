import type { Plate, PlateCut } from '../plate/plate.ts';
import type { SubjectLife } from './life.ts';
import { cutSideOf } from './travel.ts';

/** Of the film's width: so far beyond the edge goes on whoever was cut off there. */
const BEYOND = 0.085;

/** Who is cut off by an edge of the picture and goes away from it would show a straight cut: there it becomes round, as a back or a sleeve is. */
export function roundOff(plate: Plate, life: SubjectLife | null): Plate {
  const { subject, size, area } = plate;
  if (subject === null || life === null) return plate;
  const side = cutSideOf(subject);
  const away = life.moves.some(({ gait, direction }) => gait !== null && direction === (side < 0 ? 'right' : 'left'));
  if (side === 0 || !away) return plate;
  const { cut } = subject;
  const edge = side < 0 ? area.left - cut.left : area.left + size.width - 1 - cut.left;
  return { ...plate, subject: { ...subject, cut: rounded(cut, edge, side, size.width * BEYOND) } };
}

/** `edge`: the column at which the picture ended; on its `side` what is left of it bends back over `radius` pixels. */
function rounded(cut: PlateCut, edge: number, side: -1 | 1, radius: number): PlateCut {
  const { width, height } = cut;
  const pixels = new Uint8Array(new SharedArrayBuffer(cut.pixels.length));
  pixels.set(cut.pixels);
  const shown = (row: number): boolean => (cut.pixels[(row * width + edge) * 4 + 3] ?? 0) > 127;
  let top = 0;
  for (let row = 0; row < height; row++) {
    if (!shown(row)) top = row + 1;
    const inside = Math.min(1, (row - top) / radius);
    const reach = row < top ? 0 : radius * Math.sqrt(1 - (1 - inside) ** 2);
    for (let column = edge + side; column >= 0 && column < width; column += side) {
      if (Math.abs(column - edge) > reach) pixels[(row * width + column) * 4 + 3] = 0;
    }
  }
  return { ...cut, pixels };
}
