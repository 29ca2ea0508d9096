import type { PayComparison } from '@modules/jobs/http/pay-comparison.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The pay of similar jobs. Null while loading, after an error, and if there are too few: the page does not depend on it. */
export function usePayComparison(jobId: string, enabled: boolean): PayComparison | null {
  const { data } = useRead(
    'jobs',
    ['pay', jobId],
    (signal) =>
      api({
        path: `/api/jobs/${jobId}/pay`,
        answer: () =>
          import('@modules/jobs/http/pay-comparison.contract').then(({ payAmongSimilar }) => payAmongSimilar),
        signal,
      }),
    { enabled },
  );
  return data?.comparison ?? null;
}
