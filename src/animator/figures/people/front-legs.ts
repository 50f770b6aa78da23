import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { LegJoints } from './front-frame.ts';
import type { Look } from './look.ts';
import { along, fillShape, paintTube, shade } from './paint.ts';

const LONG_HEM = 0.8;
const SOLE: Rgb = [58, 48, 50];

function drawShoe(
  pen: SKRSContext2D,
  { ankle, near }: LegJoints,
  side: -1 | 1,
  back: boolean,
  look: Look,
  dark: number,
): void {
  const { build, clothes } = look;
  const bare = clothes.cut.shoes === 'bare';
  const colour = bare ? look.skin : clothes.shoes;
  const wide = (build.shank + 7) / 17;
  pen.save();
  pen.translate(ankle[0] + side * 1.5, ankle[1]);
  pen.scale(near * wide * side, near * (build.ankle / 16));
  if (!bare) {
    pen.fillStyle = toCss(mixRgb(SOLE, [30, 16, 44], dark));
    fillShape(
      pen,
      back ? [-13, 4, 13, 4, 14, 14, 9, 17, -9, 17, -14, 14] : [-12, 2, 14, 2, 21, 12, 18, 18, -8, 18, -15, 12],
    );
  }
  pen.fillStyle = shade(colour, dark + 0.16);
  const upper: Point[] = back
    ? [
        [-11, -11],
        [11, -11],
        [13.5, 4],
        [12, 12.5],
        [-12, 12.5],
        [-13.5, 4],
      ]
    : [
        [-12, -10],
        [11, -11],
        [17, 2],
        [20.5, 10],
        [15, 14.5],
        [-8, 14.5],
        [-14.5, 9],
      ];
  fillBlob(pen, upper);
  pen.fillStyle = shade(colour, dark);
  if (!back) fillShape(pen, [-10, -9, 6, -10, 11, 0, 14, 8, 9, 11, -7, 11, -11.5, 6]);
  if (!back && !bare) {
    pen.strokeStyle = shade(colour, dark + 0.42);
    pen.lineWidth = 1.5;
    pen.lineCap = 'round';
    for (const y of [-5, -0.5, 4]) {
      pen.beginPath();
      pen.moveTo(-4, y);
      pen.lineTo(7, y - 1);
      pen.stroke();
    }
  }
  pen.restore();
}

/** One leg with whatever is worn on it. `dark` puts the one that is farther back into shade. */
export function drawFrontLeg(
  pen: SKRSContext2D,
  joints: LegJoints,
  side: -1 | 1,
  look: Look,
  { dark, back, folded }: { readonly dark: number; readonly back: boolean; readonly folded: boolean },
): void {
  const { build, clothes } = look;
  const { cut } = clothes;
  const { hip, knee, ankle } = joints;
  drawShoe(pen, joints, side, back, look, dark);
  // A skirt lies over the knees of whoever sits.
  const draped = folded && cut.hem > 0.3;
  const cloth = { colour: draped ? clothes.top : clothes.bottom, dark };
  const calf = along(knee, ankle, 0.32);
  if (cut.legs !== 'long') {
    const flesh = { colour: look.skin, dark: dark + 0.04 };
    paintTube(
      pen,
      [hip, knee, calf, ankle],
      [build.leg * 0.86, build.calf * 0.92, build.calf * 0.96, build.shank * 0.9],
      flesh,
    );
  }
  if (cut.legs === 'short') {
    const hem = along(hip, knee, 0.72);
    paintTube(
      pen,
      [along(hip, knee, 0.1), along(hip, hem, 0.5), hem],
      [build.leg * 0.84, build.leg * 0.96, build.leg * 0.98],
      cloth,
    );
  } else if (cut.legs === 'long') {
    const hem = along(knee, ankle, 0.9);
    paintTube(
      pen,
      [folded ? hip : along(hip, knee, 0.1), knee, hem],
      [build.leg * (folded ? 0.94 : 0.82), build.calf * 1.14, build.shank + 4],
      cloth,
    );
  } else if (folded && cut.hem > LONG_HEM) {
    // A gown covers the legs down to the shoes.
    paintTube(pen, [hip, knee, along(knee, ankle, 0.9)], [build.leg + 3, build.leg, build.leg], cloth);
  } else if (draped) {
    paintTube(pen, [hip, along(hip, knee, 0.55), knee], [build.leg + 3, build.leg, build.leg * 0.94], cloth);
  }
  if (cut.shoes === 'boots') {
    const top = along(knee, ankle, 0.5);
    paintTube(pen, [top, ankle], [build.calf * 1.06, build.shank + 6], { colour: clothes.shoes, dark });
  }
}
