import { type Readiness, readiness } from '@platform/health/health.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

export function useReadiness(): Loadable<Readiness> {
  return loadable(
    useRead('health', ['ready'], (signal) => api({ path: '/api/health/ready', answer: readiness, signal })),
  );
}
