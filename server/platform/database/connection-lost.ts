/** Messages of `pg` and its pool for a broken connection; they have no code. The ORM may put the statement before them. */
const lost =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/;

/** True for the message of a broken connection, after which a retry helps. */
export const isConnectionLost = (message: string): boolean => lost.test(message);
