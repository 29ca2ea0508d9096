import { inspect } from 'node:util';

/**
 * A refusal the person who typed the command can act on. Its message is one line, and it is printed alone, without a
 * stack; every other error is a defect and is printed with one.
 */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
}

/** What is printed of an error that ends the process. */
export function describeFailure(error: unknown): string {
  if (error instanceof LauncherError) return error.message;
  return error instanceof Error ? inspect(error) : String(error);
}
