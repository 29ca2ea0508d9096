/** What `pg` and its pool say of a broken connection, without a code. The ORM may write the statement before it. */
const lost =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/;

/** True of the message of an error that a broken connection to the database leaves: asking again later helps. */
export const isConnectionLost = (message: string): boolean => lost.test(message);
