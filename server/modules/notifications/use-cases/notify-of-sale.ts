import { Injectable } from '@nestjs/common';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface SaleNews {
  readonly videoId: string;
  readonly seekerId: string;
  readonly companyId: string;
}

/** A company bought access to one video: notifies the person in it. */
@Injectable()
export class NotifyOfSale {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  async execute({ videoId, seekerId, companyId }: SaleNews): Promise<void> {
    const params = (await this.words.ofCompany(companyId)) ?? { company: '' };
    await this.notify.execute({
      accountId: seekerId,
      news: 'VIDEO_BOUGHT',
      eventKey: `${videoId}/BOUGHT/${companyId}`,
      params,
      path: '/profile/access-log',
    });
  }
}
