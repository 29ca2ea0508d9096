import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome } from '../../../platform/queue/index.js';
import { Account } from '../domain/account.entity.js';
import { ApprovalDecision } from '../domain/approval-decision.entity.js';
import { hasLink } from '../domain/emails.js';
import { composeEmail } from '../emails/compose-email.js';
import { emailLink } from '../emails/email-links.js';
import { StandingDecision } from '../domain/standing-decision.entity.js';
import { AccountTokens } from '../persistence/account-tokens.js';
import { EmailLog, type EmailToSend } from '../persistence/email-log.js';

/**
 * Writes and sends one email, once. The link's secret is created here, so that only the email has it. A retry creates a new one,
 * and only the latest works.
 */
@Injectable()
export class SendAccountEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly tokens: AccountTokens,
    private readonly log: EmailLog,
  ) {}

  /**
   * `skipped` if there is no recipient (requests for unknown addresses arrive too), if the email is no longer correct, or if the
   * limit is reached.
   */
  async execute(message: EmailToSend): Promise<JobOutcome> {
    const { accountId, kind, letterId } = message;
    const account = await this.em.fork().findOne(Account, { id: accountId });
    if (!account || !this.#isTrue(account, kind)) return 'skipped';
    if (!(await this.log.begin(message))) return 'skipped';

    const token = hasLink(kind) ? await this.tokens.issue(accountId, kind) : null;
    const url = emailLink(this.settings.env.PUBLIC_URL, kind, token);
    const gaps = await this.#gaps(accountId, kind);
    const { language, email } = account;
    await this.mailer.send({ id: letterId, to: email, language, ...composeEmail({ kind, language, url, gaps }) });
    await this.log.sent(message);
    return 'done';
  }

  #isTrue(account: Account, kind: EmailToSend['kind']): boolean {
    if (account.status !== (kind === 'ACCOUNT_SUSPENDED' ? 'SUSPENDED' : 'ACTIVE')) return false;
    if (kind === 'VERIFY_EMAIL') return account.emailVerifiedAt === null;
    if (kind === 'RECRUITER_APPROVED') return account.approvalStatus === 'APPROVED';
    if (kind === 'RECRUITER_REJECTED') return account.approvalStatus === 'REJECTED';
    return true;
  }

  /** The operator's reason, for emails that include one. */
  async #gaps(accountId: string, kind: EmailToSend['kind']): Promise<Readonly<Record<string, string>>> {
    const latest = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1 } as const;
    const em = this.em.fork();
    if (kind === 'RECRUITER_REJECTED') {
      const [decision] = await em.find(ApprovalDecision, { accountId }, latest);
      return { reason: decision?.reason ?? '' };
    }
    if (kind === 'ACCOUNT_SUSPENDED') {
      const [decision] = await em.find(StandingDecision, { accountId, status: 'SUSPENDED' }, latest);
      return { reason: decision?.reason ?? '' };
    }
    return {};
  }
}
