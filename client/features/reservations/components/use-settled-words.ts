import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { ShownReservation } from '../api/shown-reservation';
import { statusName } from '../domain/status-name';
import { useReservationsText } from '../messages/use-reservations-text';

/** Outcome and date of a request: `Refusée le 12 novembre 2026`. */
export function useSettledWords(): (row: ShownReservation) => string {
  const text = useReservationsText();
  const language = useLanguage();
  return (row) => {
    const name = statusName(row.status);
    const at = (name === 'HIRED' ? row.match?.hired_at : null) ?? row.resolved_at ?? row.created_at;
    return text(`settled.${name === 'ACTIVE' ? 'unknown' : name}`, { date: formatDate(at, language) });
  };
}
