import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { EmailPreferences } from '../../../platform/mail/email-preferences.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome, PayloadOf } from '../../../platform/queue/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { ApplicationEvent } from '../domain/application-event.entity.js';
import { Application } from '../domain/application.entity.js';
import { Interview, standingStatus } from '../domain/interview.entity.js';
import { Offer } from '../domain/offer.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EmailFacts, type EmailKind, hasNoFile, isStillTrue, isToCandidate } from '../domain/emails.js';
import { calendarSettingsPage, candidatePage, companyPage, roomPage } from '../domain/pages.js';
import { BookedTimes } from '../persistence/booked-times.js';
import type { sendEmail } from '../jobs/send-email.definition.js';
import { InterviewFile } from '../queries/interview-file.query.js';
import { Interviewers } from '../queries/interviewers.query.js';
import { composeEmail } from '../emails/compose-email.js';

/** Writes and sends one email about an application, if it is still correct and its reader wants such emails. */
@Injectable()
export class SendEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly interviewers: Interviewers,
    private readonly booked: BookedTimes,
    private readonly file: InterviewFile,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly preferences: EmailPreferences,
    private readonly clock: Clock,
  ) {}

  async execute(message: PayloadOf<typeof sendEmail>): Promise<JobOutcome> {
    const { application_id: id, interview_id: interviewId, kind } = message;
    const em = this.em.fork();
    const application = await em.findOne(Application, { id });
    // A candidate who left gets no email; interviewers learn that the interview is cancelled.
    if (!application || (application.leftAt && kind !== 'INTERVIEWER_CANCELLED')) return 'skipped';
    const interview = interviewId === null ? null : await em.findOne(Interview, { id: interviewId });
    const [last] = await em.find(
      ApplicationEvent,
      { applicationId: id },
      { orderBy: { at: 'desc', id: 'desc' }, limit: 1 },
    );
    const [offer] = await em.find(Offer, { applicationId: id }, { orderBy: { version: 'desc' }, limit: 1 });
    const job = (await this.jobs.findJobCards([application.jobId])).get(application.jobId);
    const facts: EmailFacts = {
      status: application.status,
      lastEventId: last?.id ?? null,
      interview: interview && (await this.#interviewFacts(message, application, interview, job?.contactUserId)),
      offer: offer ? { state: offer.stateAt(this.clock.now()), version: offer.version } : null,
      isClosed: application.closedReason !== null,
    };
    if (!job || !isStillTrue(kind, message.event_id, facts)) return 'skipped';

    const readerId = await this.#readerOf(message, application, job.contactUserId);
    if (readerId === null) return 'skipped';
    const recipient = await this.identity.findRecipient(readerId, 'TRANSACTIONAL');
    if (!recipient?.wantsApplications) return 'skipped';
    const { email, language } = recipient;
    const unsubscribing = await this.preferences.of(readerId, interview ? 'interview' : 'application', language);
    if (!unsubscribing) return 'skipped';
    const words = composeEmail({
      kind,
      language,
      url: `${this.settings.env.PUBLIC_URL}${pageOf(kind, application, interview)}`,
      job: job.title,
      company: job.company.name,
      reason: application.reason,
      refusal: recipient.isConfirmed ? application.refusalText : null,
      closedReason: application.closedReason,
      unsubscribe: unsubscribing.link,
      interview: interview && {
        times:
          interview.proposedSlots.length > 0
            ? interview.proposedSlots.map((slot) => new Date(slot))
            : [interview.scheduledAt],
        isFree: interview.freeUntil !== null,
        isOpen: interview.status === 'PROPOSED',
        timeZone: interview.timeZone,
        type: interview.type,
      },
    });
    const calendar = interview && (await this.#calendar(message, interview, readerId, language));
    await this.mailer.send({
      id: message.letter_id,
      to: email,
      language,
      headers: unsubscribing.headers,
      ...(calendar !== null && { calendar: { fileName: 'entrevue.ics', content: calendar } }),
      ...words,
    });
    return 'done';
  }

  /** An interviewer who has left the team since gets no email. */
  async #readerOf(
    { kind, reader_id: readerId }: PayloadOf<typeof sendEmail>,
    { seekerId, companyId, jobId }: Application,
    contactId: string,
  ): Promise<string | null> {
    if (isToCandidate(kind)) return seekerId;
    if (readerId === undefined) return contactId;
    const [present = null] = await this.interviewers.among([readerId], companyId, jobId);
    return present;
  }

  /** As the reader knows it. */
  async #interviewFacts(
    { kind, reader_id: readerId, starts_at: startsAt }: PayloadOf<typeof sendEmail>,
    application: Application,
    { id, status, scheduledAt }: Interview,
    contactId: string | undefined,
  ): Promise<EmailFacts['interview']> {
    const now = this.clock.now();
    const known = isToCandidate(kind) ? application.statusForCandidate(now) : application.statusForInterviewers(now);
    const participants = await this.booked.participantsOf(id);
    // Without participants, the recruiter responsible for the posting.
    const present = participants.length > 0 ? participants : [contactId];
    return {
      status,
      standing: standingStatus(status, known, application.closedReason !== null),
      isReminded: startsAt === undefined || (scheduledAt.toISOString() === startsAt && scheduledAt > now),
      takesPart: readerId === undefined || present.includes(readerId),
    };
  }

  /** The interview as a file, unless it has no time yet or the reader may not have it. A reminder repeats nothing. */
  async #calendar(
    { kind, application_id: id }: PayloadOf<typeof sendEmail>,
    { id: interviewId, freeUntil }: Interview,
    readerId: string,
    language: Language,
  ): Promise<string | null> {
    if (hasNoFile(kind)) return null;
    if (!isToCandidate(kind)) {
      const endsEntry = kind === 'INTERVIEWER_REMOVED' || (kind === 'INTERVIEWER_MOVED' && freeUntil !== null);
      return this.file.ofMember(readerId, { id, interviewId }, language, endsEntry);
    }
    try {
      return await this.file.execute({ id: readerId, role: 'JOB_SEEKER' }, id, interviewId, language);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}

/**
 * A refused candidate gets a link to other postings. An application that was withdrawn or has ended can no longer be opened, so the
 * link goes to the list. An hour before an interview by video it goes to its room.
 */
function pageOf(kind: EmailKind, { id, jobId }: Application, interview: Interview | null): string {
  if (kind === 'APPLICATION_REJECTED') return '/jobs';
  const hasRoom = interview?.type === 'VIDEO' && interview.location === null;
  if ((kind === 'INTERVIEW_REMINDER_HOUR' || kind === 'INTERVIEWER_REMINDER_HOUR') && hasRoom) {
    return roomPage(interview.id);
  }
  if (kind === 'INTERVIEWER_CALENDAR_DIFFERS') return calendarSettingsPage();
  if (isToCandidate(kind)) return candidatePage();
  const isGone = kind === 'APPLICATION_WITHDRAWN' || kind === 'INTERVIEWER_CANCELLED';
  return isGone ? companyPage(jobId) : companyPage(jobId, id);
}
