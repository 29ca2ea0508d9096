import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { DueRows } from '../../platform/database/due-rows.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { ApplicationsPersonalData } from './applications-personal-data.js';
import { CalendarPersonalData } from './calendar-personal-data.js';
import { ApplicationsFacade } from './applications.facade.js';
import { ApplicationsController } from './http/applications.controller.js';
import { BlindController } from './http/blind.controller.js';
import { AvailabilityController } from './http/availability.controller.js';
import { CalendarController } from './http/calendar.controller.js';
import { ConnectedCalendarController } from './http/connected-calendar.controller.js';
import { BulkController } from './http/bulk.controller.js';
import { MessageTemplatesController } from './http/message-templates.controller.js';
import { ComparisonController } from './http/comparison.controller.js';
import { ReviewsController } from './http/reviews.controller.js';
import { StagesController } from './http/stages.controller.js';
import { CaldavClient } from './caldav/caldav-client.js';
import { CaldavEvents } from './caldav/caldav-events.js';
import { ReadCalendarsJob } from './jobs/read-calendars.job.js';
import { NoteCalendarWritesJob, WriteCalendarsJob } from './jobs/write-calendars.job.js';
import { ExpireOffersJob } from './jobs/expire-offers.job.js';
import { FollowPostingJob, SweepClosedPostingsJob } from './jobs/follow-posting.job.js';
import { TellRefusalsJob } from './jobs/tell-refusals.job.js';
import { SendEmailJob } from './jobs/send-email.job.js';
import { SettleRefusalJob } from './jobs/settle-refusal.job.js';
import { RemindOfInterviewsJob } from './jobs/remind-of-interviews.job.js';
import { NoteStageEntryJob, RunStageActionsJob } from './jobs/stage-actions.job.js';
import { SweepBulksJob } from './jobs/sweep-bulks.job.js';
import { ApplicationRepository } from './persistence/application.repository.js';
import { BookedTimes } from './persistence/booked-times.js';
import { BulkRepository } from './persistence/bulk.repository.js';
import { CalendarConnections } from './persistence/calendar-connections.js';
import { CalendarEvents } from './persistence/calendar-events.js';
import { CalendarWrites } from './persistence/calendar-writes.js';
import { entities } from './persistence/entities.js';
import { ActionFactsQuery } from './queries/action-facts.query.js';
import { ApplicationParts } from './queries/application-parts.query.js';
import { ApplicantsFile } from './queries/applicants-file.query.js';
import { ApplicationsOfJob } from './queries/applications-of-job.query.js';
import { AvailabilityQuery } from './queries/availability.query.js';
import { BlindReviewQuery } from './queries/blind-review.query.js';
import { BlindSteps } from './queries/blind-steps.query.js';
import { ComparisonQuery } from './queries/comparison.query.js';
import { FindApplicants } from './queries/find-applicants.query.js';
import { SelectApplicants } from './queries/select-applicants.query.js';
import { ExpectedReplies } from './queries/expected-replies.query.js';
import { FreeTimes } from './queries/free-times.query.js';
import { Interviewers } from './queries/interviewers.query.js';
import { GetApplication } from './queries/get-application.query.js';
import { InterviewFile } from './queries/interview-file.query.js';
import { ListJobApplications } from './queries/list-job-applications.query.js';
import { ListOwnApplications } from './queries/list-own-applications.query.js';
import { CalendarAddressesQuery } from './queries/calendar-addresses.query.js';
import { ConnectedCalendarQuery } from './queries/connected-calendar.query.js';
import { LiveInterviews } from './queries/live-interviews.query.js';
import { ClosedPostings } from './queries/closed-postings.query.js';
import { HistoryQuery } from './queries/history.query.js';
import { OfferParts } from './queries/offer-parts.query.js';
import { PresentOwn } from './queries/present-own.js';
import { PresentReceived } from './queries/present-received.js';
import { MessagePreviewQuery } from './queries/message-preview.query.js';
import { MessageTemplatesQuery } from './queries/message-templates.query.js';
import { MessageValuesQuery } from './queries/message-values.query.js';
import { MemberCalendar } from './queries/member-calendar.query.js';
import { MemberEvents } from './queries/member-events.query.js';
import { MemberInterviews } from './queries/member-interviews.query.js';
import { WantedEvents } from './queries/wanted-events.query.js';
import { NotesQuery } from './queries/notes.query.js';
import { ResponseRates } from './queries/response-rates.query.js';
import { ReviewFiguresQuery } from './queries/review-figures.query.js';
import { ReviewsQuery } from './queries/reviews.query.js';
import { Pipelines } from './queries/pipelines.query.js';
import { StageEntries } from './queries/stage-entry.query.js';
import { SignatureQuery } from './queries/signature.query.js';
import { StageTemplatesQuery } from './queries/stage-templates.query.js';
import { ScorecardQuery } from './queries/scorecard.query.js';
import { TeamApplications } from './queries/team-application.query.js';
import { AcceptApplication } from './use-cases/accept-application.js';
import { Apply } from './use-cases/apply.js';
import { BookFreeTime } from './use-cases/book-free-time.js';
import { CancelInterview } from './use-cases/cancel-interview.js';
import { ChangeCalendarAddress } from './use-cases/change-calendar-address.js';
import { ChangeInterview } from './use-cases/change-interview.js';
import { ChooseSlot } from './use-cases/choose-slot.js';
import { ConnectCalendar } from './use-cases/connect-calendar.js';
import { ChooseWriting } from './use-cases/choose-writing.js';
import { EndConnection } from './use-cases/end-connection.js';
import { LookAtEvents } from './use-cases/look-at-events.js';
import { NoticeDifference } from './use-cases/notice-difference.js';
import { ReadCalendars } from './use-cases/read-calendars.js';
import { WriteCalendars } from './use-cases/write-calendars.js';
import { WriteEvent } from './use-cases/write-event.js';
import { CompareApplications } from './use-cases/compare-applications.js';
import { ConcealApplicant } from './use-cases/conceal-applicant.js';
import { DecidableApplications } from './use-cases/decidable-applications.js';
import { DecideApplication } from './use-cases/decide-application.js';
import { DecideMany } from './use-cases/decide-many.js';
import { FollowPosting } from './use-cases/follow-posting.js';
import { MakeOffer } from './use-cases/make-offer.js';
import { MarkViewed } from './use-cases/mark-viewed.js';
import { MoveInterview } from './use-cases/move-interview.js';
import { NoteStageEntry } from './use-cases/note-stage-entry.js';
import { PlanInterviewers } from './use-cases/plan-interviewers.js';
import { SaveAvailability } from './use-cases/save-availability.js';
import { OpenBlindStep } from './use-cases/open-blind-step.js';
import { RejectApplication } from './use-cases/reject-application.js';
import { ReviewApplication } from './use-cases/review-application.js';
import { RunStageActions } from './use-cases/run-stage-actions.js';
import { SaveReview } from './use-cases/save-review.js';
import { ChangeMessageTemplates } from './use-cases/change-message-templates.js';
import { ChangeStageTemplates } from './use-cases/change-stage-templates.js';
import { MoveToStage } from './use-cases/move-to-stage.js';
import { SaveSignature } from './use-cases/save-signature.js';
import { SaveStages } from './use-cases/save-stages.js';
import { SaveScorecard } from './use-cases/save-scorecard.js';
import { ScheduleInterview } from './use-cases/schedule-interview.js';
import { SendEmail } from './use-cases/send-email.js';
import { AnswerOffer } from './use-cases/answer-offer.js';
import { CloseApplications } from './use-cases/close-applications.js';
import { ExpireOffers } from './use-cases/expire-offers.js';
import { SettleRefusal } from './use-cases/settle-refusal.js';
import { TellRefusals } from './use-cases/tell-refusals.js';
import { WithdrawOffer } from './use-cases/withdraw-offer.js';
import { InterviewNotifier } from './use-cases/interview-notifier.js';
import { RemindOfInterviews } from './use-cases/remind-of-interviews.js';
import { ApplicationNotifier } from './use-cases/application-notifier.js';
import { UndoMany } from './use-cases/undo-many.js';
import { UndoRejection } from './use-cases/undo-rejection.js';
import { WithdrawApplication } from './use-cases/withdraw-application.js';
import { WriteNote } from './use-cases/write-note.js';
import { WriteRefusal } from './use-cases/write-refusal.js';

