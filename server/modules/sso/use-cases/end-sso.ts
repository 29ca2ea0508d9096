import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { Logger } from '../../../platform/logging/logger.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { CompanySignInFacade, type Device, EmailTaken } from '../../identity/index.js';
import type { CompanySso } from '../domain/company-sso.entity.js';
import type { ProvenPerson } from '../domain/proven-person.js';
import { SsoRefused } from '../domain/sso.errors.js';
import { SsoAttempts, type StartedSignIn } from '../persistence/sso-attempts.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { CompanyProvider, type ProviderAnswer } from '../provider/company-provider.js';
import { signInSecrets } from '../provider/sign-in-secrets.js';
import { SsoAccount } from './sso-account.js';

/** A session for the person, or the id of the company whose owner tested the connection. */
export type EndedSso = { readonly accountId: string; readonly token: string } | { readonly testedCompany: string };

export interface Browser {
  /** The company in the address to which the browser came back. */
  readonly companyId: string;
  /** From the cookie that the beginning set. */
  readonly cookie: string | null;
  readonly device: Device;
  /** Of a new account. */
  readonly language: Language;
}

/** The provider sent the browser back: verifies its answer, and signs the person in or notes the owner's test. */
@Injectable()
export class EndSso {
  constructor(
    private readonly connections: SsoRepository,
    private readonly attempts: SsoAttempts,
    private readonly provider: CompanyProvider,
    private readonly account: SsoAccount,
    private readonly signIn: CompanySignInFacade,
    private readonly teams: TeamSignInFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws SsoRefused, SsoClientRefused, SsoUnavailable, SsoEmailRefused, SsoSubjectChanged, SsoAccountRefused
   * @throws AccountSuspended, TeamFull; for a test also NotFound, OwnersOnly
   */
  async execute(answer: ProviderAnswer, { companyId, cookie, device, language }: Browser): Promise<EndedSso> {
    const secrets = signInSecrets(cookie ?? '');
    if (cookie === null || answer.state !== secrets.state) throw this.#refused('state');
    // Used up even if the rest is wrong, so that an answer can be tried only once.
    const attempt = await this.attempts.take(answer.state);
    if (!attempt) throw this.#refused('attempt');
    // Before the code goes anywhere: it may be of another company's provider, to which only the attempt leads.
    if (attempt.companyId !== companyId) throw this.#refused('address');
    const connection = await this.#connection(attempt);
    const person = await this.provider.personOf(connection, secrets, answer);
    if (attempt.ownerId !== null) return this.#tested(attempt, attempt.ownerId);
    const open = (): Promise<EndedSso> =>
      this.transaction.run(async () => {
        const accountId = await this.account.execute(await this.#connection(attempt), person, language);
        return { accountId, token: await this.signIn.signIn(accountId, device) };
      });
    // Two concurrent first sign-ins: the second finds the account and the link of the first.
    const opened = await open().catch((error: unknown) => {
      if (error instanceof EmailTaken || error instanceof UniqueConstraintViolationException) return open();
      throw error;
    });
    this.#log(attempt, opened, person);
    return opened;
  }

  /** The settings with which the sign-in began. @throws SsoRefused if they were changed or switched off since. */
  async #connection({ companyId, revision, ownerId }: StartedSignIn): Promise<CompanySso> {
    const connection = await this.connections.of(companyId);
    if (connection?.revision !== revision) throw this.#refused('settings changed');
    if (ownerId !== null) return connection;
    const isUsable = connection.enabled && (await this.connections.isConfirmed(companyId, connection.domain));
    if (!isUsable) throw this.#refused('switched off');
    return connection;
  }

  #tested(attempt: StartedSignIn, ownerId: string): Promise<EndedSso> {
    return this.transaction.run(async () => {
      await this.teams.holdAsOwner(attempt.companyId, ownerId);
      (await this.#connection(attempt)).pass(this.clock.now());
      return { testedCompany: attempt.companyId };
    });
  }

  #log({ companyId }: StartedSignIn, ended: EndedSso, { subject }: ProvenPerson): void {
    if (!('accountId' in ended)) return;
    const { accountId } = ended;
    this.logger.info({ event: 'sign-in', by: 'company', accountId, companyId, subject }, 'signed in');
  }

  #refused(check: string): SsoRefused {
    this.logger.warn({ event: 'sign-in-refused', by: 'company', check }, 'sign-in refused');
    return new SsoRefused();
  }
}
