import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { DueRows } from '../../platform/database/due-rows.js';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { MessagesController } from './http/messages.controller.js';
import { ScheduledMessagesController } from './http/scheduled-messages.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { SendScheduledJob } from './jobs/send-scheduled.job.js';
import { ShowMessageJob } from './jobs/show-message.job.js';
import { ShowRemovedJob } from './jobs/show-removed.job.js';
import { ShowSeenJob } from './jobs/show-seen.job.js';
import { SweepAttachmentsJob } from './jobs/sweep-attachments.job.js';
import { MessagingFacade } from './messaging.facade.js';
import { MessagingPersonalData } from './messaging-personal-data.js';
import { Blocks } from './persistence/blocks.js';
import { ConversationRepository } from './persistence/conversation.repository.js';
import { entities } from './persistence/entities.js';
import { MessageFiles } from './persistence/message-files.js';
import { CountUnreadQuery } from './queries/count-unread.query.js';
import { FindMessages } from './queries/find-messages.query.js';
import { GetConversationQuery } from './queries/get-conversation.query.js';
import { GetThreadQuery } from './queries/get-thread.query.js';
import { ListConversationsQueryHandler } from './queries/list-conversations.query.js';
import { ListReportsQueryHandler } from './queries/list-reports.query.js';
import { MaySeeAttachmentQuery } from './queries/may-see-attachment.query.js';
import { OwnConversations } from './queries/own-conversations.js';
import { PairFactsQuery } from './queries/pair-facts.query.js';
import { PresentConversations } from './queries/present-conversations.js';
import { PresentMessages } from './queries/present-messages.js';
import { ReportTargetQuery } from './queries/report-target.query.js';
import { ScheduledMessagesQueryHandler } from './queries/scheduled-messages.query.js';
import { SearchMessagesQueryHandler } from './queries/search-messages.query.js';
import { BlockAccount } from './use-cases/block-account.js';
import { CancelScheduled } from './use-cases/cancel-scheduled.js';
import { FileReport } from './use-cases/file-report.js';
import { MarkSeen } from './use-cases/mark-seen.js';
import { OpenReportTarget } from './use-cases/open-report-target.js';
import { RemoveMessage } from './use-cases/remove-message.js';
import { ResolveReport } from './use-cases/resolve-report.js';
import { ScheduleMessage } from './use-cases/schedule-message.js';
import { SendScheduled } from './use-cases/send-scheduled.js';
import { SendMessage } from './use-cases/send-message.js';
import { ShowMessage } from './use-cases/show-message.js';

const persistence = [Blocks, ConversationRepository, MessageFiles];
const queries = [
  CountUnreadQuery,
  FindMessages,
  GetConversationQuery,
  GetThreadQuery,
  ListConversationsQueryHandler,
  ListReportsQueryHandler,
  MaySeeAttachmentQuery,
  OwnConversations,
  PairFactsQuery,
  PresentConversations,
  PresentMessages,
  ReportTargetQuery,
  ScheduledMessagesQueryHandler,
  SearchMessagesQueryHandler,
];
const useCases = [
  BlockAccount,
  CancelScheduled,
  FileReport,
  MarkSeen,
  OpenReportTarget,
  RemoveMessage,
  ResolveReport,
  ScheduleMessage,
  SendMessage,
  SendScheduled,
  ShowMessage,
];
const jobs = [SendScheduledJob, ShowMessageJob, ShowRemovedJob, ShowSeenJob, SweepAttachmentsJob];

/** Conversations of two people, with blocks and reports. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    CompaniesModule,
    CreditsModule,
    IdentityModule,
    JobsModule,
    MatchingModule,
    MediaModule,
  ],
  controllers: [MessagesController, ReportsController, ScheduledMessagesController],
  providers: [
    DatabaseTime,
    DueRows,
    MessagingFacade,
    MessagingPersonalData,
    ...persistence,
    ...queries,
    ...useCases,
    ...jobs,
  ],
  exports: [MessagingFacade, MessagingPersonalData],
})
export class MessagingModule {}
