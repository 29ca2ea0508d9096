/** A table of this module with a person's id, and when its rows are deleted. */
interface PersonalRows {
  readonly table: string;
  readonly column: string;
  /**
   * `closing`: when the account is closed. `erasing`: weeks later. `pseudonym`: they identify nobody then, and have their own
   * period.
   */
  readonly goes: 'closing' | 'erasing' | 'pseudonym';
}

/** In an order that satisfies foreign keys. The account row is emptied, and deleted together with its consents. */
export const personalRows: readonly PersonalRows[] = [
  { table: 'account_identity', column: 'account_id', goes: 'closing' },
  { table: 'account_token', column: 'account_id', goes: 'closing' },
  { table: 'recovery_code', column: 'account_id', goes: 'closing' },
  { table: 'second_factor', column: 'account_id', goes: 'closing' },
  { table: 'passkey', column: 'account_id', goes: 'closing' },
  { table: 'recruiter_invitation', column: 'used_by', goes: 'closing' },
  { table: 'seeker_exclusion', column: 'seeker_id', goes: 'closing' },
  { table: 'session', column: 'account_id', goes: 'erasing' },
  // The platform's table of request keys, which has no holder of its own.
  { table: 'command_results', column: 'caller', goes: 'erasing' },
  { table: 'account_letter', column: 'account_id', goes: 'erasing' },
  { table: 'approval_decision', column: 'account_id', goes: 'erasing' },
  { table: 'standing_decision', column: 'account_id', goes: 'erasing' },
  { table: 'seeker_disclosure', column: 'seeker_id', goes: 'erasing' },
  { table: 'access_log', column: 'seeker_id', goes: 'erasing' },
  { table: 'access_log', column: 'viewer_id', goes: 'pseudonym' },
  { table: 'approval_decision', column: 'decided_by', goes: 'pseudonym' },
  { table: 'standing_decision', column: 'decided_by', goes: 'pseudonym' },
  { table: 'recruiter_invitation', column: 'invited_by', goes: 'pseudonym' },
  { table: 'profile', column: 'account_id', goes: 'pseudonym' },
  { table: 'consent', column: 'account_id', goes: 'pseudonym' },
  { table: 'account', column: 'id', goes: 'pseudonym' },
];
