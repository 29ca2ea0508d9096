import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { SecondFactorStateQuery } from '../queries/second-factor-state.query.js';
import { BeginSecondFactor } from '../use-cases/begin-second-factor.js';
import { ConfirmSecondFactor } from '../use-cases/confirm-second-factor.js';
import { DisableSecondFactor } from '../use-cases/disable-second-factor.js';
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.js';
import { type Done, done } from './account-security.contract.js';
import {
  type ConfirmSecondFactorRequest,
  confirmSecondFactorRequest,
  type RecoveryCodes,
  recoveryCodes,
  type SecondFactorBegun,
  secondFactorBegun,
  type SecondFactorProof,
  secondFactorProof,
  type SecondFactorState,
  secondFactorState,
} from './second-factor.contract.js';

@ApiTags('Identity')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly stateOf: SecondFactorStateQuery,
    private readonly beginning: BeginSecondFactor,
    private readonly confirming: ConfirmSecondFactor,
    private readonly disabling: DisableSecondFactor,
    private readonly renewing: RenewRecoveryCodes,
  ) {}

  @Get()
  @AllowSignedIn()
  @Answers(200, secondFactorState, 'Whether two-step sign-in is on for the caller.')
  state(@CurrentActor() actor: Actor): Promise<SecondFactorState> {
    return this.stateOf.execute(actor.id);
  }

  @Post('begin')
  @AllowSignedIn()
  @Answers(
    200,
    secondFactorBegun,
    'The secret for an application; nothing is asked for until a first code is confirmed.',
  )
  async begin(
    @CurrentActor() actor: Actor,
    @Body({ schema: secondFactorProof }) body: SecondFactorProof,
  ): Promise<SecondFactorBegun> {
    const { secret, address } = await this.beginning.execute(actor, body?.current_password);
    return { secret, otpauth_url: address };
  }

  @Post('confirm')
  @AllowSignedIn()
  @Answers(200, recoveryCodes, 'Two-step sign-in is on; the recovery codes are shown only this once.')
  async confirm(
    @CurrentActor() actor: Actor,
    @Body({ schema: confirmSecondFactorRequest }) body: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: [...(await this.confirming.execute(actor, body.code, body.current_password))] };
  }

  @Delete()
  @AllowSignedIn()
  @Answers(200, done, 'Two-step sign-in is off; the secret and the recovery codes are deleted.')
  async disable(
    @CurrentActor() actor: Actor,
    @Body({ schema: secondFactorProof }) body: SecondFactorProof,
  ): Promise<Done> {
    await this.disabling.execute(actor, body?.current_password);
    return { success: true };
  }

  @Post('recovery-codes')
  @AllowSignedIn()
  @Answers(200, recoveryCodes, 'Ten new recovery codes, shown only this once; the old ones no longer work.')
  async renew(
    @CurrentActor() actor: Actor,
    @Body({ schema: secondFactorProof }) body: SecondFactorProof,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: [...(await this.renewing.execute(actor, body?.current_password))] };
  }
}
