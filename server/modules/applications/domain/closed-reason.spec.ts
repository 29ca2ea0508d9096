import { closedReasonOf, type PostingFacts } from './closed-reason.js';

const now = new Date('2026-01-15T15:00:00.000Z');
const past = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);
const facts = (changes: Partial<PostingFacts>): PostingFacts => ({
  status: 'ACTIVE',
  expiresAt: later,
  companyStands: true,
  closeReason: null,
  hasHire: false,
  ...changes,
});

describe('why a posting ends its applications', () => {
  it.each([
    ['nothing while it is open', facts({}), null],
    ['a pause', facts({ status: 'PAUSED' }), 'JOB_PAUSED'],
    ['its end', facts({ status: 'PAUSED', expiresAt: past }), 'JOB_EXPIRED'],
    ['a return to draft', facts({ status: 'DRAFT', expiresAt: null }), 'JOB_REMOVED'],
    ['a removal', facts({ status: 'CLOSED' }), 'JOB_REMOVED'],
    ['a removal after a hire', facts({ status: 'CLOSED', hasHire: true }), 'JOB_FILLED'],
    [
      'a removal as filled by somebody of this site',
      facts({ status: 'CLOSED', closeReason: 'FILLED_HERE' }),
      'JOB_FILLED',
    ],
    [
      'a removal as filled by somebody else',
      facts({ status: 'CLOSED', closeReason: 'FILLED_ELSEWHERE' }),
      'JOB_FILLED',
    ],
    ['a cancelled position', facts({ status: 'CLOSED', closeReason: 'CANCELLED' }), 'JOB_CANCELLED'],
    ['a removal for a reason that is not told', facts({ status: 'CLOSED', closeReason: 'OTHER' }), 'JOB_REMOVED'],
    ['hiring on hold', facts({ status: 'PAUSED', closeReason: 'PAUSED' }), 'JOB_PAUSED'],
    ['a pause after a hire, as there may be several places', facts({ status: 'PAUSED', hasHire: true }), 'JOB_PAUSED'],
    ['a company that is gone', facts({ status: 'CLOSED', companyStands: false, hasHire: true }), 'COMPANY_CLOSED'],
    ['an author who is suspended', facts({ status: 'PAUSED', companyStands: false }), 'COMPANY_CLOSED'],
  ])('%s', (_, posting, expected) => {
    expect(closedReasonOf(posting, now)).toBe(expected);
  });
});
