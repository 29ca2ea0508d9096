import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { deviceOf } from '../../identity/index.js';
import { SsoSettingsQuery } from '../queries/sso-settings.query.js';
import { BeginSso } from '../use-cases/begin-sso.js';
import { RemoveSso } from '../use-cases/remove-sso.js';
import { SaveSso } from '../use-cases/save-sso.js';
import { SsoCookie } from './sso-cookie.js';
import {
  removeSsoRequest,
  type RemoveSsoRequest,
  saveSsoRequest,
  type SaveSsoRequest,
  ssoSettings,
  type SsoSettings,
} from './sso-settings.contract.js';
import { ssoRedirect, type SsoRedirect } from './sso-sign-in.contract.js';

/** The sign-in of a company, for its owners. */
@ApiTags('companies')
@Controller('api/companies/:id/sso')
@Allow('RECRUITER')
export class SsoSettingsController {
  constructor(
    private readonly settings: SsoSettingsQuery,
    private readonly save: SaveSso,
    private readonly remove: RemoveSso,
    private readonly begin: BeginSso,
    private readonly cookie: SsoCookie,
  ) {}

  @Get()
  @Answers(200, ssoSettings, 'The connection to the company’s provider, without its secret.')
  get(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<SsoSettings> {
    return this.settings.execute(actor.id, id);
  }

  @Put()
  @Answers(200, ssoSettings, 'The connection as stored; off if it must be tested again.')
  async put(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: saveSsoRequest }) request: SaveSsoRequest,
  ): Promise<SsoSettings> {
    await this.save.execute(actor, id, request);
    return this.settings.execute(actor.id, id);
  }

  @Delete()
  @Answers(200, ssoSettings, 'The company no longer has a provider; open sessions stay.')
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: removeSsoRequest }) request: RemoveSsoRequest,
  ): Promise<SsoSettings> {
    await this.remove.execute(actor, id, request.current_password);
    return this.settings.execute(actor.id, id);
  }

  @Post('test')
  @Answers(200, ssoRedirect, 'The provider’s page, where the owner signs in once.')
  async test(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoRedirect> {
    const { redirect, cookie } = await this.begin.test(actor, id, deviceOf(request));
    this.cookie.set(reply, cookie);
    return { redirect };
  }
}
