import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { ball, box, cylinder, extrude, lathe, tube } from '../../forge/shapes.ts';
import { both, moved, type Surface, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CarShell } from './car-shell.ts';
import { BLACK, CHROME } from './wheels.ts';

const LAMP: Paint = { material: 'glow', colour: 0xfff4d8, glows: 1.5 };
const TAIL: Paint = { material: 'glow', colour: 0xd81a1a, glows: 0.9 };
const AMBER: Paint = { material: 'glow', colour: 0xff9a2a, glows: 0.7 };

export const SERVICES = ['taxi', 'police', 'ambulance'] as const;
export type Service = (typeof SERVICES)[number];

const plate = (width: number, height: number, radius: number, depth = 0.04): Surface =>
  extrude(roundedRectangle(width, height, radius), depth);

/** A lamp that follows the skin from the end of the car around its corner; `more` makes it longer, `out` lifts it off. */
function wrapLamp(shell: CarShell, face: number, y: number, high: number, out: number, more: number): Surface {
  const { style, halfAt, sideAt } = shell;
  const end = style.length / 2;
  const [inner, back] = [halfAt(face * end) * 0.52 - more, 0.34 + more];
  const line = (height: number): Vector[] => {
    const points: Vector[] = [];
    const corner = sideAt(face * end, height);
    for (const share of [0, 0.35, 0.7, 0.92, 1])
      points.push([inner + (corner - inner) * share, height, face * (end + out)]);
    for (const share of [0.1, 0.25, 0.45, 0.7, 1]) {
      const z = face * (end - back * share);
      points.push([sideAt(z, height) + out, height - high * 0.12 * share, z]);
    }
    return points;
  };
  const rows = [-0.5, -0.3, 0, 0.3, 0.5].map((share) => line(y + high * share));
  // Seen from outside, the way around the corner runs to the right at the front and to the left at the back.
  return sheet(face > 0 ? rows : [...rows].reverse(), { crease: 1 });
}

/** Lamps, grille, bumpers and number plates. */
export function forgeEnds(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, halfAt } = shell;
  const end = style.length / 2;
  const shine: Paint = style.chrome === true ? CHROME : { ...paint, colour: darker(paint.colour, 0.92) };
  for (const face of [1, -1]) {
    const z = face * (end - 0.005);
    const top = topAt(face * (end - 0.02));
    const half = halfAt(z);
    const turn = face > 0 ? aboutY(0) : aboutY(Math.PI);
    const put = (what: Paint, surface: Surface, x: number, y: number, out: number): void => {
      const place = moved(surface, { at: [x, y, z + face * out], turn });
      forge.add(what, x === 0 ? place : both(place));
    };
    const low = style.clearance + 0.08;
    const lampY = low + (top - low) * 0.68;
    if (style.lamps === 'round') {
      const bowl = moved(ball([0.115, 0.115, 0.06], 20, 10), {});
      put(
        CHROME,
        moved(
          lathe(
            [
              [0.14, 0],
              [0.13, 0.03],
              [0.11, 0.035],
            ],
            22,
          ),
          { turn: aboutX(Math.PI / 2) },
        ),
        half * 0.66,
        lampY,
        0.0,
      );
      put(face > 0 ? LAMP : TAIL, face > 0 ? bowl : moved(bowl, { size: [0.7, 0.7, 0.8] }), half * 0.66, lampY, 0.005);
    } else {
      const high = style.lamps === 'slim' ? 0.13 : 0.2;
      forge.add(BLACK, both(wrapLamp(shell, face, lampY, high + 0.04, 0.004, 0.03)));
      forge.add(face > 0 ? LAMP : TAIL, both(wrapLamp(shell, face, lampY, high, 0.009, 0)));
    }
    put(shine, box([half * 1.96, 0.13, 0.12], 0.045), 0, low + 0.1, 0.01);
    put({ material: 'plastic', colour: 0xe9e9e4 }, plate(0.5, 0.11, 0.012, 0.012), 0, low + 0.1, 0.075);
    if (face > 0) {
      const [w, h] = [half * 0.95, Math.max(0.07, (top - low) * 0.3)];
      put(BLACK, plate(w, h, 0.04), 0, low + 0.2 + h / 2, -0.004);
      const bars = style.lamps === 'block' ? 5 : 3;
      for (let k = 0; k < bars; k++) {
        put(CHROME, box([w * 0.94, 0.012, 0.02], 0.004), 0, low + 0.2 + (h * (k + 0.5)) / bars, 0.016);
      }
      put(AMBER, plate(0.12, 0.05, 0.02), half * 0.74, low + 0.1, 0.055);
    } else {
      put(AMBER, plate(0.1, 0.04, 0.015), half * 0.74, low + 0.1, 0.06);
      forge.add(
        CHROME,
        moved(cylinder(0.04, 0.16, { segments: 12 }), {
          at: [half * 0.5, style.clearance, -end + 0.1],
          turn: aboutX(-Math.PI / 2),
        }),
      );
    }
  }
}

