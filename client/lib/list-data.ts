/** The loaded pages of a list. */
export interface ListData<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
}
