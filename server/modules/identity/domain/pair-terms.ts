/** Price of a reservation for a company, and whether it is allowed now. Names as in the contract. */
export interface ReservationTerms {
  readonly reservation_price: number;
  readonly may_reserve: 'NOW' | 'LATER' | 'IF_REOPENED';
  /** ISO 8601 UTC; null if it is allowed now, or if waiting alone does not change it. */
  readonly may_reserve_from: string | null;
}

/** Terms between a company and people. A port: the reservations module implements it and is bound at the root. */
export abstract class PairTerms {
  /**
   * One query for a whole page.
   *
   * @param companyId null: terms for a company without any history with the person.
   */
  abstract of(companyId: string | null, seekerIds: readonly string[]): Promise<(seekerId: string) => ReservationTerms>;
}
