const DAY = 86_400_000;

/** Start of "the last 7 days" and of "the 7 days before them". */
export interface LastDays {
  readonly weekAgo: Date;
  readonly twoWeeksAgo: Date;
}

export function lastDays(now: Date): LastDays {
  return { weekAgo: new Date(now.getTime() - 7 * DAY), twoWeeksAgo: new Date(now.getTime() - 14 * DAY) };
}

/**
 * SQL that counts rows of the last 7 days minus those of the 7 days before. Parameters: `weekAgo`, `weekAgo`, `twoWeeksAgo`.
 *
 * @param column a timestamp column; from our code, never from a request
 */
export function deltaOf(column: string): string {
  return `(count(*) filter (where ${column} >= ?) - count(*) filter (where ${column} < ? and ${column} >= ?))::int`;
}

export const deltaParams = ({ weekAgo, twoWeeksAgo }: LastDays): readonly Date[] => [weekAgo, weekAgo, twoWeeksAgo];
