import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { isPushEndpoint } from '../../../platform/push/push-endpoint.js';
import { concerns, pushKinds } from '../domain/kinds.js';
import { NoSuchKindForRole, PushEndpointRefused } from '../domain/notifications.errors.js';
import { PushStates } from '../queries/push-state.query.js';
import { ForgetDevice } from '../use-cases/forget-device.js';
import { RegisterDevice } from '../use-cases/register-device.js';
import {
  type ForgetDeviceQuery,
  forgetDeviceQuery,
  type PushState,
  pushState,
  type PushStateQuery,
  pushStateQuery,
  type RegisterDeviceRequest,
  registerDeviceRequest,
} from './push.contract.js';

/** Notifications on the caller's device while the site is closed (web push). */
@ApiTags('notifications')
@Controller('api/notifications/push')
export class PushController {
  constructor(
    private readonly states: PushStates,
    private readonly register: RegisterDevice,
    private readonly forget: ForgetDevice,
    private readonly settings: Settings,
  ) {}

  @Get()
  @AllowSignedIn()
  @Answers(200, pushState, 'The key for subscribing, and the caller’s subjects on this device.')
  state(
    @CurrentActor() actor: Actor,
    @Query({ schema: pushStateQuery }) { device }: PushStateQuery,
  ): Promise<PushState> {
    return this.states.of(actor.id, actor.role, device);
  }

  @Put()
  @AllowSignedIn()
  @Answers(200, pushState, 'The device gets notifications of these subjects until the session ends.')
  async registerDevice(
    @CurrentActor() actor: Actor,
    @Body({ schema: registerDeviceRequest }) { endpoint, keys, expires_at, kinds }: RegisterDeviceRequest,
  ): Promise<PushState> {
    if (!kinds.every((kind) => pushKinds.includes(kind) && concerns(kind, actor.role))) throw new NoSuchKindForRole();
    if (!isPushEndpoint(endpoint, this.settings.env.PUSH_SERVICES === 'any')) throw new PushEndpointRefused();
    const expiresAt = expires_at === null ? null : new Date(expires_at);
    const hash = await this.register.execute(actor, { endpoint, keys, expiresAt, kinds });
    return this.states.of(actor.id, actor.role, hash);
  }

  @Delete()
  @AllowSignedIn()
  @Answers(200, pushState, 'The device gets no more notifications.')
  async forgetDevice(
    @CurrentActor() actor: Actor,
    @Query({ schema: forgetDeviceQuery }) { device }: ForgetDeviceQuery,
  ): Promise<PushState> {
    await this.forget.own(actor.id, device);
    return this.states.of(actor.id, actor.role, device);
  }
}
