import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { PaymentIssuesReader } from '../queries/payment-issues.query.js';
import { HandlePaymentIssue } from '../use-cases/handle-payment-issue.js';
import {
  paymentIssue,
  type PaymentIssue,
  paymentIssueRequest,
  type PaymentIssueRequest,
  paymentIssuesPage,
  type PaymentIssuesPage,
  paymentIssuesQuery,
  type PaymentIssuesQuery,
} from './payment-issues.contract.js';

@ApiTags('billing')
@ExactlyOnce()
@Controller('api/admin/payment-issues')
export class PaymentIssuesController {
  constructor(
    private readonly issues: PaymentIssuesReader,
    private readonly handleIssue: HandlePaymentIssue,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, paymentIssuesPage, 'Payments that need an operator; open ones first, oldest first.')
  list(
    @RequestLanguage() language: Language,
    @Query({ schema: paymentIssuesQuery }) query: PaymentIssuesQuery,
  ): Promise<PaymentIssuesPage> {
    return this.issues.page(query, language);
  }

  @Put(':id')
  @Allow('OPERATOR')
  @Answers(200, paymentIssue, 'The payment issue is handled, or open again.')
  async handle(
    @CurrentActor() operator: Actor,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: paymentIssueRequest }) request: PaymentIssueRequest,
  ): Promise<PaymentIssue> {
    await this.handleIssue.execute(operator.id, id, request);
    return this.issues.find(id, language);
  }
}
