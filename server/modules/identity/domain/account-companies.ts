/** The company of an account, as far as a card shows it. */
export interface AccountCompany {
  readonly id: string;
  readonly name: string;
  readonly logo_url: string | null;
}

/** Which companies accounts belong to. Asked here, answered by the module that owns companies (bound where modules meet). */
export abstract class AccountCompanies {
  /** Accounts without a company are absent from the map. */
  abstract companiesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, AccountCompany>>;
  /** By id, removed ones included: what they did in their time still names them. */
  abstract findCompanies(companyIds: readonly string[]): Promise<ReadonlyMap<string, AccountCompany>>;
}
