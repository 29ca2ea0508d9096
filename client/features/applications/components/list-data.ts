/** The pages of a list that were read so far. */
export interface ListData<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  /** Why the next ones did not come, or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
}
