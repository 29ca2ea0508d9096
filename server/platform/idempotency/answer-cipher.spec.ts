import { hashOfKey, openAnswer, sealAnswer } from './answer-cipher.js';

describe('a sealed answer', () => {
  const answer = { body: '{"token":"Zażółć"}', contentType: 'application/json', cookies: ['a=b; Path=/'] };

  it('opens for the caller and key that sealed it', () => {
    expect(openAnswer(sealAnswer(answer, 'caller', 'key'), 'caller', 'key')).toEqual(answer);
  });

  it('does not open for another key, another caller, or when a byte changed', () => {
    const sealed = sealAnswer(answer, 'caller', 'key');
    expect(() => openAnswer(sealed, 'caller', 'other')).toThrow();
    expect(() => openAnswer(sealed, 'another', 'key')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => openAnswer(sealed, 'caller', 'key')).toThrow();
  });

  it('does not show what it holds, and the stored hash is not the key', () => {
    expect(sealAnswer(answer, 'caller', 'key').includes('token')).toBe(false);
    expect(hashOfKey('key')).toMatch(/^[0-9a-f]{64}$/);
  });
});
