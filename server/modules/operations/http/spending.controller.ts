import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { SpendingQuery } from '../queries/spending.query.js';
import { type Spending, spending } from './spending.contract.js';

@ApiTags('dashboards')
@Controller('api/dashboard/recruiter/spending')
export class SpendingController {
  constructor(private readonly spendings: SpendingQuery) {}

  @Get(':id')
  @Allow('RECRUITER')
  @Answers(
    200,
    spending,
    'The person or thing that a line of the caller’s statement paid for; 404 if it no longer exists.',
  )
  read(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Spending> {
    return this.spendings.execute(actor.id, id);
  }
}
