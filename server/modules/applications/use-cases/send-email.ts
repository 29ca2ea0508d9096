import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { EmailPreferences } from '../../../platform/mail/email-preferences.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome, PayloadOf } from '../../../platform/queue/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { ApplicationEvent } from '../domain/application-event.entity.js';
import { Application } from '../domain/application.entity.js';
import { Interview } from '../domain/interview.entity.js';
import { Offer } from '../domain/offer.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { isStillTrue, isToCandidate, type EmailKind } from '../domain/emails.js';
import { candidatePage, companyPage } from '../domain/pages.js';
import type { sendEmail } from '../jobs/send-email.definition.js';
import { composeEmail } from '../emails/compose-email.js';

/** Writes and sends one email about an application, if it is still correct and its reader wants such emails. */
@Injectable()
export class SendEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly preferences: EmailPreferences,
    private readonly clock: Clock,
  ) {}

  async execute(message: PayloadOf<typeof sendEmail>): Promise<JobOutcome> {
    const { application_id: id, interview_id: interviewId, kind } = message;
    const em = this.em.fork();
    const application = await em.findOne(Application, { id });
    if (!application || application.leftAt) return 'skipped';
    const interview = interviewId === null ? null : await em.findOne(Interview, { id: interviewId });
    const [last] = await em.find(
      ApplicationEvent,
      { applicationId: id },
      { orderBy: { at: 'desc', id: 'desc' }, limit: 1 },
    );
    const [offer] = await em.find(Offer, { applicationId: id }, { orderBy: { version: 'desc' }, limit: 1 });
    const facts = {
      status: application.status,
      lastEventId: last?.id ?? null,
      interview,
      offer: offer ? { state: offer.stateAt(this.clock.now()), version: offer.version } : null,
      isClosed: application.closedReason !== null,
    };
    const job = (await this.jobs.findJobCards([application.jobId])).get(application.jobId);
    if (!job || !isStillTrue(kind, message.event_id, facts)) return 'skipped';

    const readerId = isToCandidate(kind) ? application.seekerId : job.contactUserId;
    const recipient = await this.identity.findRecipient(readerId, 'TRANSACTIONAL');
    if (!recipient?.wantsApplications) return 'skipped';
    const { email, language } = recipient;
    const unsubscribing = await this.preferences.of(readerId, interview ? 'interview' : 'application', language);
    if (!unsubscribing) return 'skipped';
    const words = composeEmail({
      kind,
      language,
      url: this.#url(kind, application),
      job: job.title,
      company: job.company.name,
      reason: application.reason,
      refusal: recipient.isConfirmed ? application.refusalText : null,
      closedReason: application.closedReason,
      unsubscribe: unsubscribing.link,
      interview: interview && {
        times:
          interview.status === 'PROPOSED'
            ? interview.proposedSlots.map((slot) => new Date(slot))
            : [interview.scheduledAt],
        timeZone: interview.timeZone,
        type: interview.type,
      },
    });
    await this.mailer.send({
      id: message.letter_id,
      to: email,
      language,
      headers: unsubscribing.headers,
      ...words,
    });
    return 'done';
  }

  #url(kind: EmailKind, { id, jobId }: Application): string {
    return `${this.settings.env.PUBLIC_URL}${pageOf(kind, jobId, id)}`;
  }
}

/**
 * A refused candidate gets a link to other postings. A withdrawn application can no longer be opened, so the link goes to the
 * list.
 */
function pageOf(kind: EmailKind, jobId: string, id: string): string {
  if (kind === 'APPLICATION_REJECTED') return '/jobs';
  if (isToCandidate(kind)) return candidatePage();
  return kind === 'APPLICATION_WITHDRAWN' ? companyPage(jobId) : companyPage(jobId, id);
}
