import { newTotpSecret, stepOfCode, totpAddress } from './totp.js';

// The secret of RFC 6238, appendix B: "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of thirty seconds', () => {
  // The last six of the eight digits that the RFC gives for SHA-1.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is that of RFC 6238 at %d seconds', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early and one step late, with the step it belongs to, and no more', () => {
    expect(stepOfCode(secret, '287082', at(29))).toBe(1);
    expect(stepOfCode(secret, '287082', at(89))).toBe(1);
    expect(stepOfCode(secret, '287082', at(90))).toBeNull();
    expect(stepOfCode(secret, '287083', at(59))).toBeNull();
  });

  it.each(['', '28708', '2870822', 'abcdef', '28 7082'])('is not %p', (code) => {
    expect(stepOfCode(secret, code, at(59))).toBeNull();
  });

  it('comes from 160 random bits, which an application reads as an address', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const address = new URL(totpAddress(one, 'zoé@mail.example'));
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Entrevue:zoé@mail.example',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Entrevue',
      secret: one,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
