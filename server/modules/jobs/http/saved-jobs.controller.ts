import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { pageQuery, type PageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { PayComparisonQuery } from '../queries/pay-comparison.query.js';
import { SavedJobsQuery } from '../queries/saved-jobs.query.js';
import { SimilarJobsQuery } from '../queries/similar-jobs.query.js';
import { SaveJob } from '../use-cases/save-job.js';
import { payAmongSimilar, type PayAmongSimilar } from './pay-comparison.contract.js';
import {
  type JobSaved,
  jobSaved,
  savedJobsPage,
  type SavedJobsPage,
  type SimilarJobs,
  similarJobs,
} from './saved-jobs.contract.js';

/** Listed before the controller of `/api/jobs/:id`, which would take `saved` for an id. */
@ApiTags('jobs')
@Controller('api/jobs')
@Allow('JOB_SEEKER')
export class SavedJobsController {
  constructor(
    private readonly savedJobs: SavedJobsQuery,
    private readonly similarJobs: SimilarJobsQuery,
    private readonly payComparison: PayComparisonQuery,
    private readonly saveJob: SaveJob,
  ) {}

  @Get('saved')
  @Answers(200, savedJobsPage, 'The postings that the caller keeps, newest first.')
  list(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: pageQuery }) query: PageQuery,
  ): Promise<SavedJobsPage> {
    return this.savedJobs.execute(actor.id, query, language);
  }

  @Get(':id/similar')
  @AllowAnyone()
  @Answers(200, similarJobs, 'Open postings of the same occupation or a similar one.')
  similar(
    @MaybeActor() actor: Actor | null,
    @RequestLanguage() language: Language,
    @Param('id', { schema: id }) jobId: string,
  ): Promise<SimilarJobs> {
    return this.similarJobs.execute(jobId, actor, language);
  }

  @Get(':id/pay')
  @AllowAnyone()
  @Answers(200, payAmongSimilar, 'The posting’s pay among open postings of the same occupation, if there are enough.')
  pay(@Param('id', { schema: id }) jobId: string): Promise<PayAmongSimilar> {
    return this.payComparison.execute(jobId);
  }

  @Put(':id/saved')
  @Answers(200, jobSaved, 'The posting is in the caller’s list, which nobody else sees.')
  async save(@CurrentActor() actor: Actor, @Param('id', { schema: id }) jobId: string): Promise<JobSaved> {
    await this.saveJob.save(actor.id, jobId);
    return { job_id: jobId, saved: true };
  }

  @Delete(':id/saved')
  @Answers(200, jobSaved, 'The posting is not in the caller’s list.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: id }) jobId: string): Promise<JobSaved> {
    await this.saveJob.remove(actor.id, jobId);
    return { job_id: jobId, saved: false };
  }
}
