import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { PushModule } from '../../platform/push/push.module.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { ApplicationsModule } from '../applications/index.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RoomsModule } from '../rooms/index.js';
import { NotificationsController } from './http/notifications.controller.js';
import { PushController } from './http/push.controller.js';
import { SavedSearchesController } from './http/saved-searches.controller.js';
import { AlertRecruitersJob, NoteCandidateJob } from './jobs/alert-recruiters.job.js';
import { AlertSearchersJob } from './jobs/alert-searchers.job.js';
import { SendNotificationEmailJob } from './jobs/send-notification-email.job.js';
import { SendPushJob } from './jobs/send-push.job.js';
import { SweepDevicesJob } from './jobs/sweep-devices.job.js';
import { ShowApplicationJob, NotifyOfApplicationJob, NotifyOfOfferJob } from './jobs/notify-of-application.job.js';
import { NotifySaversJob } from './jobs/notify-savers.job.js';
import { NotifyOfScheduledJob } from './jobs/notify-of-scheduled.job.js';
import { NotifyOfInterviewJob } from './jobs/notify-of-interview.job.js';
import { NotifyOfBalanceJob } from './jobs/notify-of-balance.job.js';
import { NotifyOfMatchJob } from './jobs/notify-of-match.job.js';
import { NotifyOfRecordingJob } from './jobs/notify-of-recording.job.js';
import { NotifyOfReopeningJob } from './jobs/notify-of-reopening.job.js';
import { NotifyOfReportJob } from './jobs/notify-of-report.job.js';
import { NotifyOfReservationJob } from './jobs/notify-of-reservation.job.js';
import { NotifyOfMentionJob } from './jobs/notify-of-mention.job.js';
import { NotifyOfReviewJob } from './jobs/notify-of-review.job.js';
import { NotifyOfShareJob } from './jobs/notify-of-share.job.js';
import { NotifyOfStageActionJob } from './jobs/notify-of-stage-action.job.js';
import { NotifyOfSaleJob } from './jobs/notify-of-sale.job.js';
import { AwaitReaderJob, NotifyOfUnreadJob } from './jobs/notify-of-unread.job.js';
import { NotifyOfVideoJob } from './jobs/notify-of-video.job.js';
import { WriteDigestsJob } from './jobs/write-digests.job.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { entities } from './persistence/entities.js';
import { SealedSubscriptions } from './persistence/sealed-subscriptions.js';
import { SavedSearchRepository } from './persistence/saved-search.repository.js';
import { Choices } from './queries/choices.query.js';
import { DigestLines } from './queries/digest-lines.query.js';
import { ListNotifications } from './queries/list-notifications.query.js';
import { NewsText } from './queries/news-text.js';
import { PublicWords } from './queries/public-words.query.js';
import { PushStates } from './queries/push-state.query.js';
import { SavedSearchesQuery } from './queries/saved-searches.query.js';
import { StillUnread } from './queries/still-unread.query.js';
import { AlertRecruiters } from './use-cases/alert-recruiters.js';
import { AlertSearchers } from './use-cases/alert-searchers.js';
import { ForgetDevice } from './use-cases/forget-device.js';
import { KeepSearch } from './use-cases/keep-search.js';
import { MarkRead } from './use-cases/mark-read.js';
import { Notify } from './use-cases/notify.js';
import { RegisterDevice } from './use-cases/register-device.js';
import { SendNotificationEmail } from './use-cases/send-notification-email.js';
import { SendPush } from './use-cases/send-push.js';
import { SetChoice } from './use-cases/set-choice.js';
import { SetPresetAlert } from './use-cases/set-preset-alert.js';
import { SettleEmail } from './use-cases/settle-email.js';
import { SettlePush } from './use-cases/settle-push.js';
import { NotifyOfApplication } from './use-cases/notify-of-application.js';
import { NotifyOfInterview } from './use-cases/notify-of-interview.js';
import { NotifyOfOffer } from './use-cases/notify-of-offer.js';
import { NotifyOfMatch } from './use-cases/notify-of-match.js';
import { NotifyOfRecording } from './use-cases/notify-of-recording.js';
import { NotifyOfReopening } from './use-cases/notify-of-reopening.js';
import { NotifyOfReport } from './use-cases/notify-of-report.js';
import { NotifyOfReservation } from './use-cases/notify-of-reservation.js';
import { NotifyOfMention } from './use-cases/notify-of-mention.js';
import { NotifyOfReview } from './use-cases/notify-of-review.js';
import { NotifyOfShare } from './use-cases/notify-of-share.js';
import { NotifyOfStageAction } from './use-cases/notify-of-stage-action.js';
import { NotifyOfSale } from './use-cases/notify-of-sale.js';
import { NotifyOfUnread } from './use-cases/notify-of-unread.js';
import { NotifyOfVideo } from './use-cases/notify-of-video.js';
import { NotifySavers } from './use-cases/notify-savers.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';
import { UnsubscribeLinks } from './use-cases/unsubscribe-links.js';
import { StoredEmailPreferences } from './use-cases/stored-email-preferences.js';
import { WriteDigests } from './use-cases/write-digests.js';

