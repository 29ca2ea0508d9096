import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { InvoiceQuery } from '../queries/invoice.query.js';
import { invoiceQuery, type InvoiceQueryString } from './billing.contract.js';
import { invoicePdf } from './invoice-pdf.js';

@ApiTags('billing')
@Controller('api/subscriptions/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoiceQuery,
    private readonly translator: Translator,
  ) {}

  @Get(':id.pdf')
  @Allow('RECRUITER')
  @ApiProduces('application/pdf')
  async pdf(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: invoiceQuery }) { lang = language }: InvoiceQueryString,
  ): Promise<StreamableFile> {
    const invoice = await this.invoices.execute(actor.id, id);
    return new StreamableFile(await invoicePdf(invoice, lang, this.translator), {
      type: 'application/pdf',
      disposition: `attachment; filename="${invoice.number}.pdf"`,
    });
  }
}
