/**
 * A refusal the person who typed the command can act on. Its message is one line, and it is printed alone, without a
 * stack; every other error is a defect and is printed with one.
 */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
}
