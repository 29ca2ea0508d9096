import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { AuditQueryHandler } from '../queries/audit.query.js';
import { auditPage, type AuditPage, auditQuery, type AuditQuery } from './audit.contract.js';
import { auditCsv } from './audit-csv.js';

@ApiTags('back office')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly audit: AuditQueryHandler,
    private readonly translator: Translator,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @ApiProduces('application/json', 'text/csv')
  @Answers(200, auditPage, 'Operators’ actions, newest first; as a file with `format=csv`.')
  async list(
    @RequestLanguage() language: Language,
    @Query({ schema: auditQuery }) query: AuditQuery,
  ): Promise<AuditPage | StreamableFile> {
    if (query.format === 'json') return this.audit.execute(query);
    const lines = auditCsv(this.audit.all(query), language, this.translator);
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${this.translator.text('OPERATIONS.CSV_FILE', language)}.csv"`,
    });
  }
}
