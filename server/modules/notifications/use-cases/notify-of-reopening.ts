import { Injectable } from '@nestjs/common';
import { Notify } from './notify.js';

export interface Reopening {
  readonly eventId: string;
  readonly recruiterId: string;
}

/** A person lets a company ask again: notifies the recruiter who had asked, without a name. */
@Injectable()
export class NotifyOfReopening {
  constructor(private readonly notify: Notify) {}

  async execute({ eventId, recruiterId }: Reopening): Promise<void> {
    await this.notify.execute({
      accountId: recruiterId,
      news: 'RESERVATION_REOPENED',
      eventKey: eventId,
      params: {},
      path: '/recruiter/reservations',
    });
  }
}
