import { Injectable } from '@nestjs/common';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface ShareNews {
  /** The person's entry in the link. */
  readonly personId: string;
  readonly seekerId: string;
  readonly companyId: string;
}

/** A reader opened a share link: notifies the person in it, once a link. */
@Injectable()
export class NotifyOfShare {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  async execute({ personId, seekerId, companyId }: ShareNews): Promise<boolean> {
    const params = (await this.words.ofCompany(companyId)) ?? { company: '' };
    return this.notify.execute({
      accountId: seekerId,
      news: 'PROFILE_SHARED',
      eventKey: `${personId}/SHARED`,
      params,
      path: '/profile/access-log',
    });
  }
}
