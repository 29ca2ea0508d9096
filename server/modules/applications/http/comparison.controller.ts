import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { CompareApplications } from '../use-cases/compare-applications.js';
import { comparison, type Comparison, comparisonQuery, type ComparisonQuery } from './comparison.contract.js';

/** Up to four applicants beside each other. */
@ApiTags('applications')
@Controller('api/jobs/:id/comparison')
@Allow('RECRUITER')
@AllowSeats('HIRING_MANAGER', 'REVIEWER')
export class ComparisonController {
  constructor(private readonly compare: CompareApplications) {}

  @Get()
  @Answers(
    200,
    comparison,
    'Up to four applications to a posting, answer by answer, in the form that the reader may see.',
  )
  get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: comparisonQuery }) { ids }: ComparisonQuery,
    @RequestLanguage() language: Language,
  ): Promise<Comparison> {
    return this.compare.execute(actor, id, ids, language);
  }
}