/** Door seams and handles, mirrors, sills. */
export function forgeTrim(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, sideAt } = shell;
  const { front, rear } = style.cabin;
  const seamPaint: Paint = { material: 'plastic', colour: darker(paint.colour, 0.22) };
  const doorEnd = front - 0.05 + (rear - front + 0.08) * (style.doors === 2 ? 0.62 : 0.47);
  const seams = [front - 0.12, doorEnd, ...(style.doors === 4 ? [Math.max(style.axles[1] + 0.3, rear + 0.45)] : [])];
  for (const z of seams) {
    const line: Vector[] = [];
    for (let k = 0; k <= 6; k++) {
      const y = style.clearance + 0.12 + (topAt(z) - 0.06 - style.clearance - 0.12) * (k / 6);
      line.push([sideAt(z, y) + 0.001, y, z]);
    }
    forge.add(seamPaint, both(tube(line, 0.005, { sides: 5 })));
  }
  for (const z of seams.slice(1)) {
    const y = topAt(z) - 0.17;
    const at: Vector = [sideAt(z + 0.14, y) + 0.012, y, z + 0.14];
    forge.add(style.chrome === true ? CHROME : BLACK, both(moved(box([0.025, 0.03, 0.17], 0.01), { at })));
  }
  const mirrorZ = front - 0.3;
  const [x, y] = [sideAt(mirrorZ, topAt(mirrorZ)) + 0.09, topAt(mirrorZ) + 0.07];
  forge.add(paint, both(moved(ball([0.1, 0.065, 0.06], 16, 10), { at: [x, y, mirrorZ] })));
  forge.add(
    BLACK,
    both(
      tube(
        [
          [x - 0.02, y - 0.02, mirrorZ],
          [x - 0.14, y - 0.08, mirrorZ],
        ],
        0.02,
      ),
    ),
  );
  const sillLine: Vector[] = [];
  for (let k = 0; k <= 8; k++) {
    const z = style.axles[1] + shell.arch + 0.03 + (style.axles[0] - style.axles[1] - shell.arch * 2 - 0.06) * (k / 8);
    sillLine.push([sideAt(z, style.clearance) - 0.01, style.clearance + 0.03, z]);
  }
  forge.add(BLACK, both(tube(sillLine, 0.045, { sides: 8 })));
}

export function forgeWing(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt } = shell;
  const z = -style.length / 2 + 0.22;
  const y = topAt(z) + 0.24;
  forge.add(paint, moved(box([style.width * 0.9, 0.035, 0.32], 0.016), { at: [0, y, z], turn: aboutX(-0.08) }));
  forge.add(BLACK, both(moved(box([0.03, 0.26, 0.16], 0.01), { at: [style.width * 0.3, y - 0.12, z] })));
}

export function forgeRack(forge: Forge, shell: CarShell): void {
  const { style } = shell;
  const { roofFront, roofRear } = style.cabin;
  const x = shell.halfAt(0) - style.tumble - 0.12;
  const y = style.height + 0.06;
  forge.add(
    BLACK,
    both(
      tube(
        [
          [x, y - 0.05, roofFront - 0.12],
          [x, y, roofFront - 0.25],
          [x, y, roofRear + 0.2],
          [x, y - 0.05, roofRear + 0.05],
        ],
        0.018,
      ),
    ),
  );
  for (const share of [0.25, 0.75]) {
    const z = roofFront + (roofRear - roofFront) * share;
    forge.add(
      BLACK,
      tube(
        [
          [-x, y, z],
          [x, y, z],
        ],
        0.018,
      ),
    );
  }
}

export function forgeService(forge: Forge, shell: CarShell, service: Service): void {
  const { style } = shell;
  const z = (style.cabin.roofFront + style.cabin.roofRear) / 2;
  const y = style.height + 0.05;
  if (service === 'taxi') {
    forge.add(
      { material: 'glow', colour: 0xfff0b0, glows: 1.1 },
      moved(box([0.5, 0.16, 0.2], 0.04), { at: [0, y + 0.04, z] }),
    );
    forge.add(BLACK, moved(box([0.54, 0.03, 0.24], 0.01), { at: [0, y - 0.05, z] }));
    for (let k = 0; k < 16; k++) {
      const along = shell.style.axles[1] + 0.45 + k * 0.12;
      const yy = shell.topAt(along) - 0.32 - (k % 2) * 0.05;
      forge.add(
        BLACK,
        both(moved(box([0.006, 0.05, 0.12], 0.001), { at: [shell.sideAt(along, yy) + 0.001, yy, along] })),
      );
    }
    return;
  }
  if (service === 'ambulance') forgeCross(forge, shell);
  forge.add(BLACK, moved(box([1.1, 0.04, 0.22], 0.01), { at: [0, y - 0.03, z] }));
  forge.add(
    { material: 'glow', colour: service === 'police' ? 0xff2a2a : 0x2a55ff, glows: 1.4 },
    moved(box([0.46, 0.1, 0.2], 0.04), { at: [0.28, y + 0.03, z] }),
  );
  forge.add(
    { material: 'glow', colour: 0x2a55ff, glows: 1.6 },
    moved(box([0.46, 0.1, 0.2], 0.04), { at: [-0.28, y + 0.03, z] }),
  );
}

/** A red band along the sides and a cross on it. */
function forgeCross(forge: Forge, shell: CarShell): void {
  const red: Paint = { material: 'paint', colour: 0xd4242c };
  const { style } = shell;
  for (let k = 0; k < 12; k++) {
    const z = -2.3 + k * 0.36;
    forge.add(red, both(moved(box([0.01, 0.14, 0.362], 0.001), { at: [shell.sideAt(z, 1.02) + 0.004, 1.02, z] })));
  }
  const x = shell.halfAt(-0.6) - 0.06;
  for (const [wide, tall] of [
    [0.66, 0.2],
    [0.2, 0.66],
  ] as const) {
    forge.add(
      red,
      both(moved(box([0.03, tall, wide], 0.005), { at: [x - 0.006, style.height - 0.55, -0.9], turn: aboutZ(0.1) })),
    );
  }
}
