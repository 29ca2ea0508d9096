import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { HiringAnalyticsQuery } from '../queries/hiring-analytics.query.js';
import { hiringCsv } from './hiring-csv.js';
import { type HiringAnalytics, hiringAnalytics, type HiringQuery, hiringQuery } from './hiring.contract.js';

@ApiTags('dashboards')
@Controller('api/dashboard/recruiter/analytics')
export class HiringController {
  constructor(
    private readonly analytics: HiringAnalyticsQuery,
    private readonly translator: Translator,
  ) {}

  @Get()
  @Allow('RECRUITER')
  @ApiProduces('application/json', 'text/csv')
  @Answers(200, hiringAnalytics, 'Figures of the company’s hiring; with `format=csv` a file with one posting per line.')
  async read(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: hiringQuery }) query: HiringQuery,
  ): Promise<HiringAnalytics | StreamableFile> {
    if (query.format === 'json') return this.analytics.execute(actor.id, query);
    const lines = hiringCsv(this.analytics.postingsOf(actor.id, query), language, this.translator);
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${this.translator.text('OPERATIONS.HIRING_FILE', language)}.csv"`,
    });
  }
}
