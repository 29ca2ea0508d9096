import { Body, Controller, Delete, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { GetThreadQuery } from '../queries/get-thread.query.js';
import { ScheduledMessagesQueryHandler } from '../queries/scheduled-messages.query.js';
import { CancelScheduled } from '../use-cases/cancel-scheduled.js';
import { ScheduleMessage } from '../use-cases/schedule-message.js';
import { SendScheduled } from '../use-cases/send-scheduled.js';
import { ShowMessage } from '../use-cases/show-message.js';
import { sentMessage, type SentMessage } from './messages.contract.js';
import {
  scheduledCancelled,
  type ScheduledCancelled,
  scheduledMessage,
  type ScheduledMessageAnswer,
  scheduledMessages,
  type ScheduledMessagesAnswer,
  type ScheduledMessagesQuery,
  scheduledMessagesQuery,
  type ScheduleMessageRequest,
  scheduleMessageRequest,
} from './scheduled-messages.contract.js';

/** Messages that a recruiter sends later. */
@ApiTags('messages')
@Controller('api/scheduled-messages')
@Allow('RECRUITER')
export class ScheduledMessagesController {
  constructor(
    private readonly list: ScheduledMessagesQueryHandler,
    private readonly schedule: ScheduleMessage,
    private readonly cancel: CancelScheduled,
    private readonly sendScheduled: SendScheduled,
    private readonly showMessage: ShowMessage,
    private readonly getThread: GetThreadQuery,
  ) {}

  @Get()
  @Answers(
    200,
    scheduledMessages,
    'The caller’s messages to one person that wait or could not be sent, the next first.',
  )
  async withPerson(
    @CurrentActor() actor: Actor,
    @Query({ schema: scheduledMessagesQuery }) query: ScheduledMessagesQuery,
    @RequestLanguage() language: Language,
  ): Promise<ScheduledMessagesAnswer> {
    return { messages: await this.list.of(actor.id, query.with, language) };
  }

  @Post()
  @Answers(201, scheduledMessage, 'The message, to be sent at that time.')
  async add(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: scheduleMessageRequest }) request: ScheduleMessageRequest,
    @RequestLanguage() language: Language,
  ): Promise<ScheduledMessageAnswer> {
    return this.list.one(actor.id, await this.schedule.execute(actor, request, key), language);
  }

  @ExactlyOnce()
  @Delete(':id')
  @Answers(200, scheduledCancelled, 'It will not be sent.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<ScheduledCancelled> {
    await this.cancel.execute(actor, id);
    return { success: true };
  }

  @Post(':id/send')
  @Answers(201, sentMessage, 'The message, sent now.')
  async sendNow(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<SentMessage> {
    const { id: messageId, conversationId, receiverId, charged } = await this.sendScheduled.now(actor, id);
    await this.showMessage.execute({ id: messageId, conversationId, senderId: actor.id, receiverId });
    return { ...(await this.getThread.own(actor, messageId)), charged };
  }
}
