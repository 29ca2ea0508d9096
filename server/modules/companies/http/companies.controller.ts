import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { pageQuery, type PageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { CompanyDirectoryQueryHandler } from '../queries/company-directory.query.js';
import { GetCompanyQuery } from '../queries/get-company.query.js';
import { ListCompaniesQueryHandler } from '../queries/list-companies.query.js';
import { ListMyCompaniesQuery } from '../queries/list-my-companies.query.js';
import { CreateCompany } from '../use-cases/create-company.js';
import { RemoveCompany } from '../use-cases/remove-company.js';
import { UpdateCompany } from '../use-cases/update-company.js';
import {
  companiesPage,
  type CompaniesPage,
  company,
  type Company,
  companyRemoved,
  createCompanyInput,
  type CreateCompanyInput,
  listCompaniesQuery,
  type ListCompaniesQuery,
  updateCompanyInput,
  type UpdateCompanyInput,
} from './companies.contract.js';
import {
  companyDirectory,
  type CompanyDirectory,
  companyDirectoryQuery,
  type CompanyDirectoryQuery,
} from './company-directory.contract.js';

@ApiTags('companies')
@ExactlyOnce()
@Controller('api/companies')
export class CompaniesController {
  constructor(
    private readonly listCompanies: ListCompaniesQueryHandler,
    private readonly directory: CompanyDirectoryQueryHandler,
    private readonly listMyCompanies: ListMyCompaniesQuery,
    private readonly getCompany: GetCompanyQuery,
    private readonly createCompany: CreateCompany,
    private readonly updateCompany: UpdateCompany,
    private readonly removeCompany: RemoveCompany,
  ) {}

  @Get()
  @AllowAnyone()
  @Answers(200, companiesPage, 'Companies by name.')
  list(@Query({ schema: listCompaniesQuery }) query: ListCompaniesQuery): Promise<CompaniesPage> {
    return this.listCompanies.execute(query);
  }

  @Get('directory')
  @AllowAnyone()
  @Answers(200, companyDirectory, 'Public companies by name, with their number of open postings.')
  listDirectory(@Query({ schema: companyDirectoryQuery }) query: CompanyDirectoryQuery): Promise<CompanyDirectory> {
    return this.directory.execute(query);
  }

  @Get('my')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, companiesPage, 'The companies the caller works for.')
  listMine(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<CompaniesPage> {
    return this.listMyCompanies.execute(actor.id, query);
  }

  @Get(':id')
  @AllowAnyone()
  @Answers(200, company, 'One company.')
  get(@MaybeActor() actor: Actor | null, @Param('id', { schema: idSchema }) id: string): Promise<Company> {
    return this.getCompany.execute(actor, id);
  }

  @Post()
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(201, company, 'The company as stored; the caller is its first member.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: createCompanyInput }) input: CreateCompanyInput,
  ): Promise<Company> {
    return this.getCompany.execute(actor, await this.createCompany.execute(actor.id, input));
  }

  @Put(':id')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, company, 'The company as stored.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateCompanyInput }) input: UpdateCompanyInput,
  ): Promise<Company> {
    await this.updateCompany.execute(actor.id, id, input);
    return this.getCompany.execute(actor, id);
  }

  @Delete(':id')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, companyRemoved, 'The company is removed from all lists, and its postings are closed.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<{ success: true }> {
    await this.removeCompany.execute(actor.id, id);
    return { success: true };
  }
}
