import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { ApplicationsModule } from '../applications/index.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsController } from './http/notifications.controller.js';
import { SavedSearchesController } from './http/saved-searches.controller.js';
import { AlertRecruitersJob, NoteCandidateJob } from './jobs/alert-recruiters.job.js';
import { AlertSearchersJob } from './jobs/alert-searchers.job.js';
import { SendNotificationLetterJob } from './jobs/send-notification-letter.job.js';
import { ShowApplicationJob, TellOfApplicationJob, TellOfOfferJob } from './jobs/tell-of-application.job.js';
import { TellSaversJob } from './jobs/tell-savers.job.js';
import { TellOfBalanceJob } from './jobs/tell-of-balance.job.js';
import { TellOfMatchJob } from './jobs/tell-of-match.job.js';
import { TellOfReopeningJob } from './jobs/tell-of-reopening.job.js';
import { TellOfReportJob } from './jobs/tell-of-report.job.js';
import { TellOfReservationJob } from './jobs/tell-of-reservation.job.js';
import { TellOfMentionJob } from './jobs/tell-of-mention.job.js';
import { TellOfReviewJob } from './jobs/tell-of-review.job.js';
import { NotifyOfShareJob } from './jobs/notify-of-share.job.js';
import { TellOfSaleJob } from './jobs/tell-of-sale.job.js';
import { AwaitReaderJob, TellOfUnreadJob } from './jobs/tell-of-unread.job.js';
import { TellOfVideoJob } from './jobs/tell-of-video.job.js';
import { WriteDigestsJob } from './jobs/write-digests.job.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { entities } from './persistence/entities.js';
import { SavedSearchRepository } from './persistence/saved-search.repository.js';
import { Choices } from './queries/choices.query.js';
import { DigestLines } from './queries/digest-lines.query.js';
import { ListNotifications } from './queries/list-notifications.query.js';
import { NewsText } from './queries/news-text.js';
import { PublicWords } from './queries/public-words.query.js';
import { SavedSearchesQuery } from './queries/saved-searches.query.js';
import { StillUnread } from './queries/still-unread.query.js';
import { AlertRecruiters } from './use-cases/alert-recruiters.js';
import { AlertSearchers } from './use-cases/alert-searchers.js';
import { KeepSearch } from './use-cases/keep-search.js';
import { MarkRead } from './use-cases/mark-read.js';
import { Notify } from './use-cases/notify.js';
import { SendNotificationLetter } from './use-cases/send-notification-letter.js';
import { SetChoice } from './use-cases/set-choice.js';
import { SetPresetAlert } from './use-cases/set-preset-alert.js';
import { SettleLetter } from './use-cases/settle-letter.js';
import { TellOfApplication } from './use-cases/tell-of-application.js';
import { TellOfOffer } from './use-cases/tell-of-offer.js';
import { TellOfMatch } from './use-cases/tell-of-match.js';
import { TellOfReopening } from './use-cases/tell-of-reopening.js';
import { TellOfReport } from './use-cases/tell-of-report.js';
import { TellOfReservation } from './use-cases/tell-of-reservation.js';
import { TellOfMention } from './use-cases/tell-of-mention.js';
import { TellOfReview } from './use-cases/tell-of-review.js';
import { NotifyOfShare } from './use-cases/notify-of-share.js';
import { TellOfSale } from './use-cases/tell-of-sale.js';
import { TellOfUnread } from './use-cases/tell-of-unread.js';
import { TellOfVideo } from './use-cases/tell-of-video.js';
import { TellSavers } from './use-cases/tell-savers.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';
import { UnsubscribeLinks } from './use-cases/unsubscribe-links.js';
import { WishesOfPeople } from './use-cases/wishes-of-people.js';
import { WriteDigests } from './use-cases/write-digests.js';

const queries = [Choices, DigestLines, ListNotifications, NewsText, PublicWords, SavedSearchesQuery, StillUnread];
const useCases = [
  AlertRecruiters,
  AlertSearchers,
  KeepSearch,
  MarkRead,
  Notify,
  SendNotificationLetter,
  SetChoice,
  SetPresetAlert,
  SettleLetter,
  TellOfApplication,
  TellOfOffer,
  TellOfMatch,
  TellOfReopening,
  TellOfReport,
  TellOfReservation,
  TellOfMention,
  TellOfReview,
  NotifyOfShare,
  TellOfSale,
  TellOfUnread,
  TellOfVideo,
  TellSavers,
  Unsubscribe,
  UnsubscribeLinks,
  WishesOfPeople,
  WriteDigests,
];
const jobs = [
  AlertRecruitersJob,
  AlertSearchersJob,
  AwaitReaderJob,
  NoteCandidateJob,
  SendNotificationLetterJob,
  ShowApplicationJob,
  TellOfApplicationJob,
  TellOfBalanceJob,
  TellOfOfferJob,
  TellOfMatchJob,
  TellOfReopeningJob,
  TellOfReportJob,
  TellOfReservationJob,
  TellOfMentionJob,
  TellOfReviewJob,
  NotifyOfShareJob,
  TellOfSaleJob,
  TellOfUnreadJob,
  TellOfVideoJob,
  TellSaversJob,
  WriteDigestsJob,
];

/** Notifications: on open screens, in the notification centre, and by email. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    MailModule,
    ApplicationsModule,
    CompaniesModule,
    IdentityModule,
    JobsModule,
    MatchingModule,
    MessagingModule,
  ],
  controllers: [NotificationsController, SavedSearchesController],
  providers: [NotificationsPersonalData, SavedSearchRepository, SecretBox, ...queries, ...useCases, ...jobs],
  exports: [NotificationsPersonalData, WishesOfPeople],
})
export class NotificationsModule {}
