import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome } from '../../../platform/queue/index.js';
import { hashOfToken, newToken } from '../credentials/session-token.js';
import { Account } from '../domain/account.entity.js';
import { EMAIL_LINK_MS } from '../domain/emails.js';
import { TooManyAttempts } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { composeEmail } from '../emails/compose-email.js';
import { signInLink } from '../emails/email-links.js';
import { Throttle } from '../persistence/throttle.js';

interface Row {
  readonly email: string;
  readonly language: 'fr' | 'en';
}

/** Sends a link that signs in or opens an account, once. The secret is created here, so that only the email has it. */
@Injectable()
export class SendEmailLink {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly throttle: Throttle,
    private readonly mailer: Mailer,
  ) {}

  /** `skipped` if it was sent, if the account may not sign in, or if the address got too many. */
  async execute(id: string): Promise<JobOutcome> {
    const em = this.em.fork();
    const now = this.clock.now();
    const [row] = await em.execute<Row[]>(
      'select email, language from email_sign_in where id = ? and token_hash is null and expires_at > ?',
      [id, now],
    );
    if (!row) return 'skipped';
    const account = await em.findOne(Account, { email: row.email });
    if (account && account.status !== 'ACTIVE') return 'skipped';
    try {
      await this.throttle.count({ limit: limits.emailLinkToAddress, of: [row.email] });
    } catch (error) {
      if (error instanceof TooManyAttempts) return 'skipped';
      throw error;
    }
    const token = newToken();
    const language = account?.language ?? row.language;
    const url = signInLink(this.settings.env.PUBLIC_URL, token);
    const email = composeEmail({ kind: account ? 'SIGN_IN_LINK' : 'OPEN_ACCOUNT_LINK', language, url });
    await this.mailer.send({ id, to: row.email, language, ...email });
    // Stored after sending: if sending fails, the retry sends a new secret.
    await em.execute('update email_sign_in set token_hash = ?, expires_at = ? where id = ?', [
      hashOfToken(token),
      new Date(now.getTime() + EMAIL_LINK_MS),
      id,
    ]);
    return 'done';
  }
}
