import { clientConfig, type ClientConfig } from '@modules/operations/http/client-config.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** What the server tells before anyone signs in: whether the demo doors are open. Undefined until it answered. */
export function useClientConfig(): ClientConfig | undefined {
  return useRead('client-config', [], (signal) => api({ path: '/api/client-config', answer: clientConfig, signal }))
    .data;
}
