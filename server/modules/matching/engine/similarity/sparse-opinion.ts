/** Values for some candidates; 0 for all others. */
export interface SparseOpinion {
  readonly owners: Int32Array;
  readonly values: Float32Array;
}
