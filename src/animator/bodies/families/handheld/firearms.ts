import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, way } from '../../forge/piece.ts';
import { cylinder, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Barrels along +z, the grip where the right hand has it: `handle`; of long ones the left hand has `handle2`. */

const STEEL: Paint = { material: 'metal', colour: 0x3a3d42 };
const BRIGHT: Paint = { material: 'metal', colour: 0x8d9299 };
const STOCK: Paint = { material: 'wood', colour: 0x6a4226 };

export function makePistol(order: ThingOrder, kind: 'pistol' | 'revolver'): Make {
  const steel = mainPaint(order, kind === 'revolver' ? BRIGHT : STEEL);
  const grip: Paint = kind === 'revolver' ? STOCK : { material: 'plastic', colour: 0x1b1c1f };
  return piece([0.2, 0.27, 0.05], {
    forge(forge) {
      forge.add(grip, block([0.034, 0.12, 0.05], [0, 0.06, -0.012], 0.012, aboutX(0.28)));
      forge.add(steel, moved(torus(0.022, 0.004), { at: [0, 0.105, 0.05], turn: [0, 0, 1, 0, 1, 0, -1, 0, 0] }));
      if (kind === 'revolver') {
        forge.add(steel, block([0.024, 0.05, 0.1], [0, 0.135, 0.03], 0.01));
        forge.add(
          steel,
          moved(cylinder(0.026, 0.055, { segments: 14 }), { at: [0, 0.142, 0.03], turn: aboutX(Math.PI / 2) }),
        );
        forge.add(steel, tube(way([0, 0.152, 0.08, 0, 0.152, 0.25]), 0.012));
        forge.add(steel, block([0.008, 0.014, 0.01], [0, 0.17, 0.24], 0.002));
        forge.add(steel, block([0.012, 0.035, 0.014], [0, 0.163, -0.022], 0.004, aboutX(-0.5)));
        return;
      }
      forge.add(steel, block([0.034, 0.05, 0.22], [0, 0.15, 0.07], 0.008));
      forge.add(grip, block([0.03, 0.026, 0.17], [0, 0.115, 0.06], 0.006));
      forge.add(BRIGHT, moved(cylinder(0.009, 0.012), { at: [0, 0.155, 0.176], turn: aboutX(Math.PI / 2) }));
      forge.add(steel, block([0.006, 0.01, 0.01], [0, 0.18, 0.165], 0.002));
    },
    anchors: { handle: [0, 0.06, -0.01], tip: [0, 0.155, 0.2], top: [0, 0.18, 0.05] },
  });
}

export function makeRifle(order: ThingOrder, kind: 'rifle' | 'shotgun' | 'assault'): Make {
  const steel = mainPaint(order, STEEL);
  const stock: Paint = kind === 'assault' ? { material: 'plastic', colour: 0x26282b } : STOCK;
  return piece([0.3, 1.05, 0.08], {
    forge(forge) {
      // From the butt to the muzzle.
      forge.add(stock, tube(way([0, 0.1, -0.36, 0, 0.11, -0.2, 0, 0.14, -0.06]), [0.05, 0.036, 0.026], { flat: 1.5 }));
      forge.add(stock, block([0.034, 0.12, 0.045], [0, 0.08, -0.02], 0.012, aboutX(0.4)));
      forge.add(steel, block([0.042, 0.075, 0.26], [0, 0.16, 0.06], 0.012));
      forge.add(stock, block([0.044, 0.05, 0.28], [0, 0.145, 0.32], 0.018));
      forge.add(steel, tube(way([0, 0.17, 0.18, 0, 0.17, 0.68]), kind === 'shotgun' ? 0.018 : 0.013));
      forge.add(steel, block([0.008, 0.03, 0.014], [0, 0.19, 0.64], 0.002));
      forge.add(steel, moved(torus(0.026, 0.004), { at: [0, 0.115, 0.05], turn: [0, 0, 1, 0, 1, 0, -1, 0, 0] }));
      if (kind === 'shotgun') forge.add(steel, tube(way([0, 0.135, 0.2, 0, 0.135, 0.6]), 0.015));
      if (kind === 'assault') {
        forge.add(steel, block([0.03, 0.17, 0.06], [0, 0.06, 0.12], 0.01, aboutX(-0.25)));
        forge.add(steel, block([0.02, 0.03, 0.2], [0, 0.21, 0.06], 0.006));
      }
      if (kind === 'rifle') {
        forge.add(steel, tube(way([0, 0.235, -0.04, 0, 0.235, 0.2]), 0.022));
        forge.add(steel, block([0.012, 0.03, 0.02], [0, 0.21, 0.04], 0.003));
        forge.add(steel, block([0.012, 0.03, 0.02], [0, 0.21, 0.13], 0.003));
      }
    },
    anchors: { handle: [0, 0.08, -0.02], handle2: [0, 0.12, 0.34], tip: [0, 0.17, 0.7], top: [0, 0.24, 0.1] },
  });
}
