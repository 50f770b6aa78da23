import { scale, type Vector } from '../../../maths/vector.ts';
import type { CoatLayer } from '../../coat.ts';
import { band, type Dressed, type Maker } from './fabric.ts';

/** Seams, buttons' row, hems, belts and what is sewn on, as paint. */
export function trims({ frame, sheet }: Maker, garment: Dressed, hemY: number): CoatLayer[] {
  const { cut, colour, second } = garment;
  const { hipY, torso, shoulderY } = frame;
  const seam = scale(colour, 0.55);
  const layers: CoatLayer[] = [];
  const line = (x: number, width: number, paint = seam): CoatLayer => ({
    colour: paint,
    where: { kind: 'ball', centre: [x, hipY + torso * 0.4, 0.5], radii: [width, torso * 0.9, 0.497], softness: 0.25 },
    and: { kind: 'facing', direction: [0, 0, 1], from: 0.15, to: 0.3 },
  });
  if (cut.front === 'buttons') {
    layers.push(line(0.014, 0.003));
    for (let k = 0; k < 5; k++) {
      const y = shoulderY - 0.075 - k * torso * 0.17;
      layers.push({
        colour: sheet.wears.length > 0 ? mixButton(garment) : second,
        where: { kind: 'ball', centre: [0, y, 0.12], radii: [0.0085, 0.0085, 0.2], softness: 0.2 },
        and: { kind: 'facing', direction: [0, 0, 1], from: 0.15, to: 0.3 },
      });
    }
  }
  if (cut.front === 'zip') layers.push(line(0, 0.005, second));
  if (cut.front === 'double') {
    layers.push(line(0.05, 0.003));
    for (const x of [-0.035, 0.035])
      for (let k = 0; k < 3; k++)
        layers.push({
          colour: scale(second, 0.5),
          where: {
            kind: 'ball',
            centre: [x, shoulderY - 0.15 - k * torso * 0.2, 0.12],
            radii: [0.012, 0.012, 0.2],
            softness: 0.2,
          },
          and: { kind: 'facing', direction: [0, 0, 1], from: 0.15, to: 0.3 },
        });
  }
  if (cut.belt === true)
    layers.push(
      band(
        cut.neck === 'cross' ? second : scale(second, 0.7),
        hipY + torso * (cut.neck === 'cross' ? 0.4 : 0.24),
        cut.neck === 'cross' ? torso * 0.26 : 0.04,
      ),
    );
  if (cut.neck === 'cross') {
    for (const sign of [1, -1])
      layers.push({
        colour: second,
        where: {
          kind: 'axis',
          direction: [sign * 0.86, 0.5, 0],
          from: shoulderY * 0.5 - 0.062,
          to: shoulderY * 0.5 - 0.058,
        },
        and: {
          kind: 'ball',
          centre: [0, shoulderY - torso * 0.2, 0.2],
          radii: [0.13, torso * 0.34, 0.21],
          softness: 0.05,
        },
        amount: 0,
      });
  }
  if (cut.neck === 'high' && cut.slot === 'top' && cut.front === undefined)
    layers.push(band(seam, hemY + 0.022, 0.004, 0.6));
  if (cut.form === 'emblem') {
    const centre: Vector = [0, shoulderY - torso * 0.33, 0.14];
    layers.push({ colour: second, where: { kind: 'ball', centre, radii: [0.062, 0.05, 0.12], softness: 0.05 } });
    layers.push({
      colour: [0.6, 0.03, 0.04],
      where: { kind: 'ball', centre, radii: [0.036, 0.03, 0.12], softness: 0.05 },
    });
    layers.push(band([0.7, 0.5, 0.05], hipY + torso * 0.14, 0.04));
  }
  if (cut.form === 'sailor') {
    layers.push({
      colour: second,
      where: { kind: 'axis', direction: [0, 1, 0], from: shoulderY - torso * 0.24, to: shoulderY - torso * 0.23 },
      and: { kind: 'outside', centre: [0, shoulderY, 0.2], radii: [0.05, 0.14, 0.3], softness: 0.05 },
      amount: 0.95,
    });
  }
  if (cut.form === 'space') {
    layers.push(band([0.12, 0.13, 0.15], hipY + torso * 0.22, 0.03));
    layers.push({
      colour: [0.32, 0.34, 0.38],
      where: { kind: 'ball', centre: [0, shoulderY - torso * 0.36, 0.22], radii: [0.085, 0.055, 0.14], softness: 0.04 },
    });
    for (const x of [-0.04, 0, 0.04])
      layers.push({
        colour: x === 0 ? [0.1, 0.6, 0.2] : second,
        where: {
          kind: 'ball',
          centre: [x, shoulderY - torso * 0.34, 0.22],
          radii: [0.012, 0.012, 0.15],
          softness: 0.1,
        },
      });
    layers.push({
      colour: second,
      where: { kind: 'ball', centre: [0.2, shoulderY - 0.1, 0], radii: [0.055, 0.012, 0.3], softness: 0.1 },
    });
  }
  return layers;
}

const mixButton = ({ colour, second, cut }: Dressed): Vector =>
  cut.second === undefined ? scale(colour, 0.35) : second;
