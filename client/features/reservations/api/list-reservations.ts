import type { ReservationSection } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import { type ShownPage, shownPage } from './shown-reservation';

/** The other side may decide while the list is open. */
const ASK_AGAIN_MS = 20_000;

export const reservationsQuestion = (section: ReservationSection): PagesQuestion<ShownPage> => ({
  resource: 'credit-reservations',
  details: ['list', section],
  read: async (page, signal) => {
    const query = { section, page, limit: pageSize };
    const answer = await api({ path: '/api/credit-reservations', query, answer: shownPage, signal });
    return { ...answer, received_at: Date.now() };
  },
});

/** Rows of one section, newest first. Each response also has the counts of all sections. */
export function useReservations(section: ReservationSection, enabled = true) {
  const { resource, details, read } = reservationsQuestion(section);
  return useReadPages(resource, details, read, { enabled, refetchInterval: ASK_AGAIN_MS });
}
