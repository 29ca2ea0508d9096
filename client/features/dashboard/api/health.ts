import { type PartHealth, queuesAnswer } from '@modules/operations/http/queues.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/**
 * Health of each part of the instance, failing ones first. Operators can read it even while the instance is not ready
 * for traffic.
 */
export function useHealth(): Loadable<readonly PartHealth[]> {
  return loadable(
    useRead('health', ['parts'], async (signal) => {
      const { health } = await api({ path: '/api/admin/queues', answer: queuesAnswer, signal });
      return health;
    }),
  );
}
