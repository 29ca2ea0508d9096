const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether keys may be fetched from this address: over TLS, or from the local machine. */
export function isTrustworthy(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}
