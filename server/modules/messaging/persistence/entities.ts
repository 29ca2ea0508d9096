import { AccountBlockSchema } from '../domain/account-block.entity.js';
import { ConversationSchema } from '../domain/conversation.entity.js';
import { MessageSchema } from '../domain/message.entity.js';
import { MessageAttachmentSchema } from '../domain/message-attachment.entity.js';
import { ScheduledMessageSchema } from '../domain/scheduled-message.entity.js';
import { ReportSchema } from '../domain/report.entity.js';

export const entities = [
  ConversationSchema,
  MessageSchema,
  MessageAttachmentSchema,
  AccountBlockSchema,
  ReportSchema,
  ScheduledMessageSchema,
];
