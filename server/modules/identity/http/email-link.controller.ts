import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { EmailLinkQuery } from '../queries/email-link.query.js';
import { OpenEmailLink } from '../use-cases/open-email-link.js';
import { RequestEmailLink } from '../use-cases/request-email-link.js';
import { emailAccepted } from './account-security.contract.js';
import { type SessionAnswer, sessionAnswer } from './auth.contract.js';
import { deviceOf } from './device-of.js';
import {
  type EmailLinkPreview,
  emailLinkPreview,
  type EmailLinkRequest,
  emailLinkRequest,
  type EmailLinkToken,
  emailLinkToken,
  type OpenEmailLinkRequest,
  openEmailLinkRequest,
} from './email-link.contract.js';
import { SessionAnswers } from './session-answers.js';

/** Signing in, or registering, with a link by email. */
@ApiTags('Identity')
@Controller('api/auth/email-link')
export class EmailLinkController {
  constructor(
    private readonly requestLink: RequestEmailLink,
    private readonly preview: EmailLinkQuery,
    private readonly openLink: OpenEmailLink,
    private readonly sessions: SessionAnswers,
  ) {}

  @Post()
  @AllowAnyone()
  @Answers(202, emailAccepted, 'An email with a link was sent, whether the address has an account or not.')
  async request(
    @Body({ schema: emailLinkRequest }) body: EmailLinkRequest,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<{ accepted: true }> {
    await this.requestLink.execute(
      {
        email: body.email,
        fullName: body.full_name ?? null,
        userType: body.user_type ?? 'JOB_SEEKER',
        language: body.language ?? language,
        consents: body.consents ?? {},
        next: body.next ?? null,
      },
      deviceOf(request),
    );
    return { accepted: true };
  }

  @Post('preview')
  @AllowAnyone()
  @Answers(200, emailLinkPreview, 'The effect of the link, which stays unused.')
  look(@Body({ schema: emailLinkToken }) { token }: EmailLinkToken): Promise<EmailLinkPreview> {
    return this.preview.execute(token);
  }

  @Post('open')
  @AllowAnyone()
  @Answers(200, sessionAnswer, 'A session of the address’s account, which is opened if there is none.')
  async open(
    @Body({ schema: openEmailLinkRequest }) body: OpenEmailLinkRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opening = { token: body.token, code: body.code, consents: body.consents ?? {} };
    const { accountId, token } = await this.openLink.execute(opening, deviceOf(request));
    return this.sessions.answer(accountId, token, request, reply);
  }
}
