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
import { teamInvited } from '../domain/company.events.js';
import { SendTeamInvitation } from '../use-cases/send-team-invitation.js';
import { companyEmailsQueue } from './companies.queue.js';

export const sendTeamInvitation = defineJob({
  name: 'companies.send-team-invitation',
  queue: companyEmailsQueue,
  payload: z.object({ invitation_id: z.uuid(), letter_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ letter_id }) => letter_id,
  startedBy: [on(teamInvited, (event) => event)],
});

/** Sends the email that invites somebody into a team. */
@HandlesJob(sendTeamInvitation)
export class SendTeamInvitationJob implements JobHandler<typeof sendTeamInvitation> {
  constructor(private readonly send: SendTeamInvitation) {}

  async handle({ invitation_id, letter_id }: PayloadOf<typeof sendTeamInvitation>): Promise<JobOutcome> {
    try {
      return (await this.send.execute(invitation_id, letter_id)) ? 'done' : 'skipped';
    } catch (error) {
      if (error instanceof EmailRefused) throw new UnrecoverableJob(error.message);
      throw error;
    }
  }
}
