import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { AnswerPreferencesQuery } from '../queries/answer-preferences.query.js';
import { KeepAnswerPreferences } from '../use-cases/keep-answer-preferences.js';
import {
  answerPreferences,
  type AnswerPreferences,
  keptAnswerPreferences,
  type KeptAnswerPreferences,
} from './answer-preferences.contract.js';

/** The recorder's choices of a person: the way to answer, and more time. Only the caller's own. */
@ApiTags('media')
@Controller('api/answer-preferences')
@Allow('JOB_SEEKER')
export class AnswerPreferencesController {
  constructor(
    private readonly preferences: AnswerPreferencesQuery,
    private readonly keep: KeepAnswerPreferences,
  ) {}

  @Get()
  @AllowLimited('VIDEO', 'ANSWERS')
  @Answers(200, keptAnswerPreferences, 'The caller’s preferences, or null.')
  async get(@CurrentActor() actor: Actor): Promise<KeptAnswerPreferences> {
    return { preferences: await this.preferences.of(actor.id) };
  }

  @Put()
  @Answers(200, answerPreferences, 'The preferences as kept.')
  async put(
    @CurrentActor() actor: Actor,
    @Body({ schema: answerPreferences }) body: AnswerPreferences,
  ): Promise<AnswerPreferences> {
    await this.keep.execute(actor.id, body);
    return body;
  }
}
