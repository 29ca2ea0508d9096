import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { CrawlersController } from './http/crawlers.controller.js';
import { HiddenCompaniesController } from './http/hidden-companies.controller.js';
import { JobTemplatesController } from './http/job-templates.controller.js';
import { JobsController } from './http/jobs.controller.js';
import { PublicPagesController } from './http/public-pages.controller.js';
import { SavedJobsController } from './http/saved-jobs.controller.js';
import { SharePicturesController } from './http/share-pictures.controller.js';
import { CloseCompanyJobsJob } from './jobs/close-company-jobs.job.js';
import { ExpireJobsJob } from './jobs/expire-jobs.job.js';
import { FollowCompanyNameJob } from './jobs/follow-company-name.job.js';
import { RemindAuthorsJob } from './jobs/remind-authors.job.js';
import { SendExpiryEmailJob } from './jobs/send-expiry-email.job.js';
import { JobsPersonalData } from './jobs-personal-data.js';
import { JobsFacade } from './jobs.facade.js';
import { entities } from './persistence/entities.js';
import { HiddenCompanies } from './persistence/hidden-companies.js';
import { JobHistory } from './persistence/job-history.js';
import { JobRepository } from './persistence/job.repository.js';
import { SavedJobs } from './persistence/saved-jobs.js';
import { SharePictures } from './pictures/share-pictures.js';
import { GetJobQuery } from './queries/get-job.query.js';
import { HiddenCompaniesQuery } from './queries/hidden-companies.query.js';
import { JobCompanies } from './queries/job-companies.js';
import { JobTemplates } from './queries/job-templates.query.js';
import { ListJobsQueryHandler } from './queries/list-jobs.query.js';
import { ListMyJobsQueryHandler } from './queries/list-my-jobs.query.js';
import { NewestJobsQuery } from './queries/newest-jobs.query.js';
import { OwnJobs } from './queries/own-jobs.js';
import { PageMarks } from './queries/page-marks.js';
import { PayComparisonQuery } from './queries/pay-comparison.query.js';
import { PublicCompanyQuery } from './queries/public-company.query.js';
import { PublicJobQuery } from './queries/public-job.query.js';
import { SavedJobsQuery } from './queries/saved-jobs.query.js';
import { SimilarJobsQuery } from './queries/similar-jobs.query.js';
import { SearchFinds } from './queries/search-finds.query.js';
import { SearchSession } from './queries/search-session.js';
import { SiteMapQuery } from './queries/site-map.query.js';
import { CloseCompanyJobs } from './use-cases/close-company-jobs.js';
import { CloseJob } from './use-cases/close-job.js';
import { CreateJob } from './use-cases/create-job.js';
import { DuplicateJob } from './use-cases/duplicate-job.js';
import { Employer } from './use-cases/employer.js';
import { ExpireJobs } from './use-cases/expire-jobs.js';
import { FollowCompanyName } from './use-cases/follow-company-name.js';
import { HideCompany } from './use-cases/hide-company.js';
import { PausePostings } from './use-cases/pause-postings.js';
import { RecordView } from './use-cases/record-view.js';
import { RemindAuthors } from './use-cases/remind-authors.js';
import { RemoveJob } from './use-cases/remove-job.js';
import { RemoveJobTemplate } from './use-cases/remove-job-template.js';
import { RenewByLink } from './use-cases/renew-by-link.js';
import { RenewJob } from './use-cases/renew-job.js';
import { RenewalLinks } from './use-cases/renewal-links.js';
import { SaveJob } from './use-cases/save-job.js';
import { SaveJobTemplate } from './use-cases/save-job-template.js';
import { SendExpiryEmail } from './use-cases/send-expiry-email.js';
import { TakeDownJob } from './use-cases/take-down-job.js';
import { UpdateJob } from './use-cases/update-job.js';

const queries = [
  GetJobQuery,
  JobCompanies,
  ListJobsQueryHandler,
  ListMyJobsQueryHandler,
  OwnJobs,
  SearchFinds,
  SearchSession,
];
const ownLists = [
  SavedJobs,
  SavedJobsQuery,
  SaveJob,
  HiddenCompanies,
  HiddenCompaniesQuery,
  HideCompany,
  PageMarks,
  SimilarJobsQuery,
  PayComparisonQuery,
];
const publicPages = [SharePictures, PublicJobQuery, PublicCompanyQuery, SiteMapQuery, NewestJobsQuery];
const useCases = [CreateJob, UpdateJob, RemoveJob, RecordView, ExpireJobs, CloseCompanyJobs, FollowCompanyName];
const copies = [CloseJob, DuplicateJob, JobTemplates, SaveJobTemplate, RemoveJobTemplate];
const byOperators = [PausePostings, TakeDownJob];
const renewal = [RenewJob, RenewByLink, RenewalLinks, RemindAuthors, SendExpiryEmail, SecretBox];
const jobs = [ExpireJobsJob, CloseCompanyJobsJob, FollowCompanyNameJob, RemindAuthorsJob, SendExpiryEmailJob];

/**
 * Postings, from draft to closed, and their search. Needs four ports that a global module binds: `JobMatches`,
 * `JobApplications`, `PostingSetups`, and the companies' `CompanyStanding`.
 */
@Module({
  imports: [MikroOrmModule.forFeature(entities), MailModule, CompaniesModule, IdentityModule],
  controllers: [
    SavedJobsController,
    HiddenCompaniesController,
    JobsController,
    JobTemplatesController,
    PublicPagesController,
    SharePicturesController,
    CrawlersController,
  ],
  providers: [
    JobsFacade,
    JobsPersonalData,
    JobRepository,
    JobHistory,
    Employer,
    ...queries,
    ...ownLists,
    ...publicPages,
    ...useCases,
    ...renewal,
    ...copies,
    ...byOperators,
    ...jobs,
  ],
  exports: [JobsFacade, JobsPersonalData, HiddenCompanies, SavedJobs, SearchFinds, SearchSession],
})
export class JobsModule {}
