import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { hashOfToken, looksLikeToken } from '../credentials/session-token.js';
import { Account } from '../domain/account.entity.js';
import { EmailTaken, LinkInvalid, SecondFactorRequired } from '../domain/identity.errors.js';
import { recordableConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { ClaimAccount } from './claim-account.js';
import { OpenAccount } from './open-account.js';
import { OpenSession } from './open-session.js';
import { ProveSecondFactor } from './prove-second-factor.js';

export interface EmailLinkOpening {
  readonly token: string;
  /** Code of the second factor, if the account has one. */
  readonly code: string | undefined;
  /** Added to those given with the request; needed for a new account. */
  readonly consents: SignUpConsents;
}

interface Row {
  readonly email: string;
  readonly full_name: string | null;
  readonly user_type: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  readonly consents: SignUpConsents;
}

/** Signs in with the link of an email: to the account of its address, else to a new one. Who reads the email owns the address. */
@Injectable()
export class OpenEmailLink {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly claimAccount: ClaimAccount,
    private readonly openAccount: OpenAccount,
    private readonly secondFactors: SecondFactors,
    private readonly secondFactor: ProveSecondFactor,
    private readonly openSession: OpenSession,
    private readonly logger: Logger,
  ) {}

  /**
   * Every refusal but `LinkInvalid` leaves the link as it was.
   *
   * @throws LinkInvalid also for the second of two concurrent calls.
   * @throws ConsentRequired
   * @throws AccountSuspended
   * @throws SecondFactorRequired
   * @throws SecondFactorRefused
   * @throws CompanySignInRequired
   */
  async execute(input: EmailLinkOpening, device: Device): Promise<{ accountId: string; token: string }> {
    if (!looksLikeToken(input.token)) throw new LinkInvalid();
    const hash = hashOfToken(input.token);
    // Before any change, and outside the transaction, so that a wrong code stays counted.
    const proved = await this.#proveSecondFactor(hash, input.code);
    const open = (): Promise<{ accountId: string; token: string }> =>
      this.transaction.run(async () => {
        const accountId = await this.#accountOf(hash, input.consents);
        if (accountId !== proved && (await this.secondFactors.isOn(accountId))) throw new SecondFactorRequired();
        return { accountId, token: await this.openSession.execute(accountId, device, 'EMAIL_LINK') };
      });
    // Somebody registered the address at the same moment: the second try finds that account.
    const opened = await open().catch((error: unknown) => {
      if (error instanceof EmailTaken) return open();
      throw error;
    });
    this.logger.info({ event: 'sign-in', by: 'email-link', accountId: opened.accountId }, 'signed in');
    return opened;
  }

  /** @returns the account whose code was checked; null if no code is needed yet. */
  async #proveSecondFactor(hash: string, code: string | undefined): Promise<string | null> {
    const em = this.em.fork();
    const [link] = await em.execute<Pick<Row, 'email'>[]>(
      'select email from email_sign_in where token_hash = ? and expires_at > ?',
      [hash, this.clock.now()],
    );
    if (!link) throw new LinkInvalid();
    const account = await em.findOne(Account, { email: link.email });
    account?.assertMaySignIn();
    // An attacker may have opened the account in advance and turned on the second step; `ClaimAccount` removes it.
    if (!account || account.emailVerifiedAt === null) return null;
    await this.secondFactor.assert(account.id, code);
    return account.id;
  }

  async #accountOf(hash: string, consents: SignUpConsents): Promise<string> {
    // One statement uses the link: of two calls, one gets the row.
    const [link] = await this.em.execute<Row[]>(
      `delete from email_sign_in where token_hash = ? and expires_at > ?
       returning email, full_name, user_type, language, consents`,
      [hash, this.clock.now()],
    );
    if (!link) throw new LinkInvalid();
    await this.em.execute('delete from email_sign_in where email = ?', [link.email]);
    const account = await this.em.findOne(Account, { email: link.email });
    if (!account) return this.#open(link, { ...link.consents, ...consents });
    account.assertMaySignIn();
    await this.claimAccount.execute(account);
    return account.id;
  }

  #open({ email, full_name, user_type, language }: Row, consents: SignUpConsents): Promise<string> {
    return this.openAccount.execute({
      email,
      passwordHash: null,
      fullName: full_name ?? email.split('@')[0] ?? email,
      userType: user_type,
      language,
      approveAtOnce: this.settings.env.DEMO_MODE,
      emailVerified: true,
      profileVisible: consents.profile_visible ?? true,
      consents: recordableConsents(consents),
    });
  }
}
