import { ContactSales } from './billing.errors.js';
import { creditsOffer, needsProof, packOffer, planOffer } from './offer.js';
import { centsPerCredit, packEnds, packs, SINGLE_CREDIT_CENTS } from './packs.js';

describe('packs', () => {
  it('have the published prices, credits and days', () => {
    expect(packs).toEqual({
      DISCOVERY: { name: 'Starter Pack', credits: 10, cents: 29_900, validityDays: 90, isPopular: false },
      STANDARD: { name: 'Growth Pack', credits: 40, cents: 89_900, validityDays: 120, isPopular: true },
      PREMIUM: { name: 'Scale Pack', credits: 100, cents: 199_900, validityDays: 180, isPopular: false },
      ENTERPRISE: { name: 'Enterprise', isCustom: true },
    });
  });

  it('cost 29.90, 22.48 and 19.99 per credit, and a single credit costs as much as in the smallest pack', () => {
    expect([packs.DISCOVERY, packs.STANDARD, packs.PREMIUM].map(centsPerCredit)).toEqual([2_990, 2_248, 1_999]);
    expect(SINGLE_CREDIT_CENTS).toBe(2_990);
    expect(creditsOffer(3)).toMatchObject({ kind: 'CREDITS', credits: 3, amounts: { subtotal: 8_970 } });
  });

  it('need no password; more than 72 single credits in one purchase do', () => {
    expect((['DISCOVERY', 'STANDARD', 'PREMIUM'] as const).map((pack) => needsProof(packOffer(pack)))).toEqual([
      false,
      false,
      false,
    ]);
    expect([72, 73].map((amount) => needsProof(creditsOffer(amount)))).toEqual([false, true]);
  });

  it('end after their days of validity', () => {
    expect(packEnds('STANDARD', new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2026-05-01T00:00:00Z'));
  });

  it('have no price if it is agreed with each company', () => {
    expect(() => packOffer('ENTERPRISE')).toThrow(ContactSales);
    expect(() => planOffer('BASIC', 100, null)).toThrow(ContactSales);
    expect(planOffer('BASIC', 100, 4_900)).toMatchObject({ kind: 'PLAN', credits: 100, amounts: { subtotal: 4_900 } });
  });
});
