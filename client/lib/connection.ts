/** The connection, in browsers that report it (Network Information API). */
export interface ConnectionFacts {
  readonly effectiveType?: string;
  /** The person asked the browser for less data; it then also sends the header `Save-Data`. */
  readonly saveData?: boolean;
}

export const connectionOf = (browser: object): ConnectionFacts | undefined =>
  (browser as { connection?: ConnectionFacts }).connection;
