import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { MessagePreviewQuery } from '../queries/message-preview.query.js';
import { MessageTemplatesQuery } from '../queries/message-templates.query.js';
import { ChangeMessageTemplates } from '../use-cases/change-message-templates.js';
import { SaveSignature } from '../use-cases/save-signature.js';
import {
  addMessageTemplateRequest,
  type AddMessageTemplateRequest,
  changeMessageTemplateRequest,
  type ChangeMessageTemplateRequest,
  messagePreview,
  messageSignature,
  type MessageSignature,
  type MessagePreview,
  messageTemplates,
  type MessageTemplates,
  previewMessageRequest,
  type PreviewMessageRequest,
  saveSignatureRequest,
} from './message-templates.contract.js';

/** A team's templates for texts to candidates. */
@ApiTags('applications')
@ExactlyOnce()
@Controller('api/companies')
@Allow('RECRUITER')
export class MessageTemplatesController {
  constructor(
    private readonly templates: MessageTemplatesQuery,
    private readonly change: ChangeMessageTemplates,
    private readonly previews: MessagePreviewQuery,
    private readonly saveSignature: SaveSignature,
  ) {}

  @Get(':id/message-templates')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, messageTemplates, 'The company’s templates by name, and our own texts of refusals.')
  list(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) companyId: string): Promise<MessageTemplates> {
    return this.templates.execute(actor.id, companyId);
  }

  @Post(':id/message-templates')
  @Answers(201, messageTemplates, 'The company’s templates with the new one.')
  async create(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) companyId: string,
    @Body({ schema: addMessageTemplateRequest }) request: AddMessageTemplateRequest,
  ): Promise<MessageTemplates> {
    await this.change.add(actor.id, companyId, request);
    return this.templates.execute(actor.id, companyId);
  }

  @Put(':id/message-templates/:templateId')
  @Answers(
    200,
    messageTemplates,
    'The company’s templates after the change. A colleague’s newer version: 409 with what differs.',
  )
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) companyId: string,
    @Param('templateId', { schema: idSchema }) templateId: string,
    @Body({ schema: changeMessageTemplateRequest }) request: ChangeMessageTemplateRequest,
  ): Promise<MessageTemplates> {
    await this.change.change(actor.id, companyId, templateId, request);
    return this.templates.execute(actor.id, companyId);
  }

  @Delete(':id/message-templates/:templateId')
  @Answers(200, messageTemplates, 'The company’s remaining templates.')
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) companyId: string,
    @Param('templateId', { schema: idSchema }) templateId: string,
  ): Promise<MessageTemplates> {
    await this.change.remove(actor.id, companyId, templateId);
    return this.templates.execute(actor.id, companyId);
  }

  @Put(':id/message-signature')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, messageSignature, 'The caller’s own signature as stored.')
  async sign(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) companyId: string,
    @Body({ schema: saveSignatureRequest }) signature: MessageSignature,
  ): Promise<MessageSignature> {
    await this.templates.teamOf(actor.id, companyId);
    await this.saveSignature.execute(actor.id, signature);
    return signature;
  }

  @Post(':id/message-templates/preview')
  @HttpCode(200)
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(
    200,
    messagePreview,
    'The text in both languages with the values of the person, as the caller may know them.',
  )
  preview(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) companyId: string,
    @Body({ schema: previewMessageRequest }) request: PreviewMessageRequest,
    @RequestLanguage() language: Language,
  ): Promise<MessagePreview> {
    return this.previews.execute(actor, companyId, request, language);
  }
}
