import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** New connections a minute from one address: an office behind one address may reload as a whole, a loop may not. */
const HANDSHAKES_A_MINUTE = 300;
const WINDOW_MS = 60_000;
/** Addresses remembered at once; a flood from more of them forgets the oldest. */
const MOST_ADDRESSES = 50_000;

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('169.254.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

function isOwn(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  return version !== 0 && own.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Who connects, as far as the proxies on this machine or a private network tell: the same trust as for requests. */
export function addressOf(peer: string | undefined, forwardedFor: string | string[] | undefined): string {
  const hops = [...[forwardedFor ?? []].flat().join(',').split(','), peer ?? '']
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.findLast((hop) => !isOwn(hop)) ?? hops[0] ?? '';
}

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
