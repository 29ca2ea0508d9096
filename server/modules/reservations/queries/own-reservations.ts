import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DisclosuresFacade } from '../../identity/index.js';

/** An SQL condition on `reservation r`. */
export interface Scope {
  readonly where: string;
  readonly params: readonly (string | null | readonly string[])[];
}

/** The reservations that a person may see. */
@Injectable()
export class OwnReservations {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  /** The same rule as `partyOf`, for many rows. Leaves out people who hide from the recruiter's company. */
  async of(actor: Actor): Promise<Scope> {
    const { id, role } = actor;
    if (role === 'JOB_SEEKER') return { where: 'r.seeker_id = ?', params: [id] };
    if (role !== 'RECRUITER') return { where: 'false', params: [] };
    const { companyId, domains } = await this.disclosures.employerOfViewer(actor);
    return {
      where: `r.recruiter_id = ? and not exists (
        select 1 from seeker_exclusion e where e.seeker_id = r.seeker_id and (e.company_id = ? or e.domain in (?)))`,
      params: [id, companyId, domains],
    };
  }
}
