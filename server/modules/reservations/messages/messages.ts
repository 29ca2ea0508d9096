export interface ReservationsMessages {
  'RESERVATIONS.COMPANY_MISSING': string;
  'RESERVATIONS.JOB_UNKNOWN': string;
  'RESERVATIONS.ALREADY_RESERVED': string;
  'RESERVATIONS.ALREADY_OPEN': string;
  /** `{max}` reservations. */
  'RESERVATIONS.TOO_MANY_ACTIVE': string;
  /** `{until}`: the day from which the company may ask again. */
  'RESERVATIONS.COOLING_DOWN': string;
  'RESERVATIONS.CLOSED': string;
  /** `{max}` per day. */
  'RESERVATIONS.TOO_MANY_CANCELLED': string;
  /** `{since}`: when the reservation got this status. */
  'RESERVATIONS.IS_ACTIVE': string;
  'RESERVATIONS.IS_MATCHED': string;
  'RESERVATIONS.IS_REJECTED': string;
  'RESERVATIONS.IS_EXPIRED': string;
  'RESERVATIONS.IS_CANCELLED': string;
  'RESERVATIONS.IS_HIRED': string;
  'RESERVATIONS.EXPIRED': string;
  'RESERVATIONS.VIDEO_NOT_FOR_SALE': string;
  'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL': string;
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': string;
  /** Name of a masked person in lists. */
  'RESERVATIONS.SOMEBODY': string;
}
