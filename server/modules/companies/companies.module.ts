import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesFacade } from './companies.facade.js';
import { CompaniesPersonalData } from './companies-personal-data.js';
import { CompaniesController } from './http/companies.controller.js';
import { CompanyVideosController } from './http/company-videos.controller.js';
import { entities } from './persistence/entities.js';
import { CompanyRepository } from './persistence/company.repository.js';
import { CompanyVideoRepository } from './persistence/company-video.repository.js';
import { CompanyMarks } from './queries/company-marks.js';
import { CompanyVideosQuery } from './queries/company-videos.query.js';
import { GetCompanyQuery } from './queries/get-company.query.js';
import { ListCompaniesQueryHandler } from './queries/list-companies.query.js';
import { ListMyCompaniesQuery } from './queries/list-my-companies.query.js';
import { AddCompanyVideo } from './use-cases/add-company-video.js';
import { CreateCompany } from './use-cases/create-company.js';
import { RemoveCompany } from './use-cases/remove-company.js';
import { RemoveCompanyVideo } from './use-cases/remove-company-video.js';
import { TidyGallery } from './use-cases/tidy-gallery.js';
import { UpdateCompany } from './use-cases/update-company.js';
import { UpdateCompanyVideo } from './use-cases/update-company-video.js';

const useCases = [
  AddCompanyVideo,
  CreateCompany,
  RemoveCompany,
  RemoveCompanyVideo,
  TidyGallery,
  UpdateCompany,
  UpdateCompanyVideo,
];

/** Employers, who works for them, and their galleries. */
@Module({
  imports: [MikroOrmModule.forFeature(entities)],
  controllers: [CompaniesController, CompanyVideosController],
  providers: [
    CompaniesFacade,
    CompaniesPersonalData,
    CompanyMarks,
    CompanyRepository,
    CompanyVideoRepository,
    CompanyVideosQuery,
    GetCompanyQuery,
    ListCompaniesQueryHandler,
    ListMyCompaniesQuery,
    ...useCases,
  ],
  exports: [CompaniesFacade, CompaniesPersonalData],
})
export class CompaniesModule {}
