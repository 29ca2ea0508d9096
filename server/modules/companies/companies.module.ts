import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesFacade } from './companies.facade.js';
import { CompaniesPersonalData } from './companies-personal-data.js';
import { CompaniesController } from './http/companies.controller.js';
import { entities } from './persistence/entities.js';
import { CompanyRepository } from './persistence/company.repository.js';
import { GetCompanyQuery } from './queries/get-company.query.js';
import { ListCompaniesQueryHandler } from './queries/list-companies.query.js';
import { ListMyCompaniesQuery } from './queries/list-my-companies.query.js';
import { CreateCompany } from './use-cases/create-company.js';
import { RemoveCompany } from './use-cases/remove-company.js';
import { UpdateCompany } from './use-cases/update-company.js';

const useCases = [CreateCompany, UpdateCompany, RemoveCompany];

/** Employers and who works for them. */
@Module({
  imports: [MikroOrmModule.forFeature(entities)],
  controllers: [CompaniesController],
  providers: [
    CompaniesFacade,
    CompaniesPersonalData,
    CompanyRepository,
    GetCompanyQuery,
    ListCompaniesQueryHandler,
    ListMyCompaniesQuery,
    ...useCases,
  ],
  exports: [CompaniesFacade, CompaniesPersonalData],
})
export class CompaniesModule {}
