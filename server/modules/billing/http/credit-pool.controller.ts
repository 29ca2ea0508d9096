import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { CreditPoolQuery } from '../queries/credit-pool.query.js';
import { ChangeCreditPool } from '../use-cases/change-credit-pool.js';
import { type CreditPool, creditPool, type CreditPoolRequest, creditPoolRequest } from './credit-pool.contract.js';

@ApiTags('companies')
@Controller('api/companies')
export class CreditPoolController {
  constructor(
    private readonly pool: CreditPoolQuery,
    private readonly change: ChangeCreditPool,
  ) {}

  @Get(':id/credit-pool')
  @Allow('RECRUITER')
  @Answers(200, creditPool, 'The team’s shared credits, with each member’s budget and use of the month; owners only.')
  get(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<CreditPool> {
    return this.pool.execute(actor.id, id);
  }

  @Put(':id/credit-pool')
  @Allow('RECRUITER')
  @Answers(200, creditPool, 'The shared credits after the change.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: creditPoolRequest }) request: CreditPoolRequest,
  ): Promise<CreditPool> {
    await this.change.execute(actor.id, id, request);
    return this.pool.execute(actor.id, id);
  }
}
