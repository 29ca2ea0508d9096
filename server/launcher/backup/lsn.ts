/** A position in PostgreSQL's write-ahead log (WAL), in bytes. */
export type Lsn = bigint;

/** @example parseLsn('16/B374D848') is 0x16B374D848n */
export function parseLsn(text: string): Lsn {
  const match = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text);
  if (match === null) throw new RangeError(`"${text}" is no position in the WAL`);
  return (BigInt(`0x${match[1]}`) << 32n) | BigInt(`0x${match[2]}`);
}

/** @example formatLsn(0x16B374D848n) is '16/B374D848' */
export function formatLsn(lsn: Lsn): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();
}

export const segmentStart = (lsn: Lsn, segmentSize: number): Lsn => lsn - (lsn % BigInt(segmentSize));

/**
 * Name of the WAL file that contains a position, as PostgreSQL names it.
 * @example segmentName(1, 0x3000028n, 16 MiB) is '000000010000000000000003'
 */
export function segmentName(timeline: number, lsn: Lsn, segmentSize: number): string {
  const number = lsn / BigInt(segmentSize);
  const perFile = 0x1_0000_0000n / BigInt(segmentSize);
  return [BigInt(timeline), number / perFile, number % perFile].map(hex).join('').toUpperCase();
}

/** The inverse of {@link segmentName}; null if it is not the name of a WAL file. */
export function parseSegmentName(name: string, segmentSize: number): { timeline: number; start: Lsn } | null {
  const match = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name);
  if (match === null) return null;
  const [timeline, file, part] = match.slice(1).map((digits) => BigInt(`0x${digits}`)) as [bigint, bigint, bigint];
  const perFile = 0x1_0000_0000n / BigInt(segmentSize);
  return { timeline: Number(timeline), start: (file * perFile + part) * BigInt(segmentSize) };
}

const hex = (number: bigint): string => number.toString(16).padStart(8, '0');
