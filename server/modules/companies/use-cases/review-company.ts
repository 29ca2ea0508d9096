import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { companyReviewed } from '../domain/company.events.js';
import { ReviewOutdated } from '../domain/company.errors.js';
import { websiteDomain } from '../domain/website-domain.js';
import type { DecideReviewRequest } from '../http/company-reviews.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';

/** An operator verifies a company or refuses it. A verified company can be refused later. */
@Injectable()
export class ReviewCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound
   * @throws InvalidInput for a refusal without a reason.
   * @throws ReviewDecided also if another operator decided first.
   * @throws ReviewOutdated if the company changed after the operator opened it.
   */
  async execute(operatorId: string, companyId: string, decision: DecideReviewRequest): Promise<void> {
    const { status, revision, reason } = decision;
    await this.transaction.run(async () => {
      const company = await this.companies.findForReview(companyId);
      if (!company) throw new NotFound();
      const verification = await this.verifications.of(company);
      if (verification.revision !== revision) throw new ReviewOutdated();
      const now = this.clock.now();
      if (status === 'VERIFIED') {
        const checked = { name: company.name, domain: websiteDomain(company.website) };
        verification.confirm(checked, operatorId, now);
      } else {
        if (reason === null) throw new InvalidInput([{ path: 'reason', code: 'FIELD.REQUIRED' }]);
        verification.refuse(reason, operatorId, now);
      }
      const event_id = this.verifications.note(company, verification, status === 'VERIFIED' ? 'CONFIRMED' : 'REFUSED', {
        actorId: operatorId,
        reason,
      });
      await this.audit.record({
        operatorId,
        action: status === 'VERIFIED' ? 'COMPANY_VERIFIED' : 'COMPANY_VERIFICATION_REFUSED',
        subject: { type: 'COMPANY', id: companyId },
        reason,
        details: { revision },
      });
      await this.outbox.publish(companyReviewed, {
        company_id: companyId,
        event_id,
        status,
        reason: status === 'UNVERIFIED' ? reason : null,
      });
    });
  }
}
