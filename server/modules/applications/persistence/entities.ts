import { ApplicationNoteMentionSchema, ApplicationNoteSchema } from '../domain/application-note.entity.js';
import { ApplicationReviewSchema, ApplicationReviewVersionSchema } from '../domain/application-review.entity.js';
import { BlindReviewSchema, BlindReviewStepSchema } from '../domain/blind-review.entity.js';
import { PipelineSchema, PipelineTemplateSchema } from '../domain/pipeline.entity.js';
import { MessageSignatureSchema } from '../domain/message-signature.entity.js';
import { MessageTemplateSchema } from '../domain/message-template.entity.js';
import { ScorecardSchema } from '../domain/scorecard.entity.js';
import { ApplicationEventSchema } from '../domain/application-event.entity.js';
import { ApplicationSchema } from '../domain/application.entity.js';
import { ApplicationBulkItemSchema, ApplicationBulkSchema } from '../domain/bulk.entity.js';
import { CalendarAddressSchema } from '../domain/calendar-address.entity.js';
import {
  CalendarBusySchema,
  CalendarConnectionSchema,
  CalendarEventSchema,
} from '../domain/calendar-connection.entity.js';
import { MemberAvailabilitySchema } from '../domain/member-availability.entity.js';
import { InterviewParticipantSchema } from '../domain/interview-participant.entity.js';
import { InterviewReminderSchema } from '../domain/interview-reminder.entity.js';
import { InterviewSchema } from '../domain/interview.entity.js';
import { OfferSchema } from '../domain/offer.entity.js';
import { StageActionSchema } from '../domain/stage-action.entity.js';

export const entities = [
  ApplicationNoteSchema,
  ApplicationNoteMentionSchema,
  ApplicationReviewSchema,
  ApplicationReviewVersionSchema,
  BlindReviewSchema,
  BlindReviewStepSchema,
  ScorecardSchema,
  PipelineSchema,
  PipelineTemplateSchema,
  MessageTemplateSchema,
  MessageSignatureSchema,
  ApplicationSchema,
  ApplicationEventSchema,
  InterviewSchema,
  InterviewParticipantSchema,
  InterviewReminderSchema,
  CalendarAddressSchema,
  CalendarConnectionSchema,
  CalendarBusySchema,
  CalendarEventSchema,
  MemberAvailabilitySchema,
  OfferSchema,
  ApplicationBulkSchema,
  ApplicationBulkItemSchema,
  StageActionSchema,
];
