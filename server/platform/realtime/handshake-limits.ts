import type { IncomingHttpHeaders } from 'node:http';

/** New connections per minute and address: enough for an office behind one address, too few for a loop. */
const HANDSHAKES_A_MINUTE = 300;
const WINDOW_MS = 60_000;
/** Maximum addresses in memory; the oldest is dropped first. */
const MAX_ADDRESSES = 50_000;

/**
 * Whether one of our own pages connects. Browsers send the page's origin, and scripts cannot change it. Other clients send none;
 * they cannot be tricked into sending a person's cookie.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asked = URL.parse(origin);
  return asked !== null && (asked.origin === URL.parse(publicUrl)?.origin || asked.host === host);
}

/** Counts connections per address in windows of a minute. */
export class HandshakeLimits {
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  /** @param now milliseconds of a monotonic clock. */
  allows(address: string, now: number): boolean {
    const window = this.#windows.get(address);
    if (window && now - window.startedAt < WINDOW_MS) {
      window.count += 1;
      return window.count <= HANDSHAKES_A_MINUTE;
    }
    this.#windows.delete(address);
    this.#windows.set(address, { startedAt: now, count: 1 });
    if (this.#windows.size > MAX_ADDRESSES) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    return true;
  }
}
