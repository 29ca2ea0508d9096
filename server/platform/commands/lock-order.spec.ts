import { inOrder, type Lock, nameOf } from './lock-order.js';

describe('the order of locks', () => {
  const pair: Lock = { kind: 'matching pair', of: 'company person' };
  const first: Lock = { kind: 'account', of: 'a' };
  const second: Lock = { kind: 'account', of: 'b' };
  const profile: Lock = { kind: 'identity seeker', of: 'a' };

  it('is that of their kinds, then of their names, whatever order they are asked for in', () => {
    const wanted = [first, second, pair, profile];
    expect(inOrder([profile, pair, second, first])).toEqual(wanted);
    expect(inOrder([second, profile, first, pair])).toEqual(wanted);
  });

  it('takes a lock once that is asked for twice', () => {
    expect(inOrder([pair, { ...pair }])).toEqual([pair]);
  });

  it('names locks as servers of the version before do', () => {
    expect(nameOf(pair)).toBe('matching pair company person');
  });
});
