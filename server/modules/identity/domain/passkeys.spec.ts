import { counterWentUp, freeSlot, MAX_PASSKEYS, mayRemovePasskey } from './passkeys.js';

describe('the count of uses of a passkey', () => {
  it.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 900, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ])('stored %d, then shown %d: %s', (stored, shown, expected) => {
    expect(counterWentUp(stored, shown)).toBe(expected);
  });
});

describe('the place of another passkey', () => {
  it('is the lowest free one, and none if all are taken', () => {
    const all = Array.from({ length: MAX_PASSKEYS }, (_, index) => index + 1);
    expect(freeSlot([])).toBe(1);
    expect(freeSlot([1, 3])).toBe(2);
    expect(freeSlot(all.slice(0, -1))).toBe(MAX_PASSKEYS);
    expect(freeSlot(all)).toBeNull();
  });
});

describe('removing a passkey', () => {
  it.each([
    [{ hasPassword: true, providers: 0, passkeys: 1 }, true],
    [{ hasPassword: false, providers: 1, passkeys: 1 }, true],
    [{ hasPassword: false, providers: 0, passkeys: 2 }, true],
    [{ hasPassword: false, providers: 0, passkeys: 1 }, false],
  ])('%j: %s', (ways, expected) => {
    expect(mayRemovePasskey(ways)).toBe(expected);
  });
});
