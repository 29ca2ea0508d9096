import { formatLsn, parseLsn, parseSegmentName, segmentName, segmentStart } from './lsn.js';

const MIB = 1024 * 1024;

describe('positions in the WAL', () => {
  it.each(['0/0', '0/3000028', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])('%s is read and written', (text) => {
    expect(formatLsn(parseLsn(text))).toBe(text);
  });

  it('are refused if they are none', () => {
    expect(() => parseLsn('16B374D848')).toThrow(RangeError);
  });

  // Compared with pg_walfile_name() of PostgreSQL 18.
  it.each([
    ['0/3000028', 16 * MIB, '000000010000000000000003'],
    ['16/B374D848', 16 * MIB, '0000000100000016000000B3'],
    ['16/B374D848', 64 * MIB, '00000001000000160000002C'],
    ['1/0', 1024 * MIB, '000000010000000100000000'],
  ])('%s is in a file of %i bytes named %s', (text, size, name) => {
    const lsn = parseLsn(text);
    expect(segmentName(1, lsn, size)).toBe(name);
    expect(parseSegmentName(name, size)).toEqual({ timeline: 1, start: segmentStart(lsn, size) });
  });

  it('are not in other files', () => {
    expect(parseSegmentName('00000002.history', 16 * MIB)).toBeNull();
  });
});
