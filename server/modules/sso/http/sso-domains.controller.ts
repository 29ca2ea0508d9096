import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { SsoSettingsQuery } from '../queries/sso-settings.query.js';
import { AddDomain } from '../use-cases/add-domain.js';
import { CheckDomain } from '../use-cases/check-domain.js';
import { RemoveDomain } from '../use-cases/remove-domain.js';
import { addDomainRequest, type AddDomainRequest } from './sso-domains.contract.js';
import { ssoSettings, type SsoSettings } from './sso-settings.contract.js';

/** Domains that a company proves by a DNS record, for its owners. Each answer has the whole settings. */
@ApiTags('companies')
@Controller('api/companies/:id/sso/domains')
@Allow('RECRUITER')
export class SsoDomainsController {
  constructor(
    private readonly settings: SsoSettingsQuery,
    private readonly adding: AddDomain,
    private readonly checking: CheckDomain,
    private readonly removing: RemoveDomain,
  ) {}

  @Post()
  @ExactlyOnce()
  @Answers(200, ssoSettings, 'The settings with the domain and the record to create.')
  async add(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: addDomainRequest }) { domain }: AddDomainRequest,
  ): Promise<SsoSettings> {
    await this.adding.execute(actor, id, domain);
    return this.settings.execute(actor.id, id);
  }

  @Post(':domainId/check')
  @Answers(200, ssoSettings, 'The settings after a look into the DNS.')
  async check(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('domainId', { schema: idSchema }) domainId: string,
  ): Promise<SsoSettings> {
    await this.checking.execute(actor, id, domainId);
    return this.settings.execute(actor.id, id);
  }

  @Delete(':domainId')
  @ExactlyOnce()
  @Answers(200, ssoSettings, 'The settings without the domain.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('domainId', { schema: idSchema }) domainId: string,
  ): Promise<SsoSettings> {
    await this.removing.execute(actor, id, domainId);
    return this.settings.execute(actor.id, id);
  }
}
