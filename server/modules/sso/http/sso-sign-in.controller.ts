import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { deviceOf, SessionAnswers } from '../../identity/index.js';
import { BeginSso } from '../use-cases/begin-sso.js';
import { EndSso } from '../use-cases/end-sso.js';
import { SsoCookie } from './sso-cookie.js';
import {
  beginSsoRequest,
  type BeginSsoRequest,
  endSsoRequest,
  type EndSsoRequest,
  ssoEnd,
  type SsoEnd,
  ssoRedirect,
  type SsoRedirect,
} from './sso-sign-in.contract.js';

/** Signing in with the provider of a company. */
@ApiTags('Identity')
@Controller('api/auth/sso')
export class SsoSignInController {
  constructor(
    private readonly begin: BeginSso,
    private readonly end: EndSso,
    private readonly cookie: SsoCookie,
    private readonly sessions: SessionAnswers,
  ) {}

  @Post()
  @AllowAnyone()
  @Answers(200, ssoRedirect, 'The page of the provider for this domain; null if there is none.')
  async start(
    @Body({ schema: beginSsoRequest }) body: BeginSsoRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoRedirect> {
    const begun = await this.begin.execute(body.email, deviceOf(request));
    if (begun) this.cookie.set(reply, begun.cookie);
    return { redirect: begun?.redirect ?? null };
  }

  @Post('callback')
  @AllowAnyone()
  @Answers(200, ssoEnd, 'A new session, or the company whose connection an owner tested.')
  async callback(
    @Body({ schema: endSsoRequest }) body: EndSsoRequest,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoEnd> {
    const cookie = this.cookie.in(request);
    this.cookie.clear(reply);
    const { company_id: companyId, ...answer } = body;
    const ended = await this.end.execute(answer, { companyId, cookie, device: deviceOf(request), language });
    if ('testedCompany' in ended) return { session: null, tested_company: ended.testedCompany };
    const session = await this.sessions.answer(ended.accountId, ended.token, request, reply);
    return { session, tested_company: null };
  }
}
