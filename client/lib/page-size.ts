/** The connection, in browsers that report it (Network Information API). */
export interface ConnectionFacts {
  readonly effectiveType?: string;
  /** The person asked for less data. */
  readonly saveData?: boolean;
}

const MEDIUM = 20;
const sizes: Readonly<Record<string, number>> = { '4g': 50, '3g': MEDIUM, '2g': 10, 'slow-2g': 10 };

/** Rows per page of a list: 50 on a fast connection, 10 on a slow one, otherwise 20. */
export function pageSizeFor(connection: ConnectionFacts | undefined): number {
  if (connection?.saveData === true) return sizes['2g'] ?? MEDIUM;
  return sizes[connection?.effectiveType ?? ''] ?? MEDIUM;
}

export const connectionOf = (browser: object): ConnectionFacts | undefined =>
  (browser as { connection?: ConnectionFacts }).connection;

/** Fixed for a visit, because the pages of a list must fit together. */
export const pageSize = pageSizeFor(connectionOf(navigator));

/** Too slow for anything that the person did not request. */
export const isSlow = pageSize === sizes['2g'];
