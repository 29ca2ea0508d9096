import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DisclosuresFacade } from '../../identity/index.js';
import type { Side } from '../domain/conversation.entity.js';

/** A condition over `conversation c`. */
export interface Scope {
  readonly side: Side;
  readonly where: string;
  readonly params: readonly (string | null | readonly string[])[];
}

export const sideOf = ({ role }: Actor): Side => (role === 'JOB_SEEKER' ? 'SEEKER' : 'RECRUITER');

/** Which conversations somebody may know of. */
@Injectable()
export class OwnConversations {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  /** Whoever hides from the recruiter's company is left out, as everywhere. */
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
