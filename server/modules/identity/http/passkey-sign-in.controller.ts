import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { BeginPasskeyLogIn } from '../use-cases/begin-passkey-log-in.js';
import { PasskeyLogIn } from '../use-cases/passkey-log-in.js';
import { type SessionAnswer, sessionAnswer } from './auth.contract.js';
import { deviceOf } from './device-of.js';
import {
  type PasskeyLoginRequest,
  passkeyLoginRequest,
  type PasskeyRequestOptions,
  passkeyRequestOptions,
} from './passkeys.contract.js';
import { SessionAnswers } from './session-answers.js';

/** Signing in with a passkey. */
@ApiTags('Identity')
@Controller('api/auth/passkeys')
export class PasskeySignInController {
  constructor(
    private readonly beginning: BeginPasskeyLogIn,
    private readonly logIn: PasskeyLogIn,
    private readonly sessions: SessionAnswers,
  ) {}

  @Post('options')
  @AllowAnyone()
  @Answers(200, passkeyRequestOptions, 'The challenge that a passkey must sign within five minutes.')
  async options(@Req() request: FastifyRequest): Promise<PasskeyRequestOptions> {
    return passkeyRequestOptions.parse(await this.beginning.execute(deviceOf(request)));
  }

  @Post('login')
  @AllowAnyone()
  @Answers(200, sessionAnswer, 'A new session, as a token and as cookies. No second-step code is needed.')
  async login(
    @Body({ schema: passkeyLoginRequest }) body: PasskeyLoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { accountId, token } = await this.logIn.execute(
      {
        id: body.credential_id,
        clientData: body.client_data,
        authenticatorData: body.authenticator_data,
        signature: body.signature,
        userHandle: body.user_handle,
      },
      deviceOf(request),
    );
    return this.sessions.answer(accountId, token, request, reply);
  }
}
