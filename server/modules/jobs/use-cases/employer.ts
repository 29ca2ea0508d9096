import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, type CompanyCard } from '../../companies/index.js';
import type { JobParty } from '../domain/job-lifecycle.js';
import { CompanyMissing, NotOwnCompany } from '../domain/job.errors.js';

const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** In whose name a recruiter posts. */
@Injectable()
export class Employer {
  constructor(private readonly companies: CompaniesFacade) {}

  /**
   * The company the recruiter works for.
   *
   * @param claimed the company's name as sent; it never makes a company, it only has to be the right one.
   * @throws CompanyMissing when there is none yet.
   * @throws NotOwnCompany when another company was named.
   */
  async of(actor: Actor, claimed?: string | null): Promise<CompanyCard> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new CompanyMissing();
    if (claimed && folded(claimed) !== folded(company.name)) throw new NotOwnCompany();
    return company;
  }

  /**
   * The same for a posting that exists already: whoever has no company has no posting either.
   *
   * @throws NotFound, NotOwnCompany
   */
  async ofPosting(actor: Actor, claimed?: string | null): Promise<CompanyCard> {
    if (!(await this.companies.companyOf(actor.id))) throw new NotFound();
    return this.of(actor, claimed);
  }
}

/** An account that still waits for approval prepares, but does not publish. */
export function partyOf(actor: Actor): JobParty {
  return actor.role === 'RECRUITER' ? 'COMPANY' : 'UNAPPROVED_COMPANY';
}

/** @throws Forbidden IDENTITY.APPROVAL_PENDING when an account that waits for approval asks to publish. */
export function assertMayPublish(actor: Actor): void {
  if (partyOf(actor) !== 'COMPANY') throw new Forbidden('IDENTITY.APPROVAL_PENDING');
}
