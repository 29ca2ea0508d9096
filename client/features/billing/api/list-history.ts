import { type CreditHistoryPage, creditHistoryPage } from '@modules/credits/http/credits.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

interface HistoryQuestion {
  readonly page: number;
  readonly limit: number;
  /** `as_of` of the first page, so that later pages neither repeat nor skip a line. */
  readonly asOf?: number | undefined;
  readonly enabled?: boolean;
}

/** One page of the statement, newest first. */
export function useCreditHistory({ page, limit, asOf, enabled = true }: HistoryQuestion) {
  return useRead<CreditHistoryPage>(
    'credits',
    ['history', page, limit, asOf ?? null],
    (signal) =>
      api({ path: '/api/credits/history', query: { page, limit, as_of: asOf }, answer: creditHistoryPage, signal }),
    { enabled },
  );
}
