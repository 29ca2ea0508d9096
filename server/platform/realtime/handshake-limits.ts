import type { IncomingHttpHeaders } from 'node:http';

/** New connections a minute from one address: an office behind one address may reload as a whole, a loop may not. */
const HANDSHAKES_A_MINUTE = 300;
const WINDOW_MS = 60_000;
/** Addresses remembered at once; a flood from more of them forgets the oldest. */
const MOST_ADDRESSES = 50_000;

/**
 * Whether one of our own pages connects. Browsers name the page's origin and let no script change it; what is no browser sends
 * none, and cannot be tricked into sending somebody's cookie either.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asked = URL.parse(origin);
  return asked !== null && (asked.origin === URL.parse(publicUrl)?.origin || asked.host === host);
}

/** Counts connections by address in windows of a minute. */
export class HandshakeLimits {
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  /** @param now milliseconds on any steady clock. */
  allows(address: string, now: number): boolean {
    const window = this.#windows.get(address);
    if (window && now - window.startedAt < WINDOW_MS) {
      window.count += 1;
      return window.count <= HANDSHAKES_A_MINUTE;
    }
    this.#windows.delete(address);
    this.#windows.set(address, { startedAt: now, count: 1 });
    if (this.#windows.size > MOST_ADDRESSES) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    return true;
  }
}