const queries = [
  Choices,
  DigestLines,
  ListNotifications,
  NewsText,
  PublicWords,
  PushStates,
  SavedSearchesQuery,
  StillUnread,
];
const useCases = [
  AlertRecruiters,
  AlertSearchers,
  ForgetDevice,
  KeepSearch,
  MarkRead,
  Notify,
  RegisterDevice,
  SendNotificationEmail,
  SendPush,
  SetChoice,
  SetPresetAlert,
  SettleEmail,
  SettlePush,
  NotifyOfApplication,
  NotifyOfInterview,
  NotifyOfOffer,
  NotifyOfMatch,
  NotifyOfRecording,
  NotifyOfReopening,
  NotifyOfReport,
  NotifyOfReservation,
  NotifyOfMention,
  NotifyOfReview,
  NotifyOfShare,
  NotifyOfStageAction,
  NotifyOfSale,
  NotifyOfUnread,
  NotifyOfVideo,
  NotifySavers,
  Unsubscribe,
  UnsubscribeLinks,
  StoredEmailPreferences,
  WriteDigests,
];
const jobs = [
  AlertRecruitersJob,
  AlertSearchersJob,
  AwaitReaderJob,
  NoteCandidateJob,
  SendNotificationEmailJob,
  SendPushJob,
  ShowApplicationJob,
  NotifyOfApplicationJob,
  NotifyOfBalanceJob,
  NotifyOfInterviewJob,
  NotifyOfScheduledJob,
  NotifyOfOfferJob,
  NotifyOfMatchJob,
  NotifyOfRecordingJob,
  NotifyOfReopeningJob,
  NotifyOfReportJob,
  NotifyOfReservationJob,
  NotifyOfMentionJob,
  NotifyOfReviewJob,
  NotifyOfShareJob,
  NotifyOfStageActionJob,
  NotifyOfSaleJob,
  NotifyOfUnreadJob,
  NotifyOfVideoJob,
  NotifySaversJob,
  SweepDevicesJob,
  WriteDigestsJob,
];

/** Notifications: on open screens, in the notification centre, on devices, and by email. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    MailModule,
    PushModule,
    ApplicationsModule,
    CompaniesModule,
    IdentityModule,
    JobsModule,
    MatchingModule,
    MediaModule,
    MessagingModule,
    RoomsModule,
  ],
  controllers: [NotificationsController, PushController, SavedSearchesController],
  providers: [
    NotificationsPersonalData,
    SavedSearchRepository,
    SealedSubscriptions,
    SecretBox,
    ...queries,
    ...useCases,
    ...jobs,
  ],
  exports: [NotificationsPersonalData, StoredEmailPreferences],
})
export class NotificationsModule {}
