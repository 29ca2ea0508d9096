import { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Device } from './credentials/device.js';
import { connectionOf } from './credentials/network.js';
import { Account } from './domain/account.entity.js';
import { limits } from './domain/limits.js';
import type { UserType } from './domain/user-type.js';
import { fullName } from './http/person-fields.contract.js';
import { Throttle } from './persistence/throttle.js';
import { ClaimAccount } from './use-cases/claim-account.js';
import { EndSessions } from './use-cases/end-sessions.js';
import { OpenAccount } from './use-cases/open-account.js';
import { OpenSession } from './use-cases/open-session.js';
import { RequestEmail } from './use-cases/request-email.js';

/** An account that the sign-in of a company may open. */
export interface CompanyAccount {
  readonly id: string;
  readonly email: string;
  readonly userType: UserType;
}

export interface CompanyPerson {
  readonly email: string;
  /** From the provider, not verified. */
  readonly name: string | null;
  readonly language: 'fr' | 'en';
}

/** Accounts and sessions for the sign-in of a company, which has proved the person's identity and address. */
@Injectable()
export class CompanySignInFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
    private readonly claimAccount: ClaimAccount,
    private readonly openAccount: OpenAccount,
    private readonly openSession: OpenSession,
    private readonly ending: EndSessions,
    private readonly requestEmail: RequestEmail,
  ) {}

  /** Counts a sign-in that a connection starts. Call it outside a transaction. @throws TooManyAttempts */
  countStart(device: Device): Promise<void> {
    return this.throttle.count({ limit: limits.companySignInOfConnection, of: [connectionOf(device.address)] });
  }

  /**
   * Finds an open account and locks it until the transaction ends. Take it before any other lock.
   *
   * @returns null for an unknown or closed account.
   * @throws AccountSuspended for a recruiter.
   */
  async hold(by: { readonly id: string } | { readonly email: string }): Promise<CompanyAccount | null> {
    const account = await this.em.findOne(
      Account,
      { ...by, status: { $ne: 'DELETED' } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!account) return null;
    if (account.userType === 'RECRUITER') account.assertMaySignIn();
    const { id, email, userType } = account;
    return { id, email, userType };
  }

  /**
   * Opens a recruiter's account. Joining a team approves it. It has no consents yet, so every change is refused until the person
   * gives them.
   *
   * @throws EmailTaken
   */
  open({ email, name, language }: CompanyPerson): Promise<string> {
    const named = fullName.safeParse(name);
    return this.openAccount.execute({
      email,
      passwordHash: null,
      fullName: named.success ? named.data : (email.split('@')[0] ?? email),
      userType: 'RECRUITER',
      language,
      approveAtOnce: false,
      emailVerified: true,
      profileVisible: true,
      consents: [],
    });
  }

  /** The person signs in to an existing account for the first time this way; an email tells them. */
  async link(accountId: string): Promise<void> {
    await this.claimAccount.execute(await this.em.findOneOrFail(Account, { id: accountId }));
    await this.requestEmail.execute(accountId, 'COMPANY_SIGN_IN_LINKED');
  }

  /** @returns the token of the session. */
  signIn(accountId: string, device: Device): Promise<string> {
    return this.openSession.execute(accountId, device, 'COMPANY');
  }

  /** Ends the sessions of people who left the team that signed them in. Their other sessions stay. */
  async endSessions(accountIds: readonly string[]): Promise<void> {
    for (const id of accountIds) await this.ending.openedWith(id, 'COMPANY');
  }

  /** Ends the sessions that people opened another way, once they must sign in with their company. */
  async endOtherSessions(accountIds: readonly string[]): Promise<void> {
    for (const id of accountIds) await this.ending.notOpenedWith(id, 'COMPANY');
  }

  /** Tells owners that the sign-in of their company was changed, after the current transaction commits. */
  async tellOwners(accountIds: readonly string[]): Promise<void> {
    for (const id of accountIds) await this.requestEmail.execute(id, 'COMPANY_SIGN_IN_CHANGED');
  }

  /** Tells owners about the proof of a domain, after the current transaction commits. */
  async emailAboutDomain(accountIds: readonly string[], change: 'PROVED' | 'MISSING' | 'LOST'): Promise<void> {
    for (const id of accountIds) await this.requestEmail.execute(id, `COMPANY_DOMAIN_${change}`);
  }
}
