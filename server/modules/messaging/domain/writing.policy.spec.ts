import { mayWrite, type WritingFacts } from './writing.policy.js';

const facts: WritingFacts = {
  side: 'RECRUITER',
  tied: false,
  endedAt: null,
  conversation: null,
  paid: false,
  price: 2,
  blockedByMe: false,
  otherAvailable: true,
};
const early = new Date('2026-11-01T12:00:00Z');
const late = new Date('2026-11-02T12:00:00Z');
const answer = (changes: Partial<WritingFacts>): string => {
  const writing = mayWrite({ ...facts, ...changes });
  return writing.allowed ? `${writing.price}${writing.unsolicited ? ' unsolicited' : ''}` : writing.reason;
};

describe('who may write to whom', () => {
  it.each([
    ['nothing connects them', {}, '2 unsolicited', 'NOT_PERMITTED'],
    ['the company paid for the person before', { paid: true }, '0 unsolicited', 'NOT_PERMITTED'],
    ['something connects them', { tied: true }, '0', '0'],
    ['something connected them before a word was said', { endedAt: early }, '2 unsolicited', 'NOT_PERMITTED'],
    ['the recruiter wrote first', { conversation: { unsolicitedAt: early } }, '0', '0'],
    ['they wrote while they were connected', { conversation: { unsolicitedAt: null } }, 'ENDED', 'ENDED'],
    ['it ended after the first message', { conversation: { unsolicitedAt: early }, endedAt: late }, 'ENDED', 'ENDED'],
    ['it had ended before the first message', { conversation: { unsolicitedAt: late }, endedAt: early }, '0', '0'],
    ['they are connected anew', { conversation: { unsolicitedAt: null }, endedAt: early, tied: true }, '0', '0'],
    ['the writer blocked the other', { tied: true, blockedByMe: true }, 'BLOCKED_BY_YOU', 'BLOCKED_BY_YOU'],
    ['the other is not there', { tied: true, otherAvailable: false }, 'UNAVAILABLE', 'UNAVAILABLE'],
    ['both', { blockedByMe: true, otherAvailable: false }, 'BLOCKED_BY_YOU', 'BLOCKED_BY_YOU'],
  ] satisfies readonly [string, Partial<WritingFacts>, string, string][])('%s', (_when, changes, recruiter, seeker) => {
    expect(answer({ side: 'RECRUITER', ...changes })).toBe(recruiter);
    expect(answer({ side: 'SEEKER', ...changes })).toBe(seeker);
  });
});
