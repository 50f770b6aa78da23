/** A surface that follows bones. Positions and normals are those of rest. */
export interface SkinnedMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly occlusion: Float32Array;
  /** Four a vertex. */
  readonly joints: Uint8Array;
  readonly weights: Float32Array;
  readonly indices: Uint32Array;
}
