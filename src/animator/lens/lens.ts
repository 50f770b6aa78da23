import type { Air } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { distance } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { frameOf, scaleOf } from './camera.ts';
import { type LensKernels, openKernels, STACK_BYTES } from './kernels.ts';
import { type LensRecord, lensRecords } from './layout.ts';

/** What one thread needs to draw: its records and buffers. The inner picture may be smaller than what is printed of it. */
export interface LensSize {
  readonly width: number;
  readonly height: number;
  /** Share of its width at which the view in water is drawn; 0 for none. */
  readonly mirrorShare: number;
  readonly vertexRoom: number;
  readonly chunkRoom: number;
  readonly keyRoom: number;
}

const TILE = { width: 64, height: 32 } as const;
/** Texels along the maps of what moves, for a large picture; smaller ones show less of them. */
const SHADOW_SIZE = 384;
const MOVER_GROUND_SIZE = 320;
const FULL_SIDE = 800;
const LEAST_SHADOW_SIZE = 96;
const MOST_CONTACTS = 48;
export const MOST_PARTICLES = 6_000;
const NEAR_METRES = 0.08;
/** A shutter is open for half a frame; the blur reaches back half of that. */
export const SHUTTER_SECONDS = 0.5 / 24;

/** How far the clouds have drifted around the zenith by then, in radians. */
export const skyTurn = ({ sky }: Pick<Air, 'sky'>, seconds: number): number => sky.drift * seconds * Math.PI * 2;

export class Lens {
  readonly kernels: LensKernels;
  readonly record: LensRecord<'Lens'>;
  readonly size: LensSize;
  readonly memory: KernelMemory;

  constructor(memory: KernelMemory, size: LensSize) {
    this.memory = memory;
    this.size = size;
    this.kernels = openKernels(memory.memory, memory.reserve(STACK_BYTES));
    this.record = lensRecords.view(memory.memory, 'Lens', memory.reserve(lensRecords.sizeOf('Lens')));
    this.#reserve();
  }

