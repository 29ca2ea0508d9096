import { Injectable } from '@nestjs/common';
import { BuySpotlight } from './use-cases/buy-spotlight.js';

/** The spotlight for other modules. Apart from `BillingFacade`, which the ledger itself asks. */
@Injectable()
export class SpotlightFacade {
  constructor(private readonly spotlight: BuySpotlight) {}

  /**
   * Puts the recruiter's company in front for a week, and takes the price.
   *
   * @param companyId which company is meant, where the request says so
   * @throws CompanyMissing, NotFound for another's company, InsufficientCredits, IdempotencyKeyReused
   */
  async buy(recruiterId: string, companyId: string | null, key: string | undefined): Promise<void> {
    await this.spotlight.execute(recruiterId, key, companyId);
  }
}
