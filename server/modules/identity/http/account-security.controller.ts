import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowAnyone, AllowSignedIn, AllowWhileHeld } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { ListSessions } from '../queries/list-sessions.query.js';
import { ChangePassword } from '../use-cases/change-password.js';
import { EndSessions } from '../use-cases/end-sessions.js';
import { ForgotPassword } from '../use-cases/forgot-password.js';
import { ResendVerification } from '../use-cases/resend-verification.js';
import { ResetPassword } from '../use-cases/reset-password.js';
import { VerifyEmail } from '../use-cases/verify-email.js';
import {
  type AccountSessions,
  accountSessions,
  type ChangePasswordRequest,
  changePasswordRequest,
  done,
  type ForgotPasswordRequest,
  forgotPasswordRequest,
  emailAccepted,
  type ResetPasswordRequest,
  resetPasswordRequest,
  sessionsEnded,
  type VerifyEmailRequest,
  verifyEmailRequest,
} from './account-security.contract.js';
import { deviceOf } from './device-of.js';
import { SessionCookies } from './session-cookies.js';

type Done = { success: true };

@ApiTags('Identity')
@Controller('api/auth')
export class AccountSecurityController {
  constructor(
    private readonly forgotPassword: ForgotPassword,
    private readonly resetPassword: ResetPassword,
    private readonly changePassword: ChangePassword,
    private readonly verifyEmail: VerifyEmail,
    private readonly resendVerification: ResendVerification,
    private readonly listSessions: ListSessions,
    private readonly endSessions: EndSessions,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('password/forgot')
  @AllowAnyone()
  @Answers(202, emailAccepted, 'An email was sent, if the address has an account.')
  async forgot(
    @Body({ schema: forgotPasswordRequest }) body: ForgotPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<{ accepted: true }> {
    await this.forgotPassword.execute(body.email, deviceOf(request));
    return { accepted: true };
  }

  @Post('password/reset')
  @AllowAnyone()
  @Answers(200, done, 'The password is changed and every session has ended.')
  async reset(@Body({ schema: resetPasswordRequest }) body: ResetPasswordRequest): Promise<Done> {
    await this.resetPassword.execute(body.token, body.password);
    return { success: true };
  }

  @Put('password')
  @AllowSignedIn()
  @Answers(200, done, 'The password is changed and every other session has ended.')
  async change(
    @CurrentActor() actor: Actor,
    @Body({ schema: changePasswordRequest }) body: ChangePasswordRequest,
  ): Promise<Done> {
    await this.changePassword.execute(actor, body.current_password, body.new_password);
    return { success: true };
  }

  @Post('email/verify')
  @AllowAnyone()
  @Answers(200, done, 'The address is confirmed.')
  async verify(@Body({ schema: verifyEmailRequest }) body: VerifyEmailRequest): Promise<Done> {
    await this.verifyEmail.execute(body.token);
    return { success: true };
  }

  @Post('email/resend')
  @AllowSignedIn()
  @Answers(202, emailAccepted, 'An email was sent, unless the address is confirmed or already got several.')
  async resend(@CurrentActor() actor: Actor): Promise<{ accepted: true }> {
    await this.resendVerification.execute(actor.id);
    return { accepted: true };
  }

  @Get('sessions')
  @AllowSignedIn()
  @Answers(200, accountSessions, 'The caller’s active sessions, the current one first.')
  sessions(@CurrentActor() actor: Actor): Promise<AccountSessions> {
    return this.listSessions.execute(actor);
  }

  @ExactlyOnce()
  @Delete('sessions/:id')
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(200, done, 'That session has ended everywhere.')
  async endOne(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: id }) sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    await this.endSessions.one(actor.id, sessionId);
    if (sessionId === actor.sessionId) this.cookies.clear(reply);
    return { success: true };
  }

  @Delete('sessions')
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(200, sessionsEnded, 'All other sessions have ended; the caller’s stays open.')
  async endOthers(@CurrentActor() actor: Actor): Promise<Done & { ended: number }> {
    return { success: true, ended: await this.endSessions.all(actor.id, actor.sessionId) };
  }
}
