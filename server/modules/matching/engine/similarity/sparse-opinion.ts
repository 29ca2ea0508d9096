/** What is said about candidates; of all who are not among the owners, nothing. */
export interface SparseOpinion {
  readonly owners: Int32Array;
  readonly values: Float32Array;
}
