/**
 * Thrown by a handler when trying again cannot help (a file that is no video stays no video): the job fails at once,
 * whatever attempts are left, and `exhausted` is called.
 */
export class UnrecoverableJob extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnrecoverableJob';
  }
}
