/** What is shorter is copied for a thread faster than it is shared with it. */
const SHARED_FROM = 4_096;

/** Room for so many bytes; what is long is shared by all threads. */
export const roomFor = (bytes: number): ArrayBuffer | SharedArrayBuffer =>
  bytes < SHARED_FROM ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
