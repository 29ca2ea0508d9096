/** What asking a person for their profile costs a company now, and whether it may. Names as the contract has them. */
export interface ReservationTerms {
  readonly reservation_price: number;
  readonly may_reserve: 'NOW' | 'LATER' | 'IF_REOPENED';
  /** ISO 8601 UTC; null where it may now, and where time alone does not change that. */
  readonly may_reserve_from: string | null;
}

/** The terms between a company and people. Asked here, answered by the module that owns reservations (bound where modules meet). */
export abstract class PairTerms {
  /**
   * One question for a whole page.
   *
   * @param companyId null: the terms of a company that never met the person.
   */
  abstract of(companyId: string | null, seekerIds: readonly string[]): Promise<(seekerId: string) => ReservationTerms>;
}
