import { comparison, type Comparison } from '@modules/applications/http/comparison.contract';
import { useState } from 'react';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** A worker makes the sound in a second or two. */
const ASK_EVERY_MS = 3_000;

/** Applications to a posting, answer by answer. */
export function useComparison(jobId: string, ids: readonly string[]): Loadable<Comparison> {
  const [isWaiting, setWaiting] = useState(false);
  const read = useRead(
    'applications',
    ['comparison', jobId, ...ids],
    (signal) =>
      api({
        path: `/api/jobs/${jobId}/comparison?ids=${encodeURIComponent(ids.join(','))}`,
        answer: comparison,
        signal,
      }),
    { refetchInterval: isWaiting ? ASK_EVERY_MS : false },
  );
  const waits = read.data?.people.some(({ media }) => media?.kind === 'PREPARING') === true;
  if (waits !== isWaiting) setWaiting(waits);
  return loadable(read);
}
