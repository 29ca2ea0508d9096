import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSignedIn, AllowWhileHeld } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { type PageQuery, pageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { ListConsents } from '../queries/list-consents.query.js';
import { CloseAccount } from '../use-cases/close-account.js';
import { ExportAccount } from '../use-cases/export-account.js';
import { GiveConsent } from '../use-cases/give-consent.js';
import { Reauthenticate } from '../use-cases/reauthenticate.js';
import {
  accountDeleted,
  agreeRequest,
  type AgreeRequest,
  type AccountDeleted,
  type ConsentsPage,
  consentsPage,
  type DeleteMeRequest,
  deleteMeRequest,
  type GiveConsentRequest,
  giveConsentRequest,
} from './privacy.contract.js';
import { SessionCookies } from './session-cookies.js';

const firstPage: PageQuery = { page: 1, limit: 20 };

/** The legal rights of people over their data. */
@ApiTags('Identity')
@Controller('api/users/me')
export class PrivacyController {
  constructor(
    private readonly listConsents: ListConsents,
    private readonly giveConsent: GiveConsent,
    private readonly exportAccount: ExportAccount,
    private readonly closeAccount: CloseAccount,
    private readonly reauthenticate: Reauthenticate,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('consents')
  @AllowSignedIn()
  @Answers(200, consentsPage, 'All consents that the caller gave or refused, newest first.')
  consents(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<ConsentsPage> {
    return this.listConsents.execute(actor.id, query);
  }

  @Put('consents')
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(200, consentsPage, 'The caller’s consents after the change, newest first.')
  async consent(
    @CurrentActor() actor: Actor,
    @Body({ schema: giveConsentRequest }) body: GiveConsentRequest,
  ): Promise<ConsentsPage> {
    await this.giveConsent.execute(actor.id, body.kind, body.granted);
    return this.listConsents.execute(actor.id, firstPage);
  }

  @Post('consents')
  @HttpCode(200)
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(200, consentsPage, 'Missing consents to adulthood and terms are recorded.')
  async agree(
    @CurrentActor() actor: Actor,
    @Body({ schema: agreeRequest }) _body: AgreeRequest,
  ): Promise<ConsentsPage> {
    await this.giveConsent.agree(actor.id);
    return this.listConsents.execute(actor.id, firstPage);
  }

  @Get('export')
  @Allow('JOB_SEEKER')
  @ApiProduces('application/zip')
  @ApiResponse({ status: 200, description: 'Everything that is kept about the caller, as an archive.' })
  @ApiResponse({ status: 429, description: 'Three a day.' })
  async export(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const archive = await this.exportAccount.execute(actor.id, language);
    await reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="entrevue.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(archive);
  }

  @Delete()
  @AllowSignedIn()
  @AllowWhileHeld()
  @Answers(
    200,
    accountDeleted,
    'The account is closed; what has to stay for a while has no name and is gone by that day.',
  )
  async remove(
    @CurrentActor() actor: Actor,
    @Body({ schema: deleteMeRequest }) body: DeleteMeRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountDeleted> {
    await this.reauthenticate.assert(actor, body?.current_password);
    const erasedBy = await this.closeAccount.execute(actor.id);
    this.cookies.clear(reply);
    return { success: true, erased_by: erasedBy.toISOString() };
  }
}
