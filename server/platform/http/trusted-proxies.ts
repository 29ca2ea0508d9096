import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];

interface Range {
  readonly address: string;
  readonly version: 4 | 6;
  readonly prefix: number;
}

const entriesOf = (setting: string): string[] =>
  setting
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '' && entry !== 'none')
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]));

function rangeOf(entry: string): Range | null {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return null;
  const longest = version === 4 ? 32 : 128;
  if (prefix === undefined) return { address, version, prefix: longest };
  const length = /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  // A range of the whole internet would trust every client, so refuse it.
  return length >= 1 && length <= longest ? { address, version, prefix: length } : null;
}

/** Invalid entries of the setting: not an address, range, `loopback` or `none`. */
export const unreadableProxies = (setting: string): string[] =>
  entriesOf(setting).filter((entry) => rangeOf(entry) === null);

/** Whether an address belongs to a proxy that may report the caller. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Parses `TRUSTED_PROXIES`: addresses and ranges separated by commas, `loopback`, or `none`.
 *
 * @example trustedProxies('loopback, 10.1.0.0/16')('10.1.2.3') // true
 */
export function trustedProxies(setting: string): TrustsProxy {
  const list = new BlockList();
  for (const entry of entriesOf(setting)) {
    const range = rangeOf(entry);
    if (range) list.addSubnet(range.address, range.prefix, range.version === 6 ? 'ipv6' : 'ipv4');
  }
  return (given) => {
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The caller's address: the nearest one that is not a trusted proxy. */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
  trusts: TrustsProxy,
): string {
  const hops = [...[forwardedFor ?? []].flat().join(',').split(','), peer ?? '']
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.findLast((hop) => !trusts(hop)) ?? hops[0] ?? '';
}
