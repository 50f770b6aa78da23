import type { Paint } from '../../forge/forge.ts';

export const LAMP: Paint = { material: 'glow', colour: 0xfff4d8, glows: 1.5 };
export const TAIL: Paint = { material: 'glow', colour: 0xd81a1a, glows: 0.9 };
export const SADDLE: Paint = { material: 'leather', colour: 0x7a4526 };

export interface CycleOrder {
  readonly colour: number;
  readonly look: string | null;
}
