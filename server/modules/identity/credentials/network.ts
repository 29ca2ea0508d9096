import { isIPv4, isIPv6 } from 'node:net';

interface Breadth {
  /** Number of significant bytes of an IPv4 address. */
  readonly ipv4Bytes: number;
  /** Number of significant 16-bit groups of an IPv6 address. */
  readonly ipv6Groups: number;
}

/** One connection: an IPv4 address, or an IPv6 /64, within which a device can choose its address. */
export const connection: Breadth = { ipv4Bytes: 4, ipv6Groups: 4 };
/** A rough place: enough to recognise it, not enough to track a person. */
export const place: Breadth = { ipv4Bytes: 3, ipv6Groups: 3 };

const GROUPS = 8;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - start.length - end.length) }, () => '0');
  return [...start, ...gap, ...end].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The network of an address, for example `203.0.113.0/24` or `2001:db8:1::/48`; null if it is not an address. */
export function networkOf(address: string, breadth: Breadth): string | null {
  const plain = address.replace(/%.*$/, '');
  // An IPv4 client on a dual-stack socket.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  const ipv4 = mapped ?? plain;
  if (isIPv4(ipv4)) {
    const bytes = ipv4.split('.').map((byte, index) => (index < breadth.ipv4Bytes ? byte : '0'));
    return `${bytes.join('.')}/${breadth.ipv4Bytes * 8}`;
  }
  if (!isIPv6(plain)) return null;
  return `${groupsOf(plain).slice(0, breadth.ipv6Groups).join(':')}::/${breadth.ipv6Groups * 16}`;
}

/** The key under which attempts of one connection are counted; anything but an address is its own key. */
export function connectionOf(address: string): string {
  return networkOf(address, connection) ?? address;
}
