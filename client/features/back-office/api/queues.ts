import { type DeadLetterRow, queuesAnswer, retried } from '@modules/operations/http/queues.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** State of the background jobs, polled while the page is open. */
export function useQueues() {
  return useRead('admin', ['queues'], (signal) => api({ path: '/api/admin/queues', answer: queuesAnswer, signal }), {
    refetchInterval: 15_000,
  });
}

export async function retryWork({ source, queue, id }: DeadLetterRow): Promise<void> {
  const body = source === 'outbox' ? { source, id } : { source, queue, id };
  await api({ method: 'POST', path: '/api/admin/dead-letters/retry', body, answer: retried });
}
