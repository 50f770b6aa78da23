/** Pixels of a picture as they are on screen: red, green, blue and alpha, a byte each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}
