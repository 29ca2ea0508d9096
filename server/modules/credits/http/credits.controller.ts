import { Readable } from 'node:stream';
import { Body, Controller, Get, Headers, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { OncePerClick } from '../../../platform/idempotency/once-per-click.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { priceList } from '../domain/price-list.contract.js';
import { CheckCreditsQuery } from '../queries/check-credits.query.js';
import { ListHistoryQueryHandler } from '../queries/list-history.query.js';
import { TeamBalanceQuery } from '../queries/team-balance.query.js';
import { AddCredits } from '../use-cases/add-credits.js';
import { DeductCredits } from '../use-cases/deduct-credits.js';
import {
  creditAddInput,
  type CreditAddInput,
  creditBalance,
  type CreditBalance,
  creditCheck,
  type CreditCheck,
  creditCheckInput,
  type CreditCheckInput,
  creditCosts,
  type CreditCosts,
  creditDeductInput,
  type CreditDeductInput,
  creditHistoryPage,
  type CreditHistoryPage,
  creditHistoryQuery,
  type CreditHistoryQuery,
  creditMovement,
  type CreditMovement,
} from './credits.contract.js';
import { statementCsv } from './statement-csv.js';

@ApiTags('credits')
@Controller('api/credits')
export class CreditsController {
  constructor(
    private readonly getBalance: TeamBalanceQuery,
    private readonly listHistory: ListHistoryQueryHandler,
    private readonly checkCredits: CheckCreditsQuery,
    private readonly deductCredits: DeductCredits,
    private readonly addCredits: AddCredits,
    private readonly translator: Translator,
  ) {}

  @Get('costs')
  @AllowAnyone()
  @Answers(200, creditCosts, 'The price list, in credits.')
  costs(): CreditCosts {
    return { costs: priceList };
  }

  @Get('balance')
  @Allow('RECRUITER')
  @Answers(
    200,
    creditBalance,
    'What the caller can spend, what is on hold, and when it expires: their own, or the shared credits of their team.',
  )
  balance(@CurrentActor() actor: Actor): Promise<CreditBalance> {
    return this.getBalance.execute(actor.id);
  }

  @Get('history')
  @Allow('RECRUITER')
  @ApiProduces('application/json', 'text/csv')
  @Answers(200, creditHistoryPage, 'The caller’s statement, newest first; as a file of all lines with `format=csv`.')
  async history(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: creditHistoryQuery }) query: CreditHistoryQuery,
  ): Promise<CreditHistoryPage | StreamableFile> {
    if (query.format === 'json') return this.listHistory.execute(actor.id, query, language);
    const lines = statementCsv(this.listHistory.all(actor.id, language), language, this.translator);
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${this.translator.text('CREDITS.CSV_FILE', language)}.csv"`,
    });
  }

  @Post('check')
  @Allow('RECRUITER')
  @Answers(200, creditCheck, 'Whether the caller can pay for the action now.')
  check(
    @CurrentActor() actor: Actor,
    @Body({ schema: creditCheckInput }) input: CreditCheckInput,
  ): Promise<CreditCheck> {
    return this.checkCredits.execute(actor.id, input);
  }

  @Post('deduct')
  @OncePerClick()
  @Allow('RECRUITER')
  @Answers(200, creditMovement, 'The action is done and paid for.')
  deduct(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: creditDeductInput }) input: CreditDeductInput,
  ): Promise<CreditMovement> {
    return this.deductCredits.execute(actor, input, key);
  }

  @Post('add')
  @OncePerClick()
  @Allow('OPERATOR')
  @Answers(200, creditMovement, 'The credits are added to the recruiter’s account.')
  add(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: creditAddInput }) input: CreditAddInput,
  ): Promise<CreditMovement> {
    return this.addCredits.execute(actor, input, key);
  }
}
