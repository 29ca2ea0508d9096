/** The company of an account, and the names of its colleagues. A port: credits know no companies. */
export abstract class Employers {
  /** Null if it works for none. */
  abstract companyOf(accountId: string): Promise<{ readonly id: string; readonly isOwner: boolean } | null>;
  /** By account id, former colleagues included; leaves out people who left the platform. */
  abstract namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
