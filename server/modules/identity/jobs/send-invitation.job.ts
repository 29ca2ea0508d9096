import { HandlesJob, type JobHandler, type JobOutcome, type PayloadOf } from '../../../platform/queue/index.js';
import { SendInvitation } from '../use-cases/send-invitation.js';
import { sendInvitation } from './emails.definitions.js';
import { giveUpOnRefusal } from './send-account-email.job.js';

@HandlesJob(sendInvitation)
export class SendInvitationJob implements JobHandler<typeof sendInvitation> {
  constructor(private readonly send: SendInvitation) {}

  async handle({ invitation_id }: PayloadOf<typeof sendInvitation>): Promise<JobOutcome> {
    return this.send.execute(invitation_id).catch(giveUpOnRefusal);
  }
}
