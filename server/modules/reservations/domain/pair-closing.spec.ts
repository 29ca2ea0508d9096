import { closingOf, type PairMove } from './pair-closing.js';

const move = (changes: Partial<PairMove>): PairMove => ({
  from: 'ACTIVE',
  to: 'REJECTED',
  side: 'SEEKER',
  isConsequence: false,
  ...changes,
});

describe('what an ending means for the next request', () => {
  it.each([
    ['a refusal counts', move({}), 'REFUSAL'],
    ['hiding from the company counts', move({ isConsequence: true }), 'REFUSAL'],
    ['silence counts', move({ to: 'EXPIRED', side: null }), 'REFUSAL'],
    ['taking it back counts: the profile was seen', move({ to: 'CANCELLED', side: 'RECRUITER' }), 'REFUSAL'],
    ['an account that closes does not', move({ to: 'CANCELLED', isConsequence: true }), null],
    ['a company that goes does not', move({ to: 'CANCELLED', side: 'RECRUITER', isConsequence: true }), null],
    ['a match that takes its place does not', move({ to: 'CANCELLED', side: null, isConsequence: true }), null],
    ['the person who ends an agreement says no', move({ from: 'MATCHED', to: 'CANCELLED' }), 'REFUSAL'],
    ['the recruiter who ends one waits', move({ from: 'MATCHED', to: 'CANCELLED', side: 'RECRUITER' }), 'PAUSE'],
    ['a yes opens the pair', move({ to: 'MATCHED' }), 'YES'],
    ['a hire changes nothing', move({ from: 'MATCHED', to: 'HIRED' }), null],
    ['asking changes nothing', move({ from: null, to: 'ACTIVE', side: 'RECRUITER' }), null],
  ] as const)('%s', (_, given, closing) => {
    expect(closingOf(given)).toBe(closing);
  });
});
