import { Injectable } from '@nestjs/common';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface ReviewDecision {
  readonly companyId: string;
  /** Id of the entry in the verification's history. */
  readonly eventId: string;
  readonly status: 'VERIFIED' | 'UNVERIFIED';
  readonly reason: string | null;
}

/** An operator verified or refused a company: notifies its whole team, with the reason of a refusal. */
@Injectable()
export class NotifyOfReview {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  async execute({ companyId, eventId, status, reason }: ReviewDecision): Promise<void> {
    const company = await this.words.ofCompany(companyId);
    if (!company) return;
    for (const accountId of await this.words.recruitersOf(companyId)) {
      await this.notify.execute({
        accountId,
        news: status === 'VERIFIED' ? 'COMPANY_VERIFIED' : 'COMPANY_REFUSED',
        eventKey: eventId,
        params: { ...company, ...(reason !== null && { reason }) },
        path: '/recruiter/profile',
      });
    }
  }
}
