import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { JobsController } from './http/jobs.controller.js';
import { CloseCompanyJobsJob } from './jobs/close-company-jobs.job.js';
import { ExpireJobsJob } from './jobs/expire-jobs.job.js';
import { FollowCompanyNameJob } from './jobs/follow-company-name.job.js';
import { JobsPersonalData } from './jobs-personal-data.js';
import { JobsFacade } from './jobs.facade.js';
import { entities } from './persistence/entities.js';
import { JobRepository } from './persistence/job.repository.js';
import { GetJobQuery } from './queries/get-job.query.js';
import { ListJobsQueryHandler } from './queries/list-jobs.query.js';
import { ListMyJobsQueryHandler } from './queries/list-my-jobs.query.js';
import { OwnJobs } from './queries/own-jobs.js';
import { SearchSession } from './queries/search-session.js';
import { CloseCompanyJobs } from './use-cases/close-company-jobs.js';
import { CreateJob } from './use-cases/create-job.js';
import { Employer } from './use-cases/employer.js';
import { ExpireJobs } from './use-cases/expire-jobs.js';
import { FollowCompanyName } from './use-cases/follow-company-name.js';
import { RecordView } from './use-cases/record-view.js';
import { RemoveJob } from './use-cases/remove-job.js';
import { UpdateJob } from './use-cases/update-job.js';

const queries = [GetJobQuery, ListJobsQueryHandler, ListMyJobsQueryHandler, OwnJobs, SearchSession];
const useCases = [CreateJob, UpdateJob, RemoveJob, RecordView, ExpireJobs, CloseCompanyJobs, FollowCompanyName];
const jobs = [ExpireJobsJob, CloseCompanyJobsJob, FollowCompanyNameJob];

/**
 * Postings, from draft to closed, and how they are found. Asks two things of others, which a global module binds where modules
 * meet: `JobMatches` and `JobApplications`.
 */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule],
  controllers: [JobsController],
  providers: [JobsFacade, JobsPersonalData, JobRepository, Employer, ...queries, ...useCases, ...jobs],
  exports: [JobsFacade, JobsPersonalData, SearchSession],
})
export class JobsModule {}
