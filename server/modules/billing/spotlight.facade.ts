import { Injectable } from '@nestjs/common';
import { BuySpotlight } from './use-cases/buy-spotlight.js';

/** The spotlight for other modules. Separate from `BillingFacade` because the ledger itself uses that one. */
@Injectable()
export class SpotlightFacade {
  constructor(private readonly spotlight: BuySpotlight) {}

  /**
   * Puts the recruiter's company in the spotlight for a week and charges the credits.
   *
   * @param companyId the company named in the request, if any
   * @throws CompanyMissing, NotFound for another's company, InsufficientCredits, IdempotencyKeyReused
   */
  async buy(recruiterId: string, companyId: string | null, key: string | undefined): Promise<void> {
    await this.spotlight.execute(recruiterId, key, companyId);
  }
}
