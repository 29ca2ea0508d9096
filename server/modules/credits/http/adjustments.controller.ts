import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { AdjustCredits } from '../use-cases/adjust-credits.js';
import { creditAdjustment, type CreditAdjustment, creditMovement, type CreditMovement } from './credits.contract.js';

@ApiTags('credits')
@Controller('api/admin/credits')
export class AdjustmentsController {
  constructor(private readonly adjust: AdjustCredits) {}

  @Post('adjustments')
  @Allow('OPERATOR')
  @Answers(201, creditMovement, 'The balance is corrected; the recruiter reads why on the statement.')
  make(
    @CurrentActor() operator: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: creditAdjustment }) input: CreditAdjustment,
  ): Promise<CreditMovement> {
    return this.adjust.execute(operator, input, key);
  }
}
