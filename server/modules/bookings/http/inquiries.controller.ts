import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { AdminInquiries } from '../queries/admin-inquiries.query.js';
import { AskUs } from '../use-cases/ask-us.js';
import { HandleInquiry } from '../use-cases/handle-inquiry.js';
import {
  adminInquiriesPage,
  type AdminInquiriesPage,
  adminInquiriesQuery,
  type AdminInquiriesQuery,
  adminInquiry,
  type AdminInquiry,
  changeInquiryRequest,
  type ChangeInquiryRequest,
  createInquiryRequest,
  type CreateInquiryRequest,
  inquiryReceived,
  type InquiryReceived,
} from './inquiries.contract.js';
import { ofOneAddress } from './rate-limits.js';

@ApiTags('bookings')
@ExactlyOnce()
@Controller('api')
export class InquiriesController {
  constructor(
    private readonly askUs: AskUs,
    private readonly inquiries: AdminInquiries,
    private readonly handleInquiry: HandleInquiry,
  ) {}

  @Post('inquiries')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(20))
  @Answers(201, inquiryReceived, 'The inquiry is in the queue; an answer is promised until `reply_by`.')
  async ask(
    @Body({ schema: createInquiryRequest }) input: CreateInquiryRequest,
    @RequestLanguage() language: Language,
  ): Promise<InquiryReceived> {
    const { id, replyBy } = await this.askUs.execute(input, language);
    return { id, reply_by: replyBy.toISOString() };
  }

  @Get('admin/inquiries')
  @Allow('OPERATOR')
  @Answers(200, adminInquiriesPage, 'Inquiries, most urgent first, then newest first.')
  list(@Query({ schema: adminInquiriesQuery }) query: AdminInquiriesQuery): Promise<AdminInquiriesPage> {
    return this.inquiries.list(query);
  }

  @Get('admin/inquiries/:id')
  @Allow('OPERATOR')
  @Answers(200, adminInquiry, 'One inquiry with its history.')
  one(@Param('id', { schema: idSchema }) id: string): Promise<AdminInquiry> {
    return this.inquiries.find(id);
  }

  @Put('admin/inquiries/:id')
  @Allow('OPERATOR')
  @Answers(200, adminInquiry, 'The inquiry after the change; CONVERTED sends an invitation to recruit.')
  async change(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeInquiryRequest }) { action, note = null }: ChangeInquiryRequest,
  ): Promise<AdminInquiry> {
    await this.handleInquiry.execute(operator, id, { action, note });
    return this.inquiries.find(id);
  }
}
