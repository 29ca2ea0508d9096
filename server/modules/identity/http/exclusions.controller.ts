import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { pageQuery, type PageQuery } from '../../../platform/contract/page.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { ListAccessLog } from '../queries/list-access-log.query.js';
import { ListExclusions } from '../queries/list-exclusions.query.js';
import { AddExclusion } from '../use-cases/add-exclusion.js';
import { RemoveExclusion } from '../use-cases/remove-exclusion.js';
import { done, type Done } from './account-security.contract.js';
import {
  accessLogPage,
  type AccessLogPage,
  addExclusionRequest,
  type AddExclusionRequest,
  exclusion,
  type Exclusion,
  exclusionsPage,
  type ExclusionsPage,
} from './privacy.contract.js';

/** Seekers' control over who sees them. */
@ApiTags('Identity')
@ExactlyOnce()
@Controller('api/users/me')
@Allow('JOB_SEEKER')
export class ExclusionsController {
  constructor(
    private readonly accessLog: ListAccessLog,
    private readonly exclusions: ListExclusions,
    private readonly addExclusion: AddExclusion,
    private readonly removeExclusion: RemoveExclusion,
  ) {}

  @Get('access-log')
  @Answers(200, accessLogPage, 'The people who saw or unmasked the caller, newest first.')
  log(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<AccessLogPage> {
    return this.accessLog.execute(actor.id, query);
  }

  @Get('exclusions')
  @Answers(200, exclusionsPage, 'Companies and domains from which the caller hides, newest first.')
  list(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<ExclusionsPage> {
    return this.exclusions.execute(actor.id, query);
  }

  @Post('exclusions')
  @Answers(201, exclusion, 'The company is excluded: it can no longer find the caller.')
  async add(
    @CurrentActor() actor: Actor,
    @Body({ schema: addExclusionRequest }) body: AddExclusionRequest,
  ): Promise<Exclusion> {
    const added = await this.addExclusion.execute(
      actor.id,
      'company_id' in body ? { companyId: body.company_id, domain: null } : { companyId: null, domain: body.domain },
    );
    const found = await this.exclusions.one(actor.id, added);
    if (!found) throw new NotFound();
    return found;
  }

  @Delete('exclusions/:id')
  @Answers(200, done, 'The exclusion is removed: the company can find the caller again.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: id }) exclusionId: string): Promise<Done> {
    await this.removeExclusion.execute(actor.id, exclusionId);
    return { success: true };
  }
}
