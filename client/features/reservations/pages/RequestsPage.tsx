import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { changeOptimistically } from '../api/change-optimistically';
import { changeReservation } from '../api/change-reservation';
import { hideProfile } from '../api/hide-profile';
import { useReservations } from '../api/list-reservations';
import { reopenPair } from '../api/reopen-pair';
import { useReservationsText } from '../messages/use-reservations-text';
import { asList, offsetOf } from './as-list';
import { RequestsView } from './RequestsView';

export function RequestsPage() {
  const text = useReservationsText();
  const user = useCurrentUser();
  const client = useQueryClient();
  const waiting = useReservations('active');
  const counts = waiting.data?.pages.at(-1)?.counts;
  const has = (section: 'accepted' | 'hired' | 'history'): boolean => (counts?.[section] ?? 0) > 0;
  const accepted = useReservations('accepted', has('accepted'));
  const hired = useReservations('hired', has('hired'));
  const history = useReservations('history', has('history'));
  useDocumentTitle(text('requests.title'));
  return (
    <RequestsView
      waiting={asList(waiting)}
      decided={{
        accepted: has('accepted') ? asList(accepted) : null,
        hired: has('hired') ? asList(hired) : null,
        history: has('history') ? asList(history) : null,
      }}
      clockOffset={offsetOf(waiting)}
      onChange={(row, change) => changeOptimistically(client, row, change, () => changeReservation(row.id, change))}
      onOver={() => void waiting.refetch()}
      onHideProfile={user.profile_visible ? hideProfile : null}
      onReopen={reopenPair}
    />
  );
}
