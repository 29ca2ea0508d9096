import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { MisplacedPart, OfferRefused } from '../domain/application.errors.js';
import type { UpdateApplicationRequest } from '../http/applications.contract.js';
import { MakeOffer } from './make-offer.js';
import { RejectApplication } from './reject-application.js';
import { ReviewApplication } from './review-application.js';
import { ScheduleInterview } from './schedule-interview.js';
import { UndoRejection } from './undo-rejection.js';
import { offerTerms, plannedInterview } from './request-terms.js';
import { WithdrawOffer } from './withdraw-offer.js';

/** The status that each part of the request belongs to. */
const partsOf = {
  reason: 'REJECTED',
  words: 'REJECTED',
  tell_at: 'REJECTED',
  interview: 'INTERVIEW',
  offer: 'OFFERED',
} as const;

/** Dispatches a company's answer to the use case for it. */
@Injectable()
export class DecideApplication {
  constructor(
    private readonly review: ReviewApplication,
    private readonly reject: RejectApplication,
    private readonly undo: UndoRejection,
    private readonly schedule: ScheduleInterview,
    private readonly offer: MakeOffer,
    private readonly withdrawOffer: WithdrawOffer,
  ) {}

  /** @throws MisplacedPart, and errors of each use case. */
  async execute(actor: Actor, id: string, request: UpdateApplicationRequest): Promise<void> {
    for (const [part, status] of Object.entries(partsOf) as [keyof typeof partsOf, string][]) {
      if (request[part] !== undefined && request.status !== status) throw new MisplacedPart(part);
    }
    if (request.withdraw_offer && request.status !== undefined) throw new MisplacedPart('withdraw_offer');
    switch (request.status) {
      case undefined:
        if (!request.withdraw_offer) throw new OfferRefused('status', 'FIELD.REQUIRED');
        return this.withdrawOffer.execute(actor, id);
      case 'REVIEWED':
        return this.review.execute(actor, id);
      case 'REJECTED':
        return this.reject.execute(actor, id, {
          reason: request.reason ?? null,
          words: request.words ?? null,
          tellAt: request.tell_at === undefined ? null : new Date(request.tell_at),
        });
      case 'UNDO_REJECTED':
        return this.undo.execute(actor, id);
      case 'INTERVIEW':
        return this.schedule.execute(actor, id, request.interview ? plannedInterview(request.interview) : null);
      case 'OFFERED':
        return this.offer.execute(actor, id, offerTerms(request.offer));
    }
  }
}
