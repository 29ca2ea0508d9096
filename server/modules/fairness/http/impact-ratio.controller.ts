import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ImpactRatioQuery as ImpactRatios } from '../queries/impact-ratio.query.js';
import { NoteExport } from '../use-cases/note-export.js';
import { type ImpactRatioQuery, impactRatioQuery, impactReport, type ImpactReport } from './impact-ratio.contract.js';
import { impactRatioCsv } from './impact-ratio-csv.js';

@ApiTags('back office')
@Controller('api/admin/impact-ratios')
export class ImpactRatioController {
  constructor(
    private readonly ratios: ImpactRatios,
    private readonly noteExport: NoteExport,
    private readonly translator: Translator,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @ApiProduces('application/json', 'text/csv')
  @Answers(
    200,
    impactReport,
    'How often each group scores above the median, never one person; as a file with `format=csv`.',
  )
  async report(
    @CurrentActor() operator: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: impactRatioQuery }) { format }: ImpactRatioQuery,
  ): Promise<ImpactReport | StreamableFile> {
    const report = await this.ratios.execute();
    if (format === 'json') return report;
    await this.noteExport.execute(operator.id);
    return new StreamableFile(Buffer.from(impactRatioCsv(report, language, this.translator)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${this.translator.text('FAIRNESS.CSV_FILE', language)}.csv"`,
    });
  }
}
