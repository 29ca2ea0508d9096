import Typography from '@mui/material/Typography';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { Quote } from '../../../../design-system/Quote/Quote';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { ShownReservation } from '../../api/shown-reservation';
import { jobOf, whoAsks } from '../../domain/parties';
import { sectionOf } from '../../domain/move-row';
import { useReservationsText } from '../../messages/use-reservations-text';
import { HideProfile } from '../HideProfile/HideProfile';
import { NextRequest } from '../NextRequest/NextRequest';
import { StatusBadge } from '../StatusBadge';
import type { FailedChange } from '../use-changes';
import { useSettledWords } from '../use-settled-words';

export interface SettledRequestProps {
  readonly request: ShownReservation;
  readonly failed: FailedChange | null;
  readonly isBusy: boolean;
  readonly onHire: () => void;
  readonly onCancelMatch: () => void;
  /** Offered after a hire; null if the profile is already hidden. */
  readonly onHideProfile: (() => Promise<void>) | null;
  /** Lets the company ask again. Throws the errors of the API client. */
  readonly onReopen: () => Promise<void>;
}

/** An answered request as the person sees it: the outcome and the remaining actions. */
export function SettledRequest(props: SettledRequestProps) {
  const { request, failed, isBusy, onHire, onCancelMatch, onHideProfile, onReopen } = props;
  const text = useReservationsText();
  const shared = useSharedText();
  const settled = useSettledWords();
  const company = whoAsks(request);
  const section = sectionOf(request.status);
  const job = jobOf(request);
  const can = (action: ShownReservation['allowed_actions'][number]): boolean =>
    request.allowed_actions.includes(action);
  const named = (label: string): string => shared('action.named', { label, name: company });
  const mayAct = section === 'accepted' && (can('HIRED') || can('CANCELLED'));
  return (
    <Card
      title={company}
      titleLevel={3}
      subtitle={
        <>
          {job !== null && <span>{job.title}</span>}
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {settled(request)}
          </Typography>
        </>
      }
      aside={
        section === 'history' ? (
          <StateBadge tone="neutral">{text('request.closed')}</StateBadge>
        ) : (
          <StatusBadge status={request.status} />
        )
      }
      {...(mayAct && {
        actions: (
          <>
            <Button href={paths.messageTo(request.user.id)} aria-label={named(shared('action.message'))}>
              {shared('action.message')}
            </Button>
            {can('HIRED') && (
              <Button
                onClick={onHire}
                disabled={isBusy}
                aria-haspopup="dialog"
                aria-label={named(text('request.hire'))}
              >
                {text('request.hire')}
              </Button>
            )}
            {can('CANCELLED') && (
              <Button
                variant="danger"
                onClick={onCancelMatch}
                disabled={isBusy}
                aria-haspopup="dialog"
                aria-label={named(text('request.cancelMatch'))}
              >
                {text('request.cancelMatch')}
              </Button>
            )}
          </>
        ),
      })}
    >
      {section === 'accepted' && <Typography>{text('request.openTo', { company })}</Typography>}
      {section === 'history' && request.decline_reason !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('request.reason')}
          </Typography>
          <Quote>{request.decline_reason}</Quote>
        </div>
      )}
      {section === 'history' && <NextRequest request={request} onReopen={onReopen} />}
      {section === 'hired' && onHideProfile !== null && <HideProfile onHide={onHideProfile} />}
      {failed !== null && (
        <Notice tone="warning" title={failed.title}>
          {failed.sentence}
        </Notice>
      )}
    </Card>
  );
}
