import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { NeqInvalid, ReviewDecided } from '../domain/company.errors.js';
import { neqOf } from '../domain/neq.js';
import type { ChangeVerificationRequest } from '../http/company-verification.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';

/** The team sets the registry number, or asks for another review after a refusal. */
@Injectable()
export class ChangeVerification {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if there is no such company or the recruiter does not work for it.
   * @throws NeqInvalid
   * @throws ReviewDecided if a review is requested while IN_REVIEW or VERIFIED.
   */
  async execute(recruiterId: string, companyId: string, input: ChangeVerificationRequest): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      const neq = typeof input.neq === 'string' ? neqOf(input.neq) : input.neq;
      if (typeof input.neq === 'string' && neq === null) throw new NeqInvalid();
      const verification = await this.verifications.of(company);
      if (neq !== undefined && neq !== verification.neq) {
        verification.changeNeq(neq);
        this.verifications.note(company, verification, 'NEQ_CHANGED', { actorId: recruiterId });
      }
      if (!input.ask_review) return;
      if (verification.state !== 'UNVERIFIED') throw new ReviewDecided();
      verification.ask(this.clock.now());
      this.verifications.note(company, verification, 'ASKED', { actorId: recruiterId });
    });
  }
}
