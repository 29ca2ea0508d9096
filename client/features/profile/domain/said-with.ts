import { ApiError } from '../../../lib/api-error';

/** The same error with a sentence before its own: what failed, then why. */
export function saidWith(lead: string, error: unknown, sentence: string): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(error.status, error.code, `${lead} ${sentence}`, error.details, error.requestId);
}
