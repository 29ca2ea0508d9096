import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { MessagingModule } from '../messaging/index.js';
import { AuditController } from './http/audit.controller.js';
import { BackOfficeController } from './http/back-office.controller.js';
import { ClientConfigController } from './http/client-config.controller.js';
import { DashboardController } from './http/dashboard.controller.js';
import { HiringController } from './http/hiring.controller.js';
import { SecurityContactController } from './http/security-contact.controller.js';
import { SpendingController } from './http/spending.controller.js';
import { TeamActivityController } from './http/team-activity.controller.js';
import { MeasureFactsJob } from './jobs/measure-facts.job.js';
import { NotePlayableVideoJob } from './jobs/note-playable-video.job.js';
import { OperationsPersonalData } from './operations-personal-data.js';
import { AdminCompaniesQueryHandler } from './queries/admin-companies.query.js';
import { AuditQueryHandler } from './queries/audit.query.js';
import { BackOfficeOverviewQuery } from './queries/back-office-overview.query.js';
import { PeopleQueryHandler } from './queries/people.query.js';
import { QueuesQuery } from './queries/queues.query.js';
import { HiringAnalyticsQuery } from './queries/hiring-analytics.query.js';
import { HiringPostingsQuery } from './queries/hiring-postings.query.js';
import { HiringTimesQuery } from './queries/hiring-times.query.js';
import { RecruiterApplicationsQuery } from './queries/recruiter-applications.query.js';
import { RecruiterDashboardQuery } from './queries/recruiter-dashboard.query.js';
import { SeekerDashboardQuery } from './queries/seeker-dashboard.query.js';
import { ShownFactsQuery } from './queries/shown-facts.query.js';
import { SpendingQuery } from './queries/spending.query.js';
import { TeamActivityQueryHandler } from './queries/team-activity.query.js';
import { UserStatsQuery } from './queries/user-stats.query.js';
import { SpentPostings } from './spent-postings.js';
import { MeasureFacts } from './use-cases/measure-facts.js';
import { RetryWork } from './use-cases/retry-work.js';
import { SetCompanyStanding } from './use-cases/set-company-standing.js';

const backOffice = [
  AdminCompaniesQueryHandler,
  AuditQueryHandler,
  BackOfficeOverviewQuery,
  PeopleQueryHandler,
  QueuesQuery,
  RetryWork,
  SetCompanyStanding,
];

/** Read models over all modules, and jobs that pass facts between modules. Writes to no other module's tables. */
@Module({
  imports: [IdentityModule, CompaniesModule, MediaModule, MatchingModule, MessagingModule],
  controllers: [
    DashboardController,
    HiringController,
    SpendingController,
    TeamActivityController,
    SecurityContactController,
    ClientConfigController,
    BackOfficeController,
    AuditController,
  ],
  providers: [
    SeekerDashboardQuery,
    RecruiterApplicationsQuery,
    RecruiterDashboardQuery,
    SpendingQuery,
    SpentPostings,
    TeamActivityQueryHandler,
    UserStatsQuery,
    HiringAnalyticsQuery,
    HiringPostingsQuery,
    HiringTimesQuery,
    NotePlayableVideoJob,
    MeasureFacts,
    MeasureFactsJob,
    ShownFactsQuery,
    OperationsPersonalData,
    ...backOffice,
  ],
  exports: [OperationsPersonalData, SpentPostings],
})
export class OperationsModule {}
