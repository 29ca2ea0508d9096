import Typography from '@mui/material/Typography';
import { type Fact, FactList } from '../../../../design-system/FactList/FactList';
import { Quote } from '../../../../design-system/Quote/Quote';
import { formatRemaining } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useMayReserveWords } from '../../../../lib/use-may-reserve-words';
import type { ShownReservation } from '../../api/shown-reservation';
import { shortDateTime } from '../../domain/short-date-time';
import { sectionOf } from '../../domain/move-row';
import { useReservationsText } from '../../messages/use-reservations-text';
import { usePayWords } from '../use-pay-words';

/** Pay, credits on hold, and what happens at the time limit. */
export function PendingFacts({ reservation, now }: { reservation: ShownReservation; now: number }) {
  const text = useReservationsText();
  const language = useLanguage();
  const payOf = usePayWords();
  const ends = Date.parse(reservation.expires_at);
  const facts: Fact[] = [
    { label: text('fact.left'), value: formatRemaining(ends - now, language) },
    { label: text('fact.until'), value: shortDateTime(ends, language) },
    { label: text('fact.salary'), value: payOf(reservation) },
    { label: text('card.onHold'), value: text('card.credits', { count: reservation.credits_reserved }) },
    { label: text('fact.onNoOrSilence'), value: text('card.onNoWhat') },
  ];
  return (
    <>
      {reservation.message !== null && <LabelledText label={text('card.message')} words={reservation.message} />}
      <FactList facts={facts} />
    </>
  );
}

/** The outcome: the person's reason, and whether the credit was spent. */
export function SettledFacts({ reservation }: { reservation: ShownReservation }) {
  const text = useReservationsText();
  const section = sectionOf(reservation.status);
  const closed = useMayReserveWords()(reservation);
  // A match existed before the cancellation, so the credit was spent.
  const credit = reservation.match === null ? 'card.creditBack' : 'card.creditKept';
  return (
    <>
      {reservation.decline_reason !== null && (
        <LabelledText label={text('card.reason')} words={reservation.decline_reason} />
      )}
      {section === 'history' && reservation.resolved_at !== null && <Quiet>{text(credit)}</Quiet>}
      {section === 'history' && closed !== null && <Quiet>{closed}</Quiet>}
      {section === 'hired' && <Quiet>{text('card.final')}</Quiet>}
    </>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function LabelledText({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <Quiet>{label}</Quiet>
      <Quote>{words}</Quote>
    </div>
  );
}
