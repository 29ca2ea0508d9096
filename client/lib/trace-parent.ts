/** Random bytes as hexadecimal digits. `crypto.randomUUID` needs a secure context, and a test instance on a local network has no certificate. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The header `traceparent` (W3C Trace Context) of a new trace. A request and its retries share it, so operators see the whole way from a
 * click to its email as one trace. The last field is 00 because the server decides which traces it records.
 *
 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00
 */
export function newTraceParent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}
