/** A picture as it was decoded: red, green, blue and alpha of each pixel, row by row. What is transparent lies on white paper. */
export interface NetPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A number for each pixel, row by row. */
export interface NumberMap {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}
