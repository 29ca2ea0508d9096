import { Injectable } from '@nestjs/common';
import { DisclosuresFacade } from '../../identity/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { EndReservations } from './end-reservations.js';

/** After a person hides from a company: declines its ACTIVE reservations and ends accepted ones. */
@Injectable()
export class EndExcluded {
  constructor(
    private readonly disclosures: DisclosuresFacade,
    private readonly reservations: ReservationRepository,
    private readonly end: EndReservations,
  ) {}

  /** @returns the number of ended reservations. */
  async execute(seekerId: string): Promise<number> {
    const open = await this.reservations.findOpen({ seekerId }, ['ACTIVE', 'MATCHED']);
    if (open.length === 0) return 0;
    const exclusions = await this.disclosures.exclusionsOf(seekerId);
    const excluded = await exclusions.among(open.map(({ companyId }) => companyId));
    return this.end.execute(
      open.filter(({ companyId }) => excluded.has(companyId)),
      { waiting: 'REJECTED', withMatches: true, side: 'SEEKER', actorId: seekerId },
    );
  }
}
