import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { CompanyReviewsQueryHandler } from '../queries/company-reviews.query.js';
import { ReviewCompany } from '../use-cases/review-company.js';
import {
  companyReview,
  type CompanyReview,
  companyReviewsPage,
  type CompanyReviewsPage,
  companyReviewsQuery,
  type CompanyReviewsQuery,
  decideReviewRequest,
  type DecideReviewRequest,
} from './company-reviews.contract.js';

/** Operators verify companies. */
@ApiTags('back office')
@ExactlyOnce()
@Controller('api/admin/company-reviews')
export class CompanyReviewsController {
  constructor(
    private readonly reviews: CompanyReviewsQueryHandler,
    private readonly reviewCompany: ReviewCompany,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, companyReviewsPage, 'Companies to verify, longest wait first.')
  list(@Query({ schema: companyReviewsQuery }) query: CompanyReviewsQuery): Promise<CompanyReviewsPage> {
    return this.reviews.execute(query);
  }

  @Put(':id')
  @Allow('OPERATOR')
  @Answers(200, companyReview, 'The company with the decision.')
  async decide(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: decideReviewRequest }) decision: DecideReviewRequest,
  ): Promise<CompanyReview> {
    await this.reviewCompany.execute(operator.id, id, decision);
    return this.reviews.find(id);
  }
}
