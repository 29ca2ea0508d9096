import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ListPasskeys } from '../queries/list-passkeys.query.js';
import { AddPasskey } from '../use-cases/add-passkey.js';
import { BeginPasskey } from '../use-cases/begin-passkey.js';
import { RemovePasskey } from '../use-cases/remove-passkey.js';
import { RenamePasskey } from '../use-cases/rename-passkey.js';
import { type Done, done } from './account-security.contract.js';
import {
  type AddPasskeyRequest,
  addPasskeyRequest,
  type Passkey,
  passkey,
  type PasskeyCreationOptions,
  passkeyCreationOptions,
  type PasskeyList,
  passkeyList,
  type PasskeyProof,
  passkeyProof,
  type RenamePasskeyRequest,
  renamePasskeyRequest,
} from './passkeys.contract.js';

/** The caller's own passkeys. */
@ApiTags('Identity')
@Controller('api/users/me/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: ListPasskeys,
    private readonly beginning: BeginPasskey,
    private readonly adding: AddPasskey,
    private readonly renaming: RenamePasskey,
    private readonly removing: RemovePasskey,
  ) {}

  @Get()
  @AllowSignedIn()
  @Answers(200, passkeyList, 'The caller’s passkeys, newest first.')
  list(@CurrentActor() actor: Actor): Promise<PasskeyList> {
    return this.passkeys.execute(actor.id);
  }

  @Post('options')
  @AllowSignedIn()
  @Answers(200, passkeyCreationOptions, 'The options with which the browser creates a passkey within five minutes.')
  async options(
    @CurrentActor() actor: Actor,
    @Body({ schema: passkeyProof }) body: PasskeyProof,
  ): Promise<PasskeyCreationOptions> {
    return passkeyCreationOptions.parse(await this.beginning.execute(actor, body?.current_password));
  }

  @Post()
  @AllowSignedIn()
  @Answers(201, passkey, 'The passkey is added and can be used to sign in.')
  async add(
    @CurrentActor() actor: Actor,
    @Body({ schema: addPasskeyRequest }) body: AddPasskeyRequest,
  ): Promise<Passkey> {
    const added = await this.adding.execute(actor, {
      name: body.name,
      transports: body.transports,
      created: { id: body.credential_id, clientData: body.client_data, attestation: body.attestation },
    });
    return this.passkeys.one(actor.id, added);
  }

  @Put(':id')
  @AllowSignedIn()
  @Answers(200, passkey, 'The passkey with its new name.')
  async rename(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: id }) passkeyId: string,
    @Body({ schema: renamePasskeyRequest }) body: RenamePasskeyRequest,
  ): Promise<Passkey> {
    await this.renaming.execute(actor.id, passkeyId, body.name);
    return this.passkeys.one(actor.id, passkeyId);
  }

  @Delete(':id')
  @AllowSignedIn()
  @Answers(200, done, 'The passkey is removed and no longer works.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: id }) passkeyId: string,
    @Body({ schema: passkeyProof }) body: PasskeyProof,
  ): Promise<Done> {
    await this.removing.execute(actor, passkeyId, body?.current_password);
    return { success: true };
  }
}
