import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { MatchingFacade } from '../../matching/index.js';
import { IntroduceCompany } from '../use-cases/introduce-company.js';
import { introducedMatch, type IntroducedMatch } from './introductions.contract.js';
import { type IntroduceRequest, introduceRequest } from './reservations.contract.js';

@ApiTags('matching')
@ExactlyOnce()
@Controller('api/matches')
export class IntroductionsController {
  constructor(
    private readonly introduceCompany: IntroduceCompany,
    private readonly matching: MatchingFacade,
  ) {}

  @Post(':id/introduction')
  @Allow('RECRUITER')
  @Answers(200, introducedMatch, 'The match; the person sees it first in their list, with the message.')
  async introduce(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: introduceRequest }) { message = null }: IntroduceRequest,
    @RequestLanguage() language: Language,
  ): Promise<IntroducedMatch> {
    await this.introduceCompany.execute(actor, id, message);
    return this.matching.card(actor, id, language);
  }
}
