import type { PlatformHealthMessages } from './health-messages.js';

/** Texts of what can go wrong before any module is asked, and of each kind of field error. */
export interface PlatformMessages extends PlatformHealthMessages {
  'REQUEST.INVALID': string;
  'REQUEST.MALFORMED_JSON': string;
  'REQUEST.NOT_FOUND': string;
  'REQUEST.FORBIDDEN': string;
  'REQUEST.TOO_LARGE': string;
  'REQUEST.UNSUPPORTED_TYPE': string;
  'REQUEST.METHOD_NOT_ALLOWED': string;
  'REQUEST.TOO_MANY': string;
  'REQUEST.UNAVAILABLE': string;
  'REQUEST.STORAGE_FULL': string;
  'REQUEST.CONFLICT': string;
  'REQUEST.TIMEOUT': string;
  'REQUEST.IDEMPOTENCY_KEY_REUSED': string;
  'REQUEST.IDEMPOTENCY_KEY_IN_USE': string;
  'REQUEST.IDEMPOTENCY_KEY_INVALID': string;
  'REQUEST.DEFECT': string;
  'FIELD.REQUIRED': string;
  'FIELD.INVALID': string;
  'FIELD.UNKNOWN': string;
  'FIELD.TOO_SHORT': string;
  'FIELD.TOO_LONG': string;
  'FIELD.TOO_SMALL': string;
  'FIELD.TOO_BIG': string;
  'FIELD.TOO_MANY_ITEMS': string;
  'FIELD.WRONG_TYPE': string;
  'FIELD.NOT_AN_EMAIL': string;
  'FIELD.NOT_AN_ADDRESS': string;
  'FIELD.NOT_A_CHOICE': string;
}
