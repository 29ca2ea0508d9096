import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { BeginPasskeySignUp } from '../use-cases/begin-passkey-sign-up.js';
import { PasskeySignUp } from '../use-cases/passkey-sign-up.js';
import { type SessionAnswer, sessionAnswer } from './auth.contract.js';
import { deviceOf } from './device-of.js';
import {
  type PasskeySignUpOptionsRequest,
  passkeySignUpOptionsRequest,
  type PasskeySignUpRequest,
  passkeySignUpRequest,
} from './passkey-sign-up.contract.js';
import { type PasskeyCreationOptions, passkeyCreationOptions } from './passkeys.contract.js';
import { SessionAnswers } from './session-answers.js';

/** Registering with a passkey and no password. */
@ApiTags('Identity')
@Controller('api/auth/passkeys/register')
export class PasskeySignUpController {
  constructor(
    private readonly beginning: BeginPasskeySignUp,
    private readonly signUp: PasskeySignUp,
    private readonly sessions: SessionAnswers,
  ) {}

  @Post('options')
  @AllowAnyone()
  @Answers(200, passkeyCreationOptions, 'The options with which the browser creates a passkey within five minutes.')
  async options(
    @Body({ schema: passkeySignUpOptionsRequest }) { email, full_name: fullName }: PasskeySignUpOptionsRequest,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyCreationOptions> {
    return passkeyCreationOptions.parse(await this.beginning.execute({ email, fullName }, deviceOf(request)));
  }

  @Post()
  @AllowAnyone()
  @Answers(201, sessionAnswer, 'The new account, signed in. Its address is confirmed by a link in an email.')
  async register(
    @Body({ schema: passkeySignUpRequest }) body: PasskeySignUpRequest,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { passkey } = body;
    const { accountId, token } = await this.signUp.execute(
      {
        email: body.email,
        fullName: body.full_name,
        userType: body.user_type,
        language: body.language ?? language,
        consents: body.consents ?? {},
        invitationCode: body.invitation_code ?? null,
        userHandle: passkey.user_handle,
        name: passkey.name,
        transports: passkey.transports,
        created: { id: passkey.credential_id, clientData: passkey.client_data, attestation: passkey.attestation },
      },
      deviceOf(request),
    );
    return this.sessions.answer(accountId, token, request, reply);
  }
}
