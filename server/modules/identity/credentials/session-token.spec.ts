import { hashOfToken, looksLikeToken, newLimitedToken, newToken, sameSecret } from './session-token.js';

describe('a session token', () => {
  it('holds 256 bits, is different each time, and only its hash is kept', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, newToken));
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(looksLikeToken(token)).toBe(true);
      expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/);
      expect(hashOfToken(token)).not.toContain(token);
    }
  });

  it.each(['', 'x', `${newToken()}=`, newToken().slice(1), `${newToken()}\n`, '{"a":1}'])('is not %j', (text) => {
    expect(looksLikeToken(text)).toBe(false);
  });

  it('has a shape that older versions refuse if the session is limited to one page', () => {
    const token = newLimitedToken();
    expect(looksLikeToken(token)).toBe(true);
    expect(/^[A-Za-z0-9_-]{43}$/.test(token)).toBe(false);
  });

  it('is compared whole', () => {
    const token = newToken();
    expect(sameSecret(token, token)).toBe(true);
    expect(sameSecret(token, `${token}a`)).toBe(false);
    expect(sameSecret('', token)).toBe(false);
  });
});
