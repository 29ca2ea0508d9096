import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RefundableSpendingsQuery } from '../queries/refundable-spendings.query.js';
import { OncePerClick } from '../../../platform/idempotency/once-per-click.decorator.js';
import { AdjustCredits } from '../use-cases/adjust-credits.js';
import { RefundSpending } from '../use-cases/refund-spending.js';
import {
  creditAdjustment,
  type CreditAdjustment,
  creditMovement,
  type CreditMovement,
  creditRefund,
  type CreditRefund,
  refundableSpendings,
  type RefundableSpendings,
} from './credits.contract.js';

@ApiTags('credits')
@Controller('api/admin/credits')
export class AdjustmentsController {
  constructor(
    private readonly adjust: AdjustCredits,
    private readonly refund: RefundSpending,
    private readonly refundable: RefundableSpendingsQuery,
  ) {}

  @Post('adjustments')
  @OncePerClick()
  @Allow('OPERATOR')
  @Answers(201, creditMovement, 'The balance is corrected; the recruiter reads the reason on the statement.')
  make(
    @CurrentActor() operator: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: creditAdjustment }) input: CreditAdjustment,
  ): Promise<CreditMovement> {
    return this.adjust.execute(operator, input, key);
  }

  @Get('spendings/:id')
  @Allow('OPERATOR')
  @Answers(200, refundableSpendings, 'Spendings of a recruiter within 30 days that were not refunded.')
  spendings(
    @Param('id', { schema: idSchema }) ownerId: string,
    @RequestLanguage() language: Language,
  ): Promise<RefundableSpendings> {
    return this.refundable.execute(ownerId, language);
  }

  @Post('refunds')
  @OncePerClick()
  @Allow('OPERATOR')
  @Answers(201, creditMovement, 'One spending is refunded; the recruiter reads the reason on the statement.')
  giveBack(
    @CurrentActor() operator: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: creditRefund }) input: CreditRefund,
  ): Promise<CreditMovement> {
    return this.refund.execute(operator, input, key);
  }
}
