import type { ErrorKind } from './domain-error.js';

/** HTTP status of each kind of refusal (RFC 9110). */
export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
  storage_full: 507,
};
