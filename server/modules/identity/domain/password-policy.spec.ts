import { PasswordRefused } from './identity.errors.js';
import { acceptedPassword } from './password-policy.js';

describe('the password policy', () => {
  it.each([
    ['eight of one letter', 'aaaaaaaa'],
    ['spaces at the ends, which are kept', '  spaces  '],
    ['128 letters', 'x'.repeat(128)],
    ['128 emoji, each one character', '🔑'.repeat(128)],
  ])('accepts %s', (_, password) => {
    expect(acceptedPassword(password)).toBe(password);
  });

  it('types the same password on two keyboards', () => {
    expect(acceptedPassword('cafe\u0301 noir')).toBe(acceptedPassword('caf\u00e9 noir'));
  });

  it.each([
    ['seven characters', 'aaaaaaa'],
    ['129 characters', 'x'.repeat(129)],
    ['a NUL', 'aaaaaaa\u0000a'],
    ['a lone surrogate', 'aaaaaaaa\ud800'],
  ])('refuses %s', (_, password) => {
    expect(() => acceptedPassword(password)).toThrow(PasswordRefused);
  });
});
