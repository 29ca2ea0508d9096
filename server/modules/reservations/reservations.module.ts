import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { IntroductionsController } from './http/introductions.controller.js';
import { ReservationsController } from './http/reservations.controller.js';
import { VideoAccessController } from './http/video-access.controller.js';
import { EndCompanyReservationsJob } from './jobs/end-company-reservations.job.js';
import { EndExcludedReservationsJob } from './jobs/end-excluded-reservations.job.js';
import { ExpireReservationsJob } from './jobs/expire-reservations.job.js';
import { RemindSeekersJob } from './jobs/remind-seekers.job.js';
import { SendReservationEmailsJob } from './jobs/send-reservation-emails.job.js';
import { entities } from './persistence/entities.js';
import { ClosedPairs } from './persistence/closed-pairs.js';
import { ReservationRepository } from './persistence/reservation.repository.js';
import { VideoPasses } from './persistence/video-passes.js';
import { FindBoughtVideos } from './queries/bought-videos.query.js';
import { GetReservationQuery } from './queries/get-reservation.query.js';
import { ListReservationsQueryHandler } from './queries/list-reservations.query.js';
import { OwnReservations } from './queries/own-reservations.js';
import { PresentReservations } from './queries/present-reservations.js';
import { ReservationsPersonalData } from './reservations-personal-data.js';
import { ReservationTermsFacade } from './reservation-terms.facade.js';
import { ReservationEndings } from './reservation-endings.facade.js';
import { ReservationsFacade } from './reservations.facade.js';
import { VideoSalesFacade } from './video-sales.facade.js';
import { AcceptReservation } from './use-cases/accept-reservation.js';
import { AnswerCommand } from './use-cases/answer-command.js';
import { AnswerReservation } from './use-cases/answer-reservation.js';
import { BuyVideoAccess } from './use-cases/buy-video-access.js';
import { CancelReservation } from './use-cases/cancel-reservation.js';
import { DeclineReservation } from './use-cases/decline-reservation.js';
import { EndExcluded } from './use-cases/end-excluded.js';
import { EndReservations } from './use-cases/end-reservations.js';
import { EndWaiting } from './use-cases/end-waiting.js';
import { ExpireReservations } from './use-cases/expire-reservations.js';
import { FollowMatch } from './use-cases/follow-match.js';
import { IntroduceCompany } from './use-cases/introduce-company.js';
import { MarkHired } from './use-cases/mark-hired.js';
import { NoteChange } from './use-cases/note-change.js';
import { RemindSeekers } from './use-cases/remind-seekers.js';
import { ReopenPair } from './use-cases/reopen-pair.js';
import { ReserveCandidate } from './use-cases/reserve-candidate.js';
import { SendReservationEmail } from './use-cases/send-reservation-email.js';
import { TakeReservation } from './use-cases/take-reservation.js';

const queries = [
  FindBoughtVideos,
  GetReservationQuery,
  ListReservationsQueryHandler,
  OwnReservations,
  PresentReservations,
];
const useCases = [
  AcceptReservation,
  AnswerCommand,
  AnswerReservation,
  BuyVideoAccess,
  CancelReservation,
  DeclineReservation,
  EndExcluded,
  EndReservations,
  EndWaiting,
  ExpireReservations,
  FollowMatch,
  IntroduceCompany,
  MarkHired,
  NoteChange,
  RemindSeekers,
  ReopenPair,
  ReserveCandidate,
  SendReservationEmail,
  TakeReservation,
];
const jobs = [
  EndCompanyReservationsJob,
  EndExcludedReservationsJob,
  ExpireReservationsJob,
  RemindSeekersJob,
  SendReservationEmailsJob,
];

/** Reservations with 72 hours to decide, and the other paid actions on one candidate. */
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
  controllers: [IntroductionsController, ReservationsController, VideoAccessController],
  providers: [
    ClosedPairs,
    DatabaseTime,
    ReservationEndings,
    ReservationRepository,
    ReservationTermsFacade,
    ReservationsFacade,
    VideoSalesFacade,
    ReservationsPersonalData,
    VideoPasses,
    ...queries,
    ...useCases,
    ...jobs,
  ],
  exports: [ReservationEndings, ReservationTermsFacade, ReservationsFacade, ReservationsPersonalData, VideoSalesFacade],
})
export class ReservationsModule {}
