import type { Plate, PlateCut } from './plate.ts';

/** A plate of one piece: whoever stood out of it is a part of its ground again. */
export function flattenPlate(plate: Plate): Plate {
  const { subject, area } = plate;
  if (subject === null) return plate;
  const ground = new Uint8Array(new SharedArrayBuffer(plate.ground.length));
  ground.set(plate.ground);
  for (const cut of [subject.rim, subject.shadow, subject.cut]) if (cut !== null) lay(ground, area.width, cut);
  return { ...plate, ground, subject: null };
}

/** The ground with all that is around whoever stands on it as the picture has it. */
export function withSurroundings(plate: Plate): Plate {
  const { subject, area } = plate;
  if (subject === null || subject.rim === null) return plate;
  const ground = new Uint8Array(new SharedArrayBuffer(plate.ground.length));
  ground.set(plate.ground);
  lay(ground, area.width, subject.rim);
  return { ...plate, ground };
}

function lay(ground: Uint8Array, width: number, { left, top, pixels, ...size }: PlateCut): void {
  for (let at = 0; at < size.width * size.height; at++) {
    const share = (pixels[at * 4 + 3] ?? 0) / 255;
    if (share === 0) continue;
    const to = ((top + Math.floor(at / size.width)) * width + left + (at % size.width)) * 4;
    for (let part = 0; part < 3; part++) {
      const under = ground[to + part] ?? 0;
      ground[to + part] = Math.round(under + ((pixels[at * 4 + part] ?? 0) - under) * share);
    }
  }
}
