import { Controller, Get, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { OncePerClick } from '../../../platform/idempotency/once-per-click.decorator.js';
import { SpotlightQuery } from '../queries/spotlight.query.js';
import { BuySpotlight } from '../use-cases/buy-spotlight.js';
import {
  type OwnSpotlight,
  ownSpotlight,
  type SpotlightAnswer,
  spotlightAnswer,
  type SpotlightCompanies,
  spotlightCompanies,
} from './billing.contract.js';

@ApiTags('companies')
@Controller('api/companies/spotlight')
export class SpotlightController {
  constructor(
    private readonly buy: BuySpotlight,
    private readonly spotlight: SpotlightQuery,
  ) {}

  @Get()
  @AllowAnyone()
  @Answers(200, spotlightCompanies, 'The featured companies.')
  list(): Promise<SpotlightCompanies> {
    return this.spotlight.execute();
  }

  @Get('my')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, ownSpotlight, 'The end of the time in which the caller’s company is featured.')
  own(@CurrentActor() actor: Actor): Promise<OwnSpotlight> {
    return this.spotlight.ofRecruiter(actor.id);
  }

  @Post()
  @OncePerClick()
  @Allow('RECRUITER')
  @Answers(200, spotlightAnswer, 'The caller’s company is featured for a week, or for a week more.')
  async extend(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SpotlightAnswer> {
    const { until, available } = await this.buy.execute(actor.id, key);
    return { spotlight_until: until.toISOString(), available_balance: available };
  }
}
