import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { JobOutcome } from '../../../platform/queue/index.js';
import { Account } from '../domain/account.entity.js';
import { ApprovalDecision } from '../domain/approval-decision.entity.js';
import { hasLink } from '../domain/letters.js';
import { composeLetter } from '../letters/compose-letter.js';
import { letterLink } from '../letters/letter-links.js';
import { StandingDecision } from '../domain/standing-decision.entity.js';
import { AccountTokens } from '../persistence/account-tokens.js';
import { LetterLog, type LetterToSend } from '../persistence/letter-log.js';

/**
 * Writes and sends one email, once. The link's secret is created here, so that only the email has it. A retry creates a new one,
 * and only the latest works.
 */
@Injectable()
export class SendAccountLetter {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly tokens: AccountTokens,
    private readonly log: LetterLog,
  ) {}

  /**
   * `skipped` if there is no recipient (requests for unknown addresses arrive too), if the email is no longer correct, or if the
   * limit is reached.
   */
  async execute(letter: LetterToSend): Promise<JobOutcome> {
    const { accountId, kind, letterId } = letter;
    const account = await this.em.fork().findOne(Account, { id: accountId });
    if (!account || !this.#isTrue(account, kind)) return 'skipped';
    if (!(await this.log.begin(letter))) return 'skipped';

    const token = hasLink(kind) ? await this.tokens.issue(accountId, kind) : null;
    const url = letterLink(this.settings.env.PUBLIC_URL, kind, token);
    const gaps = await this.#gaps(accountId, kind);
    const { language, email } = account;
    await this.mailer.send({ id: letterId, to: email, language, ...composeLetter({ kind, language, url, gaps }) });
    await this.log.sent(letter);
    return 'done';
  }

  #isTrue(account: Account, kind: LetterToSend['kind']): boolean {
    if (account.status !== (kind === 'ACCOUNT_SUSPENDED' ? 'SUSPENDED' : 'ACTIVE')) return false;
    if (kind === 'VERIFY_EMAIL') return account.emailVerifiedAt === null;
    if (kind === 'RECRUITER_APPROVED') return account.approvalStatus === 'APPROVED';
    if (kind === 'RECRUITER_REJECTED') return account.approvalStatus === 'REJECTED';
    return true;
  }

  /** The operator's reason, for emails that include one. */
  async #gaps(accountId: string, kind: LetterToSend['kind']): Promise<Readonly<Record<string, string>>> {
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
