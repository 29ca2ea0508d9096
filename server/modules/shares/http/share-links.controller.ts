import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { type PageQuery, pageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { ShareLinks } from '../queries/share-links.query.js';
import { MakeLink } from '../use-cases/make-link.js';
import { RevokeLink } from '../use-cases/revoke-link.js';
import {
  type LinkDetail,
  linkDetail,
  linkRevoked,
  type MadeLink,
  madeLink,
  type MakeLinkRequest,
  makeLinkRequest,
  type ShareLinksPage,
  shareLinksPage,
} from './share-links.contract.js';

/** Links of the caller's company that show people to readers without an account. */
@ApiTags('share links')
@ExactlyOnce()
@Controller('api/share-links')
@Allow('RECRUITER')
export class ShareLinksController {
  constructor(
    private readonly links: ShareLinks,
    private readonly make: MakeLink,
    private readonly revoke: RevokeLink,
  ) {}

  @Get()
  @Answers(200, shareLinksPage, 'The links of the caller’s company, newest first.')
  list(@CurrentActor() actor: Actor, @Query({ schema: pageQuery }) query: PageQuery): Promise<ShareLinksPage> {
    return this.links.execute(actor, query);
  }

  @Post()
  @Answers(201, madeLink, 'The new link, with its token, which is shown only this once.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: makeLinkRequest }) request: MakeLinkRequest,
    @RequestLanguage() language: Language,
  ): Promise<MadeLink> {
    const { id, token } = await this.make.execute(actor, request);
    return { link: (await this.links.one(actor, id, language)).link, token };
  }

  @Get(':id')
  @Answers(200, linkDetail, 'A link with the answers of its readers.')
  get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<LinkDetail> {
    return this.links.one(actor, id, language);
  }

  @Delete(':id')
  @Answers(200, linkRevoked, 'The link no longer works.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<{ success: true }> {
    await this.revoke.execute(actor, id);
    return { success: true };
  }
}
