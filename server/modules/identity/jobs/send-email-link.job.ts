import { HandlesJob, type JobHandler, type JobOutcome, type PayloadOf } from '../../../platform/queue/index.js';
import { SendEmailLink } from '../use-cases/send-email-link.js';
import { sendEmailLink } from './emails.definitions.js';
import { giveUpOnRefusal } from './send-account-email.job.js';

@HandlesJob(sendEmailLink)
export class SendEmailLinkJob implements JobHandler<typeof sendEmailLink> {
  constructor(private readonly send: SendEmailLink) {}

  async handle({ request_id }: PayloadOf<typeof sendEmailLink>): Promise<JobOutcome> {
    return this.send.execute(request_id).catch(giveUpOnRefusal);
  }
}
