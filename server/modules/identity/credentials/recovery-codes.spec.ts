import { hashOfRecoveryCode, newRecoveryCodes, newRecoverySalt, readRecoveryCode } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, all different, and can be copied by hand', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  });

  it.each(['7KMP-4XQ2-9TWB', '7kmp4xq29twb', ' 7KMP 4XQ2 9TWB '])('are read however they are typed: %p', (typed) => {
    expect(readRecoveryCode(typed)).toBe('7KMP4XQ29TWB');
  });

  it('forgive a letter for the digit it looks like', () => {
    expect(readRecoveryCode('oil0-0000-0000')).toBe('011000000000');
  });

  it.each(['', '123456', '7KMP-4XQ2-9TW', '7KMP-4XQ2-9TWBB', '7KMP-4XQ2-9TWU', 'é'.repeat(12)])(
    'are not %p',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );

  it('are stored so that only the same code with the same salt gives the same hash', async () => {
    const [salt, other] = [newRecoverySalt(), newRecoverySalt()];
    const hash = await hashOfRecoveryCode('7KMP4XQ29TWB', salt);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOfRecoveryCode('7KMP4XQ29TWB', salt)).toBe(hash);
    expect(await hashOfRecoveryCode('7KMP4XQ29TWB', other)).not.toBe(hash);
    expect(await hashOfRecoveryCode('7KMP4XQ29TWC', salt)).not.toBe(hash);
  });
});
