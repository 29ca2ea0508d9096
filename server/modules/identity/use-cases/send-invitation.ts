import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome } from '../../../platform/queue/index.js';
import { hashOfToken, newToken } from '../credentials/session-token.js';
import { RecruiterInvitation } from '../domain/recruiter-invitation.entity.js';
import { composeEmail, forCompany } from '../emails/compose-email.js';
import { invitationLink } from '../emails/email-links.js';

/** Sends an invitation once. The code is created here, so that only the email has it. */
@Injectable()
export class SendInvitation {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
  ) {}

  async execute(invitationId: string): Promise<JobOutcome> {
    const em = this.em.fork();
    const invitation = await em.findOne(RecruiterInvitation, { id: invitationId, sentAt: null, usedAt: null });
    if (!invitation) return 'skipped';
    const code = newToken();
    invitation.codeHash = hashOfToken(code);
    await em.flush();
    const { language, email, companyName } = invitation;
    const url = invitationLink(this.settings.env.PUBLIC_URL, code);
    const gaps = { company: forCompany(companyName, language) };
    const message = composeEmail({ kind: 'INVITATION', language, url, gaps });
    await this.mailer.send({ id: invitationId, to: email, language, ...message });
    invitation.sentAt = this.clock.now();
    await em.flush();
    return 'done';
  }
}
