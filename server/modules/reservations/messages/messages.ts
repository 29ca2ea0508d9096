export interface ReservationsMessages {
  'RESERVATIONS.COMPANY_MISSING': string;
  'RESERVATIONS.JOB_UNKNOWN': string;
  'RESERVATIONS.ALREADY_RESERVED': string;
  'RESERVATIONS.ALREADY_OPEN': string;
  /** `{max}` reservations. */
  'RESERVATIONS.TOO_MANY_ACTIVE': string;
  /** `{days}` until the person may be asked again. */
  'RESERVATIONS.COOLING_DOWN': string;
  /** `{max}` a day. */
  'RESERVATIONS.TOO_MANY_CANCELLED': string;
  /** `{from}` and `{to}` are statuses as the contract names them. */
  'RESERVATIONS.ACTION_REFUSED': string;
  'RESERVATIONS.EXPIRED': string;
  'RESERVATIONS.VIDEO_NOT_FOR_SALE': string;
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': string;
  /** Whoever is masked, in a list. */
  'RESERVATIONS.SOMEBODY': string;
}
