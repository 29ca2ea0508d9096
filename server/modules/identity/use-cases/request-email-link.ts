import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/index.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { limits } from '../domain/limits.js';
import type { SignUpConsents } from '../domain/sign-up-consents.js';
import { sendEmailLink } from '../jobs/emails.definitions.js';
import { Throttle } from '../persistence/throttle.js';

export interface EmailLinkInput {
  readonly email: string;
  readonly fullName: string | null;
  readonly userType: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  readonly consents: SignUpConsents;
  readonly next: string | null;
}

/** How long the email may take to leave. The link itself is valid for a time counted from sending. */
const SEND_WITHIN_MS = 24 * 3600 * 1000;
/** Expired rows deleted with each request, so that made-up addresses cannot fill the table. */
const SWEEP = 20;

/**
 * Requests an email with a link that signs in or opens an account. Known and unknown addresses take the same path, so neither the
 * answer nor its time reveals whether an account exists.
 */
@Injectable()
export class RequestEmailLink {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly logger: Logger,
  ) {}

  /** @throws TooManyAttempts per connection, whatever the address. */
  async execute(input: EmailLinkInput, device: Device): Promise<void> {
    await this.throttle.count({ limit: limits.emailLinkOfConnection, of: [connectionOf(device.address)] });
    const [id, now] = [newId(), this.clock.now()];
    await this.em.execute(
      `delete from email_sign_in where id in (
         select id from email_sign_in where expires_at <= ? order by expires_at limit ? for update skip locked)`,
      [now, SWEEP],
    );
    await this.transaction.run(async () => {
      // Earlier links stay valid, so that a stranger cannot switch them off by asking again.
      await this.em.execute(
        `insert into email_sign_in (id, email, token_hash, full_name, user_type, language, consents, next, created_at, expires_at)
         values (?, ?, null, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
        [
          id,
          input.email,
          input.fullName,
          input.userType,
          input.language,
          JSON.stringify(input.consents),
          input.next,
          now,
          new Date(now.getTime() + SEND_WITHIN_MS),
        ],
      );
      await this.outbox.enqueue(sendEmailLink, { request_id: id });
    });
    this.logger.info({ event: 'email-link-requested' }, 'sign-in link requested');
  }
}