const queries = [
  ActionFactsQuery,
  StageEntries,
  ApplicantsFile,
  ApplicationsOfJob,
  AvailabilityQuery,
  FreeTimes,
  Interviewers,
  BlindReviewQuery,
  BlindSteps,
  ComparisonQuery,
  FindApplicants,
  SelectApplicants,
  ApplicationParts,
  ExpectedReplies,
  GetApplication,
  InterviewFile,
  ListJobApplications,
  ListOwnApplications,
  CalendarAddressesQuery,
  ConnectedCalendarQuery,
  LiveInterviews,
  ClosedPostings,
  HistoryQuery,
  OfferParts,
  MemberCalendar,
  MemberEvents,
  MemberInterviews,
  WantedEvents,
  PresentOwn,
  PresentReceived,
  NotesQuery,
  ResponseRates,
  ReviewFiguresQuery,
  ReviewsQuery,
  ScorecardQuery,
  Pipelines,
  StageTemplatesQuery,
  MessageTemplatesQuery,
  MessagePreviewQuery,
  MessageValuesQuery,
  SignatureQuery,
  TeamApplications,
];
const useCases = [
  NoteStageEntry,
  RunStageActions,
  AcceptApplication,
  Apply,
  BookFreeTime,
  CancelInterview,
  ChangeCalendarAddress,
  ChangeInterview,
  ChooseSlot,
  CompareApplications,
  ChooseWriting,
  ConnectCalendar,
  EndConnection,
  LookAtEvents,
  NoticeDifference,
  ReadCalendars,
  WriteCalendars,
  WriteEvent,
  ConcealApplicant,
  DecidableApplications,
  DecideApplication,
  DecideMany,
  FollowPosting,
  MakeOffer,
  MarkViewed,
  MoveInterview,
  OpenBlindStep,
  PlanInterviewers,
  SaveAvailability,
  RejectApplication,
  ReviewApplication,
  SaveReview,
  SaveScorecard,
  SaveStages,
  MoveToStage,
  ChangeStageTemplates,
  ChangeMessageTemplates,
  WriteRefusal,
  SaveSignature,
  ScheduleInterview,
  SendEmail,
  AnswerOffer,
  CloseApplications,
  ExpireOffers,
  SettleRefusal,
  TellRefusals,
  WithdrawOffer,
  ApplicationNotifier,
  InterviewNotifier,
  RemindOfInterviews,
  UndoMany,
  UndoRejection,
  WithdrawApplication,
  WriteNote,
];
const jobs = [
  NoteStageEntryJob,
  RunStageActionsJob,
  ExpireOffersJob,
  NoteCalendarWritesJob,
  ReadCalendarsJob,
  WriteCalendarsJob,
  FollowPostingJob,
  RemindOfInterviewsJob,
  SendEmailJob,
  SettleRefusalJob,
  TellRefusalsJob,
  SweepBulksJob,
  SweepClosedPostingsJob,
];

/** Applications, interviews and offers, up to the acceptance that creates a match. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    MailModule,
    CompaniesModule,
    CreditsModule,
    IdentityModule,
    JobsModule,
    MatchingModule,
    MediaModule,
  ],
  controllers: [
    ApplicationsController,
    AvailabilityController,
    BlindController,
    BulkController,
    MessageTemplatesController,
    CalendarController,
    ConnectedCalendarController,
    ComparisonController,
    ReviewsController,
    StagesController,
  ],
  providers: [
    DatabaseTime,
    DueRows,
    ApplicationsFacade,
    ApplicationsPersonalData,
    CalendarPersonalData,
    ApplicationRepository,
    BookedTimes,
    BulkRepository,
    CaldavClient,
    CaldavEvents,
    CalendarConnections,
    CalendarEvents,
    CalendarWrites,
    SecretBox,
    ...queries,
    ...useCases,
    ...jobs,
  ],
  exports: [ApplicationsFacade, ApplicationsPersonalData, CalendarPersonalData, BlindSteps],
})
export class ApplicationsModule {}
