/** Sizes in bytes, from the ZIP specification (APPNOTE 4.3.12, 4.3.16). */
const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;

/**
 * Names of an archive's entries from its directory; nothing is unpacked.
 *
 * @returns null if it is not an archive, or its directory is inconsistent
 */
export function zipNames(bytes: Buffer, most: number): readonly string[] | null {
  const end = endOf(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) return null;
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + ENTRY_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return null;
    names.push(bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at = next;
  }
  return names;
}

/** Position of the end record: the last one whose comment ends exactly at the end of the file. */
function endOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return null;
}
