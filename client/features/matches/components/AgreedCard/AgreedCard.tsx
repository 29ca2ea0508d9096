import Typography from '@mui/material/Typography';
import type { MatchAction, MatchAnswer } from '@modules/matching/http/matches.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { personName } from '../../domain/person-name';
import { useMatchesText } from '../../messages/use-matches-text';
import { MatchBadge } from '../MatchCard/MatchBadge';

export interface AgreedCardProps {
  readonly match: MatchAnswer;
  readonly side: 'seeker' | 'company';
  /** The answer being sent. */
  readonly sending: MatchAction | null;
  readonly onAsk: (action: 'HIRED' | 'CANCELLED') => void;
}

/** A match from a reservation without a posting. It has no score, only a link to the reservation. */
export function AgreedCard({ match, side, sending, onAsk }: AgreedCardProps) {
  const text = useMatchesText();
  const shared = useSharedText();
  const { user, company, reservation_id: reservationId, allowed_actions: allowed } = match;
  const isSeeker = side === 'seeker';
  const name = isSeeker ? (company?.name ?? '') : personName(user);
  const named = (label: string): string => shared('action.named', { label, name });
  const isBusy = sending !== null;
  const reservation = text(isSeeker ? 'agreed.request' : 'agreed.reservation');
  return (
    <Card
      wide
      title={name}
      titleLevel={2}
      badge={<MatchBadge match={match} />}
      lead={<Avatar name={name} src={isSeeker ? (company?.logo_url ?? null) : user.avatar_url} size={48} />}
      actions={
        <>
          {reservationId !== null && (
            <Button
              variant="primary"
              href={isSeeker ? paths.requests : paths.recruiterReservation(reservationId)}
              aria-label={named(reservation)}
            >
              {reservation}
            </Button>
          )}
          {!isSeeker && !user.is_masked && (
            <Button href={paths.candidate(user.id)} aria-label={named(text('person.profile'))}>
              {text('person.profile')}
            </Button>
          )}
          {allowed.includes('HIRED') && (
            <Button
              disabled={isBusy}
              onClick={() => onAsk('HIRED')}
              aria-haspopup="dialog"
              aria-label={named(text(isSeeker ? 'card.hire' : 'person.hire'))}
            >
              {text(isSeeker ? 'card.hire' : 'person.hire')}
            </Button>
          )}
          {allowed.includes('CANCELLED') && (
            <Button
              variant="danger"
              disabled={isBusy}
              onClick={() => onAsk('CANCELLED')}
              aria-haspopup="dialog"
              aria-label={named(text(isSeeker ? 'card.cancel' : 'person.cancel'))}
            >
              {text(isSeeker ? 'card.cancel' : 'person.cancel')}
            </Button>
          )}
        </>
      }
    >
      <Typography>{text(isSeeker ? 'agreed.seeker' : 'agreed.company')}</Typography>
    </Card>
  );
}
