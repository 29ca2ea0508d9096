import type { SeatRole } from './seat.js';

/** The company of an account, as shown on a card. */
export interface AccountCompany {
  readonly id: string;
  readonly name: string;
  readonly logo_url: string | null;
}

/** The company of an account, and the role of the account in its team. */
export interface OwnCompany extends AccountCompany {
  readonly role: SeatRole;
}

/** Companies of accounts. A port: the companies module implements it and is bound at the root. */
export abstract class AccountCompanies {
  /** Accounts without a company are absent. */
  abstract companiesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, OwnCompany>>;
  /** By id, including removed companies, because earlier records still name them. */
  abstract findCompanies(companyIds: readonly string[]): Promise<ReadonlyMap<string, AccountCompany>>;
}
