import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { checkedPosting } from '../queries/checked-posting.js';
import { GetJobQuery } from '../queries/get-job.query.js';
import { ListJobsQueryHandler } from '../queries/list-jobs.query.js';
import { ListMyJobsQueryHandler } from '../queries/list-my-jobs.query.js';
import { CloseJob } from '../use-cases/close-job.js';
import { CreateJob } from '../use-cases/create-job.js';
import { DuplicateJob } from '../use-cases/duplicate-job.js';
import { RecordView } from '../use-cases/record-view.js';
import { RemoveJob } from '../use-cases/remove-job.js';
import { RenewByLink } from '../use-cases/renew-by-link.js';
import { RenewJob } from '../use-cases/renew-job.js';
import { UpdateJob } from '../use-cases/update-job.js';
import {
  checkPostingInput,
  type CheckPostingInput,
  closedJob,
  type ClosedJob,
  closeJobInput,
  type CloseJobInput,
  createJobInput,
  type CreateJobInput,
  jobDetail,
  type JobDetail,
  jobRemoved,
  jobRenewed,
  type JobRenewed,
  jobsPage,
  type JobsPage,
  listJobsQuery,
  type ListJobsQuery,
  listMyJobsQuery,
  type ListMyJobsQuery,
  ownJobInFull,
  type OwnJobInFull,
  ownJobsPage,
  type OwnJobsPage,
  postingChecklist,
  type PostingChecklist,
  removeJobQuery,
  type RemoveJobQuery,
  renewByLinkInput,
  type RenewByLinkInput,
  updateJobInput,
  type UpdateJobInput,
} from './jobs.contract.js';

@ApiTags('jobs')
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly listJobs: ListJobsQueryHandler,
    private readonly listMyJobs: ListMyJobsQueryHandler,
    private readonly getJob: GetJobQuery,
    private readonly createJob: CreateJob,
    private readonly updateJob: UpdateJob,
    private readonly removeJob: RemoveJob,
    private readonly renewJob: RenewJob,
    private readonly renewByLink: RenewByLink,
    private readonly recordView: RecordView,
    private readonly closeJob: CloseJob,
    private readonly duplicateJob: DuplicateJob,
  ) {}

  @Get()
  @AllowAnyone()
  @Answers(200, jobsPage, 'Postings that match the filters.')
  list(
    @MaybeActor() actor: Actor | null,
    @RequestLanguage() language: Language,
    @Query({ schema: listJobsQuery }) query: ListJobsQuery,
  ): Promise<JobsPage> {
    return this.listJobs.execute(query, actor, language);
  }

  @Get('my/jobs')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, ownJobsPage, 'Postings of the caller’s company in every status, with their figures.')
  listMine(
    @CurrentActor() actor: Actor,
    @Query({ schema: listMyJobsQuery }) query: ListMyJobsQuery,
  ): Promise<OwnJobsPage> {
    return this.listMyJobs.execute(query, actor);
  }

  @Get(':id')
  @AllowAnyone()
  @Answers(200, jobDetail, 'One posting; a signed-in reader outside of the company counts as one view a day.')
  async get(
    @MaybeActor() actor: Actor | null,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<JobDetail> {
    const found = await this.getJob.execute(id, actor, language);
    const isOwn = found.allowed_actions !== undefined;
    if (actor && !isOwn) await this.recordView.execute(id, actor.id);
    return found;
  }

  @Post()
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(201, ownJobInFull, 'The posting as stored.')
  async create(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: createJobInput }) input: CreateJobInput,
  ): Promise<OwnJobInFull> {
    return this.getJob.own(await this.createJob.execute(actor, input, key), actor);
  }

  @Post('checklist')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, postingChecklist, 'The contents that the posting has and lacks; nothing is stored.')
  check(@Body({ schema: checkPostingInput }) input: CheckPostingInput): PostingChecklist {
    return checkedPosting(input);
  }

  @ExactlyOnce()
  @Post('renewals')
  @AllowAnyone()
  @Answers(200, jobRenewed, 'The posting, renewed with the link of a reminder: it stays open for 30 more days.')
  renewWithLink(@Body({ schema: renewByLinkInput }) { token }: RenewByLinkInput): Promise<JobRenewed> {
    return this.renewByLink.execute(token);
  }

  @ExactlyOnce()
  @Post(':id/renew')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, ownJobInFull, 'The posting, which stays open for 30 more days.')
  async renew(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<OwnJobInFull> {
    await this.renewJob.execute(actor, id);
    return this.getJob.own(id, actor);
  }

  @Post(':id/duplicate')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(201, ownJobInFull, 'The copy: a draft with the text, questions, stages and scorecard of the posting.')
  async duplicate(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OwnJobInFull> {
    return this.getJob.own(await this.duplicateJob.execute(actor, id, key), actor);
  }

  @Post(':id/close')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, closedJob, 'The posting is closed, or paused for the reason PAUSED; its applicants are notified.')
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: closeJobInput }) input: CloseJobInput,
  ): Promise<ClosedJob> {
    await this.closeJob.execute(actor, id, input, key);
    return { id, status: input.reason === 'PAUSED' ? 'PAUSED' : 'CLOSED', reason: input.reason };
  }

  @ExactlyOnce()
  @Put(':id')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, ownJobInFull, 'The posting as stored.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateJobInput }) input: UpdateJobInput,
  ): Promise<OwnJobInFull> {
    await this.updateJob.execute(actor, id, input);
    return this.getJob.own(id, actor);
  }

  @ExactlyOnce()
  @Delete(':id')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, jobRemoved, 'The posting is removed from all lists.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: removeJobQuery }) { reason }: RemoveJobQuery,
  ): Promise<{ success: true }> {
    await this.removeJob.execute(actor, id, reason);
    return { success: true };
  }
}
