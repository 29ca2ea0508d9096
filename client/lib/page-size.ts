/** What browsers that know it say of the connection (Network Information API). */
export interface ConnectionFacts {
  readonly effectiveType?: string;
  /** The person asked for less data. */
  readonly saveData?: boolean;
}

const MEDIUM = 20;
const sizes: Readonly<Record<string, number>> = { '4g': 50, '3g': MEDIUM, '2g': 10, 'slow-2g': 10 };

/** Rows a page of a list: 50 on a fast connection, 10 on a slow one, 20 between and where nothing is known. */
export function pageSizeFor(connection: ConnectionFacts | undefined): number {
  if (connection?.saveData === true) return sizes['2g'] ?? MEDIUM;
  return sizes[connection?.effectiveType ?? ''] ?? MEDIUM;
}

export const connectionOf = (browser: object): ConnectionFacts | undefined =>
  (browser as { connection?: ConnectionFacts }).connection;

/** Decided once a visit: the pages of one list have to fit each other. */
export const pageSize = pageSizeFor(connectionOf(navigator));

/** Too slow for anything that nobody asked for. */
export const isSlow = pageSize === sizes['2g'];
