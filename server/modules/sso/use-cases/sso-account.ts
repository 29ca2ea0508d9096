import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Logger } from '../../../platform/logging/logger.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { type CompanyAccount, CompanySignInFacade } from '../../identity/index.js';
import type { CompanySso } from '../domain/company-sso.entity.js';
import { domainOf } from '../domain/email-domain.js';
import type { ProvenPerson } from '../domain/proven-person.js';
import { SsoAccountRefused, SsoSubjectChanged } from '../domain/sso.errors.js';
import { SsoLinks } from '../persistence/sso-links.js';

/**
 * The account that a person of a company signs in to: the linked one, else the recruiter's account with the address, else a new one.
 * It must be of this company's team, or may join it now.
 */
@Injectable()
export class SsoAccount {
  constructor(
    private readonly links: SsoLinks,
    private readonly accounts: CompanySignInFacade,
    private readonly teams: TeamSignInFacade,
    private readonly logger: Logger,
  ) {}

  /**
   * Call it inside a transaction.
   *
   * @returns the id of the account.
   * @throws SsoAccountRefused, SsoSubjectChanged, AccountSuspended, TeamFull
   */
  async execute(connection: CompanySso, person: ProvenPerson, language: Language): Promise<string> {
    const linked = await this.links.accountOf(connection, person.subject);
    const found = await this.accounts.hold(linked === null ? { email: person.email } : { id: linked });
    if (found) this.#assertMayOpen(connection, found);
    const accountId = found?.id ?? (await this.accounts.open({ ...person, language }));
    const joined = await this.#belong(connection, accountId);
    if (linked !== null && !joined) return accountId;
    const subject = await this.links.subjectOf(connection, accountId);
    if (subject !== null) throw this.#refused(connection, accountId, new SsoSubjectChanged());
    await this.links.bind(connection, person.subject, accountId);
    if (found) await this.accounts.link(accountId);
    return accountId;
  }

  /** Never an account of a job seeker or an operator, nor one with an address elsewhere. */
  #assertMayOpen(connection: CompanySso, { id, email, userType }: CompanyAccount): void {
    if (userType === 'RECRUITER' && domainOf(email) === connection.domain) return;
    throw this.#refused(connection, id, new SsoAccountRefused());
  }

  /** @returns whether the account joined the team now. @throws SsoAccountRefused */
  async #belong(connection: CompanySso, accountId: string): Promise<boolean> {
    const { companyId, defaultRole: role } = connection;
    if (await this.teams.isMember(companyId, accountId)) return false;
    if (!(await this.teams.join({ accountId, companyId, role }))) {
      throw this.#refused(connection, accountId, new SsoAccountRefused());
    }
    await this.links.forget(companyId, accountId);
    return true;
  }

  #refused({ companyId }: CompanySso, accountId: string, error: SsoAccountRefused | SsoSubjectChanged): Error {
    this.logger.warn(
      { event: 'sign-in-refused', by: 'company', companyId, accountId, check: error.code },
      'sign-in refused',
    );
    return error;
  }
}
