import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { ball, cylinder, extrude, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { joystickAt, tapAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

const [WIDE, TALL] = [0.7, 1.84];

/** From the side, front to the right: z and y. Its edge follows the screen closely, so that one sees that it is lit from the side as well. */
const SIDE: readonly Point[] = [
  [-0.4, 0],
  [0.3, 0],
  [0.3, 0.12],
  [0.36, 0.2],
  [0.36, 0.78],
  [0.5, 0.84],
  [0.5, 0.93],
  [0.24, 1.03],
  [0.09, 1.52],
  [0.3, 1.6],
  [0.34, 1.64],
  [0.34, 1.8],
  [0.28, TALL],
  [-0.4, TALL],
];

/** The foot of the screen, and how far it leans back. */
const [FOOT, LEAN]: [Vector, number] = [[0, 1.035, 0.205], 0.3];
const [UP, OUT]: [Vector, Vector] = [
  [0, Math.cos(LEAN), -Math.sin(LEAN)],
  [0, Math.sin(LEAN), Math.cos(LEAN)],
];
/** A point of the screen: metres to the right of its middle, up from its foot, and before it. */
const onScreen = (x: number, y: number, out = 0): Vector =>
  add(add([x, 0, 0], FOOT), add(scale(UP, y), scale(OUT, out)));

/** Lit squares, one for each mark of a drawing in letters. */
function pixels(drawing: readonly string[], size: number): Surface {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  const rows = drawing.length;
  for (const [row, line] of drawing.entries())
    for (const [column, mark] of [...line].entries()) {
      if (mark === ' ') continue;
      const [x, y, base] = [(column - line.length / 2) * size, (rows / 2 - row - 1) * size, positions.length / 3];
      positions.push(x, y, 0, x + size, y, 0, x + size, y + size, 0, x, y + size, 0);
      for (let k = 0; k < 4; k++) normals.push(0, 0, 1);
      indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
    }
  return { positions, normals, indices };
}

const INVADERS = [
  [' #  # ', '######', '# ## #', '######', ' #  # ', '#    #'],
  ['  ##  ', ' #### ', '## ## ', '######', '# ## #', ' #  # '],
] as const;
const SHIP = ['   #   ', '  ###  ', ' ##### ', '#######', '## # ##'] as const;
const STAR = ['  #  ', ' ### ', '#####', ' ### ', '  #  '] as const;
/** What its marquee reads, as far as one reads it: PLAY. */
const PLAY = [
  '###  #    ##  #  #',
  '#  # #   #  # #  #',
  '###  #   ####  ## ',
  '#    #   #  #  #  ',
  '#    ### #  #  #  ',
] as const;

const lit = (colour: number, glows: number): Paint => ({ material: 'glow', colour, glows });
const [PINK, CYAN, YELLOW, GREEN] = [0xff3f9a, 0x2fd8ff, 0xffc83a, 0x5fff7a] as const;

function layGame(forge: Forge): void {
  const flat = aboutX(-LEAN);
  forge.add(BLACK, moved(block([WIDE - 0.08, 0.54, 0.03], [0, 0.25, -0.02], 0.006), { at: FOOT, turn: flat }), 'root');
  forge.add(
    lit(0x14103a, 0.9),
    moved(block([0.54, 0.45, 0.006], [0, 0.25, 0], 0.002), { at: FOOT, turn: flat }),
    'root',
  );
  const draw = (drawing: readonly string[], size: number, x: number, y: number, paint: Paint, bone: string): void => {
    forge.add(paint, moved(pixels(drawing, size), { at: onScreen(x, y, 0.007), turn: flat }), bone);
  };
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 5; k++)
      draw(
        INVADERS[(row + k) % 2] ?? INVADERS[0],
        0.0085,
        (k - 2) * 0.08,
        0.4 - row * 0.075,
        lit([PINK, CYAN, GREEN][row] ?? PINK, 1.7),
        'fleet',
      );
  draw(SHIP, 0.009, 0, 0.06, lit(YELLOW, 1.7), 'ship');
  draw(['#', '#', '#'], 0.009, 0, 0.06, lit(0xffffff, 2), 'shot');
  for (const x of [-0.17, 0.01, 0.19]) draw(['#####', '#####', '#   #'], 0.012, x, 0.125, lit(GREEN, 1.1), 'root');
  draw(['###  # # ##  ###', '# #  # #  #  # #', '###  # # ### ###'], 0.006, -0.18, 0.46, lit(0xffffff, 1.4), 'root');
}

/** Metres that the fleet goes to each side, and seconds until it is back. */
const [MARCH, ROUND] = [0.06, 5] as const;
/** Seconds from shot to shot, and metres that one goes up. */
const [RELOADS, RANGE] = [0.9, 0.34] as const;

/** An upright machine of a games hall: marquee, leaning screen with a game on it, stick and buttons; whoever plays stands before it. */
export function makeArcadeMachine(order: ThingOrder): Make {
  const body = mainPaint(order, { material: 'plastic', colour: 0x1c2250 });
  const stripe: Paint = { material: 'plastic', colour: order.colour === null ? PINK : darker(order.colour, 0.6) };
  const stick: Vector = [-0.17, 0.99, 0.38];
  const buttons: Vector = [0.14, 0.985, 0.38];
  const bones = thingBones(TALL)
    .bone('stick', 'root', stick, [stick[0], 1.1, stick[2]])
    .bone('tap', 'root', buttons, [buttons[0], 1.1, buttons[2]])
    .bone('fleet', 'root', onScreen(0, 0.3), onScreen(0, 0.4))
    .bone('ship', 'root', onScreen(0, 0.06), onScreen(0, 0.16))
    .bone('shot', 'ship', onScreen(0, 0.06), onScreen(0, 0.16));
  return piece([TALL, 0.9, WIDE + 0.06], {
    bones,
    forge(forge) {
      // Its front faces +z; an outline is drawn in x and turned.
      const outline = SIDE.map(([z, y]): Point => [-z, y]).reverse();
      const side = aboutY(Math.PI / 2);
      for (const x of [-1, 1]) {
        forge.add(
          body,
          moved(extrude(outline, 0.035, 0.006), { at: [(x * (WIDE - 0.035)) / 2, 0, 0], turn: side }),
          'root',
        );
        const out = (x * WIDE) / 2 + x * 0.003;
        forge.add(
          { material: 'plastic', colour: CYAN },
          tube(
            SIDE.map(([z, y]): Vector => [(x * (WIDE - 0.035)) / 2, y, z]),
            0.013,
            { sides: 6, ring: true },
          ),
          'root',
        );
        // Rays over the side, and a star.
        for (const [k, paint] of [
          stripe,
          { material: 'plastic', colour: YELLOW } as const,
          { ...stripe, colour: CYAN },
        ].entries())
          forge.add(paint, block([0.004, 0.075, 0.78], [out, 0.34 + k * 0.11, -0.03], 0.001, aboutX(-0.42)), 'root');
        forge.add(
          { material: 'plastic', colour: 0xf6f2ea },
          moved(pixels(STAR, 0.052), { at: [out + x * 0.002, 1.2, -0.16], turn: aboutY((x * Math.PI) / 2) }),
          'root',
        );
      }
      const within = WIDE - 0.07;
      forge.add(body, block([within, TALL - 0.06, 0.04], [0, TALL / 2, -0.38], 0.008), 'root');
      forge.add(BLACK, block([within, 0.04, 0.66], [0, TALL - 0.03, -0.06], 0.008), 'root');
      forge.add(BLACK, block([within, 0.74, 0.05], [0, 0.42, 0.32], 0.01), 'root');
      forge.add(BLACK, block([within, 0.1, 0.05], [0, 0.86, 0.455], 0.02), 'root');
      forge.add(BLACK, block([within, 0.05, 0.2], [0, 0.8, 0.4], 0.012, aboutX(-0.4)), 'root');
      // The panel slopes toward whoever plays.
      forge.add(
        { material: 'plastic', colour: 0x2a2d3a },
        block([within, 0.03, 0.31], [0, 0.968, 0.37], 0.008, aboutX(0.37)),
        'root',
      );
      forge.add(
        METAL,
        moved(cylinder(0.045, 0.012, { segments: 20 }), { at: [stick[0], 0.966, stick[2]], turn: aboutX(0.37) }),
        'root',
      );
      forge.add(METAL, tube([stick, [stick[0], 1.07, stick[2] + 0.02]], 0.009, { sides: 8 }), 'stick');
      forge.add(
        { material: 'paint', colour: 0xe0202c },
        moved(ball([0.034, 0.034, 0.034], 16, 10), { at: [stick[0], 1.085, stick[2] + 0.024] }),
        'stick',
      );
      for (let k = 0; k < 6; k++) {
        const [x, z] = [buttons[0] - 0.075 + (k % 3) * 0.075, 0.345 + Math.floor(k / 3) * 0.075];
        const at: Vector = [x, 0.985 - (z - 0.37) * 0.39, z];
        forge.add(BLACK, moved(cylinder(0.027, 0.012, { segments: 18 }), { at, turn: aboutX(0.37) }), 'root');
        forge.add(
          lit([PINK, YELLOW, CYAN, GREEN, 0xff7a2f, 0xf2f4ff][k] ?? PINK, 0.9),
          moved(cylinder(0.02, 0.024, { segments: 16 }), { at, turn: aboutX(0.37) }),
          'root',
        );
      }
      // Coin door.
      forge.add({ material: 'metal', colour: 0x565a62 }, block([0.3, 0.34, 0.02], [0, 0.44, 0.348], 0.006), 'root');
      for (const x of [-0.07, 0.07]) {
        forge.add(lit(0xff3a24, 1), block([0.06, 0.08, 0.012], [x, 0.53, 0.36], 0.004), 'root');
        forge.add(BLACK, block([0.012, 0.05, 0.006], [x, 0.53, 0.368], 0.002), 'root');
      }
      forge.add(BLACK, block([0.1, 0.07, 0.012], [0, 0.36, 0.36], 0.004), 'root');
      // Below the marquee a grille for its voice.
      forge.add(BLACK, block([within, 0.02, 0.24], [0, 1.57, 0.2], 0.004, aboutX(-0.3)), 'root');
      forge.add(BLACK, block([within, 0.22, 0.03], [0, 1.71, 0.29], 0.006), 'root');
      forge.add(lit(0x6a1fb0, 1.1), block([within - 0.02, 0.18, 0.012], [0, 1.715, 0.312], 0.004), 'root');
      forge.add(lit(YELLOW, 1.9), moved(pixels(PLAY, 0.024), { at: [0.01, 1.715, 0.321] }), 'root');
      for (const x of [-0.265, 0.265])
        forge.add(lit(CYAN, 1.6), moved(pixels(STAR, 0.018), { at: [x, 1.715, 0.321] }), 'root');
      layGame(forge);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      const round = ((time / ROUND) % 1) * TAU;
      // By steps, as such games did.
      const march = Math.round(Math.sin(round) * 6) / 6;
      pose.shift('fleet', add([MARCH * march, 0, 0], scale(UP, -0.01 * Math.round(2 * Math.cos(round)))));
      const played = act === 'play_arcade';
      const [aside, ahead] = played ? joystickAt(time) : [Math.sin(time * 0.9), 0];
      pose.shift('ship', [0.16 * (played ? Math.sin(time * 1.3) : aside), 0, 0]);
      pose.shift('shot', scale(UP, RANGE * ((time % RELOADS) / RELOADS)));
      if (played) {
        pose.turn('stick', combine(aboutZ(-0.3 * aside), aboutX(0.25 * ahead)));
        pose.shift('tap', [0.03 * Math.sin(time * 1.7), -0.035 * tapAt(time), 0]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0.01, 0, 0.86], heading: Math.PI },
      postLeft: { bone: 'stick', at: [stick[0], 1.1, stick[2] + 0.05] },
      postRight: { bone: 'tap', at: [buttons[0], 1.05, buttons[2] + 0.05] },
      shows: { bone: 'root', at: onScreen(0, 0.25) },
      light: { bone: 'root', at: onScreen(0, 0.25, 0.3) },
      top: [0, TALL, 0],
    },
  });
}
