import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { type PageQuery, pageQuery } from '../../../platform/contract/page.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { Approvals } from '../queries/approvals.query.js';
import { Invitations } from '../queries/invitations.query.js';
import { DecideApproval } from '../use-cases/decide-approval.js';
import { InviteRecruiter } from '../use-cases/invite-recruiter.js';
import { ResendInvitation } from '../use-cases/resend-invitation.js';
import { RevokeInvitation } from '../use-cases/revoke-invitation.js';
import { type Done, done } from './account-security.contract.js';
import {
  type Approval,
  approval,
  type ApprovalsPage,
  approvalsPage,
  type ApprovalsQuery,
  approvalsQuery,
  type DecideApprovalRequest,
  decideApprovalRequest,
  type Invitation,
  invitation,
  type InvitationsPage,
  invitationsPage,
  type InviteRecruiterRequest,
  inviteRecruiterRequest,
} from './approvals.contract.js';

@ApiTags('Identity')
@ExactlyOnce()
@Controller('api/admin')
export class ApprovalsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly decideApproval: DecideApproval,
    private readonly invitations: Invitations,
    private readonly inviteRecruiter: InviteRecruiter,
    private readonly resendInvitation: ResendInvitation,
    private readonly revokeInvitation: RevokeInvitation,
  ) {}

  @Get('approvals')
  @Allow('OPERATOR')
  @Answers(200, approvalsPage, 'Recruiters’ accounts, longest wait first.')
  list(@Query({ schema: approvalsQuery }) query: ApprovalsQuery): Promise<ApprovalsPage> {
    return this.approvals.list(query);
  }

  @Put('approvals/:userId')
  @Allow('OPERATOR')
  @Answers(200, approval, 'The account after the decision; the recruiter gets an email.')
  async decide(
    @CurrentActor() operator: Actor,
    @Param('userId', { schema: id }) accountId: string,
    @Body({ schema: decideApprovalRequest }) body: DecideApprovalRequest,
  ): Promise<Approval> {
    await this.decideApproval.execute(operator, { accountId, decision: body.status, reason: body.reason ?? null });
    const decided = await this.approvals.find(accountId);
    if (!decided) throw new NotFound();
    return decided;
  }

  @Get('invitations')
  @Allow('OPERATOR')
  @Answers(200, invitationsPage, 'Invitations to recruit, newest first.')
  listInvitations(@Query({ schema: pageQuery }) query: PageQuery): Promise<InvitationsPage> {
    return this.invitations.list(query);
  }

  @Post('invitations')
  @Allow('OPERATOR')
  @Answers(201, invitation, 'The invitation; its code is only in the email.')
  async invite(
    @CurrentActor() operator: Actor,
    @Body({ schema: inviteRecruiterRequest }) body: InviteRecruiterRequest,
  ): Promise<Invitation> {
    const invitationId = await this.inviteRecruiter.execute(operator, {
      email: body.email,
      companyName: body.company_name ?? null,
      language: body.language ?? 'fr',
    });
    return this.#written(invitationId);
  }

  @Post('invitations/:id/resend')
  @Allow('OPERATOR')
  @Answers(201, invitation, 'The invitation sent again, with a new code that is valid for fourteen days.')
  async resend(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: id }) invitationId: string,
  ): Promise<Invitation> {
    return this.#written(await this.resendInvitation.execute(operator, invitationId));
  }

  @Delete('invitations/:id')
  @Allow('OPERATOR')
  @Answers(200, done, 'The invitation is cancelled; its code no longer works.')
  async revoke(@CurrentActor() operator: Actor, @Param('id', { schema: id }) invitationId: string): Promise<Done> {
    await this.revokeInvitation.execute(operator.id, invitationId);
    return { success: true };
  }

  async #written(invitationId: string): Promise<Invitation> {
    const written = await this.invitations.find(invitationId);
    if (!written) throw new NotFound();
    return written;
  }
}
