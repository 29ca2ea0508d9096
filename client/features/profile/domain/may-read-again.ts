import { ApiError } from '../../../lib/api-error';

/** Whether reading the same file again can succeed: the network or the server failed, not the file. */
export const mayReadAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
