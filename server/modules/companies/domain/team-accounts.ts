/** An account as far as joining a team is concerned. */
export interface TeamAccount {
  readonly email: string;
  readonly isActive: boolean;
  readonly approval: 'PENDING' | 'APPROVED' | 'REJECTED';
}

/** Port: accounts of people who join a team. Bound where the modules are assembled. */
export abstract class TeamAccounts {
  /** The recruiter's account, which stays open until the transaction ends; null for another kind of account. */
  abstract hold(accountId: string): Promise<TeamAccount | null>;
  /** Approves a recruiter who waits for an operator, in the caller's transaction. */
  abstract approve(accountId: string): Promise<void>;
  /** Ends the sessions that the sign-in of their company opened for people who leave its team, in the caller's transaction. */
  abstract endCompanySessions(accountIds: readonly string[]): Promise<void>;
  /**
   * Ends the sessions that a member opened another way, if the company requires its own sign-in from them, in the caller's transaction.
   * Write the membership first.
   */
  abstract endOtherSessions(accountId: string): Promise<void>;
}
