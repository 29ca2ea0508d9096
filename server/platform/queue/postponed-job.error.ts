/**
 * A handler throws this if it needs something that is unavailable for a while, for example another process: the job runs again later and no
 * attempt is counted. Operators see the job with the message (`WaitingWork`). After three days it fails.
 */
export class PostponedJob extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostponedJob';
  }
}
