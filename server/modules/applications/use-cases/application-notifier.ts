import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { applicationChanged, offerChanged } from '../domain/application.events.js';
import type { Application } from '../domain/application.entity.js';
import type { ApplicationParty } from '../domain/application-lifecycle.js';
import type { EmailKind } from '../domain/emails.js';
import type { Offer } from '../domain/offer.entity.js';
import { sendEmail } from '../jobs/send-email.definition.js';

export interface EmailSubject {
  readonly interviewId?: string;
  readonly eventId?: string;
  /** A member of the team; default: the candidate, or the recruiter responsible for the posting. */
  readonly readerId?: string;
  /** The start of which a reminder reminds. */
  readonly startsAt?: Date;
  /** Milliseconds. */
  readonly delayMs?: number;
}

export type OfferChange = 'CHANGED' | 'WITHDRAWN' | 'EXPIRED' | 'ACCEPTED' | 'DECLINED' | 'QUESTION';

/** Publishes events and enqueues emails of applications. Call inside the transaction. */
@Injectable()
export class ApplicationNotifier {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param status as the candidate knows it, because the event updates the candidate's screens too. */
  changed(
    application: Application,
    by: ApplicationParty,
    status = application.statusForCandidate(this.clock.now()),
  ): Promise<void> {
    return this.outbox.publish(applicationChanged, {
      application_id: application.id,
      seeker_id: application.seekerId,
      job_id: application.jobId,
      company_id: application.companyId,
      status,
      by,
      ...(application.closedReason && { closed_reason: application.closedReason }),
    });
  }

  /** Informs only the company's screens, because the candidate may not know. */
  unseen(application: Application): Promise<void> {
    return this.outbox.publish(applicationChanged, {
      application_id: application.id,
      seeker_id: application.seekerId,
      job_id: application.jobId,
      company_id: application.companyId,
      status: application.status,
      by: 'COMPANY',
      unseen: true,
    });
  }

  offer(application: Application, offer: Offer, change: OfferChange, at: Date): Promise<void> {
    return this.outbox.publish(offerChanged, {
      application_id: application.id,
      seeker_id: application.seekerId,
      job_id: application.jobId,
      version: offer.version,
      change,
      at: at.toISOString(),
    });
  }

  /** The candidate chose a time: one email to each interviewer; to the recruiter responsible for the posting if there is none. */
  async toInterviewers(application: Application, interviewId: string, readerIds: readonly string[]): Promise<void> {
    if (readerIds.length === 0) await this.byEmail(application, 'SLOT_CHOSEN', { interviewId });
    for (const readerId of readerIds) await this.byEmail(application, 'SLOT_CHOSEN', { interviewId, readerId });
  }

  byEmail(application: Application, kind: EmailKind, about: EmailSubject = {}): Promise<void> {
    const { interviewId = null, eventId = null, readerId, startsAt, delayMs = 0 } = about;
    const payload = {
      letter_id: newId(),
      application_id: application.id,
      kind,
      interview_id: interviewId,
      event_id: eventId,
      ...(readerId !== undefined && { reader_id: readerId }),
      ...(startsAt !== undefined && { starts_at: startsAt.toISOString() }),
    };
    return this.outbox.enqueue(sendEmail, payload, { delayMs });
  }
}
