import { EntityManager } from '@mikro-orm/postgresql';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { GoogleIdToken, type ProvenPerson } from '../credentials/google-id-token.js';
import { OidcIssuer } from '../credentials/oidc-issuer.js';
import { AccountIdentity } from '../domain/account-identity.entity.js';
import { Account } from '../domain/account.entity.js';
import { EmailTaken, GoogleRefused, SecondFactorRequired } from '../domain/identity.errors.js';
import { recordableConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { fullName } from '../http/person-fields.contract.js';
import { ClaimAccount } from './claim-account.js';
import { OpenAccount } from './open-account.js';
import { OpenSession } from './open-session.js';
import { ProveSecondFactor } from './prove-second-factor.js';

export interface GoogleSignIn {
  readonly token: string;
  readonly nonce: string | null;
  /** Type of a new account; an existing account keeps its type. */
  readonly userType: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  /** Code of the second factor, if the account has one. */
  readonly code?: string | undefined;
  /** Required for a new account. */
  readonly consents: SignUpConsents;
}

/** Signs in with Google: to the linked account, else to the account with the same address, else to a new one. */
@Injectable()
export class GoogleLogIn {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly issuer: OidcIssuer,
    private readonly idToken: GoogleIdToken,
    private readonly claimAccount: ClaimAccount,
    private readonly openAccount: OpenAccount,
    private readonly secondFactors: SecondFactors,
    private readonly secondFactor: ProveSecondFactor,
    private readonly openSession: OpenSession,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws NotFound if Google is not configured.
   * @throws GoogleRefused
   * @throws GoogleUnavailable
   * @throws AccountSuspended
   * @throws ConsentRequired for a new account without consent to adulthood and terms.
   * @throws SecondFactorRequired
   * @throws SecondFactorRefused
   * @throws CompanySignInRequired
   */
  async execute(input: GoogleSignIn, device: Device): Promise<{ accountId: string; token: string }> {
    if (!this.issuer.isConfigured) throw new NotFound();
    const person = await this.idToken.verify(input.token, input.nonce);
    // Before any change, and outside the transaction, so that a wrong code stays counted.
    const proved = await this.#proveSecondFactor(person, input.code);
    const open = (): Promise<{ accountId: string; token: string }> =>
      this.transaction.run(async () => {
        const accountId = await this.#accountOf(person, input);
        if (accountId !== proved && (await this.secondFactors.isOn(accountId))) throw new SecondFactorRequired();
        return { accountId, token: await this.openSession.execute(accountId, device, 'GOOGLE') };
      });
    // Two concurrent first sign-ins: the second finds the account of the first.
    const opened = await open().catch((error: unknown) => {
      if (error instanceof EmailTaken || error instanceof UniqueConstraintViolationException) return open();
      throw error;
    });
    this.logger.info({ event: 'sign-in', by: 'google', accountId: opened.accountId }, 'signed in');
    return opened;
  }

  async #accountOf(person: ProvenPerson, input: GoogleSignIn): Promise<string> {
    const { issuer, subject } = person;
    const { account, linked } = await this.#find(person);
    if (account && linked) return account.id;
    if (account && (await this.#isLinked(account.id, person))) return account.id;
    if (account) await this.claimAccount.execute(account);
    const accountId = account?.id ?? (await this.#open(person, input));
    this.em.persist(AccountIdentity.link({ issuer, subject, accountId }, this.clock.now()));
    await this.em.flush();
    return accountId;
  }

  /** @returns the account whose code was checked; null if no code is needed yet. */
  async #proveSecondFactor(person: ProvenPerson, code: string | undefined): Promise<string | null> {
    const { account, linked } = await this.#find(person, this.em.fork());
    // An attacker may have opened the account in advance and turned on the second step; `ClaimAccount` removes it.
    if (!account || (!linked && account.emailVerifiedAt === null)) return null;
    await this.secondFactor.assert(account.id, code);
    return account.id;
  }

  /** @throws AccountSuspended */
  async #find(
    { issuer, subject, email }: ProvenPerson,
    em: EntityManager = this.em,
  ): Promise<{ account: Account | null; linked: boolean }> {
    const identity = await em.findOne(AccountIdentity, { issuer, subject });
    const account = await em.findOne(Account, identity ? { id: identity.accountId } : { email });
    account?.assertMaySignIn();
    return { account, linked: identity !== null };
  }

  /**
   * Whether a concurrent sign-in has just linked the same person.
   *
   * @throws GoogleRefused if another account of the provider is linked, because addresses can change owners.
   */
  async #isLinked(accountId: string, { issuer, subject }: ProvenPerson): Promise<boolean> {
    const linked = await this.em.findOne(AccountIdentity, { accountId, issuer });
    if (linked && linked.subject !== subject) throw new GoogleRefused();
    return linked !== null;
  }

  #open(person: ProvenPerson, { userType, language, consents }: GoogleSignIn): Promise<string> {
    const named = fullName.safeParse(person.name);
    return this.openAccount.execute({
      email: person.email,
      passwordHash: null,
      fullName: named.success ? named.data : (person.email.split('@')[0] ?? person.email),
      userType,
      language,
      approveAtOnce: this.settings.env.DEMO_MODE,
      emailVerified: true,
      profileVisible: consents.profile_visible ?? true,
      consents: recordableConsents(consents),
    });
  }
}
