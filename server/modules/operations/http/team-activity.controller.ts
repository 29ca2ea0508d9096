import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { TeamActivityQueryHandler } from '../queries/team-activity.query.js';
import {
  type TeamActivity,
  teamActivity,
  type TeamActivityQuery,
  teamActivityQuery,
} from './team-activity.contract.js';

@ApiTags('companies')
@Controller('api/companies')
export class TeamActivityController {
  constructor(private readonly activity: TeamActivityQueryHandler) {}

  @Get(':id/activity')
  @Allow('RECRUITER')
  @Answers(200, teamActivity, 'The log of actions of the team, newest first; owners only.')
  list(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: teamActivityQuery }) query: TeamActivityQuery,
    @RequestLanguage() language: Language,
  ): Promise<TeamActivity> {
    return this.activity.execute(actor, id, query, language);
  }
}
