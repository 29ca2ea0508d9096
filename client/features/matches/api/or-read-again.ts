import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error';
import { invalidateAfterChange } from '../../../lib/query-client';

/** Too few credits, gone, changed by somebody else: what is on screen is not how things stand. */
const outOfDate: readonly number[] = [402, 404, 409];

/** Sends a change; where it is refused because the lists are out of date, they are read again. */
export async function orReadAgain(client: QueryClient, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (isApiError(error) && outOfDate.includes(error.status)) void invalidateAfterChange(client, '/api/matches');
    throw error;
  }
}
