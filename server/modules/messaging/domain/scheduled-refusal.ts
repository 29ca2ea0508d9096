/** Why a scheduled message could not be sent. */
export const refusalCodes = [
  'MESSAGING.ENDED',
  'MESSAGING.NOT_PERMITTED',
  'MESSAGING.BLOCKED_BY_YOU',
  'MESSAGING.UNAVAILABLE',
  'MESSAGING.COMPANY_MISSING',
  'MESSAGING.SCHEDULED_HAS_PRICE',
  'MESSAGING.SCHEDULED_ROLE',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Errors of other modules, such as an unknown person, mean that the person cannot get messages. */
export const refusalOf = (code: string): RefusalCode =>
  refusalCodes.find((each) => each === code) ?? 'MESSAGING.UNAVAILABLE';