  #reserve(): void {
    const { memory, size, record, kernels } = this;
    const { width, height, vertexRoom, chunkRoom, keyRoom, mirrorShare } = size;
    const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
    const mirrorWidth = mirrorShare === 0 ? 0 : even(width * mirrorShare);
    const mirrorHeight = mirrorShare === 0 ? 0 : even(height * mirrorShare);
    const tiles = Math.ceil(width / TILE.width) * Math.ceil(height / TILE.height);
    const halfPixels = halfWidth * halfHeight;
    const mapSize = (most: number): number => {
      const share = Math.min(1, Math.sqrt(width * height) / FULL_SIDE);
      return Math.max(LEAST_SHADOW_SIZE, Math.round((most * share) / 16) * 16);
    };
    const [shadowSize, moverGroundSize] = [mapSize(SHADOW_SIZE), mapSize(MOVER_GROUND_SIZE)];
    const shadow = lensRecords.view(memory.memory, 'ShadowMap', memory.reserve(lensRecords.sizeOf('ShadowMap')));
    shadow.set('moments', memory.reserve(shadowSize * shadowSize * 8)).set('size', shadowSize);
    const room = (field: Parameters<LensRecord<'Lens'>['set']>[0], bytes: number) =>
      void record.set(field, memory.reserve(bytes + 256));
    record
      .set('width', width)
      .set('height', height)
      .set('mirrorWidth', mirrorWidth)
      .set('mirrorHeight', mirrorHeight)
      .set('vertexRoom', vertexRoom)
      .set('chunkRoom', chunkRoom)
      .set('keyRoom', keyRoom)
      .set('moverShadow', shadow.at)
      .set('moverGroundSize', moverGroundSize)
      .set('moverGroundScale', 1)
      .set('skyTurnCosine', 1)
      .set('white', 1);
    room('screen', vertexRoom * 16);
    room('packed', vertexRoom * 4);
    room('light', vertexRoom * 16);
    room('extra', vertexRoom * 16);
    room('placed', vertexRoom * 12);
    room('lit', vertexRoom / 4);
    room('portion', kernels.portionBytes());
    room('chunks', chunkRoom * kernels.chunkBytes());
    room('heads', tiles * 4);
    room('tails', tiles * 4);
    room('keys', keyRoom * 16);
    room('grainFrames', kernels.grainFrameBytes());
    room('tile', kernels.workspaceBytes());
    room('full', width * height * 8);
    room('half', halfPixels * 16);
    room('halfDepth', halfPixels * 4);
    room('halfBlur', Math.max(halfPixels, mirrorWidth * mirrorHeight) * 16);
    room('tileBlur', Math.ceil(halfWidth / 16 + 1) * Math.ceil(halfHeight / 16 + 1) * 8);
    room('bloom', Math.ceil(halfPixels / 4 + halfWidth + halfHeight + 64) * 16 * 2);
    room('bloomRoom', Math.ceil(halfPixels / 4 + 64) * 16);
    room('mirror', (mirrorWidth + 4) * (mirrorHeight + 4) * 16);
    room('mirrorBlur', (mirrorWidth + 4) * (mirrorHeight + 4) * 16);
    room('picture', width * height * 4);
    room('shadowRoom', shadowSize * shadowSize * 12);
    room('moverGround', moverGroundSize * moverGroundSize * 4);
    room('contacts', MOST_CONTACTS * 16);
    room('particles', MOST_PARTICLES * lensRecords.sizeOf('Particle'));
  }

  /** Room to enlarge the inner picture to what is printed. */
  prepareOutput(width: number): void {
    const forPixels = (this.size.width + 8) * 5 * 16;
    const bytes = Math.max(forPixels, this.kernels.outputBytes(this.record.at, width));
    this.record.set('rows', this.memory.reserve(bytes + 256));
  }

  prepareIdentities(): void {
    const pixels = this.size.width * this.size.height;
    this.record
      .set('identities', this.memory.reserve(pixels * 4))
      .set('identityDepth', this.memory.reserve(pixels * 4));
  }

  lookAt(scene: number): void {
    this.record.set('scene', scene);
  }

  /** `former` is the pose half a shutter earlier. */
  aim(pose: CameraPose, former: CameraPose, seconds: number): void {
    const { record, size } = this;
    const now = frameOf(pose);
    const then = frameOf(former);
    const scale = scaleOf(pose, size.height);
    const moves = distance(pose.eye, former.eye) + distance(now.forward, then.forward) > 1e-6;
    record
      .set('eye', ...now.eye)
      .set('right', ...now.right)
      .set('up', ...now.up)
      .set('forward', ...now.forward)
      .set('scaleX', scale)
      .set('scaleY', scale)
      .set('time', seconds)
      .set('formerEye', ...then.eye)
      .set('formerRight', ...then.right)
      .set('formerUp', ...then.up)
      .set('formerForward', ...then.forward)
      .set('moving', moves ? 1 : 0)
      .set('near', pose.near ?? NEAR_METRES)
      .set('focus', pose.focus)
      .set('aperture', pose.aperture)
      .set('mostBlur', pose.aperture === 0 ? 0 : 9);
  }

  expose(air: Air, seconds: number, frame: number): void {
    const { print } = air;
    const turn = skyTurn(air, seconds);
    this.record
      .set('exposure', print.exposure)
      .set('bloomStrength', print.bloom)
      .set('bloomFrom', print.bloomFrom)
      .set('vignette', print.vignette)
      .set('saturation', print.saturation)
      .set('grain', print.grain)
      .set('lift', ...print.lift)
      .set('gain', ...print.gain)
      .set('shafts', print.shafts)
      .set('grainSeed', frame)
      .set('skyTurnSine', Math.sin(turn))
      .set('skyTurnCosine', Math.cos(turn));
  }

  /** Draws what was aimed at. `wet` streets blur what they mirror; `relight` lays the light of the moment over what was drawn, before the air. */
  draw({ mirror, wet }: { readonly mirror: boolean; readonly wet: boolean }, relight?: () => void): void {
    const { kernels, record } = this;
    if (record.get('moverCount') > 0) {
      kernels.buildMoverShadow(record.at, 2);
      kernels.buildMoverGround(record.at);
    }
    if (mirror && this.size.mirrorShare > 0) {
      kernels.beginView(record.at, 1);
      kernels.placeGeometry(record.at);
      kernels.drawTiles(record.at);
      if (wet) kernels.blurMirror(record.at, Math.round(record.get('mirrorHeight') / 16));
    }
    kernels.beginView(record.at, 0);
    kernels.placeGeometry(record.at);
    kernels.drawTiles(record.at);
    relight?.();
    if (record.get('particleCount') > 0) kernels.drawParticles(record.at);
    kernels.finish(record.at);
  }
}
