import {
  type CloseDayRequest,
  closure,
  type Closure,
  closuresPage,
  type ClosuresPage,
} from '@modules/bookings/http/admin-bookings.contract';
import { done } from '@modules/bookings/http/done.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** More closed days than operators enter in a year. */
const MOST = 100;

export function useClosures(): Loadable<ClosuresPage> {
  return loadable(
    useRead('admin', ['closures'], (signal) =>
      api({ path: '/api/admin/closures', query: { limit: MOST }, answer: closuresPage, signal }),
    ),
  );
}

export async function closeDay(body: CloseDayRequest): Promise<Closure> {
  return api({ method: 'POST', path: '/api/admin/closures', body, answer: closure });
}

export async function reopenDay(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/admin/closures/${id}`, answer: done });
}
