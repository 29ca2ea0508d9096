import { HandshakeLimits, isOwnOrigin } from './handshake-limits.js';

describe('isOwnOrigin', () => {
  const url = 'https://entrevue.example';
  it.each([
    [{ host: 'x' }, true],
    [{ origin: 'https://entrevue.example', host: 'internal:3000' }, true],
    [{ origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' }, true],
    [{ origin: 'https://evil.example', host: 'entrevue.example' }, false],
    [{ origin: 'https://entrevue.example.evil.example', host: 'entrevue.example' }, false],
    [{ origin: 'null', host: 'entrevue.example' }, false],
  ])('%j: %s', (headers, isOurs) => {
    expect(isOwnOrigin(headers, url)).toBe(isOurs);
  });
});

describe('the limit of handshakes', () => {
  it('is per address, and starts again every minute', () => {
    const limits = new HandshakeLimits();
    const allowed = (address: string, now: number): number =>
      Array.from({ length: 400 }, () => limits.allows(address, now)).filter(Boolean).length;
    expect(allowed('a', 0)).toBe(300);
    expect(allowed('a', 59_999)).toBe(0);
    expect(allowed('b', 59_999)).toBe(300);
    expect(allowed('a', 60_000)).toBe(300);
  });
});
