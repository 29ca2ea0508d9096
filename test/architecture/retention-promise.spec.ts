import { days, keptYears, lastUpdated } from '../../client/features/legal/texts/facts.js';
import { consentVersions } from '../../server/modules/identity/domain/consent.entity.js';
import { ERASURE_DAYS, retentionPeriods } from '../../server/modules/identity/domain/retention-periods.js';

const YEAR = 365;

/** Compares the promises of the privacy policy with the retention engine, so that neither changes alone. */
describe('the privacy policy and the retention engine', () => {
  it.each([
    ['CONSENTS', keptYears.consents * YEAR],
    ['ACCESS_LOG', keptYears.accessLog * YEAR],
    ['LETTERS', keptYears.securityLog * YEAR],
    ['MATCHES', keptYears.matches * YEAR],
    ['MESSAGES', keptYears.messages * YEAR],
    ['PAYMENTS', keptYears.payments * YEAR],
    ['DISCLOSURES', keptYears.applications * YEAR],
    ['INTERVIEW_RECORDINGS', keptYears.recordings * YEAR],
    ['SESSIONS', days.endedSessions],
  ] as const)('agree on %s', (kind, promised) => {
    expect(retentionPeriods[kind].days).toBe(promised);
  });

  it('record consents with the date that the pages show', () => {
    expect(consentVersions).toMatchObject({ PRIVACY: lastUpdated.privacy, TERMS: lastUpdated.terms });
  });

  it('erase an account within the promised days', () => {
    expect(ERASURE_DAYS).toBe(days.erasure);
    expect(retentionPeriods.CLOSED_ACCOUNTS.days).toBeLessThan(days.erasure);
  });
});
