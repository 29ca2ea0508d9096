import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error';
import { invalidateAfterChange } from '../../../lib/query-client';

/** Too few credits, not found, changed by somebody else: the screen is out of date. */
const outOfDate: readonly number[] = [402, 404, 409];

/** Sends a change. If it is refused because the lists are out of date, reads them again. */
export async function orReadAgain(client: QueryClient, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (isApiError(error) && outOfDate.includes(error.status)) void invalidateAfterChange(client, '/api/matches');
    throw error;
  }
}
