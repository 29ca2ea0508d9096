import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { pageQuery, type PageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { HiddenCompaniesQuery } from '../queries/hidden-companies.query.js';
import { HideCompany } from '../use-cases/hide-company.js';
import {
  type CompanyHidden,
  companyHidden,
  hiddenCompaniesPage,
  type HiddenCompaniesPage,
} from './saved-jobs.contract.js';

/** Companies whose postings the caller does not want to see. */
@ApiTags('jobs')
@Controller('api/users/me/hidden-companies')
@Allow('JOB_SEEKER')
export class HiddenCompaniesController {
  constructor(
    private readonly companies: HiddenCompaniesQuery,
    private readonly hideCompany: HideCompany,
  ) {}

  @Get()
  @Answers(200, hiddenCompaniesPage, 'The companies that the caller hides, newest first.')
  list(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<HiddenCompaniesPage> {
    return this.companies.execute(actor.id, query);
  }

  @Put(':companyId')
  @Answers(
    200,
    companyHidden,
    'The company’s postings are hidden from the caller’s lists; the company is not notified.',
  )
  async hide(
    @CurrentActor() actor: Actor,
    @Param('companyId', { schema: id }) companyId: string,
  ): Promise<CompanyHidden> {
    await this.hideCompany.hide(actor.id, companyId);
    return { company_id: companyId, hidden: true };
  }

  @Delete(':companyId')
  @Answers(200, companyHidden, 'The company’s postings are shown to the caller again.')
  async show(
    @CurrentActor() actor: Actor,
    @Param('companyId', { schema: id }) companyId: string,
  ): Promise<CompanyHidden> {
    await this.hideCompany.show(actor.id, companyId);
    return { company_id: companyId, hidden: false };
  }
}
