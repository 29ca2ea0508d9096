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
 * Writes and sends one letter, once. A link's secret is made here and now, so that it is in the letter and nowhere else; tried
 * again after a failure, it is a new one, and only the letter that arrived last can be used.
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
   * `skipped` where there is nobody to write to (an address without an account is asked about just like any other), where the
   * letter no longer says the truth, or where enough letters were sent.
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

  /** The operator's words, where a letter says why. */
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
