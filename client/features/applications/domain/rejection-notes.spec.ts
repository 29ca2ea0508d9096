import { LONGEST_REASON } from '@modules/applications/http/applications.contract';
import { isProposal, noteFor, rejectionReasons } from './rejection-notes';

const written = rejectionReasons.filter((reason) => reason !== 'OWN_WORDS' && reason !== 'NONE');

it.each(written)('has a note of its own for %s in each language, short enough to send', (reason) => {
  const [fr, en] = [noteFor(reason, 'fr'), noteFor(reason, 'en')];
  expect(fr).not.toBe(en);
  for (const note of [fr, en]) {
    expect(note.length).toBeGreaterThan(20);
    expect(note.length).toBeLessThanOrEqual(LONGEST_REASON);
    expect(isProposal(note)).toBe(true);
  }
});

it('proposes nothing in the place of the recruiter’s own words, and takes none of them away', () => {
  expect([noteFor('OWN_WORDS', 'fr'), noteFor('NONE', 'en'), noteFor('', 'fr')]).toEqual(['', '', '']);
  expect(isProposal(`${noteFor('PAY', 'fr')} Bonne suite.`)).toBe(false);
  expect(isProposal('  ')).toBe(true);
});
