import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { applicationChanged } from '../domain/application.events.js';
import type { Application } from '../domain/application.entity.js';
import type { ApplicationParty } from '../domain/application-lifecycle.js';
import type { LetterKind } from '../domain/letters.js';
import { sendLetter } from '../jobs/send-letter.definition.js';

export interface LetterAbout {
  readonly interviewId?: string;
  readonly eventId?: string;
  /** Milliseconds. */
  readonly delayMs?: number;
}

/** What leaves the use cases of applications: the event for other modules, and letters. Call inside the transaction. */
@Injectable()
export class Tell {
  constructor(private readonly outbox: Outbox) {}

  changed(application: Application, by: ApplicationParty): Promise<void> {
    return this.outbox.publish(applicationChanged, {
      application_id: application.id,
      seeker_id: application.seekerId,
      job_id: application.jobId,
      company_id: application.companyId,
      status: application.status,
      by,
    });
  }

  byLetter(application: Application, kind: LetterKind, about: LetterAbout = {}): Promise<void> {
    const { interviewId = null, eventId = null, delayMs = 0 } = about;
    const payload = {
      letter_id: newId(),
      application_id: application.id,
      kind,
      interview_id: interviewId,
      event_id: eventId,
    };
    return this.outbox.enqueue(sendLetter, payload, { delayMs });
  }
}
