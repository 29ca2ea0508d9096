import { days, keptYears } from '../../client/features/legal/texts/facts.js';
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
    ['SESSIONS', days.endedSessions],
  ] as const)('agree on %s', (kind, promised) => {
    expect(retentionPeriods[kind].days).toBe(promised);
  });

  it('erase an account within the promised days', () => {
    expect(ERASURE_DAYS).toBe(days.erasure);
    expect(retentionPeriods.CLOSED_ACCOUNTS.days).toBeLessThan(days.erasure);
  });
});
