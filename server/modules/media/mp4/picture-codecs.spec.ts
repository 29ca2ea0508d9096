import { pictureCodecs } from './picture-codecs.js';

const nameOf = (type: string, hex: string): string =>
  pictureCodecs[type]?.nameOf(Buffer.from(`ffff${hex.replaceAll(' ', '')}`, 'hex'), 2) ?? '';

describe('the name of a picture’s codec', () => {
  it.each([
    // Version, profile, compatibility, level.
    ['avc1', '01 64 00 1f', 'avc1.64001f'],
    // Marker and version, profile and level, tier and depth.
    ['av01', '81 05 0c 00', 'av01.0.05M.08'],
    ['av01', '81 08 8c 00', 'av01.0.08H.08'],
    ['av01', '81 29 4c 00', 'av01.1.09M.10'],
    // Version, profile, compatibility, constraints, level.
    ['hvc1', '01 01 60000000 90 00 00 00 00 00 5d', 'hvc1.1.6.L93.90'],
    ['hvc1', '01 22 20000000 b0 00 00 00 00 00 78', 'hvc1.2.4.H120.B0'],
    ['hvc1', '01 01 60000000 00 00 00 00 00 00 1e', 'hvc1.1.6.L30'],
  ])('%s of %s is %s', (type, bytes, name) => {
    expect(nameOf(type, bytes)).toBe(name);
  });
});
