import { inspect } from 'node:util';

/**
 * An error that the user of the command can fix. Its message is one line, printed without a stack; other errors are bugs and
 * printed with one.
 */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
}

/** The text printed for an error that ends the process. */
export function describeFailure(error: unknown): string {
  if (error instanceof LauncherError) return error.message;
  return error instanceof Error ? inspect(error) : String(error);
}
