import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { CompanySso } from '../domain/company-sso.entity.js';
import { SsoLink } from '../domain/sso-rows.entity.js';

/** Which account belongs to which person at a company's provider. */
@Injectable()
export class SsoLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async accountOf({ companyId, issuer }: CompanySso, subject: string): Promise<string | null> {
    return (await this.em.findOne(SsoLink, { companyId, issuer, subject }))?.accountId ?? null;
  }

  async subjectOf({ companyId, issuer }: CompanySso, accountId: string): Promise<string | null> {
    return (await this.em.findOne(SsoLink, { companyId, issuer, accountId }))?.subject ?? null;
  }

  async bind({ companyId, issuer }: CompanySso, subject: string, accountId: string): Promise<void> {
    this.em.persist(
      Object.assign(new SsoLink(), { companyId, issuer, subject, accountId, createdAt: this.clock.now() }),
    );
    await this.em.flush();
  }

  /** Somebody who joins again is bound again. */
  async forget(companyId: string, accountId: string): Promise<void> {
    await this.em.nativeDelete(SsoLink, { companyId, accountId });
  }
}
