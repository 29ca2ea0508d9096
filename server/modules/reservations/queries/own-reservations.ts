import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DisclosuresFacade } from '../../identity/index.js';

/** A condition over `reservation r`. */
export interface Scope {
  readonly where: string;
  readonly params: readonly (string | null | readonly string[])[];
}

/** Which reservations somebody may know of. */
@Injectable()
export class OwnReservations {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  /** The same rule as `partyOf`, for many rows at once; whoever hides from the recruiter's company is left out, as everywhere. */
  async of({ id, role }: Actor): Promise<Scope> {
    if (role === 'JOB_SEEKER') return { where: 'r.seeker_id = ?', params: [id] };
    if (role !== 'RECRUITER') return { where: 'false', params: [] };
    const { companyId, domains } = await this.disclosures.employerOf(id);
    return {
      where: `r.recruiter_id = ? and not exists (
        select 1 from seeker_exclusion e where e.seeker_id = r.seeker_id and (e.company_id = ? or e.domain in (?)))`,
      params: [id, companyId, domains],
    };
  }
}
