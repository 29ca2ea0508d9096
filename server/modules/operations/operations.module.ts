import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ClientConfigController } from './http/client-config.controller.js';
import { DashboardController } from './http/dashboard.controller.js';
import { HiringController } from './http/hiring.controller.js';
import { NotePlayableVideoJob } from './jobs/note-playable-video.job.js';
import { HiringAnalyticsQuery } from './queries/hiring-analytics.query.js';
import { HiringPostingsQuery } from './queries/hiring-postings.query.js';
import { RecruiterApplicationsQuery } from './queries/recruiter-applications.query.js';
import { RecruiterDashboardQuery } from './queries/recruiter-dashboard.query.js';
import { SeekerDashboardQuery } from './queries/seeker-dashboard.query.js';
import { UserStatsQuery } from './queries/user-stats.query.js';

/** Read models over all modules, and the facts that pass from one to another. Writes into nobody's tables. */
@Module({
  imports: [IdentityModule, CompaniesModule, MediaModule, MatchingModule, MessagingModule],
  controllers: [DashboardController, HiringController, ClientConfigController],
  providers: [
    SeekerDashboardQuery,
    RecruiterApplicationsQuery,
    RecruiterDashboardQuery,
    UserStatsQuery,
    HiringAnalyticsQuery,
    HiringPostingsQuery,
    NotePlayableVideoJob,
  ],
})
export class OperationsModule {}
