/** Copying smaller arrays to a thread is faster than sharing them. */
const SHARED_FROM = 4_096;

/** A buffer of this many bytes; threads share it if it is large. */
export const roomFor = (bytes: number): ArrayBuffer | SharedArrayBuffer =>
  bytes < SHARED_FROM ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
