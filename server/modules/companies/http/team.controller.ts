import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { InvitationPreviewQuery } from '../queries/invitation-preview.query.js';
import { TeamQuery } from '../queries/team.query.js';
import { ChangeMember } from '../use-cases/change-member.js';
import { InviteMember } from '../use-cases/invite-member.js';
import { JoinTeam } from '../use-cases/join-team.js';
import { RemoveMember } from '../use-cases/remove-member.js';
import {
  changeMemberRequest,
  type ChangeMemberRequest,
  invitationCodeRequest,
  type InvitationCodeRequest,
  invitationPreview,
  type InvitationPreview,
  inviteMemberRequest,
  type InviteMemberRequest,
  type JoinedTeam,
  joinedTeam,
  leftTeam,
  team,
  type Team,
} from './team.contract.js';

@ApiTags('companies')
@ExactlyOnce()
@Controller('api/companies')
export class TeamController {
  constructor(
    private readonly team: TeamQuery,
    private readonly preview: InvitationPreviewQuery,
    private readonly invite: InviteMember,
    private readonly change: ChangeMember,
    private readonly remove: RemoveMember,
    private readonly join: JoinTeam,
  ) {}

  @Get(':id/members')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, team, 'The team; addresses, invitations and the log only for owners.')
  list(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Team> {
    return this.team.execute(actor.id, id);
  }

  @Post(':id/members')
  @Allow('RECRUITER')
  @Answers(201, team, 'The team with the invitation; its code is only in the email.')
  async create(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: inviteMemberRequest }) request: InviteMemberRequest,
    @RequestLanguage() language: Language,
  ): Promise<Team> {
    await this.invite.execute(actor.id, id, request, language);
    return this.team.execute(actor.id, id);
  }

  @Put(':id/members/:memberId')
  @Allow('RECRUITER')
  @Answers(200, team, 'The team after the change of a member or of an invitation.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('memberId', { schema: idSchema }) memberId: string,
    @Body({ schema: changeMemberRequest }) request: ChangeMemberRequest,
  ): Promise<Team> {
    await this.change.execute(actor.id, id, memberId, request);
    return this.team.execute(actor.id, id);
  }

  @Delete(':id/members/:memberId')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, leftTeam, 'The member is removed or left, or the invitation is cancelled.')
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('memberId', { schema: idSchema }) memberId: string,
  ): Promise<{ success: true }> {
    await this.remove.execute(actor.id, id, memberId);
    return { success: true };
  }

  @Post('invitations/read')
  @HttpCode(200)
  @AllowAnyone()
  @Answers(200, invitationPreview, 'The content of the invitation with this code.')
  read(@Body({ schema: invitationCodeRequest }) { code }: InvitationCodeRequest): Promise<InvitationPreview> {
    return this.preview.execute(code);
  }

  @Post('invitations/accept')
  @HttpCode(200)
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, joinedTeam, 'From now on the caller belongs to the team.')
  accept(
    @CurrentActor() actor: Actor,
    @Body({ schema: invitationCodeRequest }) { code }: InvitationCodeRequest,
  ): Promise<JoinedTeam> {
    return this.join.execute(actor.id, code);
  }
}
