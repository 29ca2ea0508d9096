import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';

/** Makes a change, then waits until the screen shows it, or the change of another person that caused a refusal. */
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

/** True if the refusal means that the screen was out of date: another change was faster, or the credits are spent. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [402, 404, 409].includes(error.status);
}
