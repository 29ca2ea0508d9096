/**
 * A handler throws this if retrying cannot help, for example if a file is not a video: the job fails immediately and `exhausted`
 * is called.
 */
export class UnrecoverableJob extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnrecoverableJob';
  }
}
