import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RecordingsOfInterview } from '../queries/recordings-of-interview.query.js';
import { DiscardRecording } from '../use-cases/discard-recording.js';
import { type InterviewRecordings, interviewRecordings, recordingRemoved } from './recordings.contract.js';

@ApiTags('interviews')
@Controller('api/interviews/:id/recordings')
export class RecordingsController {
  constructor(
    private readonly recordings: RecordingsOfInterview,
    private readonly discard: DiscardRecording,
  ) {}

  @Get()
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, interviewRecordings, 'The recordings of an interview that the caller is in.')
  list(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<InterviewRecordings> {
    return this.recordings.execute(actor, id, language);
  }

  @Delete(':recordingId')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(
    200,
    recordingRemoved,
    'It is gone for everybody, with every file made of it. Each person in it may do this.',
  )
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('recordingId', { schema: idSchema }) recordingId: string,
  ): Promise<{ success: true }> {
    await this.discard.execute(actor, id, recordingId);
    return { success: true };
  }
}
