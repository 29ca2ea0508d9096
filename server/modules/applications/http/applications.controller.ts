import { Body, Controller, Get, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { GetApplication } from '../queries/get-application.query.js';
import { InterviewFile } from '../queries/interview-file.query.js';
import { ListJobApplications } from '../queries/list-job-applications.query.js';
import { ListOwnApplications } from '../queries/list-own-applications.query.js';
import { AcceptApplication } from '../use-cases/accept-application.js';
import { AnswerOffer } from '../use-cases/answer-offer.js';
import { Apply } from '../use-cases/apply.js';
import { ChangeInterview } from '../use-cases/change-interview.js';
import { DecideApplication } from '../use-cases/decide-application.js';
import { MarkViewed } from '../use-cases/mark-viewed.js';
import { WithdrawApplication } from '../use-cases/withdraw-application.js';
import {
  acceptedApplication,
  type AcceptedApplication,
  answerOfferRequest,
  type AnswerOfferRequest,
  applicationDetail,
  type ApplicationDetail,
  applyRequest,
  type ApplyRequest,
  jobApplicationsPage,
  type JobApplicationsPage,
  jobApplicationsQuery,
  type JobApplicationsQuery,
  listApplicationsQuery,
  type ListApplicationsQuery,
  ownApplication,
  type OwnApplication,
  ownApplicationsPage,
  type OwnApplicationsPage,
  receivedApplication,
  type ReceivedApplication,
  updateApplicationRequest,
  type UpdateApplicationRequest,
  updateInterviewRequest,
  type UpdateInterviewRequest,
} from './applications.contract.js';

@ApiTags('applications')
@ExactlyOnce()
@Controller('api/applications')
export class ApplicationsController {
  constructor(
    private readonly listOwn: ListOwnApplications,
    private readonly listOfJob: ListJobApplications,
    private readonly getApplication: GetApplication,
    private readonly interviewFile: InterviewFile,
    private readonly apply: Apply,
    private readonly withdrawApplication: WithdrawApplication,
    private readonly markViewed: MarkViewed,
    private readonly decide: DecideApplication,
    private readonly acceptApplication: AcceptApplication,
    private readonly changeInterview: ChangeInterview,
    private readonly answerOffer: AnswerOffer,
  ) {}

  @Get()
  @Allow('JOB_SEEKER')
  @Answers(200, ownApplicationsPage, 'The caller’s own applications, newest first; without a filter only active ones.')
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: listApplicationsQuery }) query: ListApplicationsQuery,
  ): Promise<OwnApplicationsPage> {
    return this.listOwn.execute(actor.id, query);
  }

  @Post()
  @Allow('JOB_SEEKER')
  @Answers(201, ownApplication, 'The application; from now on the posting’s company sees the profile.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: applyRequest }) request: ApplyRequest,
  ): Promise<OwnApplication> {
    const id = await this.apply.execute(actor.id, {
      jobId: request.job_id,
      coverLetter: request.cover_letter ?? null,
      videoId: request.video_profile_id ?? null,
      source: request.source ?? null,
    });
    return this.getApplication.own(actor, id);
  }

  @Get('job/:jobId')
  @Allow('RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, jobApplicationsPage, 'Applications to a posting of the caller’s company, best match first.')
  listOfPosting(
    @CurrentActor() actor: Actor,
    @Param('jobId', { schema: idSchema }) jobId: string,
    @Query({ schema: jobApplicationsQuery }) query: JobApplicationsQuery,
    @RequestLanguage() language: Language,
  ): Promise<JobApplicationsPage> {
    return this.listOfJob.execute(actor, jobId, query, language);
  }

  @Get(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, applicationDetail, 'One application with its history; the company’s first view is recorded.')
  async get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<ApplicationDetail> {
    const found = await this.getApplication.detail(actor, id, language);
    if (actor.role === 'JOB_SEEKER' || found.viewed_at !== null) return found;
    await this.markViewed.execute(actor, id);
    return this.getApplication.detail(actor, id, language);
  }

  @Put(':id/withdraw')
  @Allow('JOB_SEEKER')
  @Answers(200, ownApplication, 'The withdrawn application; the company no longer sees the profile.')
  async withdraw(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<OwnApplication> {
    await this.withdrawApplication.execute(actor, id);
    return this.getApplication.own(actor, id);
  }

  @Put(':id')
  @Allow('RECRUITER')
  @AllowSeats('HIRING_MANAGER')
  @Answers(200, receivedApplication, 'The application after the company’s answer.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateApplicationRequest }) request: UpdateApplicationRequest,
    @RequestLanguage() language: Language,
  ): Promise<ReceivedApplication> {
    await this.decide.execute(actor, id, request);
    return this.getApplication.received(actor, id, language);
  }

  @Post(':id/accept')
  @Allow('RECRUITER')
  @Answers(200, acceptedApplication, 'The application is accepted, the match is created and the price is paid.')
  async accept(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<AcceptedApplication> {
    const { match, charged } = await this.acceptApplication.execute(actor, id);
    return { ...(await this.getApplication.received(actor, id, language)), match, charged };
  }

  @Put(':id/offer')
  @Allow('JOB_SEEKER')
  @Answers(200, ownApplication, 'The application with the candidate’s answer to the offer.')
  async offer(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: answerOfferRequest }) { answer, note, version }: AnswerOfferRequest,
  ): Promise<OwnApplication> {
    await this.answerOffer.execute(actor, id, {
      answer,
      note: note ?? null,
      version: version ?? null,
    });
    return this.getApplication.own(actor, id);
  }

  @Put(':id/interviews/:iid')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER')
  @Answers(200, applicationDetail, 'The application with the changed interview.')
  async interview(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('iid', { schema: idSchema }) interviewId: string,
    @Body({ schema: updateInterviewRequest }) request: UpdateInterviewRequest,
    @RequestLanguage() language: Language,
  ): Promise<ApplicationDetail> {
    await this.changeInterview.execute(actor, id, interviewId, request);
    return this.getApplication.detail(actor, id, language);
  }

  @Get(':id/interviews/:iid.ics')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @ApiProduces('text/calendar')
  @Answers(200, z.string(), 'The interview for a calendar (RFC 5545).')
  async calendar(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('iid', { schema: idSchema }) interviewId: string,
    @RequestLanguage() language: Language,
  ): Promise<StreamableFile> {
    const file = await this.interviewFile.execute(actor, id, interviewId, language);
    return new StreamableFile(Buffer.from(file), {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      disposition: 'attachment; filename="entrevue.ics"',
    });
  }
}
