import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';

/** Waits until what is on screen shows what the change made of it, or what somebody else did meanwhile. */
export async function andReread<T>(client: QueryClient, change: () => Promise<T>): Promise<T> {
  const reread = () => client.invalidateQueries({ queryKey: ['applications'] });
  try {
    const answer = await change();
    await reread();
    return answer;
  } catch (error) {
    if (isOutdated(error)) await reread();
    throw error;
  }
}

/** The refusal says that the screen was out of date: somebody was faster, it was withdrawn, the credits are gone. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [402, 404, 409].includes(error.status);
}
