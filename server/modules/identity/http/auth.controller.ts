import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowAnyone, AllowLimited, AllowSignedIn, AllowWhileHeld } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { GoogleLogIn } from '../use-cases/google-log-in.js';
import { LogIn } from '../use-cases/log-in.js';
import { LogOut } from '../use-cases/log-out.js';
import { MockLogIn } from '../use-cases/mock-log-in.js';
import { SignUp } from '../use-cases/sign-up.js';
import {
  type LoginRequest,
  loginRequest,
  logoutAnswer,
  type MockLoginRequest,
  mockLoginRequest,
  type RegisterRequest,
  registerRequest,
  type SessionAnswer,
  sessionAnswer,
} from './auth.contract.js';
import { type GoogleRequest, googleRequest } from './account-security.contract.js';
import { deviceOf } from './device-of.js';
import { SessionAnswers } from './session-answers.js';
import { SessionCookies } from './session-cookies.js';

@ApiTags('Identity')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signUp: SignUp,
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly mockLogIn: MockLogIn,
    private readonly googleLogIn: GoogleLogIn,
    private readonly sessions: SessionAnswers,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('register')
  @AllowAnyone()
  @Answers(201, sessionAnswer, 'The new account, signed in. A recruiter waits for approval.')
  async register(
    @Body({ schema: registerRequest }) body: RegisterRequest,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { accountId, token } = await this.signUp.execute(
      {
        email: body.email,
        credential: { password: body.password },
        fullName: body.full_name,
        userType: body.user_type,
        language: body.language ?? language,
        consents: body.consents ?? {},
        invitationCode: body.invitation_code ?? null,
      },
      deviceOf(request),
    );
    return this.sessions.answer(accountId, token, request, reply);
  }

  @Post('login')
  @AllowAnyone()
  @Answers(200, sessionAnswer, 'A new session, as a token and as cookies.')
  async login(
    @Body({ schema: loginRequest }) body: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { accountId, token } = await this.logIn.execute(body.email, body.password, deviceOf(request), body.code);
    return this.sessions.answer(accountId, token, request, reply);
  }

  @Post('mock-login')
  @AllowAnyone()
  @Answers(200, sessionAnswer, 'A session of the demo’s seeker or recruiter; 404 outside the demo.')
  async mockLogin(
    @Body({ schema: mockLoginRequest }) body: MockLoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { accountId, token } = await this.mockLogIn.execute(body.user_type, deviceOf(request));
    return this.sessions.answer(accountId, token, request, reply);
  }

  @Post('google')
  @AllowAnyone()
  @Answers(
    200,
    sessionAnswer,
    'A session of the account that belongs to the Google account; 404 where it is not offered.',
  )
  async google(
    @Body({ schema: googleRequest }) body: GoogleRequest,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { accountId, token } = await this.googleLogIn.execute(
      {
        token: body.token,
        nonce: body.nonce ?? null,
        userType: body.user_type,
        language,
        code: body.code,
        consents: body.consents ?? {},
      },
      deviceOf(request),
    );
    return this.sessions.answer(accountId, token, request, reply);
  }

  @Post('logout')
  @AllowLimited('VIDEO', 'ANSWERS', 'RESUME')
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(200, logoutAnswer, 'The caller’s session has ended.')
  async logout(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.logOut.execute(actor.sessionId);
    this.cookies.clear(reply);
    return { success: true };
  }
}
