import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { domainCodeAsked } from '../domain/company.events.js';
import { SendDomainCode } from '../use-cases/send-domain-code.js';
import { companyEmailsQueue } from './companies.queue.js';

export const sendDomainCode = defineJob({
  name: 'companies.send-domain-code',
  queue: companyEmailsQueue,
  payload: z.object({ company_id: z.uuid(), letter_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ letter_id }) => letter_id,
  startedBy: [on(domainCodeAsked, (event) => event)],
});

/** Sends a code to an address at a company's email domain. */
@HandlesJob(sendDomainCode)
export class SendDomainCodeJob implements JobHandler<typeof sendDomainCode> {
  constructor(private readonly send: SendDomainCode) {}

  async handle({ company_id, letter_id }: PayloadOf<typeof sendDomainCode>): Promise<JobOutcome> {
    try {
      return (await this.send.execute(company_id, letter_id)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      await this.send.forgetAddress(company_id, letter_id);
      throw new UnrecoverableJob(error.message);
    }
  }
}
