import { LONGEST_REASON } from '@modules/applications/http/applications.contract';
import { isProposal, noteFor, rejectionReasons } from './rejection-notes';

const written = rejectionReasons.filter((reason) => reason !== 'OWN_WORDS' && reason !== 'NONE');

it.each(written)('suggests another note for %s in each language, short enough to send', (reason) => {
  const [fr, en] = [noteFor(reason, 'fr'), noteFor(reason, 'en')];
  expect(fr).not.toBe(en);
  for (const note of [fr, en]) {
    expect(note.length).toBeGreaterThan(20);
    expect(note.length).toBeLessThanOrEqual(LONGEST_REASON);
    expect(isProposal(note)).toBe(true);
  }
});

it('suggests nothing instead of the recruiter’s own text, and keeps that text', () => {
  expect([noteFor('OWN_WORDS', 'fr'), noteFor('NONE', 'en'), noteFor('', 'fr')]).toEqual(['', '', '']);
  expect(isProposal(`${noteFor('PAY', 'fr')} Bonne suite.`)).toBe(false);
  expect(isProposal('  ')).toBe(true);
});
