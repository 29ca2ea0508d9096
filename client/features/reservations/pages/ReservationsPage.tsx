import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReservationSection } from '@modules/reservations/http/reservations.contract';
import { agoInWords } from '../../../lib/ago-in-words';
import { useLanguage } from '../../../lib/i18n';
import type { ListData } from '../../../lib/list-data';
import type { Loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { changeOptimistically } from '../api/change-optimistically';
import { changeReservation } from '../api/change-reservation';
import { closePosting } from '../api/close-posting';
import { useReservation } from '../api/get-reservation';
import { useReservations } from '../api/list-reservations';
import type { ShownReservation } from '../api/shown-reservation';
import { sectionOf } from '../domain/move-row';
import { addressOf, oneFrom, sectionFrom } from '../domain/reservation-view';
import { useReservationsText } from '../messages/use-reservations-text';
import { asList, asListOfOne, offsetOf } from './as-list';
import { ReservationsView } from './ReservationsView';

/** Often enough to keep "20 seconds ago" nearly exact. */
const TICK_MS = 10_000;

export function ReservationsPage() {
  const text = useReservationsText();
  const language = useLanguage();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const oneId = oneFrom(address);
  const one = useReservation(oneId);
  const section = oneId !== null && one.data ? sectionOf(one.data.status) : sectionFrom(address);
  const read = useReservations(section);
  // True only for a manual refresh. Automatic ones show no indicator.
  const [isRefreshing, setRefreshing] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useDocumentTitle(text('reservations.title'));
  const last = read.data?.pages.at(-1);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.all([read.refetch(), ...(oneId === null ? [] : [one.refetch()])]);
    setRefreshing(false);
  };
  const show = (asked: ReservationSection): void =>
    setAddress(addressOf(asked), { replace: true, preventScrollReset: true });
  const all = (): Loadable<ListData<ShownReservation>> =>
    read.isPlaceholderData ? { status: 'loading' } : asList(read);
  return (
    <ReservationsView
      section={section}
      onSection={show}
      onShowAll={oneId === null ? undefined : () => show(section)}
      counts={last?.counts}
      reservations={oneId === null ? all() : asListOfOne(one)}
      clockOffset={offsetOf(read)}
      updated={last === undefined ? null : agoInWords(last.received_at, now, language)}
      isRefreshing={isRefreshing}
      onRefresh={() => void refresh()}
      onChange={(row, change) => changeOptimistically(client, row, change, () => changeReservation(row.id, change))}
      onCloseJob={async (jobId) => {
        await closePosting(jobId);
        await read.refetch();
      }}
    />
  );
}
