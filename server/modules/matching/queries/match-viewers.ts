import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { MatchActor } from '../domain/match.policy.js';

/** Callers as the policy of matches knows them: with the company they work for. */
@Injectable()
export class MatchViewers {
  constructor(private readonly companies: CompaniesFacade) {}

  async of({ id, role }: Actor): Promise<MatchActor> {
    const company = role === 'RECRUITER' ? await this.companies.companyOf(id) : null;
    return { id, role, companyId: company?.id ?? null };
  }
}
