/** A sparse matrix by rows (CSR): entries of row r are at `starts[r]` to `starts[r + 1]`. */
export interface SparseMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float32Array;
}

/** A · B for a dense B of `columns` × `rank`, by rows. */
export function times(matrix: SparseMatrix, dense: Float32Array, rank: number): Float32Array {
  const result = new Float32Array(matrix.rows * rank);
  for (let row = 0; row < matrix.rows; row += 1) {
    const to = row * rank;
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at += 1) {
      const from = matrix.indices[at]! * rank;
      const value = matrix.values[at]!;
      for (let k = 0; k < rank; k += 1) result[to + k]! += value * dense[from + k]!;
    }
  }
  return result;
}

/** Aᵀ · B for a dense B of `rows` × `rank`. */
function transposedTimes(matrix: SparseMatrix, dense: Float32Array, rank: number): Float32Array {
  const result = new Float32Array(matrix.columns * rank);
  for (let row = 0; row < matrix.rows; row += 1) {
    const from = row * rank;
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at += 1) {
      const to = matrix.indices[at]! * rank;
      const value = matrix.values[at]!;
      for (let k = 0; k < rank; k += 1) result[to + k]! += value * dense[from + k]!;
    }
  }
  return result;
}

/** Makes the columns orthonormal, in place: Cholesky of the Gram matrix, then a triangular solve. */
function orthonormalise(dense: Float32Array, rank: number): void {
  const rows = dense.length / rank;
  const gram = new Float64Array(rank * rank);
  for (let row = 0; row < rows; row += 1) {
    const at = row * rank;
    for (let i = 0; i < rank; i += 1) {
      const value = dense[at + i]!;
      if (value === 0) continue;
      const to = i * rank;
      for (let j = 0; j <= i; j += 1) gram[to + j]! += value * dense[at + j]!;
    }
  }
  let trace = 0;
  for (let i = 0; i < rank; i += 1) trace += gram[i * rank + i]!;
  const least = Math.max(1e-30, (trace / rank) * 1e-9);
  for (let i = 0; i < rank; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = gram[i * rank + j]!;
      for (let k = 0; k < j; k += 1) sum -= gram[i * rank + k]! * gram[j * rank + k]!;
      gram[i * rank + j] = i === j ? Math.sqrt(Math.max(sum, least)) : sum / gram[j * rank + j]!;
    }
  }
  const line = new Float64Array(rank);
  for (let row = 0; row < rows; row += 1) {
    const at = row * rank;
    for (let i = 0; i < rank; i += 1) {
      let sum = dense[at + i]!;
      for (let k = 0; k < i; k += 1) sum -= gram[i * rank + k]! * line[k]!;
      line[i] = sum / gram[i * rank + i]!;
    }
    for (let i = 0; i < rank; i += 1) dense[at + i] = line[i]!;
  }
}

/** Numbers between −1 and 1 from a fixed seed (mulberry32). */
function seeded(length: number): Float32Array {
  let state = 0x9e3779b9;
  return Float32Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  });
}

const POWER_ROUNDS = 2;

/**
 * An orthonormal basis of the `rank` strongest directions of the columns (Halko, Martinsson, Tropp: randomised range finder with
 * power iterations), `columns` × `rank`. Seeded: the same matrix gives the same basis.
 */
export function strongestDirections(matrix: SparseMatrix, rank: number): Float32Array {
  let basis = transposedTimes(matrix, seeded(matrix.rows * rank), rank);
  orthonormalise(basis, rank);
  for (let round = 0; round < POWER_ROUNDS; round += 1) {
    basis = transposedTimes(matrix, times(matrix, basis, rank), rank);
    orthonormalise(basis, rank);
  }
  return basis;
}
