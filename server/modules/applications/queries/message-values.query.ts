import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { firstNameOf, type Language, type MessageValues } from '../domain/message-text.js';

export interface MessageAbout {
  /** The member of the team who writes. */
  readonly senderId: string;
  /** The posting that the text is about; null for none. */
  readonly jobId: string | null;
  /** The sender's company; null: the posting's. */
  readonly company?: string;
  /** The application whose next interview the text may name. */
  readonly applicationId?: string;
  /** The person's first name as the text shows it. */
  readonly firstName: string | null;
}

/** The values of the variables in a text to one person, in both languages. */
@Injectable()
export class MessageValuesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly clock: Clock,
  ) {}

  async of(about: MessageAbout): Promise<Record<Language, MessageValues>> {
    const { senderId, jobId, company, applicationId, firstName } = about;
    const job = jobId === null ? undefined : (await this.jobs.findJobCards([jobId])).get(jobId);
    const sender = await this.identity.findAccount(senderId);
    const next = applicationId === undefined ? null : await this.#nextInterview(applicationId);
    const valuesIn = (language: Language): MessageValues => ({
      first_name: firstName,
      job_title: job?.title ?? null,
      company: company ?? job?.company.name ?? null,
      my_name: sender?.full_name ?? null,
      interview_time: next && momentOf(new Date(next.scheduled_at), next.time_zone, language),
    });
    return { fr: valuesIn('fr'), en: valuesIn('en') };
  }

  /** First name and language of the person who gets the text, for texts that only this person reads. */
  async recipient(seekerId: string): Promise<{ firstName: string | null; language: Language }> {
    const account = await this.identity.findAccount(seekerId);
    return { firstName: account && firstNameOf(account.full_name), language: account?.language ?? 'fr' };
  }

  async #nextInterview(applicationId: string): Promise<{ scheduled_at: string; time_zone: string } | null> {
    const [next] = await this.em.execute<{ scheduled_at: string; time_zone: string }[]>(
      `select scheduled_at, time_zone from interview
        where application_id = ? and status = 'SCHEDULED' and scheduled_at > ? order by scheduled_at, id limit 1`,
      [applicationId, this.clock.now()],
    );
    return next ?? null;
  }
}

/** `le lundi 19 janvier 2026 à 14 h 30 HNE`, to be put into a sentence. */
const momentOf = (at: Date, timeZone: string, language: Language): string =>
  `${language === 'fr' ? 'le' : 'on'} ${momentInWords(at, language, { timeZone, namesZone: true })}`;
