import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import type { Vector } from '../../maths/vector.ts';
import { mixLight, timesLight } from './tones.ts';

/** What hangs in the sky of another world. */
export type GlobeKind = 'earth' | 'moon' | 'ringed';

export function makeGlobe(kind: GlobeKind): Mesh {
  const builder = new MeshBuilder();
  const noise = makeNoise(41);
  const [down, around] = [40, 72];
  const material = materialOf('plaster');
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= around; i++) {
      const [up, angle] = [(j / down) * Math.PI, (i / around) * Math.PI * 2];
      const d: Vector = [Math.sin(up) * Math.cos(angle), Math.cos(up), Math.sin(up) * Math.sin(angle)];
      builder.vertex(d, d, {
        colour: globeColour(
          kind,
          noise.fbm(d[0] * 2.2 + d[1], d[2] * 2.2 - d[1] * 0.7, 5),
          noise.fbm(d[0] * 3 + 8, d[2] * 3 + d[1] * 4, 4),
          d[1],
        ),
        material,
      });
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < around; i++) {
      const a = j * (around + 1) + i;
      builder.quad(a, a + 1, a + around + 2, a + around + 1);
    }
  }
  if (kind === 'ringed') addRing(builder);
  return builder.build({ twoSided: true });
}

function globeColour(kind: GlobeKind, land: number, cloud: number, up: number): Light {
  if (kind === 'moon') return timesLight(lightOf(0xb8aa9c), 0.8 + land);
  if (kind === 'ringed')
    return mixLight(lightOf(0xd8a878), lightOf(0x9a6a8a), clamp(0.5 + Math.sin(up * 22 + land * 3) * 0.4));
  const sea = mixLight(lightOf(0x123f80), lightOf(0x2a6ab0), clamp(0.5 + land));
  const ground = mixLight(lightOf(0x5f7a3c), lightOf(0xa88a5c), clamp(0.5 + cloud * 2));
  const base = mixLight(sea, ground, smoothstep(0.06, 0.12, land));
  return mixLight(
    mixLight(base, lightOf(0xf0f4f8), smoothstep(0.05, 0.28, cloud) * 0.85),
    lightOf(0xf0f4f8),
    smoothstep(0.84, 0.94, Math.abs(up)),
  );
}

function addRing(builder: MeshBuilder): void {
  const material = materialOf('plaster');
  const bands = [1.35, 1.55, 1.58, 1.85, 1.9, 2.1];
  const around = 96;
  for (let b = 0; b + 1 < bands.length; b += 2) {
    const [inner, outer] = [bands[b] ?? 1, bands[b + 1] ?? 1];
    const colour = lightOf([0xd8c0a0, 0xb89a88, 0xe0ccb0][b / 2] ?? 0xffffff);
    const at = (r: number, i: number): number => {
      const angle = (i / around) * Math.PI * 2;
      const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return builder.vertex([x, x * 0.35 + z * 0.22, z], [-0.3, 0.92, -0.2], { colour, material });
    };
    for (let i = 0; i < around; i++) builder.quad(at(inner, i), at(outer, i), at(outer, i + 1), at(inner, i + 1));
  }
}
