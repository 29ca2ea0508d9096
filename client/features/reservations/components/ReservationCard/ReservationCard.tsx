import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { TimeRing } from '../../../../design-system/TimeRing/TimeRing';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { ShownReservation } from '../../api/shown-reservation';
import { isOver, jobOf, personName } from '../../domain/parties';
import { sectionOf } from '../../domain/move-row';
import { useReservationsText } from '../../messages/use-reservations-text';
import { StatusBadge } from '../StatusBadge';
import type { FailedChange } from '../use-changes';
import { useSettledWords } from '../use-settled-words';
import { LockedFace } from './LockedFace';
import { PendingFacts, SettledFacts } from './ReservationFacts';

export interface ReservationCardProps {
  readonly reservation: ShownReservation;
  /** Current time of the server, milliseconds. */
  readonly now: number;
  readonly isBusy: boolean;
  readonly failed: FailedChange | null;
  readonly onCancel: () => void;
  readonly onHire: () => void;
  readonly onCancelMatch: () => void;
  /** Shown after a hire, for example `CloseJob`. */
  readonly offer?: ReactNode;
}

/** A reservation of the company: person, job, status, and the actions that the server allows. */
export function ReservationCard(props: ReservationCardProps) {
  const { reservation, now, isBusy, failed, onCancel, onHire, onCancelMatch, offer } = props;
  const text = useReservationsText();
  const shared = useSharedText();
  const settled = useSettledWords();
  const { target_user: person, status } = reservation;
  const section = sectionOf(status);
  const name = personName(reservation);
  const over = isOver(reservation, now);
  const can = (action: ShownReservation['allowed_actions'][number]): boolean =>
    !over && reservation.allowed_actions.includes(action);
  const named = (label: string): string => shared('action.named', { label, name });
  return (
    <Card
      wide
      title={name}
      titleLevel={2}
      subtitle={
        <>
          {[person.location, jobOf(reservation)?.title].filter(Boolean).join(' · ')}
          {section !== 'active' && (
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {settled(reservation)}
            </Typography>
          )}
        </>
      }
      badge={<StatusBadge status={over ? 'EXPIRED' : status} />}
      lead={section === 'active' ? <TimeLeft reservation={reservation} now={now} /> : <Face person={person} />}
      actions={
        <>
          {!person.is_masked && (
            <Button href={paths.candidate(person.id)} aria-label={named(text('card.profile'))}>
              {text('card.profile')}
            </Button>
          )}
          {!over && section !== 'history' && (
            <Button href={paths.messageTo(person.id)} aria-label={named(shared('action.message'))}>
              {shared('action.message')}
            </Button>
          )}
          {can('HIRED') && (
            <Button onClick={onHire} disabled={isBusy} aria-haspopup="dialog" aria-label={named(text('card.hire'))}>
              {text('card.hire')}
            </Button>
          )}
          {can('CANCELLED') && (
            <Button
              variant="danger"
              onClick={section === 'active' ? onCancel : onCancelMatch}
              disabled={isBusy}
              aria-haspopup="dialog"
              aria-label={named(text(section === 'active' ? 'card.cancel' : 'card.cancelMatch'))}
            >
              {text(section === 'active' ? 'card.cancel' : 'card.cancelMatch')}
            </Button>
          )}
        </>
      }
    >
      {section === 'active' && !over && <PendingFacts reservation={reservation} now={now} />}
      {over && <Typography>{text('card.over')}</Typography>}
      {section !== 'active' && <SettledFacts reservation={reservation} />}
      {offer}
      {failed !== null && (
        <Notice tone="warning" title={failed.title}>
          {failed.sentence}
        </Notice>
      )}
    </Card>
  );
}

function TimeLeft({ reservation, now }: { reservation: ShownReservation; now: number }) {
  const ends = Date.parse(reservation.expires_at);
  return <TimeRing remainingMs={ends - now} totalMs={ends - Date.parse(reservation.reserved_at)} />;
}

function Face({ person }: { person: ShownReservation['target_user'] }) {
  return person.is_masked ? <LockedFace /> : <Avatar name={person.full_name} src={person.avatar_url} size={48} />;
}
