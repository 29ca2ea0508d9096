import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, type CompanyCard } from '../../companies/index.js';
import type { JobParty } from '../domain/job-lifecycle.js';
import { CompanyMissing, NotOwnCompany } from '../domain/job.errors.js';

const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The company that a recruiter posts for. */
@Injectable()
export class Employer {
  constructor(private readonly companies: CompaniesFacade) {}

  /**
   * The recruiter's company.
   *
   * @param claimed the company name in the request; it is only compared.
   * @throws CompanyMissing if the recruiter has none yet.
   * @throws NotOwnCompany if another company was named.
   */
  async of(actor: Actor, claimed?: string | null): Promise<CompanyCard> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new CompanyMissing();
    if (claimed && folded(claimed) !== folded(company.name)) throw new NotOwnCompany();
    return company;
  }

  /**
   * The same for an existing posting: without a company there is no posting either.
   *
   * @throws NotFound, NotOwnCompany
   */
  async ofPosting(actor: Actor, claimed?: string | null): Promise<CompanyCard> {
    if (!(await this.companies.companyOf(actor.id))) throw new NotFound();
    return this.of(actor, claimed);
  }

  /** @throws NotFound if it is not the recruiter's company. */
  async ofCompany(actor: Actor, companyId: string): Promise<CompanyCard> {
    const company = await this.companies.companyOf(actor.id);
    if (company?.id !== companyId) throw new NotFound();
    return company;
  }
}

/** An account without approval can prepare postings but not publish. */
export function partyOf(actor: Actor): JobParty {
  return actor.role === 'RECRUITER' ? 'COMPANY' : 'UNAPPROVED_COMPANY';
}

/** @throws Forbidden IDENTITY.APPROVAL_PENDING if an account without approval publishes. */
export function assertMayPublish(actor: Actor): void {
  if (partyOf(actor) !== 'COMPANY') throw new Forbidden('IDENTITY.APPROVAL_PENDING');
}
