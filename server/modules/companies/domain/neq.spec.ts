import { neqOf } from './neq.js';

describe('a Québec registry number', () => {
  it.each([
    ['1140123456', '1140123456'],
    [' 2240 1234-56 ', '2240123456'],
    ['33\u00a040123456', '3340123456'],
    ['8840123456', '8840123456'],
  ])('%j is valid', (text, neq) => {
    expect(neqOf(text)).toBe(neq);
  });

  it.each(['', '4440123456', '114012345', '11401234567', '11401234a6', '1140123456; drop', '１１40123456'])(
    '%j is refused',
    (text) => {
      expect(neqOf(text)).toBeNull();
    },
  );
});
