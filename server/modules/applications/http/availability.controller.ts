import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { AvailabilityQuery } from '../queries/availability.query.js';
import { FreeTimes } from '../queries/free-times.query.js';
import { GetApplication } from '../queries/get-application.query.js';
import { Interviewers } from '../queries/interviewers.query.js';
import { ChooseSlot } from '../use-cases/choose-slot.js';
import { SaveAvailability } from '../use-cases/save-availability.js';
import { ownApplication, type OwnApplication } from './applications.contract.js';
import {
  availability,
  type AvailabilityAnswer,
  freeTimes,
  type FreeTimesAnswer,
  possibleInterviewers,
  type PossibleInterviewers,
  saveAvailabilityRequest,
  type SaveAvailabilityRequest,
  takeFreeTimeRequest,
  type TakeFreeTimeRequest,
} from './availability.contract.js';

/** When members are free, and the times that candidates choose inside that. */
@ApiTags('calendar')
@ExactlyOnce()
@Controller('api')
export class AvailabilityController {
  constructor(
    private readonly availabilities: AvailabilityQuery,
    private readonly saveAvailability: SaveAvailability,
    private readonly interviewers: Interviewers,
    private readonly freeTimes: FreeTimes,
    private readonly chooseSlot: ChooseSlot,
    private readonly getApplication: GetApplication,
  ) {}

  @Get('members/me/availability')
  @Allow('RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(
    200,
    availability,
    'When candidates may choose an interview with the caller; a suggestion until it is saved.',
  )
  get(@CurrentActor() actor: Actor): Promise<AvailabilityAnswer> {
    return this.availabilities.of(actor.id);
  }

  @Put('members/me/availability')
  @Allow('RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, availability, 'The availability as stored.')
  async save(
    @CurrentActor() actor: Actor,
    @Body({ schema: saveAvailabilityRequest }) request: SaveAvailabilityRequest,
  ): Promise<AvailabilityAnswer> {
    await this.saveAvailability.execute(actor.id, request);
    return this.availabilities.of(actor.id);
  }

  @Get('jobs/:id/interviewers')
  @Allow('RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, possibleInterviewers, 'The members of the team who can take part in a posting’s interviews.')
  ofPosting(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<PossibleInterviewers> {
    return this.interviewers.ofPosting(actor, id);
  }

  @Get('interviews/:id/free-times')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, freeTimes, 'The times at which all interviewers are free for the interview.')
  list(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<FreeTimesAnswer> {
    return this.freeTimes.execute(actor, id);
  }

  @Post('interviews/:id/free-times')
  @Allow('JOB_SEEKER')
  @Answers(
    200,
    ownApplication,
    'The application with the interview at the chosen time. Taking it again changes nothing.',
  )
  async take(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: takeFreeTimeRequest }) { time }: TakeFreeTimeRequest,
  ): Promise<OwnApplication> {
    const applicationId = await this.freeTimes.applicationOf(actor, id);
    await this.chooseSlot.execute(actor, applicationId, id, new Date(time));
    return this.getApplication.own(actor, applicationId);
  }
}
