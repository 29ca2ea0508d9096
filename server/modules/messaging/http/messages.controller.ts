import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { CountUnreadQuery } from '../queries/count-unread.query.js';
import { GetConversationQuery } from '../queries/get-conversation.query.js';
import { GetThreadQuery } from '../queries/get-thread.query.js';
import { ListConversationsQueryHandler } from '../queries/list-conversations.query.js';
import { SearchMessagesQueryHandler } from '../queries/search-messages.query.js';
import { MarkSeen } from '../use-cases/mark-seen.js';
import { RemoveMessage } from '../use-cases/remove-message.js';
import { SendMessage } from '../use-cases/send-message.js';
import { ShowMessage } from '../use-cases/show-message.js';
import {
  conversation,
  type ConversationAnswer,
  conversationsPage,
  type ConversationsPage,
  type ListConversationsQuery,
  listConversationsQuery,
} from './conversations.contract.js';
import {
  messageOrConversationId,
  messageRemoved,
  type MessageRemoved,
  readAnswer,
  type ReadAnswer,
  searchedMessages,
  type SearchedMessages,
  type SearchMessagesQuery,
  searchMessagesQuery,
  type SendMessageRequest,
  sendMessageRequest,
  sentMessage,
  type SentMessage,
  thread,
  type ThreadAnswer,
  type ThreadQuery,
  threadQuery,
  unreadCount,
  type UnreadCount,
} from './messages.contract.js';

/** Reading messages marks them as delivered for their sender. */
@ApiTags('messages')
@Controller('api/messages')
@Allow('JOB_SEEKER', 'RECRUITER')
export class MessagesController {
  constructor(
    private readonly listConversations: ListConversationsQueryHandler,
    private readonly getConversation: GetConversationQuery,
    private readonly getThread: GetThreadQuery,
    private readonly countUnread: CountUnreadQuery,
    private readonly searchMessages: SearchMessagesQueryHandler,
    private readonly sendMessage: SendMessage,
    private readonly showMessage: ShowMessage,
    private readonly markSeen: MarkSeen,
    private readonly removeMessage: RemoveMessage,
  ) {}

  @Get('conversations')
  @Answers(200, conversationsPage, 'The caller’s conversations, newest message first.')
  async conversations(
    @CurrentActor() actor: Actor,
    @Query({ schema: listConversationsQuery }) query: ListConversationsQuery,
    @RequestLanguage() language: Language,
  ): Promise<ConversationsPage> {
    await this.markSeen.delivered(actor);
    return this.listConversations.execute(actor, query, language);
  }

  @Get('conversations/with/:userId')
  @Answers(
    200,
    conversation,
    'The conversation with somebody, also before its first message: who they are, what it costs.',
  )
  with(
    @CurrentActor() actor: Actor,
    @Param('userId', { schema: idSchema }) userId: string,
    @RequestLanguage() language: Language,
  ): Promise<ConversationAnswer> {
    return this.getConversation.with(actor, userId, language);
  }

  @Get('unread/count')
  @Answers(200, unreadCount, 'Number of unread messages, at most 100.')
  async unread(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    await this.markSeen.delivered(actor);
    return { count: await this.countUnread.execute(actor) };
  }

  @Get('search')
  @Answers(200, searchedMessages, 'The caller’s messages that contain the words, newest first.')
  search(
    @CurrentActor() actor: Actor,
    @Query({ schema: searchMessagesQuery }) query: SearchMessagesQuery,
    @RequestLanguage() language: Language,
  ): Promise<SearchedMessages> {
    return this.searchMessages.execute(actor, query, language);
  }

  @Get(':id')
  @Answers(200, thread, 'Messages of one conversation, oldest first: the last ones, or those before a message.')
  async messages(
    @CurrentActor() actor: Actor,
    // A message's id is not a conversation, so it gives 404.
    @Param('id', { schema: messageOrConversationId }) id: string,
    @Query({ schema: threadQuery }) query: ThreadQuery,
    @RequestLanguage() language: Language,
  ): Promise<ThreadAnswer> {
    await this.markSeen.delivered(actor);
    return this.getThread.execute(actor, id, query, language);
  }

  @Post()
  @Answers(201, sentMessage, 'The message; a first message between two people also starts their conversation.')
  async send(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: sendMessageRequest }) input: SendMessageRequest,
  ): Promise<SentMessage> {
    const { id, conversationId, receiverId, charged } = await this.sendMessage.execute(actor, input, key);
    // Show it immediately. A job does the same in case this process ends before.
    await this.showMessage.execute({ id, conversationId, senderId: actor.id, receiverId });
    return { ...(await this.getThread.own(actor, id)), charged };
  }

  @Put(':id/read')
  @Answers(200, readAnswer, 'All messages up to the given one, or the whole conversation, are read.')
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: messageOrConversationId }) id: string,
  ): Promise<ReadAnswer> {
    const read = await this.markSeen.read(actor, id);
    return { conversation_id: read, unread_count: await this.countUnread.execute(actor) };
  }

  @ExactlyOnce()
  @Delete(':id')
  @Answers(200, messageRemoved, 'The message is hidden from the caller, or deleted for both if its sender was quick.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<MessageRemoved> {
    return { id, removed_for: await this.removeMessage.execute(actor, id) };
  }
}
