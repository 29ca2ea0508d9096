import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RecruiterDashboardQuery } from '../queries/recruiter-dashboard.query.js';
import { SeekerDashboardQuery } from '../queries/seeker-dashboard.query.js';
import { UserStatsQuery } from '../queries/user-stats.query.js';
import {
  recruiterDashboard,
  type RecruiterDashboard,
  seekerDashboard,
  type SeekerDashboard,
  userStats,
  type UserStats,
} from './dashboard.contract.js';

@ApiTags('dashboards')
@Controller('api')
export class DashboardController {
  constructor(
    private readonly seekers: SeekerDashboardQuery,
    private readonly recruiters: RecruiterDashboardQuery,
    private readonly users: UserStatsQuery,
  ) {}

  @Get('dashboard/jobseeker/stats')
  @Allow('JOB_SEEKER')
  @Answers(200, seekerDashboard, 'Figures for a job seeker’s dashboard.')
  seeker(@CurrentActor() actor: Actor): Promise<SeekerDashboard> {
    return this.seekers.execute(actor.id);
  }

  @Get('dashboard/recruiter/stats')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, recruiterDashboard, 'Figures and lists for a recruiter’s dashboard.')
  recruiter(@CurrentActor() actor: Actor, @RequestLanguage() language: Language): Promise<RecruiterDashboard> {
    return this.recruiters.execute(actor, language);
  }

  @Get('users/stats')
  @AllowSignedIn()
  @Answers(200, userStats, 'The caller’s own statistics.')
  user(@CurrentActor() actor: Actor): Promise<UserStats> {
    return this.users.execute(actor);
  }
}
