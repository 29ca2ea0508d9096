import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { BlindReviewQuery } from '../queries/blind-review.query.js';
import { OpenBlindStep } from '../use-cases/open-blind-step.js';
import { blindReview, type BlindReviewAnswer } from './blind.contract.js';

/** The blind review of an application: texts, then voice, then everything. */
@ApiTags('applications')
@Controller('api/applications/:id/blind')
@Allow('RECRUITER')
@AllowSeats('HIRING_MANAGER', 'REVIEWER')
export class BlindController {
  constructor(
    private readonly openStep: OpenBlindStep,
    private readonly review: BlindReviewQuery,
  ) {}

  @Get()
  @Answers(
    200,
    blindReview,
    'What the reader’s step shows. The first reading of a reviewer or hiring manager begins the review.',
  )
  async get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<BlindReviewAnswer> {
    if (await this.review.beginsByReading(actor, id)) await this.openStep.begin(actor, id);
    return this.review.execute(actor, id, language);
  }

  @Post()
  @Answers(
    200,
    blindReview,
    'An owner or recruiter began a blind review: the person is hidden from them until they submit their score.',
  )
  async begin(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<BlindReviewAnswer> {
    await this.openStep.begin(actor, id);
    return this.review.execute(actor, id, language);
  }

  @Delete()
  @Answers(
    200,
    blindReview,
    'An owner or recruiter stopped a blind review without a score: nothing is hidden from them.',
  )
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<BlindReviewAnswer> {
    await this.openStep.leave(actor, id);
    return this.review.execute(actor, id, language);
  }
}
