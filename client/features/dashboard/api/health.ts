import { type PartHealth, queuesAnswer } from '@modules/operations/http/queues.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The parts of the instance, those that are not well first: as operators are told, also when it takes no traffic. */
export function useHealth(): Loadable<readonly PartHealth[]> {
  return loadable(
    useRead('health', ['parts'], async (signal) => {
      const { health } = await api({ path: '/api/admin/queues', answer: queuesAnswer, signal });
      return health;
    }),
  );
}
