import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DisclosuresFacade } from '../../identity/index.js';
import type { Side } from '../domain/conversation.entity.js';

/** An SQL condition on `conversation c`. */
export interface Scope {
  readonly side: Side;
  readonly where: string;
  readonly params: readonly (string | null | readonly string[])[];
}

export const sideOf = ({ role }: Actor): Side => (role === 'JOB_SEEKER' ? 'SEEKER' : 'RECRUITER');

/** The conversations that a person may see. */
@Injectable()
export class OwnConversations {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  /** Leaves out people who hide from the recruiter's company. */
  async of(actor: Actor): Promise<Scope> {
    if (actor.role === 'JOB_SEEKER') return { side: 'SEEKER', where: 'c.seeker_id = ?', params: [actor.id] };
    if (actor.role !== 'RECRUITER') return { side: 'RECRUITER', where: 'false', params: [] };
    const { companyId, domains } = await this.disclosures.employerOfViewer(actor);
    return {
      side: 'RECRUITER',
      where: `c.recruiter_id = ? and not exists (
        select 1 from seeker_exclusion e where e.seeker_id = c.seeker_id and (e.company_id = ? or e.domain in (?)))`,
      params: [actor.id, companyId, [...domains, '']],
    };
  }
}
