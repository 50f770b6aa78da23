import { KernelMemory } from '../maths/kernel-memory.ts';
import { netRecords } from './layout.ts';
import { openKernels } from './open-kernels.ts';
import type { NetPicture, NumberMap } from './picture.ts';

interface MapKernels {
  blurMaps(blur: number): void;
  multiplyColours(map: number, colours: number, to: number, count: number): void;
  solvePlanes(means: number, to: number, count: number, slack: number): void;
  applyPlanes(
    ...all: [planes: number, wide: number, tall: number, pixels: number, to: number, width: number, height: number]
  ): void;
}

/** What the kernels hold of a pixel for a guided filter, and what comes of it. */
const [PRODUCTS, PLANES] = [13, 4];

/** A memory in which the maps of one picture are worked on; it goes when nobody holds it any more. */
export class MapWork {
  readonly #memory = KernelMemory.forOneJob();
  readonly #kernels = openKernels<MapKernels>(this.#memory);

  #place(values: Float32Array): number {
    const at = this.#memory.reserve(values.byteLength);
    this.#memory.floats(at, values.length).set(values);
    return at;
  }

  /** Gives back all that was placed meanwhile. */
  #inPassing(length: number, work: () => number): Float32Array {
    const mark = this.#memory.mark();
    const values = this.#memory.floats(work(), length).slice();
    this.#memory.release(mark);
    return values;
  }

  #blur(from: number, { width, height }: Size, each: number, radius: number): number {
    const memory = this.#memory;
    const bytes = width * height * each * 4;
    const to = memory.reserve(bytes);
    const blur = netRecords.view(memory.memory, 'Blur', memory.reserve(netRecords.sizeOf('Blur')));
    blur.set('from', from).set('to', to).set('passed', memory.reserve(bytes));
    blur
      .set('sums', memory.reserve(width * each * 8))
      .set('width', width)
      .set('height', height);
    blur.set('each', each).set('radius', radius);
    this.#kernels.blurMaps(blur.at);
    return to;
  }

  /**
   * The mean of the square of so many pixels on each side, at an edge of what lies within. Several maps may lie together, all numbers of a pixel side
   * by side: their counts and places are worked out once.
   */
  blur(values: Float32Array, size: Size, radius: number): Float32Array {
    const each = values.length / (size.width * size.height);
    return this.#inPassing(values.length, () => this.#blur(this.#place(values), size, each, radius));
  }

  /**
   * A guided filter (He, Sun and Tang, 2010): where the picture has an edge the map gets the same one, where it has none the map is smooth. `colours` are
   * red, green and blue of each pixel of the map; `slack` is how much they may differ without it being an edge, squared. The answer is at the size of
   * `picture`, which may be larger.
   */
  guide(map: NumberMap, colours: Float32Array, how: GuideHow, picture: NetPicture): NumberMap {
    const { width, height } = picture;
    const count = map.width * map.height;
    const values = this.#inPassing(width * height, () => {
      const products = this.#memory.reserve(count * PRODUCTS * 4);
      this.#kernels.multiplyColours(this.#place(map.values), this.#place(colours), products, count);
      const planes = this.#memory.reserve(count * PLANES * 4);
      this.#kernels.solvePlanes(this.#blur(products, map, PRODUCTS, how.radius), planes, count, how.slack);
      const smooth = this.#blur(planes, map, PLANES, how.radius);
      const pixels = this.#memory.reserve(width * height * 4);
      this.#memory.bytes(pixels, width * height * 4).set(picture.pixels);
      const to = this.#memory.reserve(width * height * 4);
      this.#kernels.applyPlanes(smooth, map.width, map.height, pixels, to, width, height);
      return to;
    });
    return { width, height, values };
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface GuideHow {
  readonly radius: number;
  readonly slack: number;
}
