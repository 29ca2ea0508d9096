import type { INestApplicationContext } from '@nestjs/common';
import { CompanyReviewsQueryHandler } from '../modules/companies/queries/company-reviews.query.js';
import { ReviewCompany } from '../modules/companies/use-cases/review-company.js';
import type { SeededCompany } from './seed-companies.js';

/** The demo's operator verifies the demo's companies, as an operator does in the queue. */
export async function seedVerifications(
  app: INestApplicationContext,
  operatorId: string,
  companies: Iterable<SeededCompany>,
): Promise<void> {
  const reviews = app.get(CompanyReviewsQueryHandler, { strict: false });
  const reviewCompany = app.get(ReviewCompany, { strict: false });
  for (const { companyId } of companies) {
    const { state, revision } = await reviews.find(companyId);
    if (state !== 'IN_REVIEW') continue;
    await reviewCompany.execute(operatorId, companyId, { status: 'VERIFIED', revision, reason: null });
  }
}
