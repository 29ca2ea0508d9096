import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { AdminCompaniesQueryHandler } from '../queries/admin-companies.query.js';
import { BackOfficeOverviewQuery } from '../queries/back-office-overview.query.js';
import { PeopleQueryHandler } from '../queries/people.query.js';
import { QueuesQuery } from '../queries/queues.query.js';
import { RetryWork } from '../use-cases/retry-work.js';
import { SetCompanyStanding } from '../use-cases/set-company-standing.js';
import {
  adminCompaniesPage,
  type AdminCompaniesPage,
  adminCompaniesQuery,
  type AdminCompaniesQuery,
  adminCompany,
  type AdminCompany,
  backOfficeOverview,
  type BackOfficeOverview,
  companyStandingRequest,
  type CompanyStandingRequest,
  peoplePage,
  type PeoplePage,
  peopleQuery,
  type PeopleQuery,
} from './back-office.contract.js';
import {
  queuesAnswer,
  type QueuesAnswer,
  retried,
  type Retried,
  retryRequest,
  type RetryRequest,
} from './queues.contract.js';

@ApiTags('back office')
@ExactlyOnce()
@Controller('api/admin')
export class BackOfficeController {
  constructor(
    private readonly overviewQuery: BackOfficeOverviewQuery,
    private readonly peopleQuery: PeopleQueryHandler,
    private readonly companiesQuery: AdminCompaniesQueryHandler,
    private readonly setCompanyStanding: SetCompanyStanding,
    private readonly queuesQuery: QueuesQuery,
    private readonly retryWork: RetryWork,
  ) {}

  @Get('overview')
  @Allow('OPERATOR')
  @Answers(200, backOfficeOverview, 'Number of items in each queue of the back office.')
  overview(): Promise<BackOfficeOverview> {
    return this.overviewQuery.execute();
  }

  @Get('users')
  @Allow('OPERATOR')
  @Answers(200, peoplePage, 'Accounts, newest first.')
  people(@Query({ schema: peopleQuery }) query: PeopleQuery): Promise<PeoplePage> {
    return this.peopleQuery.execute(query);
  }

  @Get('companies')
  @Allow('OPERATOR')
  @Answers(200, adminCompaniesPage, 'Companies by name.')
  companies(@Query({ schema: adminCompaniesQuery }) query: AdminCompaniesQuery): Promise<AdminCompaniesPage> {
    return this.companiesQuery.execute(query);
  }

  @Put('companies/:id/status')
  @Allow('OPERATOR')
  @Answers(200, adminCompany, 'Every recruiter of the company is suspended or restored, and gets an email.')
  async setCompany(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: companyStandingRequest }) request: CompanyStandingRequest,
  ): Promise<AdminCompany> {
    await this.setCompanyStanding.execute(operator.id, id, request);
    return this.companiesQuery.find(id);
  }

  @Get('queues')
  @Allow('OPERATOR')
  @Answers(200, queuesAnswer, 'State of the queues, and the work that was given up.')
  queues(@RequestLanguage() language: Language): Promise<QueuesAnswer> {
    return this.queuesQuery.execute(language);
  }

  @Post('dead-letters/retry')
  @Allow('OPERATOR')
  @Answers(200, retried, 'The work is tried again.')
  async retry(
    @CurrentActor() operator: Actor,
    @Body({ schema: retryRequest }) request: RetryRequest,
  ): Promise<Retried> {
    await this.retryWork.execute(operator.id, request);
    return { success: true };
  }
}
