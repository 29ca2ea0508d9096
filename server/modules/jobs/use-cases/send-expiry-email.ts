import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { IdentityFacade } from '../../identity/index.js';
import { composeExpiryEmail } from '../emails/compose-email.js';
import { RenewalLinks } from './renewal-links.js';

export interface ExpiryEmail {
  readonly letterId: string;
  readonly jobId: string;
  readonly endsAt: Date;
}

/** Emails the responsible recruiter that a posting ends soon, with a link to renew it. */
@Injectable()
export class SendExpiryEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly links: RenewalLinks,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
  ) {}

  /** @returns false if the posting has another end date or is not open, or its author has no usable address. */
  async execute({ letterId, jobId, endsAt }: ExpiryEmail): Promise<boolean> {
    const [job] = await this.em.execute<{ title: string; contact_user_id: string }[]>(
      `select title, contact_user_id from job where id = ? and status = 'ACTIVE' and expires_at = ?`,
      [jobId, endsAt],
    );
    const recipient = job && (await this.identity.findRecipient(job.contact_user_id, 'TRANSACTIONAL'));
    if (!job || !recipient) return false;
    const { email, language } = recipient;
    const message = composeExpiryEmail({
      language,
      title: job.title,
      endsAt,
      url: `${this.settings.env.PUBLIC_URL}/renew-job#token=${await this.links.seal({ jobId, endsAt })}`,
    });
    await this.mailer.send({ id: letterId, to: email, language, ...message });
    return true;
  }
}
