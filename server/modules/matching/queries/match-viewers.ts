import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DisclosuresFacade, type Viewer } from '../../identity/index.js';
import type { MatchActor } from '../domain/match.policy.js';

/** Adds the caller's company, which the match policy needs. */
@Injectable()
export class MatchViewers {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  async of(actor: Actor): Promise<MatchActor & Viewer> {
    const { id, role } = actor;
    if (role !== 'RECRUITER') return { id, role, companyId: null };
    const employer = await this.disclosures.employerOfViewer(actor);
    return { id, role, companyId: employer.companyId, employer };
  }
}
